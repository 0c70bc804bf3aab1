import { startOfDay, startOfWeek } from "../core/days.ts";
import { later } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { dueOf } from "./cashback/lost.ts";
import { ACTIVE_BETWEEN } from "./fact-statements.ts";
import { factsOfAll } from "./facts.ts";
import { worthOf } from "./gift.ts";
import { judge } from "./judge.ts";
import { type CashbackOffer, type ClaimOffer, type Offer, periodOf } from "./offer.ts";

/** How many players a dry run looks at. */
const LOOKED_MAX = 20_000;
const TOGETHER = 500;
const WEEK_DAYS = 7;

/** What an offer would have come to; `looked` at so many players who did anything. */
export type DryRun = {
  readonly looked: number;
  readonly players: number;
  readonly times: number;
  readonly minor: bigint;
};

type Asked<Which extends Offer> = {
  readonly offer: Which;
  readonly weeks: number;
  readonly timeZone: string;
};

/**
 * What an offer would have given in the last whole weeks, as if it had held all the time, without its budgets, and if
 * everybody who could had claimed at the end of each day. Hours are not looked at; levels are those of today.
 */
export function dryRun(context: Context, { offer, ...asked }: Asked<Offer>): Promise<DryRun> {
  return offer.kind === "claim"
    ? dryClaims(context, { offer, ...asked })
    : dryWeeks(context, { offer, ...asked });
}

class Sum {
  private readonly players = new Set<bigint>();
  private times = 0;
  private minor = 0n;

  add(playerId: bigint, minor: bigint): void {
    this.players.add(playerId);
    this.times += 1;
    this.minor += minor;
  }

  all(looked: number): DryRun {
    return { looked, players: this.players.size, times: this.times, minor: this.minor };
  }
}

async function dryWeeks(context: Context, { offer, weeks, timeZone }: Asked<CashbackOffer>): Promise<DryRun> {
  const sum = new Sum();
  let looked = 0;
  for (let back = weeks; back > 0; back -= 1) {
    const week = {
      from: startOfWeek(context.now(), timeZone, back),
      until: startOfWeek(context.now(), timeZone, back - 1),
    };
    for await (const { playerId, minor } of dueOf(context, { offer, week, timeZone })) {
      looked += 1;
      sum.add(playerId, minor);
      if (looked >= LOOKED_MAX) return sum.all(looked);
    }
  }
  return sum.all(looked);
}

async function dryClaims(context: Context, { offer, weeks, timeZone }: Asked<ClaimOffer>): Promise<DryRun> {
  const from = startOfWeek(context.now(), timeZone, weeks);
  const until = startOfWeek(context.now(), timeZone);
  const ends = Array.from({ length: weeks * WEEK_DAYS }, (_, nth) =>
    later(startOfDay(from, timeZone, -nth - 1), -1),
  );
  const sum = new Sum();
  let looked = 0;
  for (let after = 0n; looked < LOOKED_MAX; ) {
    const rows = await context.db.call(ACTIVE_BETWEEN, [offer.brandId, from, until, after, TOGETHER]);
    const playerIds = rows.map(({ playerId }) => playerId);
    looked += rows.length;
    await claimAll(context, { offer, timeZone, playerIds, ends, sum });
    const last = playerIds.at(-1);
    if (last === undefined || rows.length < TOGETHER) break;
    after = last;
  }
  return sum.all(looked);
}

type Batch = Pick<Asked<ClaimOffer>, "offer" | "timeZone"> & {
  readonly playerIds: readonly bigint[];
  readonly ends: readonly Date[];
  readonly sum: Sum;
};

async function claimAll(context: Context, { offer, timeZone, playerIds, ends, sum }: Batch): Promise<void> {
  const conditions = offer.conditions.filter(({ is }) => is !== "hours");
  const given = new Set<string>();
  for (const at of ends) {
    const facts = await factsOfAll(context, { playerIds, at, timeZone, conditions });
    for (const [playerId, known] of facts) {
      const period = periodOf(offer.once, { at, timeZone, depositId: known.depositId });
      const key = `${playerId} ${period}`;
      const minor = worthOf(offer.gift, Number(known.level));
      if (period === null || minor === 0n || given.has(key)) continue;
      if (!judge("claim", conditions, known).every(({ isMet }) => isMet)) continue;
      given.add(key);
      sum.add(playerId, minor);
    }
  }
}
