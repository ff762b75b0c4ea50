/** The languages of the room, and which of them suits a browser best. */

export const LANGUAGES = ["en", "de", "da", "nb", "pl"] as const;

export type Language = (typeof LANGUAGES)[number];

/** Norwegian browsers also ask for "no" and "nn"; Bokmål is what we have for them. */
const SPOKEN_AS: Readonly<Record<string, Language>> = { no: "nb", nn: "nb" };

/** The room's language for a tag such as "de-AT", or null if it speaks no such language. */
export function spoken(tag: string): Language | null {
  const primary = tag.toLowerCase().split("-")[0] ?? "";
  return LANGUAGES.find((language) => language === primary) ?? SPOKEN_AS[primary] ?? null;
}

/** The first wish that the room can fulfil; English if there is none. */
export function bestLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const language = spoken(wish);
    if (language !== null) return language;
  }
  return "en";
}
