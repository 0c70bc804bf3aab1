import { MINUTE_MS } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";

/** An order of a vendor as our ledger has it. Time, round, game and currency are null where nothing was done. */
export type LedgerOrder = {
  player: string;
  kind: "debit" | "credit" | "adjust";
  txId: string;
  outcome: string;
  round: string | null;
  game: string | null;
  currency: string | null;
  amountMinor: bigint;
  /** Of an adjustment alone. */
  direction: "IN" | "OUT" | null;
  isReversed: boolean;
  at: Date | null;
};

/** How an order of the vendor is told from all others. */
export type OrderKey = { player: string; kind: LedgerOrder["kind"]; txId: string };

const COLUMNS = `o.player_id::text as player, o.kind, o.tx_id as "txId", o.outcome, o.round_ref as round, o.game,
  o.currency, o.amount_minor as "amountMinor", o.direction, o.is_reversed as "isReversed",
  o.at`;

const BY_KEY = {
  name: "vendors-orders-by-key",
  text: `select ${COLUMNS}
    from (select distinct player_id, kind, tx_id
      from jsonb_to_recordset($2) as e (player_id bigint, kind text, tx_id text)) asked
    join wallet.vendor_order o
      on o.vendor = $1 and o.player_id = asked.player_id and o.kind = asked.kind and o.tx_id = asked.tx_id`,
  timeoutMs: MINUTE_MS,
};

const IN_WINDOW = {
  name: "vendors-orders-in-window",
  text: `select ${COLUMNS} from wallet.vendor_order o
    where o.vendor = $1 and o.at >= $2 and o.at < $3 order by o.transfer_id`,
  timeoutMs: MINUTE_MS,
};

const PLAYER_REF = /^[1-9]\d{0,17}$/;

/** The number under which the player of a vendor's message is ours; null when it cannot be one. */
export function playerIdOf(ref: string): bigint | null {
  return PLAYER_REF.test(ref) ? BigInt(ref) : null;
}

/** What the ledger knows of these orders, refused ones too. */
export async function ordersByKey(
  { db }: Pick<Context, "db">,
  vendor: string,
  keys: readonly OrderKey[],
): Promise<LedgerOrder[]> {
  const asked = keys
    .filter(({ player }) => playerIdOf(player) !== null)
    .map(({ player, kind, txId }) => ({ player_id: player, kind, tx_id: txId }));
  return asked.length === 0 ? [] : db.call<LedgerOrder>(BY_KEY, [vendor, JSON.stringify(asked)]);
}

/** What the ledger did for a vendor from a moment until before another. */
export function ordersInWindow(
  { db }: Pick<Context, "db">,
  { vendor, from, to }: { vendor: string; from: Date; to: Date },
): Promise<LedgerOrder[]> {
  return db.call<LedgerOrder>(IN_WINDOW, [vendor, from, to]);
}
