import { done, type Outcome, refuse } from "../core/outcome.ts";
import { HOUR_MS, MINUTE_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import type { Statement } from "../db/database.ts";

type BrandNumber<Reason extends string> = {
  readonly set: Statement<{ readonly before: number }>;
  readonly least: number;
  readonly most: number;
  /** What a number is refused with that is not whole, or out of bounds. */
  readonly reason: Reason;
};

function inColumn(
  column: "game_cycle_ms" | "minimum_age" | "password_days" | "session_idle_ms",
): BrandNumber<string>["set"] {
  return {
    name: `brand.set-${column}`,
    text: `
      with was as (select code, ${column} from brand.brands where code = $1 for no key update)
      update brand.brands set ${column} = $2::integer from was where brands.code = was.code
      returning was.${column} as before`,
  };
}

const GAME_CYCLE = { set: inColumn("game_cycle_ms"), least: 1000, most: 10_000, reason: "badCycle" } as const;
/** Eighteen as the law of most places has it; nobody younger is let in anywhere. */
const MINIMUM_AGE = { set: inColumn("minimum_age"), least: 18, most: 99, reason: "badAge" } as const;
const PASSWORD_DAYS = { set: inColumn("password_days"), least: 1, most: 3650, reason: "badDays" } as const;

/** A sign-in that nobody uses ends after this, and every other after twelve hours (sessionAbsoluteMs). */
const SESSION_IDLE = {
  set: inColumn("session_idle_ms"),
  least: MINUTE_MS,
  most: 12 * HOUR_MS,
  reason: "badIdle",
} as const;

type Database = Pick<Context, "db">;
type Told<Reason extends string> = Promise<Outcome<{ before: number }, { reason: "unknownBrand" | Reason }>>;

/** How many milliseconds a game waits at least between two rounds of one player: 1000 to 10000. Gives what it was. */
export function setGameCycle(context: Database, asked: { brandId: string; cycleMs: number }) {
  return setNumber(context, GAME_CYCLE, asked.brandId, asked.cycleMs);
}

/** From now on who registers says that they are at least so old: 18 to 99. Gives what it was. */
export function setMinimumAge(context: Database, asked: { brandId: string; age: number }) {
  return setNumber(context, MINIMUM_AGE, asked.brandId, asked.age);
}

/** After how many days a password is to be changed, where PWDEXPFORCECHANGE3 is on: 1 to 3650. Gives what it was. */
export function setPasswordDays(context: Database, asked: { brandId: string; days: number }) {
  return setNumber(context, PASSWORD_DAYS, asked.brandId, asked.days);
}

/** After how long without a sign of life a sign-in ends: a minute to twelve hours. Gives what it was. */
export function setSessionIdle(context: Database, asked: { brandId: string; idleMs: number }) {
  return setNumber(context, SESSION_IDLE, asked.brandId, asked.idleMs);
}

/** Every process follows within a second. */
async function setNumber<Reason extends string>(
  { db }: Database,
  { set, least, most, reason }: BrandNumber<Reason>,
  brandId: string,
  value: number,
): Told<Reason> {
  if (!Number.isInteger(value) || value < least || value > most) return refuse({ reason });
  const [was] = await db.call(set, [brandId, value]);
  return was ? done(was) : refuse({ reason: "unknownBrand" });
}
