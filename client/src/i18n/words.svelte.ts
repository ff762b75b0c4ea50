/** The words of the room in the reader's language: `t(id, args)` is worded anew on every screen when it changes. */
import type { FluentVariable } from "@fluent/bundle";
import english from "./en";
import { type Language } from "./languages";
import { Messages, type Files } from "./messages";

export type Args = Readonly<Record<string, FluentVariable>>;

const LOADERS: Readonly<Record<Exclude<Language, "en">, () => Promise<{ default: Files }>>> = {
  de: () => import("./de"),
  da: () => import("./da"),
  nb: () => import("./nb"),
  pl: () => import("./pl"),
};

class Words {
  readonly #loaded = new Map<Language, Messages>([["en", new Messages("en", english)]]);
  #language = $state<Language>("en");
  #wanted: Language = "en";

  /** The language spoken now. */
  get language(): Language {
    return this.#language;
  }

  /** Speak another language once its words are here; rejects if they cannot be fetched. The last call wins. */
  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    if (language !== "en" && !this.#loaded.has(language)) {
      const { default: files } = await LOADERS[language]();
      this.#loaded.set(language, new Messages(language, files));
    }
    if (this.#wanted === language) this.#language = language;
  }

  /** The message `id`, in English where the language has none; the id itself if nobody knows it. */
  word(id: string, args?: Args): string {
    for (const language of [this.#language, "en"] as const) {
      const bundle = this.#loaded.get(language);
      const pattern = bundle?.getMessage(id)?.value;
      // With a list for errors Fluent never throws: a missing argument shows as its name.
      if (bundle && pattern) return bundle.formatPattern(pattern, args === undefined ? null : { ...args }, []);
    }
    return id;
  }

  /** Whether English, and so every language, has the message `id`. */
  has(id: string): boolean {
    return this.#loaded.get("en")?.hasMessage(id) ?? false;
  }
}

export const words = new Words();

/** The message `id` in the reader's language. */
export function t(id: string, args?: Args): string {
  return words.word(id, args);
}
