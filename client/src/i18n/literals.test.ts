import { parse, type AST } from "svelte/compiler";
import { expect, test } from "vitest";

const COMPONENTS = import.meta.glob<string>(["../**/*.svelte", "!../**/stories/**"], { query: "?raw", import: "default", eager: true });

/** Attributes whose text is read or heard. */
const SPOKEN = new Set(["alt", "aria-label", "aria-description", "aria-valuetext", "label", "placeholder", "title"]);
const LETTER = /\p{L}/u;

/** Text written straight into a component. */
function literals(node: unknown, attribute: string | null = null): string[] {
  if (Array.isArray(node)) return node.flatMap((child) => literals(child, attribute));
  if (typeof node !== "object" || node === null || !("type" in node)) return [];
  const { type } = node as { type: string };
  if (type === "Text") {
    const { data } = node as AST.Text;
    return LETTER.test(data) && (attribute === null || SPOKEN.has(attribute)) ? [data.trim()] : [];
  }
  // Directives hold lengths and class names.
  if (type.endsWith("Directive")) return [];
  if (type === "Attribute") return literals((node as AST.Attribute).value, (node as AST.Attribute).name);
  return Object.entries(node).flatMap(([name, child]) => (name === "expression" ? [] : literals(child, attribute)));
}

test.each(Object.entries(COMPONENTS))("no text is written into %s; it belongs into the message files", (_, source) => {
  const { fragment } = parse(source, { modern: true });

  expect(literals(fragment)).toEqual([]);
});
