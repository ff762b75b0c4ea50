"""Where things are drawn: boxes in CSS pixels, and which of them lie over each other."""

from typing import Any

Box = dict[str, Any]

# For scripts that measure a page: what of a node can be seen, or null.
SEEN = """
// What is clipped, or scrolled away, covers nothing.
const seen = (node) => {
  let { left, top, right, bottom } = node.getBoundingClientRect();
  for (let box = node.parentElement; box !== null; box = box.parentElement) {
    if (box.matches(".stage") || getComputedStyle(box).overflowY === "visible") continue;
    const around = box.getBoundingClientRect();
    [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)];
    [left, right] = [Math.max(left, around.left), Math.min(right, around.right)];
  }
  return bottom > top && right > left ? { left, top, right, bottom } : null;
};
"""


def overlapping(one: Box, other: Box) -> bool:
    """Do two boxes cover each other by more than a hair."""
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return across > 2 and down > 2


def hangs_on(one: Box, other: Box) -> bool:
    """Is one the plate of a seat, and the other what hangs on its edge."""
    names = {one["name"].split()[0], other["name"].split()[0]}
    return one["seat"] == other["seat"] != -1 and {"plate", "tag"} == names
