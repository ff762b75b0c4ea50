/** The messages of one language, each taken apart when it is first said: most are never said on a visit. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Language } from "./languages";

/** The texts of message files by their paths. */
export type Files = Readonly<Record<string, string>>;

/** Where a message begins, as Fluent itself sees it. */
const BEGINNING = /^([a-zA-Z][\w-]*) *=/gm;
/** Another message that is said within one. */
const WITHIN = /\{\s*([a-zA-Z][\w-]*)\s*\}/g;

export class Messages extends FluentBundle {
  readonly #unread = new Map<string, string>();

  constructor(language: Language, files: Files) {
    // The marks that isolate arguments are for mixed writing directions; all our languages run left to right.
    super(language, { useIsolating: false });
    for (const text of Object.values(files)) {
      const beginnings = [...text.matchAll(BEGINNING)];
      beginnings.forEach(({ 1: id = "", index }, place) => {
        if (!this.#unread.has(id)) this.#unread.set(id, text.slice(index, beginnings[place + 1]?.index));
      });
    }
  }

  override hasMessage(id: string): boolean {
    return this.#unread.has(id) || super.hasMessage(id);
  }

  override getMessage(id: string): ReturnType<FluentBundle["getMessage"]> {
    this.#read(id);
    return super.getMessage(id);
  }

  #read(id: string): void {
    const text = this.#unread.get(id);
    if (text === undefined) return;
    this.#unread.delete(id);
    this.addResource(new FluentResource(text));
    for (const [, other = ""] of text.matchAll(WITHIN)) this.#read(other);
  }
}
