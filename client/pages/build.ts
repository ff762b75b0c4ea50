/**
 * Finishes the index, and writes the page of a table beside it.
 *
 * What the pages show first needs no script, so the scripts let the style go before them. The page of a table names what its
 * screen is made of, too: a browser fetches all of it at once, and not only when the script has read the address.
 */
import type { Plugin, Rolldown } from "vite";

const SCREEN = "/src/table/TableScreen.svelte";
const SCRIPTS = /<(script type="module"|link rel="modulepreload")/g;
const HEAD_END = "  </head>";

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

export function clientPages(): Plugin {
  return {
    name: "client-pages",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const index = bundle["index.html"];
      const screen = Object.values(bundle).find((made): made is Chunk => isChunk(made) && made.moduleIds.some((id) => id.endsWith(SCREEN)));
      if (index?.type !== "asset" || screen === undefined) throw new Error("there is no index, or no screen of a table");
      const page = String(index.source);
      index.source = patient(page);
      this.emitFile({ type: "asset", fileName: "table.html", source: patient(ahead(page, screen, bundle)) });
    },
  };
}

/** `page` whose scripts come after its style. */
function patient(page: string): string {
  return page.replace(SCRIPTS, `<$1 fetchpriority="low"`);
}

/** `page` with links to everything that `screen` needs and the page does not name yet. */
function ahead(page: string, screen: Chunk, bundle: Bundle): string {
  const chunks = [...needed(screen, bundle)];
  const links = [
    ...chunks.map(({ fileName }) => [fileName, `rel="modulepreload"`]),
    ...chunks.flatMap((chunk) => [...stylesOf(chunk)].map((name) => [name, `rel="preload" as="style"`])),
  ].filter(([name]) => !page.includes(`/${name}"`));
  return page.replace(HEAD_END, links.map(([name, kind]) => `    <link ${kind} crossorigin href="/${name}">\n`).join("") + HEAD_END);
}

/** `chunk` and all that it imports at once. */
function needed(chunk: Chunk, bundle: Bundle, found = new Set<Chunk>()): ReadonlySet<Chunk> {
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const name of chunk.imports) {
    const made = bundle[name];
    if (made !== undefined && isChunk(made)) needed(made, bundle, found);
  }
  return found;
}

/** Vite notes with a chunk which styles belong to it. */
function stylesOf(chunk: Chunk): ReadonlySet<string> {
  return (chunk as { viteMetadata?: { importedCss: ReadonlySet<string> } }).viteMetadata?.importedCss ?? new Set();
}

function isChunk(made: Bundle[string]): made is Chunk {
  return made.type === "chunk";
}
