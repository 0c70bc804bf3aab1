import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { DAY_MS, later, SECOND_MS } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import { kept } from "../../db/kept.ts";
import { depositsSince } from "../../wallet/index.ts";
import { findTerms } from "../named-terms.ts";
import {
  leastGivenMinor,
  MATCHES,
  MATCHES_PROMOTED,
  type Match,
  matchedMinor,
  SAVE_MATCH,
  STOP_MATCH,
} from "./match.ts";

export type MatchSaid = Omit<Match, "givenMinor" | "isOn">;

export type MatchRefusal = { readonly reason: "unknownTerms" | "unknownMatch" | "budgetGiven" | "badTime" };

/** Keeps a rule under its code and switches it on. A budget below what was given already is refused, and an end that is past. */
export async function saveMatch(context: Context, said: MatchSaid): Promise<Outcome<null, MatchRefusal>> {
  const {
    brandId: brand,
    code,
    percent,
    leastMinor,
    mostMinor,
    once,
    terms,
    offerDays,
    budgetMinor,
    from,
    until,
    promotion,
  } = said;
  if (until !== null && (until <= from || until <= context.now())) return refuse({ reason: "badTime" });
  if (!(await findTerms(context, { brandId: brand, name: terms }))) return refuse({ reason: "unknownTerms" });
  const rule = [percent, leastMinor, mostMinor, once, terms, offerDays, budgetMinor, from, until, promotion];
  const saved = await context.db.call(SAVE_MATCH, [brand, code, ...rule]);
  return saved.length > 0 ? done(null) : refuse({ reason: "budgetGiven" });
}

/** Switches a rule off, and tells which promotion tells of it. What was offered stays offered. */
export async function stopMatch(
  { db }: Context,
  { brandId: brand, code }: Pick<Match, "brandId" | "code">,
): Promise<Outcome<Pick<Match, "promotion">, MatchRefusal>> {
  const [stopped] = await db.call(STOP_MATCH, [brand, code]);
  return stopped ? done(stopped) : refuse({ reason: "unknownMatch" });
}

/** Every rule of a brand, those that are off as well. */
export function matchesOf({ db }: Context, brand: string): Promise<Match[]> {
  return db.call(MATCHES, [brand]);
}

/** Every rule of every brand that a promotion tells of, as it is at this moment. */
export function promotedNow({ db }: Pick<Context, "db">): Promise<Match[]> {
  return db.call(MATCHES_PROMOTED, []);
}

const keptPromoted = kept(SECOND_MS, (context: Context) => promotedNow(context));

/** The rules of a brand that promotions tell of, those that are off as well, at most a second old. */
export async function promotedMatches(
  context: Context,
  brand: string,
): Promise<(Match & { readonly promotion: string })[]> {
  const all = await keptPromoted(context);
  return all.flatMap((match) =>
    match.brandId === brand && match.promotion !== null ? [{ ...match, promotion: match.promotion }] : [],
  );
}

/** How a rule stands for everybody: to come, going on, all of it given, stopped, or over. */
export function matchStanding(match: Match, at: Date): "coming" | "open" | "gone" | "stopped" | "ended" {
  const { isOn, from, until, budgetMinor, givenMinor } = match;
  if (until !== null && until <= at) return "ended";
  if (!isOn) return "stopped";
  if (at < from) return "coming";
  return budgetMinor !== null && budgetMinor - givenMinor < leastGivenMinor(match) ? "gone" : "open";
}

/** How many deposits a dry run looks at. */
const TRIED_MAX = 100_000;

export type Tried = { readonly deposits: number; readonly players: number; readonly minor: bigint };

/** What a rule would have offered for the deposits of the last days, without budget, and as if it held all the time. */
export async function tryMatch(
  { db, now }: Context,
  rule: Match,
  days: number,
): Promise<Tried & { readonly looked: number }> {
  const from = later(now(), -days * DAY_MS);
  const deposits = await depositsSince({ db }, { brand: rule.brandId, from, most: TRIED_MAX });
  const open = { ...rule, from, until: null };
  const seen = new Set<string>();
  const brought = [...deposits].reverse().filter((deposit) => {
    if (matchedMinor(open, deposit) === 0n) return false;
    const key = rule.once === "daily" ? `${deposit.playerId}/${deposit.at.toISOString().slice(0, 10)}` : null;
    if (key !== null && seen.has(key)) return false;
    if (key !== null) seen.add(key);
    return true;
  });
  return {
    looked: deposits.length,
    deposits: brought.length,
    players: new Set(brought.map(({ playerId }) => playerId)).size,
    minor: brought.reduce((sum, deposit) => sum + matchedMinor(open, deposit), 0n),
  };
}
