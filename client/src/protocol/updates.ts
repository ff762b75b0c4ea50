// Made by `python -m splitpot.protocol.typescript`; do not edit.

import type { RefusalCode } from "./refusals";
import type { Rules } from "./rules";
import type { TableEvent } from "./facts";
import type { Reaction } from "./requests";
import type { TableView } from "./view";

export type Update =
  | Welcome
  | LobbyUpdate
  | TableUpdate
  | ChatUpdate
  | PlayedHere
  | Wallet
  | DeviceJoined
  | Accepted
  | Refused
  | Pong
  | Goodbye;

/**
 * The first message of every connection. A client of another `version` should reload.
 *
 * Without a session `player` is null: such a connection may watch, and is refused anything else.
 */
export interface Welcome {
  readonly type: "welcome";
  readonly version: string;
  readonly protocol: number;
  readonly player: PlayerInfo | null;
}

/** Who you are here; `wallet` are chips not on any table. */
export interface PlayerInfo {
  readonly id: string;
  readonly name: string;
  readonly language: string;
  readonly wallet: number;
}

/** The whole table list. */
export interface LobbyUpdate {
  readonly type: "lobby";
  readonly tables: readonly TableInfo[];
}

/**
 * A table in the lobby: `people` and `bots` sit at it, `your_seat` is yours if you have one.
 *
 * `differs` names the options of its `rules` that are not as usual; a sign words these and no others.
 */
export interface TableInfo {
  readonly table: string;
  readonly name: string;
  readonly rules: Rules;
  readonly practice: boolean;
  readonly people: number;
  readonly bots: number;
  readonly watchers: number;
  readonly hand_number: number;
  readonly average_pot: number;
  readonly your_seat: number | null;
  readonly differs: readonly string[];
}

/**
 * What happened at a table since the last update, and everything that is now true.
 *
 * `events` are what this viewer may know of the step, for log, sound and motion; `view` alone is the truth.
 */
export interface TableUpdate {
  readonly type: "table";
  readonly table: string;
  readonly seq: number;
  readonly events: readonly TableEvent[];
  readonly view: TableView;
}

/**
 * New lines of a table, oldest first; with `whole` all that are kept, after a Watch.
 *
 * `open` false: the host wants no chat here.
 */
export interface ChatUpdate {
  readonly type: "chat";
  readonly table: string;
  readonly open: boolean;
  readonly whole: boolean;
  readonly lines: readonly ChatLine[];
}

/**
 * One line: what `name` said, or his reaction. `seat` is where he sat then, null for who watched.
 *
 * `number` counts the lines of the table while the server runs; `at` is in milliseconds since 1970.
 */
export interface ChatLine {
  readonly number: number;
  readonly name: string;
  readonly seat: number | null;
  readonly at: number;
  readonly text: string;
  readonly reaction: Reaction | null;
}

/**
 * Whether you play `table` in this window (`here`), or in another one that you opened later.
 *
 * Unasked-for it says false to the window that another one took over from, and true once that has closed.
 */
export interface PlayedHere {
  readonly type: "played_here";
  readonly table: string;
  readonly here: boolean;
}

/** Your chips that are not on any table. */
export interface Wallet {
  readonly type: "wallet";
  readonly chips: number;
}

/** Somebody has come in as you, by a code, on one more device; those of yours that are here are told. */
export interface DeviceJoined {
  readonly type: "device_joined";
}

/** The request with this key was carried out and recorded. */
export interface Accepted {
  readonly type: "accepted";
  readonly key: string;
}

/**
 * The request with this key changed nothing: `code` says why, `values` what would be right.
 *
 * `key` is null if the frame was too broken to tell it.
 */
export interface Refused {
  readonly type: "refused";
  readonly key: string | null;
  readonly code: RefusalCode;
  readonly values: Readonly<Record<string, number>>;
}

/** The answer to a ping. */
export interface Pong {
  readonly type: "pong";
  readonly sent: number;
}

/** The server ends this connection. */
export interface Goodbye {
  readonly type: "goodbye";
  readonly code: Farewell;
}

/** Why the server ends a connection. */
export type Farewell =
  | "idle"
  | "malformed"
  | "restarting"
  | "signed_out"
  | "too_fast"
  | "too_many_connections"
  | "too_slow";
