import { MOVE, OWNER } from "../../core/ledger-kinds.ts";
import { HOUR_MS, later } from "../../core/time.ts";
import type { Database, Statement } from "../../db/database.ts";

/**
 * A player may have very many movements. Each own account is read from its newest entry backwards, by its own
 * index and no further than is shown, and the accounts are merged afterwards. That index has the entries of
 * accounts whose balance is kept with each, as every player's is, and is found by saying so.
 */
const MINE = `
  with mine as (
    select a.id, k.name as account, s.code as asset
      from ledger.accounts a
      join ledger.assets s on s.id = a.asset_id
      join ledger.account_kinds k on k.id = a.kind
      where a.owner_kind = ${OWNER.player} and a.owner_id = $1::bigint and ($2::text is null or s.code = $2)
  )`;

/** Only where something is filtered is the movement behind an entry asked, entry by entry. */
const MATCHING = `
  ($3::text is null or t.kind = (select k.id from ledger.transfer_kinds k where k.name = $3))
    and ($4::timestamptz is null or t.at >= $4) and ($5::timestamptz is null or t.at < $5)`;

const within = (id: string) => `($6::bigint is null or ${id} >= $6) and ($7::bigint is null or ${id} < $7)`;

/** Stakes only leave an account and payouts only come: on the other side one would look in vain through all. */
const SIDE = {
  src: "($3::text is null or $3::text <> 'payout')",
  dst: "($3::text is null or $3::text <> 'stake')",
} as const;

type Side = keyof typeof SIDE;

function entries(side: Side, isFiltered: boolean, columns: string, tail: string): string {
  if (!isFiltered) {
    return `(select ${columns} from ledger.postings p where p.${side} = m.id and p.${side}_after is not null ${tail})`;
  }
  return `(select ${columns} from ledger.postings p join ledger.transfers t on t.id = p.transfer_id and ${MATCHING}
    where p.${side} = m.id and p.${side}_after is not null and ${within("p.transfer_id")} and ${SIDE[side]} ${tail})`;
}

/**
 * What is neither a stake nor a payout is looked for from the other end: by the player's own movements of that kind,
 * and by what accounts with a balance of their own sent to the player's, or took back. All have an index that play is
 * not in. A movement that left nothing on the accounts in question takes up no place on a page.
 */
function rareIds(max: string): string {
  return `rare as materialized (
    (select t.id from ledger.transfers t
      where t.player_id = $1::bigint and t.kind > ${MOVE.payout} and ${MATCHING} and ${within("t.id")}
        and exists (select 1 from ledger.postings p join mine m on m.id in (p.src, p.dst) where p.transfer_id = t.id)
      order by t.id desc limit ${max})
    union
    select t.id from mine m
      join ledger.postings p on p.dst = m.id and p.src_after is not null and p.dst_after is not null
      join ledger.transfers t on t.id = p.transfer_id and t.kind > ${MOVE.payout} and ${MATCHING}
      where ${within("p.transfer_id")}
    union
    select t.id from mine m
      join ledger.postings p on p.dst = m.id and p.src_after is not null and p.dst_after is not null
      join ledger.transfers t on t.reverses = p.transfer_id and t.kind > ${MOVE.payout} and ${MATCHING}
      where ${within("t.id")}
    order by id desc limit ${max})`;
}

function rareEntries(side: Side, columns: string): string {
  return `select ${columns} from rare r join ledger.postings p on p.transfer_id = r.id
    where p.${side} = m.id and p.${side}_after is not null`;
}

type ColumnsOf = (sign: string, side: Side) => string;

/** `tail` is asked of each side of each account, so that none is read further than is shown. */
function bothSides(filter: Filter, columnsOf: ColumnsOf, tail: string): string {
  if (filter === "rare") {
    return `${rareEntries("src", columnsOf("-", "src"))} union all ${rareEntries("dst", columnsOf("", "dst"))}`;
  }
  const isFiltered = filter === "matching";
  return `${entries("src", isFiltered, columnsOf("-", "src"), tail)} union all
    ${entries("dst", isFiltered, columnsOf("", "dst"), tail)}`;
}

type Filter = "none" | "matching" | "rare";

function countText(filter: Filter, max: string): string {
  const rare = filter === "rare" ? `, ${rareIds(max)}` : "";
  const newest = `order by p.transfer_id desc limit ${max}`;
  return `${MINE} ${rare} select count(*)::int as total from (
    select 1 from mine m cross join lateral (${bothSides(filter, () => "1", newest)}) e limit ${max}) few`;
}

function pageText(filter: Filter, [limit, offset]: [string, string]): string {
  const columns: ColumnsOf = (sign, side) =>
    `p.transfer_id, p.line, ${sign}p.amount as amount, p.${side}_after as after`;
  const reach = `${limit}::int + ${offset}::int`;
  const newest = `order by p.transfer_id desc, p.line desc limit ${reach}`;
  return `${MINE} ${filter === "rare" ? `, ${rareIds(reach)}` : ""}, shown as (
      select m.account, m.asset, e.* from mine m
        cross join lateral (${bothSides(filter, columns, newest)}) e
        order by e.transfer_id desc, e.line desc, e.amount limit ${limit}::int offset ${offset}::int)
    select t.id, k.name as kind, l.account, l.asset, l.amount, l.after, t.scope, t.game, t.round_ref, t.at,
        t.reverses, wk.name as reversed_kind
      from shown l
      join ledger.transfers t on t.id = l.transfer_id
      join ledger.transfer_kinds k on k.id = t.kind
      left join ledger.transfers was on was.id = t.reverses
      left join ledger.transfer_kinds wk on wk.id = was.kind
      order by l.transfer_id desc, l.line desc, l.amount`;
}

type Count = Statement<{ total: number }>;

/** The values are: player, asset, largest count; and with a filter: player, asset, kind, from, to, ids, largest count. */
export const COUNT: Count = { name: "wallet-statement-count", text: countText("none", "$3::int") };
export const COUNT_MATCHING: Count = {
  name: "wallet-statement-count-matching",
  text: countText("matching", "$8::int"),
};
export const COUNT_RARE: Count = { name: "wallet-statement-count-rare", text: countText("rare", "$8::int") };

/** The same with a limit and an offset in the place of the largest count. */
export const PAGE = { name: "wallet-statement-page", text: pageText("none", ["$3", "$4"]) };
export const PAGE_MATCHING = {
  name: "wallet-statement-page-matching",
  text: pageText("matching", ["$8", "$9"]),
};
export const PAGE_RARE = { name: "wallet-statement-page-rare", text: pageText("rare", ["$8", "$9"]) };

/** Numbers rise as time does, but for clocks that differ and commands that waited: by less than this. */
const DISORDER_MS = 6 * HOUR_MS;

const FIRST_SINCE: Statement<{ id: bigint }> = {
  name: "wallet-statement-first-since",
  text: "select ledger.first_since($1::timestamptz) as id",
};

/** Between which numbers the movements of a span of time are, so that no others are looked at. */
export async function numbersWithin(
  db: Database,
  { from, to }: { from: Date | undefined; to: Date | undefined },
): Promise<[first: bigint | null, end: bigint | null]> {
  const numberAt = async (moment: Date | undefined, byMs: number) => {
    if (!moment) return null;
    const [row] = await db.call(FIRST_SINCE, [later(moment, byMs)]);
    return row?.id ?? null;
  };
  return [await numberAt(from, -DISORDER_MS), await numberAt(to, DISORDER_MS)];
}
