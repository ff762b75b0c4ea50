/** How this browser shows the room. Kept in the browser, applied to the page as data attributes that the style reads. */
import { bestLanguage, LANGUAGES, type Language } from "../i18n/languages";

export const THEMES = ["system", "light", "dark"] as const;
export const DECKS = ["four", "two"] as const;
export const FELTS = ["moss", "slate", "plum", "graphite"] as const;
export const MOTIONS = ["system", "reduced"] as const;
export const INDEXES = ["normal", "large"] as const;
/** Stacks and bets in chips, or in big blinds. */
export const AMOUNTS = ["chips", "blinds"] as const;
/** Everything that happens is heard, only that it is your turn, or nothing. */
export const SOUNDS = ["all", "turn", "none"] as const;
export const VIBRATIONS = ["on", "off"] as const;
/** The hand that holds the phone: the buttons lie under its thumb. */
export const HANDS = ["right", "left"] as const;
/** How much a screen reader is told: your turn and results; every action too; all there is. */
export const WORDINESS = ["short", "normal", "full"] as const;
/** A beaten hand, or one that need not be shown, is thrown away by itself, or you are asked. */
export const MUCKS = ["auto", "ask"] as const;
/** Extra time is used by itself when your time is up, or only when you ask for it. */
export const BANKS = ["auto", "tap"] as const;

/** Several tables side by side where there is room, or one and the others as a strip. */
export const TABLES = ["tiles", "strip"] as const;

/** What can be chosen, the default of each first. */
const OPTIONS = {
  theme: THEMES, deck: DECKS, felt: FELTS, motion: MOTIONS, index: INDEXES, amounts: AMOUNTS, sound: SOUNDS, vibration: VIBRATIONS,
  hand: HANDS, words: WORDINESS, muck: MUCKS, bank: BANKS, tables: TABLES,
} as const;

type Options = { readonly [Name in keyof typeof OPTIONS]: (typeof OPTIONS)[Name][number] };

interface Choices extends Options {
  /** Null until the reader has chosen one. */
  readonly language: Language | null;
}

const PLACE = "splitpot.settings";
/** Where the default is not the first one. */
const DEFAULT: Partial<Options> = { words: "normal" };

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
  const chosen = Object.entries(OPTIONS).map(([name, options]) => [
    name, one<string>(options, stored[name]) ?? DEFAULT[name as keyof Options] ?? options[0],
  ]);
  return { ...(Object.fromEntries(chosen) as Options), language: one(LANGUAGES, stored.language) ?? null };
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

  get index() {
    return this.#choices.index;
  }

  get amounts() {
    return this.#choices.amounts;
  }

  get sound() {
    return this.#choices.sound;
  }

  get vibration() {
    return this.#choices.vibration;
  }

  get hand() {
    return this.#choices.hand;
  }

  get words() {
    return this.#choices.words;
  }

  get muck() {
    return this.#choices.muck;
  }

  get bank() {
    return this.#choices.bank;
  }

  get tables() {
    return this.#choices.tables;
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
    page.index = this.index;
    page.hand = this.hand;
  }
}

export const settings = new Settings();
