import { HOUR_MS, later } from "../core/time.ts";
import type { Database, Statement } from "../db/database.ts";

/**
 * A player may have very many movements. Each own account is read from its newest entry backwards, by its own
 * index and no further than is shown, and the accounts are merged afterwards. That index has the entries of
 * accounts whose balance is kept with each, as every player's is, and is found by saying so.
 */
const MINE = `
  with mine as (
    select a.id, k.name as account, s.code as asset
      from ledger.account a
      join ledger.asset s on s.id = a.asset_id
      join ledger.account_kind k on k.id = a.kind
      where a.owner_kind = 1 and a.owner_id = $1::bigint and ($2::text is null or s.code = $2)
  )`;

/** Only where something is filtered is the movement behind an entry asked, entry by entry. */
const MATCHING = `
  join ledger.transfer t on t.id = p.transfer_id
    and ($3::text is null or t.kind = (select k.id from ledger.transfer_kind k where k.name = $3))
    and ($4::timestamptz is null or t.at >= $4) and ($5::timestamptz is null or t.at < $5)`;

const WITHIN = "($6::bigint is null or p.transfer_id >= $6) and ($7::bigint is null or p.transfer_id < $7)";

function entries(side: "src" | "dst", isFiltered: boolean, columns: string, tail: string): string {
  return `(select ${columns} from ledger.posting p ${isFiltered ? MATCHING : ""}
    where p.${side} = m.id and p.${side}_after is not null ${isFiltered ? `and ${WITHIN}` : ""} ${tail})`;
}

function bothSides(
  isFiltered: boolean,
  columnsOf: (sign: string, side: string) => string,
  tail: string,
): string {
  return `${entries("src", isFiltered, columnsOf("-", "src"), tail)} union all
    ${entries("dst", isFiltered, columnsOf("", "dst"), tail)}`;
}

function countText(isFiltered: boolean, max: string): string {
  return `${MINE} select count(*)::int as total from (
    select 1 from mine m cross join lateral (${bothSides(isFiltered, () => "1", `order by p.transfer_id desc limit ${max}`)}) e limit ${max}) few`;
}

function pageText(isFiltered: boolean, [limit, offset]: [string, string]): string {
  const columns = (sign: string, side: string) =>
    `p.transfer_id, p.line, ${sign}p.amount as amount, p.${side}_after as after`;
  const newest = `order by p.transfer_id desc, p.line desc limit ${limit}::int + ${offset}::int`;
  return `${MINE}, shown as (
      select m.account, m.asset, e.* from mine m
        cross join lateral (${bothSides(isFiltered, columns, newest)}) e
        order by e.transfer_id desc, e.line desc, e.amount limit ${limit}::int offset ${offset}::int)
    select t.id, k.name as kind, l.account, l.asset, l.amount, l.after, t.scope, t.game, t.round_ref, t.at
      from shown l
      join ledger.transfer t on t.id = l.transfer_id
      join ledger.transfer_kind k on k.id = t.kind
      order by l.transfer_id desc, l.line desc, l.amount`;
}

/** The values are: player, asset, largest count; and with a filter: player, asset, kind, from, to, ids, largest count. */
export const COUNT: Statement<{ total: number }> = {
  name: "wallet-statement-count",
  text: countText(false, "$3::int"),
};
export const COUNT_MATCHING: Statement<{ total: number }> = {
  name: "wallet-statement-count-matching",
  text: countText(true, "$8::int"),
};

/** The same with a limit and an offset in the place of the largest count. */
export const PAGE = { name: "wallet-statement-page", text: pageText(false, ["$3", "$4"]) };
export const PAGE_MATCHING = {
  name: "wallet-statement-page-matching",
  text: pageText(true, ["$8", "$9"]),
};

/** Numbers rise as time does, but for clocks that differ and commands that waited: by less than this. */
const DISORDER_MS = 6 * HOUR_MS;

/** The first number of a movement that is not before a moment, found by halving. */
const FIRST_SINCE: Statement<{ id: bigint }> = {
  name: "wallet-statement-first-since",
  text: `
    with recursive search (low, high) as (
      select coalesce(min(id), 0), coalesce(max(id), -1) + 1 from ledger.transfer
      union all
      select case when probe.at < $1::timestamptz then probe.id + 1 else s.low end,
          case when probe.at < $1::timestamptz then s.high else (s.low + s.high) / 2 end
        from search s
        cross join lateral (
          select t.id, t.at from ledger.transfer t where t.id >= (s.low + s.high) / 2 order by t.id limit 1) probe
        where s.low < s.high
    )
    select low as id from search where low >= high limit 1`,
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
