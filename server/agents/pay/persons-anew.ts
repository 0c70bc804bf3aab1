import type { Context } from "../../db/context.ts";
import { type CountedAnew, countRoundsAnew } from "../../figures/index.ts";
import type { Person } from "../contracts/ring-fence.ts";
import { shareOf } from "../contracts/tiers.ts";
import type { Bill } from "./bill.ts";
import { fencesInto, withCarried } from "./ring-fences.ts";

/** Those who may be fenced: by the rounds of the period and of their lives, and by what the bill before carries. */
export async function personsAnew(
  db: Context["db"],
  bill: Bill,
  counted: readonly CountedAnew[],
): Promise<readonly Person[]> {
  const { terms, contract, from, id } = bill;
  const limit = terms.ringFence;
  if (limit === null) return [];
  const into = { contract: { id: contract }, terms, from };
  const fences = (await fencesInto(db, [into], id))(into);
  const results = resultsIn(bill, counted);
  const high = [...results].flatMap(([playerId, result]) => (result <= -limit ? [playerId] : []));
  const people = [...new Set([...fences.map(({ playerId }) => playerId), ...high])];
  if (people.length === 0) return [];
  const lifetimes = resultsIn(bill, await countRoundsAnew(db, bill, people));
  const anew = people.map((playerId) => ({
    ...{ playerId, result: results.get(playerId) ?? 0n, lifetime: lifetimes.get(playerId) ?? 0n },
  }));
  return withCarried(anew, fences);
}

/** What each person came to for the house, each product as far as it counts. */
function resultsIn({ terms }: Bill, counted: readonly CountedAnew[]): Map<bigint, bigint> {
  const sums = new Map<string, { readonly playerId: bigint; readonly product: string; sum: bigint }>();
  for (const { playerId, product, validStake, payout } of counted) {
    const row = sums.get(`${playerId} ${product}`) ?? { playerId, product, sum: 0n };
    row.sum += validStake - payout;
    sums.set(`${playerId} ${product}`, row);
  }
  const results = new Map<bigint, bigint>();
  for (const { playerId, product, sum } of sums.values()) {
    const worth = shareOf(sum, terms.products[product] ?? 0);
    results.set(playerId, (results.get(playerId) ?? 0n) + worth);
  }
  return results;
}
