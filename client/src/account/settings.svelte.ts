/** How this browser shows the room. Kept in the browser, applied to the page as data attributes that the style reads. */
import { bestLanguage, LANGUAGES, type Language } from "../i18n/languages";

export const THEMES = ["system", "light", "dark"] as const;
export const DECKS = ["four", "two"] as const;
export const FELTS = ["moss", "slate", "plum", "graphite"] as const;
export const MOTIONS = ["system", "reduced"] as const;

interface Choices {
  readonly theme: (typeof THEMES)[number];
  readonly deck: (typeof DECKS)[number];
  readonly felt: (typeof FELTS)[number];
  readonly motion: (typeof MOTIONS)[number];
  /** Null until the reader has chosen one. */
  readonly language: Language | null;
}

const PLACE = "splitpot.settings";
const DEFAULT: Choices = { theme: "system", deck: "four", felt: "moss", motion: "system", language: null };

/** The choices in a stored text; whatever is missing or unknown is as by default. */
export function readChoices(text: string | null): Choices {
  let stored: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(text ?? "{}");
    if (typeof parsed === "object" && parsed !== null) stored = parsed as Record<string, unknown>;
  } catch {
    // Somebody else's text lies there; ours is written over it with the next choice.
  }
  const one = <Value extends string>(options: readonly Value[], value: unknown): Value | undefined =>
    options.find((option) => option === value);
  return {
    theme: one(THEMES, stored.theme) ?? DEFAULT.theme,
    deck: one(DECKS, stored.deck) ?? DEFAULT.deck,
    felt: one(FELTS, stored.felt) ?? DEFAULT.felt,
    motion: one(MOTIONS, stored.motion) ?? DEFAULT.motion,
    language: one(LANGUAGES, stored.language) ?? null,
  };
}

function stored(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    // A browser may forbid all storage; the choices then last as long as the page.
    return null;
  }
}

class Settings {
  #choices = $state.raw<Choices>(readChoices(stored()));
  readonly #light = matchMedia("(prefers-color-scheme: light)");
  readonly #calm = matchMedia("(prefers-reduced-motion: reduce)");
  #systemLight = $state(this.#light.matches);
  #systemCalm = $state(this.#calm.matches);

  constructor() {
    this.#light.addEventListener("change", (event) => {
      this.#systemLight = event.matches;
      this.apply();
    });
    this.#calm.addEventListener("change", (event) => (this.#systemCalm = event.matches));
  }

  get theme() {
    return this.#choices.theme;
  }

  get deck() {
    return this.#choices.deck;
  }

  get felt() {
    return this.#choices.felt;
  }

  get motion() {
    return this.#choices.motion;
  }

  /** The theme that is shown: the system's where the reader leaves it to that. */
  get shownTheme(): "light" | "dark" {
    if (this.theme !== "system") return this.theme;
    return this.#systemLight ? "light" : "dark";
  }

  /** Whether everything should appear in place instead of moving there. */
  get still(): boolean {
    return this.motion === "reduced" || this.#systemCalm;
  }

  /** The language chosen here, or the one that suits the browser. */
  get language(): Language {
    return this.#choices.language ?? bestLanguage(navigator.languages);
  }

  get languageChosen(): boolean {
    return this.#choices.language !== null;
  }

  /** Make some choices, show them and keep them. */
  choose(choices: Partial<Choices>): void {
    this.#choices = { ...this.#choices, ...choices };
    this.apply();
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#choices));
    } catch {
      // As above: not kept, but shown.
    }
  }

  /** Put the choices on the page. */
  apply(): void {
    const page = document.documentElement.dataset;
    page.theme = this.shownTheme;
    page.deck = this.deck;
    page.felt = this.felt;
    page.motion = this.motion;
  }
}

export const settings = new Settings();
