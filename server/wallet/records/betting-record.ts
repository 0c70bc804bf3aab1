import { type Asset, type Money, money } from "../../core/numbers/money.ts";
import type { Context } from "../../db/context.ts";
import { type Page, pageOf } from "./paging.ts";
import { LISTED_MAX, type MovementKind } from "./statement.ts";

export const ROUND_STATES = ["open", "closed", "rolled-back"] as const;

export type RoundState = (typeof ROUND_STATES)[number];

export type Round = {
  vendor: string;
  roundId: string;
  game: string;
  stake: Money;
  payout: Money;
  /** What the vendor corrected later; negative when it took more than it gave. */
  adjusted: Money;
  /** Payout and corrections less stake: what the round brought the player. */
  net: Money;
  state: RoundState;
  openedAt: Date;
  closedAt: Date | null;
};

export type BettingRecordRequest = {
  playerId: bigint;
  vendor?: string | undefined;
  game?: string | undefined;
  /** Of these games alone, `VENDOR/game`: those of one category. */
  games?: readonly string[] | undefined;
  state?: RoundState | undefined;
  asset?: Asset | undefined;
  /** Rounds opened from this moment on, and before that one. */
  from?: Date | undefined;
  to?: Date | undefined;
  page: number;
};

/** Over every round that the filters let through, not only those of the page. One per asset: they never add up. */
export type RoundTotals = {
  asset: Asset;
  rounds: number;
  stake: Money;
  payout: Money;
  adjusted: Money;
  net: Money;
};

export type BettingRecord = Page<Round> & { totals: RoundTotals[] };

export type RoundMovement = {
  transferId: bigint;
  kind: MovementKind;
  /** The vendor's number of the transaction. */
  key: string;
  amount: Money;
  balanceAfter: Money | null;
  reverses: bigint | null;
  at: Date;
};

export type RoundRecord = Round & { movements: RoundMovement[] };

const MATCHING = `
  from wallet.rounds r join ledger.assets s on s.id = r.asset_id
  where r.player_id = $1
    and ($2::text is null or r.vendor = $2) and ($3::text is null or r.game = $3)
    and ($4::text is null or r.state = $4)
    and ($5::timestamptz is null or r.opened_at >= $5) and ($6::timestamptz is null or r.opened_at < $6)
    and ($7::text is null or s.code = $7) and ($8::text[] is null or r.vendor || '/' || r.game = any ($8))`;

const COLUMNS = `r.vendor, r.round_ref, r.game, s.code as asset, r.stake_minor as stake, r.payout_minor as payout,
  r.adjusted_minor as adjusted, r.state, r.opened_at, r.closed_at`;

type RoundRow = {
  vendor: string;
  round_ref: string;
  game: string;
  asset: Asset;
  stake: bigint;
  payout: bigint;
  adjusted: bigint;
  state: RoundState;
  opened_at: Date;
  closed_at: Date | null;
};

const TOTALS = {
  name: "wallet-round-totals",
  text: `select s.code as asset, count(*)::int as rounds, sum(r.stake_minor)::text as stake,
    sum(r.payout_minor)::text as payout, sum(r.adjusted_minor)::text as adjusted
    ${MATCHING} group by s.code order by s.code`,
  row: { asset: "P" as Asset, rounds: 0, stake: "", payout: "", adjusted: "" },
};

const PAGE = {
  name: "wallet-round-page",
  text: `select ${COLUMNS} ${MATCHING} order by r.opened_at desc, r.round_ref desc, r.vendor limit $9 offset $10`,
};

const ONE = {
  name: "wallet-round-one",
  text: `select ${COLUMNS} from wallet.rounds r join ledger.assets s on s.id = r.asset_id
    where r.player_id = $1 and r.vendor = $2 and r.round_ref = $3`,
};

type MovementRow = {
  id: bigint;
  kind: MovementKind;
  key: string;
  amount: bigint;
  after: bigint | null;
  reverses: bigint | null;
  at: Date;
};

const MOVEMENTS = {
  name: "wallet-round-movements",
  text: `
    select t.id, k.name as kind, t.key, t.reverses, t.at,
        coalesce(case when p.src_after is not null and k.name <> 'payout-released' then -p.amount else p.amount end, 0)::bigint
          as amount,
        case k.name when 'payout-released' then p.dst_after when 'payout-refused' then null
          else coalesce(p.src_after, p.dst_after) end as after
      from ledger.transfers t
      join ledger.transfer_kinds k on k.id = t.kind
      left join ledger.postings p on p.transfer_id = t.id
      where t.player_id = $1 and t.scope = $2 and t.round_ref = $3
      order by t.id`,
};

/** The rounds that the player has played, newest first, 20 a page, with what they came to. */
export async function bettingRecord(
  { db }: Pick<Context, "db">,
  { page, ...filter }: BettingRecordRequest,
): Promise<BettingRecord> {
  const filters = valuesOf(filter);
  const totals = (await db.call(TOTALS, filters)).map(({ asset, rounds, stake, payout, adjusted }) => ({
    asset,
    rounds,
    stake: money(BigInt(stake), asset),
    payout: money(BigInt(payout), asset),
    adjusted: money(BigInt(adjusted), asset),
    net: money(BigInt(payout) + BigInt(adjusted) - BigInt(stake), asset),
  }));
  const total = totals.reduce((sum, { rounds }) => sum + rounds, 0);
  const found = await pageOf(total, page, async (limit, offset) =>
    (await db.call<RoundRow>(PAGE, [...filters, limit, offset])).map(roundIn),
  );
  return { ...found, totals };
}

/** The newest rounds of the player at once, up to LISTED_MAX of them. */
export async function wholeBettingRecord(
  { db }: Pick<Context, "db">,
  filter: Omit<BettingRecordRequest, "page">,
): Promise<{ rows: Round[]; isCut: boolean }> {
  const rows = await db.call<RoundRow>(PAGE, [...valuesOf(filter), LISTED_MAX + 1, 0]);
  return { rows: rows.slice(0, LISTED_MAX).map(roundIn), isCut: rows.length > LISTED_MAX };
}

function valuesOf({ playerId, vendor, game, games, ...request }: Omit<BettingRecordRequest, "page">) {
  const { state, from, to, asset } = request;
  const named = [playerId, vendor ?? null, game ?? null, state ?? null];
  return [...named, from ?? null, to ?? null, asset ?? null, games ? [...games] : null];
}

/** One round of the player with every movement in it; null when the player has no such round. */
export async function roundRecord(
  { db }: Pick<Context, "db">,
  { playerId, vendor, roundId }: { playerId: bigint; vendor: string; roundId: string },
): Promise<RoundRecord | null> {
  const [row] = await db.call<RoundRow>(ONE, [playerId, vendor, roundId]);
  if (!row) return null;
  const rows = await db.call<MovementRow>(MOVEMENTS, [playerId, vendor, roundId]);
  const movements = rows.map(({ id, kind, key, amount, after, reverses, at }) => ({
    transferId: id,
    kind,
    key,
    amount: money(amount, row.asset),
    balanceAfter: after === null ? null : money(after, row.asset),
    reverses,
    at,
  }));
  return { ...roundIn(row), movements };
}

function roundIn({ asset, stake, payout, adjusted, ...row }: RoundRow): Round {
  return {
    vendor: row.vendor,
    roundId: row.round_ref,
    game: row.game,
    stake: money(stake, asset),
    payout: money(payout, asset),
    adjusted: money(adjusted, asset),
    net: money(payout + adjusted - stake, asset),
    state: row.state,
    openedAt: row.opened_at,
    closedAt: row.closed_at,
  };
}
