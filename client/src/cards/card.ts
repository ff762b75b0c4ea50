/** What a card's number means: rank * 4 + suit, ranks 0-12 from deuce to ace, suits 0-3 clubs, diamonds, hearts, spades. */

export type Card = number;
export type Rank = number;

export const SUITS = ["c", "d", "h", "s"] as const;
export type Suit = (typeof SUITS)[number];

/** Ranks as text prints them; card faces print 10. */
export const RANK_LETTERS = "23456789TJQKA";

/** Ranks as the messages of hands.ftl know them. */
export const RANK_NAMES = [
  "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace",
] as const;

export function rankOf(card: Card): Rank {
  return card >> 2;
}

export function suitOf(card: Card): Suit {
  return SUITS[card & 3] as Suit;
}

/** The letter of a rank, as in A-2-3. */
export function rankLetter(rank: Rank): string {
  return RANK_LETTERS[rank] ?? "";
}

/** The name of a rank for a message, as in "ace". */
export function rankName(rank: Rank): string {
  return RANK_NAMES[rank] ?? "";
}

/** A low as it is spoken: 8-7-4-2-A. */
export function lowText(ranks: readonly Rank[]): string {
  return ranks.map(rankLetter).join("-");
}

/** The number of a card written as "As" or "Td"; for fixtures and tests. */
export function cardOf(text: string): Card {
  const rank = RANK_LETTERS.indexOf(text.charAt(0));
  const suit = SUITS.indexOf(text.charAt(1) as Suit);
  if (rank < 0 || suit < 0 || text.length !== 2) throw new Error(`"${text}" is no card`);
  return rank * 4 + suit;
}

/** The numbers of cards written as "As Kd 7c". */
export function cardsOf(text: string): Card[] {
  return text.split(" ").filter(Boolean).map(cardOf);
}
