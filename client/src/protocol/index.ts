// Made by `python -m splitpot.protocol.typescript`; do not edit.
// Every message between browser and server, by subject.
//
// Amounts are chips in the smallest unit. A card is rank * 4 + suit: ranks 0-12 are deuce to ace, suits 0-3
// are clubs, diamonds, hearts, spades; null stands for the back of a card.

export * from "./constants";
export * from "./refusals";
export * from "./rules";
export * from "./hand";
export * from "./facts";
export * from "./requests";
export * from "./view";
export * from "./updates";
export * from "./pages";
