import { createHash } from "node:crypto";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import { execute, liveStakes, type OpenRound, openRound, type WalletCommand } from "../../wallet/index.ts";

export type StaleRound = {
  vendor: string;
  playerId: bigint;
  round: string;
  /** The vendor's limit: a round that was opened after this moment is left alone. */
  olderThan: Date;
  /** What the vendor said of it: `close` when it was played out, `refund` when it never was. */
  verdict: "close" | "refund";
};

/** A game may take thousands of stakes into one round: more at once than callers may wait for the ledger. */
const REFUNDED_AT_ONCE = 500;

type Refused = { reason: "notOpen" | "notStale" | "hasResult" };

/**
 * Ends a round that was left open too long: closes it, or gives its stakes back, all of them or none. Safe to
 * repeat, and the vendor's own end of the round is answered as well as if it had come first. Refuses with
 * `notOpen` for a round that is ended or unknown, `notStale` for one younger than the limit, and `hasResult`
 * for a refund after something was paid or corrected.
 */
export async function closeStaleRound(
  context: Context,
  request: StaleRound,
): Promise<Outcome<null, Refused>> {
  const open = await openRound(context, request);
  if (!open) return refuse({ reason: "notOpen" });
  if (open.openedAt >= request.olderThan) return refuse({ reason: "notStale" });
  const refunds = request.verdict === "refund" ? await refundsOf(context, open) : [];
  if (refunds.length === 0) {
    const [ended] = await execute(context, [endOf(context, open)]);
    if (ended?.code !== "OK") throw new Error(`The end of a round was answered with ${ended?.code}.`);
    return done(null);
  }
  if (open.hasResult) return refuse({ reason: "hasResult" });
  return refundAll(context, refunds);
}

/** A payout may come between the reading and here: then the refunds are undone, and not remembered as refused. */
async function refundAll({ db }: Context, refunds: WalletCommand[]): Promise<Outcome<null, Refused>> {
  const settled = new Error("The round was settled meanwhile.");
  try {
    await db.transaction(async (transaction) => {
      for (let from = 0; from < refunds.length; from += REFUNDED_AT_ONCE) {
        const answers = await execute({ db: transaction }, refunds.slice(from, from + REFUNDED_AT_ONCE));
        if (answers.some(({ code }) => code !== "OK")) throw settled;
      }
    });
    return done(null);
  } catch (fault) {
    if (fault === settled) return refuse({ reason: "hasResult" });
    throw fault;
  }
}

/** The key names the stake by the ledger's own number, so that a refund given twice is one refund. */
async function refundsOf(context: Context, open: OpenRound): Promise<WalletCommand[]> {
  const stakes = await liveStakes(context, open);
  return stakes.map(({ transferId, key }) => ({
    op: "rollback",
    scope: open.vendor,
    playerId: open.playerId,
    key: `nard-stale-${transferId}`,
    asset: open.stake.asset,
    round: open.round,
    targetKey: key,
    at: context.now(),
  }));
}

/** A key of our own: the end that the vendor sends may name the game of another stake. */
function endOf({ now }: Context, { vendor, playerId, round, game, stake }: OpenRound): WalletCommand {
  const key = `nard-stale-${createHash("sha256").update(round).digest("hex")}`;
  return { op: "end-round", scope: vendor, playerId, key, asset: stake.asset, round, game, at: now() };
}
