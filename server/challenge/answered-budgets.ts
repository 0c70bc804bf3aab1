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

/** A budget holds `most` at once and wins `anHour` of them back: no hour sees more than both together. */
type Budget = {
  readonly name: string;
  readonly most: number;
  readonly anHour: number;
  readonly told: TooManyAnswers["reason"];
  subject(from: Answerer): string;
};

const network = ({ network }: Answerer) => network;
const neighbourhood = ({ neighbourhood }: Answerer) => neighbourhood;
const browser = ({ browser }: Answerer) => browser;
const house = () => "house";

/**
 * Before a message a sound is for who cannot see the letters and for nobody else: a program counts tones, and messages
 * cost money.
 */
const HEARD_FOR_A_MESSAGE: readonly Budget[] = [
  { name: "heard-network", most: 2, anHour: 2, told: "lettersOnly", subject: network },
  { name: "heard-neighbourhood", most: 6, anHour: 6, told: "lettersOnly", subject: neighbourhood },
  { name: "heard-house", most: 100, anHour: 100, told: "lettersOnly", subject: house },
];

/** What a program answers every time. Letters go on when it is used up. */
const EASY: readonly Budget[] = [
  { name: "easy-network", most: 8, anHour: 12, told: "lettersOnly", subject: network },
  { name: "easy-neighbourhood", most: 60, anHour: 140, told: "lettersOnly", subject: neighbourhood },
];

const ALL: readonly Budget[] = [
  { name: "browser", most: 10, anHour: 20, told: "tooManyAnswers", subject: browser },
  { name: "network", most: 20, anHour: 40, told: "tooManyAnswers", subject: network },
  { name: "neighbourhood", most: 300, anHour: 300, told: "tooManyAnswers", subject: neighbourhood },
];

/** What an answer opens costs a message. */
const BEFORE_A_MESSAGE: ReadonlySet<Purpose> = new Set(["code", "recover"]);

/** In one order for everybody, so that two who answer at once never wait for each other. */
function budgetsFor(kind: ChallengeKind, purpose: Purpose): readonly Budget[] {
  if (kind === "letters") return ALL;
  const heard = kind === "sound" && BEFORE_A_MESSAGE.has(purpose) ? HEARD_FOR_A_MESSAGE : [];
  return [...heard, ...EASY, ...ALL];
}

const TAKE: Statement<{ readonly level: number }> = {
  name: "challenge.take-answered",
  text: `
    insert into challenge.answered as kept (budget, subject, level, at) values ($1, $2, 1, $3::timestamptz)
    on conflict (budget, subject) do update set
      level = greatest(0, kept.level - $4 * extract(epoch from $3::timestamptz - kept.at) / 3600) + 1,
      at = $3::timestamptz
    where kept.level - $4 * extract(epoch from $3::timestamptz - kept.at) / 3600 <= $5 - 1
    returning level`,
};

const SWEEP: Statement<never> = {
  name: "challenge.sweep-answered",
  text: "delete from challenge.answered where at <= $1::timestamptz",
};

/** Every level is at nought again after this long. */
const SUNK_AFTER_MS = HOUR_MS;

/**
 * Counts a right answer in every budget that it belongs to. Where one is used up nothing is counted, and what is told
 * says what remains: letters, or the time in which the budget comes back.
 */
export function takeAnswered(
  { db, now }: Pick<Context, "db" | "now">,
  { kind, purpose, from }: { kind: ChallengeKind; purpose: Purpose; from: Answerer },
): Promise<Outcome<null, TooManyAnswers>> {
  return allOrNothing(db, async (transaction): Promise<Outcome<null, TooManyAnswers>> => {
    for (const { name, most, anHour, told, subject } of budgetsFor(kind, purpose)) {
      const taken = await transaction.call(TAKE, [name, subject(from), now(), anHour, most]);
      if (taken.length === 0) return refuse({ reason: told });
    }
    return done(null);
  });
}

/** Forgets whose levels have sunk to nought. */
export async function sweepAnswered(db: Database, at: Date): Promise<void> {
  await db.call(SWEEP, [later(at, -SUNK_AFTER_MS)]);
}
