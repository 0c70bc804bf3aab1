import type { Context } from "../../db/context.ts";
import type { Statement } from "../../db/database.ts";
import { playPause } from "../../limits/index.ts";
import { hasDeposited } from "../../wallet/index.ts";
import { termsOf } from "../named-terms.ts";
import type { BonusTerms } from "../terms.ts";
import { MATCH, type Match } from "./match.ts";

/** What a deposit brings now, with the terms that it is played by. */
export type OpenMatch = { readonly match: Match; readonly terms: BonusTerms };

/** Those whose budget still has the least that they give. */
const OPEN: Statement<Match> = {
  name: "bonuses.open-matches",
  text: `
    select ${MATCH} from bonus.matches
    where brand_id = $1 and is_on and from_at <= $2::timestamptz and (until_at is null or until_at > $2::timestamptz)
      and (budget_minor is null or budget_minor - given_minor >= least_minor * percent / 100)
    order by percent desc, code limit 10`,
};

type Asked = { readonly brandId: string; readonly playerId: bigint | null };

/**
 * Bonuses that the next deposit brings: for a guest what anybody is offered, for a member what is still open to them.
 * Nobody on a break is told of one.
 */
export async function openMatches(context: Context, { brandId, playerId }: Asked): Promise<OpenMatch[]> {
  const running = await context.db.call(OPEN, [brandId, context.now()]);
  if (running.length === 0 || (playerId !== null && (await playPause(context, playerId)))) return [];
  const isFirst = playerId === null || !(await hasDeposited(context, playerId));
  const named = new Map((await termsOf(context, brandId)).map(({ name, terms }) => [name, terms]));
  return running
    .filter(({ once }) => once !== "first" || isFirst)
    .flatMap((match) => {
      const terms = named.get(match.terms);
      return terms ? [{ match, terms }] : [];
    });
}
