/**
 * Which files the client is built into: one with all that every visit begins with, one with all that a table adds.
 *
 * A browser asks for six files at a time, and each turn takes a slow network a while; left alone the bundler makes a file of
 * whatever two screens share.
 */
import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";

type Context = Parameters<Exclude<Rolldown.CodeSplittingGroup["name"], string>>[1];

/** The roots of the pieces, first come first served. */
const PIECES = { room: "../src/main.ts", table: "../src/table/TableScreen.svelte" } as const;

export function pieces(): Rolldown.CodeSplittingOptions {
  const groups = Object.entries(PIECES).map(([name, root], index, pieces): Rolldown.CodeSplittingGroup => {
    const from = fileURLToPath(new URL(root, import.meta.url));
    let parts: ReadonlySet<string> | null = null;
    return { name: (id, context) => ((parts ??= partsOf(from, context)).has(id) ? name : null), priority: pieces.length - index };
  });
  return { groups, includeDependenciesRecursively: false };
}

/** `root` and all that it imports, and what that imports, but for what is put off. */
function partsOf(root: string, context: Context, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(root)) return found;
  found.add(root);
  for (const id of context.getModuleInfo(root)?.importedIds.slice() ?? []) partsOf(id, context, found);
  return found;
}
