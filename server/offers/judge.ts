import { Environment, type ParseResult } from "@marcbachmann/cel-js";
import { type Condition, celOf, celOfAll, countedCel } from "./condition.ts";
import type { Facts } from "./facts.ts";

/** What text may cost at most: it has no loops beside those of its own lists. */
const LIMITS = { maxAstNodes: 200, maxDepth: 24, maxListElements: 64, maxMapEntries: 0, maxCallArguments: 4 };

/** The longest text of an offer, as its row keeps it. */
export const OFFER_TEXT_MAX = 2_000;

const who = () =>
  new Environment({ limits: LIMITS })
    .registerVariable("level", "int")
    .registerVariable("country", "string")
    .registerVariable("language", "string")
    .registerVariable("registered", "string")
    .registerVariable("line", "list<int>");

/** What can be asked of whom, by what kind of offer. Only cashback asks what somebody has lost. */
const FACTS = {
  claim: who()
    .registerVariable("anniversary", "bool")
    .registerVariable("firstDeposit", "bool")
    .registerVariable("weekday", "string")
    .registerVariable("hour", "int")
    .registerVariable("deposit", "int")
    .registerVariable("streak", "int")
    .registerVariable("deposited", "map<string, int>")
    .registerVariable("staked", "map<string, int>")
    .registerVariable("rounds", "map<string, int>")
    .registerFunction(
      "sum(map<string, int>, string): int",
      (sums: ReadonlyMap<string, bigint>, name: string) => sums.get(name) ?? 0n,
    ),
  cashback: who().registerVariable("lost", "int"),
} as const;

export type OfferKind = keyof typeof FACTS;

/** Why a text judges nobody; null where it is one that can be true or false of everybody. */
export function textFault(kind: OfferKind, conditions: readonly Condition[]): string | null {
  const whole = celOfAll(conditions);
  if (whole.length > OFFER_TEXT_MAX) return `The text is longer than ${OFFER_TEXT_MAX} characters.`;
  // Each by itself, so that no text of an operator's closes a bracket that it has not opened.
  for (const text of [...conditions.map((one) => (one.is === "also" ? one.text : celOf(one))), whole]) {
    const checked = FACTS[kind].check(text);
    if (!checked.valid) return checked.error?.message.split("\n")[0] ?? "It cannot be read.";
    if (String(checked.type) !== "bool") return `It is ${checked.type}, neither true nor false.`;
  }
  return null;
}

const parsed = new Map<string, ParseResult>();
const PARSED_MAX = 2_000;

function answerOf(kind: OfferKind, text: string, facts: Partial<Facts>): unknown {
  const name = `${kind} ${text}`;
  let run = parsed.get(name);
  if (!run) {
    if (parsed.size >= PARSED_MAX) parsed.clear();
    run = FACTS[kind].parse(text);
    parsed.set(name, run);
  }
  return run(facts);
}

export type Judged = {
  readonly condition: Condition;
  readonly isMet: boolean;
  /** How far somebody is; null where it is a matter of yes or no. */
  readonly has: bigint | null;
};

/** Each condition and whether it holds, in the order in which they were written. */
export function judge(kind: OfferKind, conditions: readonly Condition[], facts: Partial<Facts>): Judged[] {
  return conditions.map((condition) => {
    const counted = countedCel(condition);
    const has = counted === null ? null : answerOf(kind, counted, facts);
    return {
      condition,
      isMet: holds(kind, condition, facts),
      has: typeof has === "bigint" ? has : null,
    };
  });
}

/** A text of an operator's that fails on what it finds says no. */
function holds(kind: OfferKind, condition: Condition, facts: Partial<Facts>): boolean {
  try {
    return answerOf(kind, celOf(condition), facts) === true;
  } catch (fault) {
    if (condition.is === "also") return false;
    throw fault;
  }
}
