import { type Asset, type Money, money } from "../../core/numbers/money.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";

export const HELD_STATES = ["waiting", "released", "refused", "taken-back"] as const;

/** A payout, or a correction in the player's favour, that somebody looks at before the player has it. */
export type HeldPayout = {
  id: bigint;
  vendor: string;
  playerId: bigint;
  round: string;
  game: string;
  /** What waits of it, or was decided about: without what its vendor took back since. */
  amount: Money;
  state: (typeof HELD_STATES)[number];
  heldAt: Date;
  decidedAt: Date | null;
  /** Why it was decided so; the player reads it where it was refused. */
  reason: string | null;
};

type Row = Omit<HeldPayout, "amount"> & { asset: Asset; amountMinor: bigint };

const COLUMNS = `h.id, h.vendor, h.player_id as "playerId", h.round_ref as round, h.game, s.code as asset,
  h.cash_minor + h.bonus_minor as "amountMinor", h.state, h.held_at as "heldAt", h.decided_at as "decidedAt", h.reason`;

const FROM = "from wallet.held_payouts h join ledger.assets s on s.id = h.asset_id";

const WAITING = {
  name: "wallet-payouts-waiting",
  text: `select ${COLUMNS} ${FROM} where h.state = 'waiting' order by h.id limit $1`,
};

const OF_PLAYER = {
  name: "wallet-payouts-held-of-player",
  text: `select ${COLUMNS} ${FROM}
    where h.player_id = $1 and (($2::text is null and h.state = 'waiting') or (h.vendor = $2 and h.round_ref = $3))
    order by h.held_at desc, h.id desc limit $4`,
};

const DECIDE = {
  name: "ledger-decide-held",
  text: "select state, is_done from ledger.decide_held($1, $2, $3, $4, $5)",
  row: { state: "", is_done: false },
};

const CHECKED = {
  name: "wallet-checked-payouts",
  text: `select k.vendor, s.code as asset, k.from_minor as "fromMinor"
    from wallet.checked_payouts k join ledger.assets s on s.id = k.asset_id order by k.vendor, s.id`,
  row: { vendor: "", asset: "P" as Asset, fromMinor: 0n },
};

const CHECK = {
  name: "wallet-check-payouts",
  text: `insert into wallet.checked_payouts (vendor, asset_id, from_minor)
    select $1, s.id, $3 from ledger.assets s where s.code = $2
    on conflict (vendor, asset_id) do update set from_minor = excluded.from_minor`,
};

const CHECK_NONE = {
  name: "wallet-check-no-payouts",
  text: "delete from wallet.checked_payouts where vendor = $1",
};

const LISTED_MAX = 200;

/** What waits for an operator, oldest first, at most 200. */
export async function waitingPayouts({ db }: Pick<Context, "db">): Promise<HeldPayout[]> {
  return (await db.call<Row>(WAITING, [LISTED_MAX])).map(heldIn);
}

/** A player's payouts that wait, newest first; or, of one round, also those that were decided. */
export async function heldPayoutsOf(
  { db }: Pick<Context, "db">,
  { playerId, of }: { playerId: bigint; of?: { vendor: string; round: string } },
): Promise<HeldPayout[]> {
  const rows = await db.call<Row>(OF_PLAYER, [playerId, of?.vendor ?? null, of?.round ?? null, LISTED_MAX]);
  return rows.map(heldIn);
}

function heldIn({ asset, amountMinor, ...row }: Row): HeldPayout {
  return { ...row, amount: money(amountMinor, asset) };
}

type Decision = { id: bigint; decision: "release" | "refuse"; operator: string; reason: string };

/** Gives the player a payout that waits, or keeps it. It is decided once, by whoever comes first. */
export async function decideHeldPayout(
  { db, now }: Context,
  { id, decision, operator, reason }: Decision,
): Promise<Outcome<undefined, { reason: "unknownPayout" | "payoutDecided"; state?: string }>> {
  const [row] = await db.call(DECIDE, [id, decision === "release", operator, reason, now()]);
  if (!row) return refuse({ reason: "unknownPayout" });
  return row.is_done ? done(undefined) : refuse({ reason: "payoutDecided", state: row.state });
}

/** From which sum on a vendor's payouts wait for an operator. */
export async function checkedPayouts({
  db,
}: Pick<Context, "db">): Promise<{ vendor: string; from: Money }[]> {
  const rows = await db.call(CHECKED, []);
  return rows.map(({ vendor, asset, fromMinor }) => ({ vendor, from: money(fromMinor, asset) }));
}

/** Sets that sum for payouts from now on; null pays them all at once. */
export async function checkPayouts(
  { db }: Pick<Context, "db">,
  { vendor, from }: { vendor: string; from: Money | null },
): Promise<void> {
  if (from) await db.call(CHECK, [vendor, from.asset, from.minor]);
  else await db.call(CHECK_NONE, [vendor]);
}
