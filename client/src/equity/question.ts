/** The question on the equity page: a game, hands or ranges, board and dead cards; and the link that holds it. */
import { RANK_LETTERS, SUITS, type Card } from "../cards/card";
import type { EquityWish } from "../protocol";

/** The games of the page, by their code, with the cards of a hand. */
export const HOLE_CARDS = { omaha8: 4, holdem: 2, omaha: 4, omaha8_5: 5, omaha_5: 5 } as const;
export type Game = keyof typeof HOLE_CARDS;
export const GAMES = Object.keys(HOLE_CARDS) as Game[];
export const HANDS_MIN = 2;
export const HANDS_MAX = 10;
export const BOARD_CARDS = 5;

export interface Question {
  readonly game: Game;
  readonly hands: readonly string[];
  readonly board: string;
  readonly dead: string;
}

/** Where a card goes: a hand by its place from 0, the board, or the dead cards. */
export type Place = number | "board" | "dead";

export const NOTHING_ASKED: Question = { game: "omaha8", hands: ["", ""], board: "", dead: "" };

/** The question that an address holds; what it does not say, or says wrongly, is as on an empty page. */
export function questionIn(search: string): Question {
  const said = new URLSearchParams(search);
  const game = GAMES.find((code) => code === said.get("game")) ?? NOTHING_ASKED.game;
  const hands = said.getAll("hand").slice(0, HANDS_MAX);
  while (hands.length < HANDS_MIN) hands.push("");
  return { game, hands, board: said.get("board") ?? "", dead: said.get("dead") ?? "" };
}

/** The address's query that holds the question; it is empty on an empty page. */
export function searchOf({ game, hands, board, dead }: Question): string {
  const said = new URLSearchParams({ game });
  for (const hand of hands) said.append("hand", hand);
  if (board !== "") said.set("board", board);
  if (dead !== "") said.set("dead", dead);
  const empty = [...hands, board, dead].every((text) => text === "");
  return empty && game === NOTHING_ASKED.game ? "" : `?${said.toString()}`;
}

/** What to ask the server: hands that are not written yet are left out. Null while there are fewer than two, or a board that is not whole. */
export function wishOf({ game, hands, board, dead }: Question): EquityWish | null {
  const written = hands.map((hand) => hand.trim()).filter((hand) => hand !== "");
  const dealt = cardsIn(board);
  if (written.length < HANDS_MIN || (dealt !== null && (dealt.length === 1 || dealt.length === 2))) return null;
  // A hand that is being picked card by card is not wrong, only not whole.
  if (written.some((hand) => (cardsIn(hand)?.length ?? HOLE_CARDS[game]) < HOLE_CARDS[game])) return null;
  return { game, hands: written, board, dead };
}

/** The places, among the written ones that are asked about, of all hands; null for one that is not written. */
export function asked(hands: readonly string[]): readonly (number | null)[] {
  let next = 0;
  return hands.map((hand) => (hand.trim() === "" ? null : next++));
}

/** The cards of a text that is nothing but cards, null if it is anything else. */
export function cardsIn(text: string): Card[] | null {
  const bare = text.replace(/[\s,]/g, "");
  if (!/^([2-9tjqka][cdhs])*$/i.test(bare)) return null;
  const found: Card[] = [];
  for (let at = 0; at < bare.length; at += 2) {
    const rank = RANK_LETTERS.indexOf(bare.charAt(at).toUpperCase());
    const suit = SUITS.findIndex((letter) => letter === bare.charAt(at + 1).toLowerCase());
    found.push(rank * 4 + suit);
  }
  return found;
}

/** Cards as text: "AsKd". */
export function textOf(cards: readonly Card[]): string {
  return cards.map((card) => `${RANK_LETTERS.charAt(card >> 2)}${SUITS[card & 3] ?? ""}`).join("");
}

export function textAt(question: Question, place: Place): string {
  return typeof place === "number" ? (question.hands[place] ?? "") : question[place];
}

/** The question with another text at a place. */
export function written(question: Question, place: Place, text: string): Question {
  if (typeof place !== "number") return { ...question, [place]: text };
  return { ...question, hands: question.hands.map((hand, at) => (at === place ? text : hand)) };
}

/** How many cards fit into a place. */
export function room(game: Game, place: Place): number {
  if (place === "board") return BOARD_CARDS;
  return place === "dead" ? 52 : HOLE_CARDS[game];
}

/** The question after a press on a card: it goes into the place, or comes out of it. A range gives way to cards. */
export function pressed(question: Question, place: Place, card: Card): Question {
  const there = cardsIn(textAt(question, place)) ?? [];
  if (there.includes(card)) return written(question, place, textOf(there.filter((other) => other !== card)));
  if (there.length >= room(question.game, place)) return question;
  return written(question, place, textOf([...there, card]));
}

/** Where the next card goes: on, as long as the place has room; else to the next hand without cards. */
export function following(question: Question, place: Place): Place {
  if (typeof place !== "number" || (cardsIn(textAt(question, place)) ?? []).length < room(question.game, place)) return place;
  const next = question.hands.findIndex((hand, at) => at > place && hand === "");
  return next < 0 ? place : next;
}

/** The cards that lie somewhere else than in a place. */
export function elsewhere(question: Question, place: Place): ReadonlySet<Card> {
  const places: readonly Place[] = [...question.hands.keys(), "board", "dead"];
  return new Set(places.filter((other) => other !== place).flatMap((other) => cardsIn(textAt(question, other)) ?? []));
}
