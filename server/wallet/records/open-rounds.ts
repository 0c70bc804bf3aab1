import { MOVE } from "../../core/ledger-kinds.ts";
import { type Asset, type Money, money } from "../../core/numbers/money.ts";
import type { Context } from "../../db/context.ts";

/** A round that nobody has ended. */
export type OpenRound = {
  vendor: string;
  playerId: bigint;
  round: string;
  game: string;
  stake: Money;
  /** Whether something was paid or corrected in it: then its stakes are not given back any more. */
  hasResult: boolean;
  openedAt: Date;
};

type Row = Omit<OpenRound, "stake"> & { asset: Asset; stake: bigint };

const OPEN = `select r.vendor, r.player_id as "playerId", r.round_ref as round, r.game, s.code as asset,
    r.stake_minor as stake, r.payouts_live > 0 as "hasResult", r.opened_at as "openedAt"
  from wallet.rounds r join ledger.assets s on s.id = r.asset_id
  where r.state = 'open' and r.vendor = $1`;

const LIST = {
  name: "wallet-open-rounds",
  text: `${OPEN} and r.opened_at < $2 and (r.opened_at, r.player_id, r.round_ref) > ($3, $4, $5)
    order by r.opened_at, r.player_id, r.round_ref limit $6`,
};

const ONE = { name: "wallet-open-round", text: `${OPEN} and r.player_id = $2 and r.round_ref = $3` };

const STAKES = {
  name: "wallet-round-live-stakes",
  text: `select t.id, t.key from ledger.transfers t
    where t.scope = $1 and t.player_id = $2 and t.round_ref = $3 and t.kind = ${MOVE.stake}
      and not exists (select 1 from ledger.transfers back where back.reverses = t.id)
    order by t.id`,
  row: { id: 0n, key: "" },
};

const LISTED_MAX = 200;

/** Where a list goes on: after the last round of the one before. */
type Place = Pick<OpenRound, "openedAt" | "playerId" | "round">;
const BEGINNING: Place = { openedAt: new Date(0), playerId: 0n, round: "" };

/** The vendor's rounds that were opened before a moment and never ended, oldest first, at most 200 at a time. */
export async function openRounds(
  { db }: Pick<Context, "db">,
  { vendor, olderThan, after = BEGINNING }: { vendor: string; olderThan: Date; after?: Place | undefined },
): Promise<OpenRound[]> {
  const { openedAt, playerId, round } = after;
  const values = [vendor, olderThan, openedAt, playerId, round, LISTED_MAX];
  return (await db.call<Row>(LIST, values)).map(roundIn);
}

/** One open round; null when it was ended, rolled back, or never opened. */
export async function openRound(
  { db }: Pick<Context, "db">,
  { vendor, playerId, round }: { vendor: string; playerId: bigint; round: string },
): Promise<OpenRound | null> {
  const [row] = await db.call<Row>(ONE, [vendor, playerId, round]);
  return row ? roundIn(row) : null;
}

/** The stakes of a round that were not taken back, by the ledger's number and the vendor's. */
export async function liveStakes(
  { db }: Pick<Context, "db">,
  { vendor, playerId, round }: { vendor: string; playerId: bigint; round: string },
): Promise<{ transferId: bigint; key: string }[]> {
  const rows = await db.call(STAKES, [vendor, playerId, round]);
  return rows.map(({ id, key }) => ({ transferId: id, key }));
}

function roundIn({ asset, stake, ...row }: Row): OpenRound {
  return { ...row, stake: money(stake, asset) };
}
