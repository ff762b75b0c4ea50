/** Writes the service worker beside the built client: it knows every file of this build, and a name for all of it. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const SOURCE = new URL("./service-worker.js", import.meta.url);

export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const source = readFileSync(SOURCE, "utf8");
      const whole = createHash("sha256").update(source);
      const files = Object.values(bundle).sort((one, other) => (one.fileName < other.fileName ? -1 : 1));
      for (const file of files) whole.update(`${file.fileName}\0`).update(file.type === "chunk" ? file.code : file.source);
      // Rulebooks are long and can wait for a network.
      const kept = files.map(({ fileName }) => fileName).filter((name) => name.startsWith("assets/") && !name.includes("rulebook"));
      const names = ["/", ...kept.map((name) => `/${name}`), "/icon.svg", "/manifest.webmanifest"];
      const text = source.replace("__VERSION__", whole.digest("hex").slice(0, 16)).replace("__FILES__", JSON.stringify(names));
      this.emitFile({ type: "asset", fileName: "service-worker.js", source: text });
    },
  };
}
