import { findBrand } from "../../brand/index.ts";
import type { Context } from "../../db/context.ts";
import type { Statement } from "../../db/database.ts";
import { playPause } from "../../limits/index.ts";
import { hasDeposited } from "../../wallet/index.ts";
import { termsOf } from "../named-terms.ts";
import type { BonusTerms } from "../terms.ts";
import { LEAST_GIVEN, MATCH, type Match } from "./match.ts";
import { dayKey } from "./match-key.ts";

/** What a deposit brings now, with the terms that it is played by. */
export type OpenMatch = { readonly match: Match; readonly terms: BonusTerms };

/** Those whose budget still has the least that they give. */
const OPEN: Statement<Match> = {
  name: "bonuses.open-matches",
  text: `
    select ${MATCH} from bonus.matches
    where brand_id = $1 and is_on and from_at <= $2::timestamptz and (until_at is null or until_at > $2::timestamptz)
      and (budget_minor is null or budget_minor - given_minor >= ${LEAST_GIVEN})
    order by percent desc, code limit 10`,
};

/** Which of some keys a player was given a bonus by. */
const GIVEN_KEYS: Statement<{ readonly key: string }> = {
  name: "bonuses.given-keys",
  text: "select key from bonus.grants where player_id = $1 and key = any($2::text[])",
};

type Asked = { readonly brandId: string; readonly playerId: bigint | null };

/**
 * Bonuses that the next deposit brings: for a guest what anybody is offered, for a member what is still open to them,
 * of those for each day the ones that today has not brought yet. Nobody on a break is told of one.
 */
export async function openMatches(context: Context, { brandId, playerId }: Asked): Promise<OpenMatch[]> {
  const running = await context.db.call(OPEN, [brandId, context.now()]);
  if (running.length === 0 || (playerId !== null && (await playPause(context, playerId)))) return [];
  const own = playerId === null ? running : await ownMatches(context, playerId, running);
  const named = new Map((await termsOf(context, brandId)).map(({ name, terms }) => [name, terms]));
  return own.flatMap((match) => {
    const terms = named.get(match.terms);
    return terms ? [{ match, terms }] : [];
  });
}

async function ownMatches(context: Context, playerId: bigint, running: readonly Match[]): Promise<Match[]> {
  const brand = await findBrand(context, running[0]?.brandId ?? "");
  const today = { at: context.now(), timeZone: brand?.timeZone ?? "UTC" };
  const keyToday = ({ once, code }: Match) => (once === "daily" ? [dayKey(code, today)] : []);
  const [isLater, given] = await Promise.all([
    hasDeposited(context, playerId),
    context.db.call(GIVEN_KEYS, [playerId, running.flatMap(keyToday)]),
  ]);
  const keys = new Set(given.map(({ key }) => key));
  return running.filter(
    (match) => !(match.once === "first" && isLater) && !keyToday(match).some((key) => keys.has(key)),
  );
}
