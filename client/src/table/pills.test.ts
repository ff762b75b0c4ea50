import { describe, expect, it } from "vitest";
import type { PostKind, TableEvent } from "../protocol";
import { blindsOf, factsOfHand, lastActions, pillOf } from "./pills";
import { handView, playerView, RULES, seatView, tableView } from "./stories/fixtures";

const START: TableEvent = { type: "hand_started", number: 1284, rules: RULES, button: 2, seats: [], posts: [], deck: [], carried: 0, run_twice: [] };

describe("pills", () => {
  it("show the last action of each seat until the street ends", () => {
    const bet: TableEvent = { type: "bet_made", seat: 1, to: 400, all_in: false };

    expect(lastActions([START, bet, { type: "checked", seat: 2 }]).get(1)).toEqual({ word: "pill-bet", amount: 400, look: "plain" });
    expect(lastActions([START, bet, { type: "board_dealt", street: 1, cards: [], board: 1 }]).size).toBe(0);
  });

  it("say the most pressing thing about a seat", () => {
    const last = { word: "pill-check", look: "plain" } as const;

    expect(pillOf(seatView(1, { connected: false }), playerView(1), last)?.word).toBe("pill-reconnecting");
    expect(pillOf(seatView(1), playerView(1, { all_in: true }), last)).toEqual({ word: "pill-all-in", look: "allin" });
    expect(pillOf(seatView(1), playerView(1, { folded: true }), last)?.word).toBe("pill-folded");
    expect(pillOf(seatView(1, { state: "waiting_for_blind" }), undefined, undefined)?.word).toBe("pill-waits-blind");
    expect(pillOf(seatView(1), playerView(1), last)).toBe(last);
    expect(pillOf(seatView(1), undefined, undefined)).toBeNull();
  });

  it("tag who posted the blinds of this hand", () => {
    const post = (seat: number, kind: PostKind): TableEvent => ({ type: "posted", seat, kind, amount: 200, all_in: false, rule: "R2.1" });

    expect(blindsOf([post(5, "big_blind"), START, post(3, "small_blind"), post(4, "big_blind")])).toEqual(new Map([[3, "SB"], [4, "BB"]]));
    expect(blindsOf([START, post(3, "ante"), post(5, "straddle"), post(4, "big_blind"), post(4, "kill")])).toEqual(new Map([[5, "STR"], [4, "KILL"]]));
  });

  it("forget the facts of another hand", () => {
    const view = tableView(2, 1, handView([], "", { number: 1285 }));

    expect(factsOfHand([START, { type: "folded", seat: 1 }], view)).toEqual([]);
  });
});
