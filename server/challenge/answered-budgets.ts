import { done, type Outcome, refuse } from "../core/outcome.ts";
import { HOUR_MS, later } from "../core/time.ts";
import { allOrNothing } from "../db/all-or-nothing.ts";
import type { Context } from "../db/context.ts";
import type { Database, Statement } from "../db/database.ts";
import type { ChallengeKind, Purpose } from "./purpose.ts";

/** From where an answer comes: a household, those who rent addresses together, and a browser. */
export type Answerer = {
  readonly network: string;
  readonly neighbourhood: string;
  readonly browser: string;
};

export type TooManyAnswers = { readonly reason: "lettersOnly" | "tooManyAnswers" };

/** An answer as the budgets see it. */
export type Answered = {
  readonly kind: ChallengeKind;
  readonly purpose: Purpose;
  /** Whether the browser has worked for it (work.ts). Without script nobody can, and has less to spend. */
  readonly isWorkedFor: boolean;
  readonly from: Answerer;
};

/** A budget holds `most` at once and wins `anHour` of them back: no hour sees more than both together. */
type Budget = {
  readonly name: string;
  readonly most: number;
  readonly anHour: number;
  readonly by: keyof Answerer | "house";
  readonly told: TooManyAnswers["reason"];
  counts(answered: Answered): boolean;
};

/** What an answer opens costs a message. */
const BEFORE_A_MESSAGE: ReadonlySet<Purpose> = new Set(["code", "recover"]);

const isHeardForAMessage = ({ kind, purpose }: Answered) => kind === "sound" && BEFORE_A_MESSAGE.has(purpose);
const isEasy = ({ kind }: Answered) => kind !== "letters";
const isBare = ({ isWorkedFor }: Answered) => !isWorkedFor;

/**
 * In one order for everybody, so that two who answer at once never wait for each other. Before a message a sound is for
 * who cannot see the letters and for nobody else: a program counts tones, and messages cost money. What is easy a
 * program answers every time; letters go on when it is used up.
 */
const BUDGETS: readonly Budget[] = [
  ...of("heard-bare", "lettersOnly", (one) => isHeardForAMessage(one) && isBare(one), [
    { by: "network", most: 2, anHour: 1 },
    { by: "neighbourhood", most: 3, anHour: 3 },
    { by: "house", most: 30, anHour: 30 },
  ]),
  ...of("heard", "lettersOnly", isHeardForAMessage, [
    { by: "network", most: 2, anHour: 2 },
    { by: "neighbourhood", most: 6, anHour: 6 },
    { by: "house", most: 100, anHour: 100 },
  ]),
  ...of("easy-bare", "lettersOnly", (one) => isEasy(one) && isBare(one), [
    { by: "network", most: 4, anHour: 4 },
    { by: "neighbourhood", most: 20, anHour: 40 },
  ]),
  ...of("easy", "lettersOnly", isEasy, [
    { by: "network", most: 8, anHour: 12 },
    { by: "neighbourhood", most: 60, anHour: 140 },
  ]),
  ...of("bare", "tooManyAnswers", isBare, [
    { by: "network", most: 10, anHour: 20 },
    { by: "neighbourhood", most: 150, anHour: 150 },
  ]),
  ...of("all", "tooManyAnswers", () => true, [
    { by: "browser", most: 10, anHour: 20 },
    { by: "network", most: 20, anHour: 40 },
    { by: "neighbourhood", most: 300, anHour: 300 },
  ]),
];

type Share = Pick<Budget, "by" | "most" | "anHour">;

function of(
  what: string,
  told: Budget["told"],
  counts: Budget["counts"],
  shares: readonly Share[],
): readonly Budget[] {
  return shares.map((share) => ({ name: `${what}-${share.by}`, told, counts, ...share }));
}

const TAKE: Statement<{ readonly level: number }> = {
  name: "challenge.take-answered",
  text: `
    insert into challenge.answered_levels as kept (budget, subject, level, at) values ($1, $2, 1, $3::timestamptz)
    on conflict (budget, subject) do update set
      level = greatest(0, kept.level - $4 * extract(epoch from $3::timestamptz - kept.at) / 3600) + 1,
      at = $3::timestamptz
    where kept.level - $4 * extract(epoch from $3::timestamptz - kept.at) / 3600 <= $5 - 1
    returning level`,
};

const SWEEP: Statement<never> = {
  name: "challenge.sweep-answered",
  text: "delete from challenge.answered_levels where at <= $1::timestamptz",
};

/** Every level is at nought again after this long. */
const SUNK_AFTER_MS = Math.max(...BUDGETS.map(({ most, anHour }) => most / anHour)) * HOUR_MS;

/**
 * Counts a right answer in every budget that it belongs to. Where one is used up nothing is counted, and what is told
 * says what remains: letters, or the time in which the budget comes back.
 */
export function takeAnswered(
  { db, now }: Pick<Context, "db" | "now">,
  answered: Answered,
): Promise<Outcome<null, TooManyAnswers>> {
  return allOrNothing(db, async (transaction): Promise<Outcome<null, TooManyAnswers>> => {
    const subjects = { ...answered.from, house: "house" };
    for (const { name, by, most, anHour, told } of BUDGETS.filter(({ counts }) => counts(answered))) {
      const taken = await transaction.call(TAKE, [name, subjects[by], now(), anHour, most]);
      if (taken.length === 0) return refuse({ reason: told });
    }
    return done(null);
  });
}

const LEVELS: Statement<{ budget: string; level: number; at: Date }> = {
  name: "challenge.answered-levels",
  text: "select budget, level, at from challenge.answered_levels where budget = any($1::text[]) and subject = any($2::text[])",
};

/** How much of the budgets is used from here, from 0 to 1: that of the fullest. Browsers say nothing, a new one is free. */
export async function fullnessOf(
  { db, now }: Pick<Context, "db" | "now">,
  from: Omit<Answerer, "browser">,
): Promise<number> {
  const at = now().getTime();
  const budgets = BUDGETS.map(({ name }) => name);
  const kept = await db.call(LEVELS, [budgets, [from.network, from.neighbourhood]]);
  const used = kept.map(({ budget, level, at: since }) => {
    const { most = 1, anHour = 0 } = BUDGETS.find(({ name }) => name === budget) ?? {};
    return (level - (anHour * (at - since.getTime())) / HOUR_MS) / most;
  });
  return Math.min(1, Math.max(0, ...used));
}

/** Forgets whose levels have sunk to nought. */
export async function sweepAnswered(db: Database, at: Date): Promise<void> {
  await db.call(SWEEP, [later(at, -SUNK_AFTER_MS)]);
}
