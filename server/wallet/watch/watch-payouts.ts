import { type Asset, type Money, money, plainAmount } from "../../core/numbers/money.ts";
import { MINUTE_MS } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import { type Break, raiseAlarms } from "./alarms.ts";

const MARK = {
  name: "wallet-watch-payouts",
  text: `select w.since::text as since, pg_snapshot_xmin(pg_current_snapshot())::text as before
    from wallet.watches w where w.name = 'payouts'`,
  row: { since: "0", before: "0" },
};

const TOLD = {
  name: "ledger-told-payouts",
  text: `select transfer_id as "transferId", scope, player_id as "playerId", round_ref as round, asset, amount
    from ledger.told_payouts($1::text::xid8, $2::text::xid8)`,
  timeoutMs: MINUTE_MS,
  row: {
    transferId: 0n,
    scope: "",
    playerId: 0n,
    round: null as string | null,
    asset: "P" as Asset,
    amount: 0n,
  },
};

const LOOKED = {
  name: "wallet-watch-payouts-looked",
  text: "update wallet.watches set checked_at = $1, since = $2::text::xid8 where name = 'payouts'",
};

const TOLD_FROM = {
  name: "wallet-told-payouts-from",
  text: `select t.from_minor as "fromMinor" from wallet.told_payouts t
    join ledger.assets s on s.id = t.asset_id where s.code = $1`,
  row: { fromMinor: 0n },
};

const TELL_FROM = {
  name: "wallet-tell-payouts-from",
  text: `update wallet.told_payouts t set from_minor = $2 from ledger.assets s
    where s.id = t.asset_id and s.code = $1`,
};

/**
 * Raises an alarm for each payout, correction and jackpot that brought a player so much that somebody should look at it before
 * it is withdrawn; it freezes nothing. Gives what nobody knew of.
 */
export async function watchPayouts(context: Pick<Context, "db" | "now">): Promise<Break[]> {
  const [mark] = await context.db.call(MARK, []);
  if (!mark) throw new Error("There is no mark of the last look at payouts.");
  const payouts = await context.db.call(TOLD, [mark.since, mark.before]);
  const fresh: Break[] = [];
  // One by one: a look that finds many raises them all, because no later look finds them again.
  for (const payout of payouts) fresh.push(...(await raiseAlarms(context, [breakOf(payout)])));
  await context.db.call(LOOKED, [context.now(), mark.before]);
  return fresh;
}

function breakOf({ transferId, scope, playerId, round, asset, amount }: typeof TOLD.row): Break {
  const sum = `${plainAmount(money(amount, asset))} ${asset}`;
  const where = round === null ? "" : ` in round ${round}`;
  return {
    invariant: "payout",
    subject: `${sum} by ${scope} to player ${playerId}${where} (movement ${transferId})`,
  };
}

/** From which sum on a payout raises an alarm. */
export async function payoutsToldFrom({ db }: Pick<Context, "db">): Promise<Money> {
  const [row] = await db.call(TOLD_FROM, ["P"]);
  if (!row) throw new Error("No sum is set from which payouts are told.");
  return money(row.fromMinor, "P");
}

/** Sets that sum, above zero, for payouts from now on. */
export async function tellPayoutsFrom({ db }: Pick<Context, "db">, from: Money): Promise<void> {
  await db.call(TELL_FROM, [from.asset, from.minor]);
}
