import type { Context } from "../../db/context.ts";
import type { Database } from "../../db/database.ts";

/** What one side knows of a transaction, in minor units of its currency. */
export type Remembered = { amountMinor: bigint; state: string };

export type DifferenceFacts = {
  vendor: string;
  /** The player as the vendor names one. */
  player: string;
  operation: "debit" | "credit" | "adjust";
  txId: string;
  kind: "missing-here" | "missing-there" | "amount" | "state";
  round: string;
  game: string;
  currency: string;
  theirs: Remembered | null;
  ours: Remembered | null;
  happenedAt: Date;
  payoutKind: "WIN" | "JACKPOT" | "PROMO" | "FREE_ROUND" | null;
  betTxId: string | null;
  endsRound: boolean;
};

export type DifferenceState = "open" | "repaired" | "dismissed";

/** Something that a vendor and we remember differently. */
export type Difference = DifferenceFacts & {
  id: bigint;
  state: DifferenceState;
  foundAt: Date;
  /** When the vendor was last asked about it. */
  askedAt: Date;
  settledAt: Date | null;
  settledBy: string | null;
  /** Why it was dismissed. */
  reason: string | null;
};

type Row = Omit<Difference, "theirs" | "ours"> & {
  theirsMinor: bigint | null;
  theirsState: string | null;
  oursMinor: bigint | null;
  oursState: string | null;
};

const COLUMNS = `id, vendor, player_ref as player, operation, tx_id as "txId", kind, round_ref as round, game, asset as currency,
  theirs_minor as "theirsMinor", theirs_state as "theirsState", ours_minor as "oursMinor",
  ours_state as "oursState", happened_at as "happenedAt", payout_kind as "payoutKind", bet_tx_id as "betTxId",
  ends_round as "endsRound", state, found_at as "foundAt", asked_at as "askedAt", settled_at as "settledAt", settled_by as "settledBy",
  reason`;

const KEEP = {
  name: "vendors-difference-keep",
  text: `insert into vendors.differences (vendor, player_ref, operation, tx_id, kind, round_ref, game, asset,
      theirs_minor, theirs_state, ours_minor, ours_state, happened_at, payout_kind, bet_tx_id, ends_round, found_at, asked_at)
    select vendor, player_ref, operation, tx_id, kind, round_ref, game, currency, theirs_minor, theirs_state,
        ours_minor, ours_state, happened_at, payout_kind, bet_tx_id, ends_round, $2, $2
      from jsonb_to_recordset($1) as e (vendor text, player_ref text, operation text, tx_id text, kind text,
        round_ref text, game text, currency text, theirs_minor bigint, theirs_state text, ours_minor bigint,
        ours_state text, happened_at timestamptz, payout_kind text, bet_tx_id text, ends_round boolean)
      order by vendor, player_ref, operation, tx_id, kind
    on conflict do nothing returning id`,
  row: { id: 0n },
};

const LIST = {
  name: "vendors-difference-list",
  text: `select ${COLUMNS} from vendors.differences
    where state = $1 and ($2::text is null or vendor = $2) order by id desc limit $3`,
};

const LOCK = {
  name: "vendors-difference-lock",
  text: `select ${COLUMNS} from vendors.differences where id = $1 for update`,
};

const SETTLE = {
  name: "vendors-difference-settle",
  text: `update vendors.differences set state = $2, settled_at = $3, settled_by = $4, reason = $5 where id = $1
    returning ${COLUMNS}`,
};

const DISMISS_UNTIL = {
  name: "vendors-difference-dismiss-until",
  text: `update vendors.differences set state = 'dismissed', settled_at = $3, settled_by = $4, reason = $5
    where id in (select id from vendors.differences where state = 'open' and vendor = $1 and happened_at <= $2
      order by id limit $6 for update)
    returning id`,
  row: { id: 0n },
};

const LEFT_UNTIL = {
  name: "vendors-difference-left-until",
  text: `select count(*)::int as many from vendors.differences
    where state = 'open' and vendor = $1 and happened_at <= $2`,
  row: { many: 0 },
};

const UNKNOWN_THERE = {
  name: "vendors-difference-unknown-there",
  text: `select ${COLUMNS} from vendors.differences
    where state = 'open' and vendor = $1 and kind = 'missing-there' and asked_at < $2 order by asked_at, id limit $3`,
};

const NOTE_ASKED = {
  name: "vendors-difference-asked",
  text: "update vendors.differences set asked_at = $2 where id = $1 and state = 'open'",
};

const LISTED_MAX = 200;

/** Keeps what was found and gives how many of it were new: the same facts found again are no new difference. */
export async function keepDifferences(
  { db, now }: Pick<Context, "db" | "now">,
  found: readonly DifferenceFacts[],
): Promise<number> {
  if (found.length === 0) return 0;
  return (await db.call(KEEP, [JSON.stringify(found.map(rowOf)), now()])).length;
}

/** The differences in one state, newest first, at most 200; of all vendors when none is named. */
export async function differences(
  { db }: Pick<Context, "db">,
  { vendor = null, state }: { vendor?: string | null; state: DifferenceState },
): Promise<Difference[]> {
  return (await db.call<Row>(LIST, [state, vendor, LISTED_MAX])).map(differenceIn);
}

/** Orders of ours that a vendor did not know and was not asked about since a moment, the longest ago first. */
export async function unknownThereSince(
  { db }: Pick<Context, "db">,
  { vendor, before, limit }: { vendor: string; before: Date; limit: number },
): Promise<Difference[]> {
  return (await db.call<Row>(UNKNOWN_THERE, [vendor, before, limit])).map(differenceIn);
}

export async function noteAsked({ db, now }: Pick<Context, "db" | "now">, id: bigint): Promise<void> {
  await db.call(NOTE_ASKED, [id, now()]);
}

/** Holds one difference until the transaction ends, so that two operators do not settle it at once. */
export async function lockDifference(transaction: Database, id: bigint): Promise<Difference | null> {
  const [row] = await transaction.call<Row>(LOCK, [id]);
  return row ? differenceIn(row) : null;
}

export async function settleDifference(
  transaction: Database,
  settled: { id: bigint; state: "repaired" | "dismissed"; at: Date; operator: string; reason: string | null },
): Promise<Difference> {
  const { id, state, at, operator, reason } = settled;
  const [row] = await transaction.call<Row>(SETTLE, [id, state, at, operator, reason]);
  if (!row) throw new Error(`There is no difference ${id}.`);
  return differenceIn(row);
}

/** Dismisses at most so many of a vendor that happened up to a moment, and gives how many are left. */
export async function dismissUntil(
  transaction: Database,
  dismissed: { vendor: string; until: Date; at: Date; operator: string; reason: string; most: number },
): Promise<{ ids: bigint[]; left: number }> {
  const { vendor, until, at, operator, reason, most } = dismissed;
  const rows = await transaction.call(DISMISS_UNTIL, [vendor, until, at, operator, reason, most]);
  const [left] = await transaction.call(LEFT_UNTIL, [vendor, until]);
  return { ids: rows.map(({ id }) => id), left: left?.many ?? 0 };
}

function differenceIn({ theirsMinor, theirsState, oursMinor, oursState, ...row }: Row): Difference {
  return { ...row, theirs: side(theirsMinor, theirsState), ours: side(oursMinor, oursState) };
}

function side(amountMinor: bigint | null, state: string | null): Remembered | null {
  return amountMinor === null || state === null ? null : { amountMinor, state };
}

function rowOf(facts: DifferenceFacts): Record<string, string | boolean | null | undefined> {
  const { vendor, player, operation, txId, kind, round, game, currency, theirs, ours } = facts;
  return {
    vendor,
    player_ref: player,
    operation,
    tx_id: txId,
    kind,
    round_ref: round,
    game,
    currency,
    theirs_minor: theirs?.amountMinor.toString(),
    theirs_state: theirs?.state,
    ours_minor: ours?.amountMinor.toString(),
    ours_state: ours?.state,
    happened_at: facts.happenedAt.toISOString(),
    payout_kind: facts.payoutKind,
    bet_tx_id: facts.betTxId,
    ends_round: facts.endsRound,
  };
}
