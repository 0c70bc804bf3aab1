import type { StakedThen } from "../../wallet/index.ts";
import { type Level, levelReached } from "../level.ts";

type Before = {
  /** What they have now. */
  readonly rank: number;
  readonly stakedMinor: bigint;
  readonly loweredMinor: bigint;
  /** What they had at the end of the period, and what they staked since. */
  readonly rankThen: number;
  readonly since: readonly StakedThen[];
};

type Rise = { readonly rank: number; readonly at: Date };

type Lowered = {
  /** The level below that of the end. */
  readonly to: number;
  /** What no longer counts towards levels. */
  readonly loweredMinor: bigint;
  /** What the stakes since the end reach from there, and so the rank that they have now. */
  readonly rises: readonly Rise[];
  readonly rank: number;
};

/**
 * What becomes of somebody who falls as of the end of a period, as if nobody had waited until now. Null where stakes
 * of before the end reach more than they had then: those were counted just after it, and are a rise within the period.
 */
export function lowered(
  levels: readonly Level[],
  { rank, rankThen, since, stakedMinor, loweredMinor }: Before,
): Lowered | null {
  const below = levels.findLast((level) => level.rank < rankThen);
  if (!below) throw new Error(`There is no level below ${rankThen}.`);
  const stakedThen = since.reduce((left, { netMinor }) => left - netMinor, stakedMinor);
  if (rankOf(levels, stakedThen - loweredMinor) > rankThen) return null;
  const over = stakedThen - loweredMinor - below.stakedMinor;
  const lowerBy = over > 0n ? over : 0n;
  const way = stakedThen - loweredMinor - lowerBy;
  const rises = risesOn(levels, { from: below.rank, way, most: rank }, since);
  return {
    to: below.rank,
    loweredMinor: loweredMinor + lowerBy,
    rises,
    rank: rises.at(-1)?.rank ?? below.rank,
  };
}

type Way = { readonly from: number; readonly way: bigint; readonly most: number };

/** No rank above `most`, which was reached by more than these. */
function risesOn(levels: readonly Level[], begin: Way, stakes: readonly StakedThen[]): Rise[] {
  const rises: Rise[] = [];
  let { from, way } = begin;
  for (const { at, netMinor } of stakes) {
    way += netMinor;
    const top = Math.min(rankOf(levels, way), begin.most);
    for (const { rank } of levels) if (rank > from && rank <= top) rises.push({ rank, at });
    from = Math.max(from, top);
  }
  return rises;
}

const rankOf = (levels: readonly Level[], way: bigint) => levelReached(levels, way)?.rank ?? 0;
