/** The options of a table's house, in the reader's words: each with its value and the rule it belongs to. */
import { chips, inChips } from "../i18n/numbers";
import { t, words } from "../i18n/words.svelte";
import { STANDARD_RULES, type Rules } from "../protocol";

/** An option as a line of a sign. */
export interface Option {
  readonly name: string;
  readonly value: string;
  /** The number of its rule in the rulebook. */
  readonly rule: string;
  /** Whether it is what a table has where the house says nothing. */
  readonly standard: boolean;
}

type Field = keyof typeof STANDARD_RULES & keyof Rules;

/** Options of a few values or of yes and no, in the order of the rulebook. Where one says nothing at a table it is left out. */
const CHOICES: readonly (readonly [Field, string, (rules: Rules) => boolean])[] = [
  ["burn", "R1.3", () => true],
  ["button_rule", "R2.2", ({ seats }) => seats > 2],
  ["heads_up_blinds", "R2.3", () => true],
  ["buy_button", "R2.8", missesSmallBlinds],
  // Where one of two is away there is no hand, so nobody misses a blind (rule R2.4).
  ["wait_for_bb", "R2.9", ({ seats }) => seats > 2],
  ["missed_sb", "R2.10", missesSmallBlinds],
  ["identical_hands", "R6.4", hasLow],
  ["cap_heads_up", "R10.4", ({ limit }) => limit === "fixed"],
  ["reopen_test", "R11.5", ({ seats }) => seats > 2],
  ["pot_limit_counts", "R12.4", ({ limit }) => limit === "pot"],
  ["mucked_visible", "R13.4", () => true],
  ["all_in_showdown", "R13.5", () => true],
  ["kill", "R14.1", ({ limit }) => limit === "fixed"],
  ["straddle", "R14.2", ({ seats }) => seats > 2],
  // With fixed limit a raise is one bet, over a straddle too.
  ["straddle_min_raise", "R14.2", ({ straddle, limit }) => straddle && limit !== "fixed"],
  ["run_it_twice", "R15.1", ({ limit }) => limit !== "fixed"],
];

/** A scoop of so many upper limits kills the next pot (rule R14.1). */
const SCOOP_IN_UPPER_LIMITS = 5;

/** Whether half of the pots goes to the best low. */
export function hasLow({ game }: Rules): boolean {
  return game.startsWith("omaha8");
}

/** Whether the button rule leaves open who posts for a small blind that is away, and a place to buy the button from. */
function missesSmallBlinds({ seats, button_rule }: Rules): boolean {
  return seats > 2 && (button_rule === "forward" || button_rule === "last_sb");
}

/** What every sign of a table says, whatever its house chose. */
export function signOf(rules: Rules): Option[] {
  const { limit, small_blind, big_blind, min_buy_in, max_buy_in, rake, odd_chip, showdown } = rules;
  const least = inChips(min_buy_in);
  const bets = { fixed: "R10.1", pot: "R12.1", no: "R11.1" }[limit];
  const amounts = { small: inChips(rules.small_bet), big: inChips(rules.big_bet) };
  const oddChip = odd_chip === "carry_over" ? "carry" : hasLow(rules) ? "high-low" : "left";
  const lines: readonly (readonly [string, string, string, boolean?])[] = [
    ["sign-blinds", `${chips(small_blind)}/${chips(big_blind)}`, "R2.1", limit !== "fixed" || 2 * small_blind === big_blind],
    ["sign-bets", limit === "fixed" ? t("sign-bets-fixed", amounts) : t(`sign-bets-${limit}`, { least: amounts.small }), bets],
    ...(limit === "fixed"
      ? [["sign-raises", t("sign-raises-cap", { raises: rules.max_raises }), "R10.3", rules.max_raises === STANDARD_RULES.max_raises] as const]
      : []),
    ["sign-buy-in", max_buy_in === null ? t("range-from", { least }) : t("range-from-to", { least, most: inChips(max_buy_in) }), "R2.7"],
    ["sign-rake", rake === null ? t("sign-rake-none") : t("sign-rake-percent", { percent: percent(rake.percent), cap: inChips(rake.cap) }), "R9.1", rake === null],
    ["sign-odd-chip", t(`sign-odd-${oddChip}`), odd_chip === "carry_over" ? "R6.2" : "R6.1", odd_chip === STANDARD_RULES.odd_chip],
    ["sign-losing", t(showdown === "all_show" ? "sign-losing-show" : "sign-losing-muck"), "R13.3", showdown === STANDARD_RULES.showdown],
  ];
  return lines.map(([name, value, rule, standard = true]) => ({ name: t(name), value, rule, standard }));
}

/** What kind of table it is, whole: also what whoever looks for a seat knows already, and what a limit says by itself. */
export function kindOf(rules: Rules): Option[] {
  const { game, limit, seats, unit } = rules;
  const line = (name: string, value: string, rule: string): Option => ({ name: t(name), value, rule, standard: true });
  const sign = signOf(rules);
  const raises = limit === "fixed" ? [] : [line("sign-raises", t("sign-raises-free"), "R10.3")];
  return [
    line("sign-game", t(`game-${game}`), game === "holdem" ? "R3.4" : "R3.2"),
    line("sign-seats", String(seats), "R2.4"),
    // The blinds and the bets, then how often one may raise.
    ...sign.slice(0, 2), ...raises, ...sign.slice(2),
    line("option-unit", chips(unit), "R6.5"),
  ];
}

/** A share in hundredths of a percent, as text. */
function percent(share: number): string {
  return new Intl.NumberFormat(words.language, { style: "percent", maximumFractionDigits: 2 }).format(share / 10_000);
}

/** Every option that says something at this table, those of the stakes and of the sign's own lines left out. */
export function optionsOf(rules: Rules): Option[] {
  const values = { straddle: inChips(2 * rules.big_blind), scoop: inChips(SCOOP_IN_UPPER_LIMITS * rules.big_bet) };
  const choices = CHOICES.filter(([, , speaks]) => speaks(rules)).map(([field, rule]) => ({
    name: t(`option-${field}`),
    value: t(`value-${field}-${String(rules[field])}`, values),
    rule,
    standard: rules[field] === STANDARD_RULES[field],
  }));
  return [...amounts(rules), ...choices].sort((one, other) => place(one.rule) - place(other.rule));
}

/** Those options alone that are not as a table has them where the house says nothing. */
export function oddOptions(rules: Rules): Option[] {
  return optionsOf(rules).filter(({ standard }) => !standard);
}

function amounts({ ante, seats, unit, return_within, rake }: Rules): Option[] {
  const options = [
    { name: t("option-ante"), value: ante === 0 ? t("option-ante-none") : chips(ante), rule: "R2.1", standard: ante === STANDARD_RULES.ante },
    {
      name: t("option-return_within"),
      value: return_within === 0 ? t("return-any") : t("return-within", { minutes: return_within }),
      rule: "R2.7",
      standard: return_within === STANDARD_RULES.return_within,
    },
  ];
  // Between two the button goes to and fro, whatever its rule.
  if (seats === 2) options.push({ name: t("option-button_rule"), value: t("button-alternates"), rule: "R2.3", standard: true });
  if (rake === null) return options;
  const none = rake.no_flop_no_drop;
  options.push({ name: t("option-no_flop"), value: t(`value-no_flop-${String(none)}`), rule: "R9.1", standard: none });
  options.push({ name: t("option-rake_step"), value: chips(rake.step), rule: "R9.1", standard: rake.step === unit });
  if (rake.caps.length === 0) return options;
  const caps = rake.caps.map(({ players, cap }) => t("rake-cap-few", { players, cap: inChips(cap) })).join("; ");
  return [...options, { name: t("option-rake_caps"), value: caps, rule: "R9.1", standard: false }];
}

/** Where a rule stands in the book. */
function place(rule: string): number {
  const [chapter = 0, number = 0] = rule.slice(1).split(".").map(Number);
  return chapter * 100 + number;
}
