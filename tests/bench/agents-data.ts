import { writtenTerms } from "#server/agents/index.ts";
import type { Database } from "#server/db/database.ts";
import { wages } from "../setup/pay-stage.ts";

/** How large a house is made. */
export type HouseSize = { readonly players: number; readonly agents: number; readonly stakes: number };

const FIRST = 900_000;
const LONG_MS = 1_800_000;

/** What each of five levels has of the agents; the players stand below the last. */
const LEVELS = [0.004, 0.03, 0.166, 0.3, 0.5] as const;

/** How many stakes are written in one transaction: the reader takes whole ones. */
const PART = 2_500;

/** The partner whose team is the whole line below the first number. */
export const ROOT = BigInt(FIRST + 1);

const statement = (name: string, text: string) => ({ name: `bench.${name}`, timeoutMs: LONG_MS, text });

/** The numbers at which each level begins, players as the last. */
function startsOf({ agents, players }: HouseSize): number[] {
  const starts = [1];
  for (const share of LEVELS) starts.push((starts.at(-1) ?? 1) + Math.max(1, Math.floor(agents * share)));
  return [...starts, players + 1];
}

const PLAYERS = statement(
  "players",
  `insert into accounts.players (id, brand_id, username, folded_username, password_hash, account_type, language,
      terms_version, terms_accepted_at, created_at, upline)
    overriding system value
    select ${FIRST} + n, $1, 'bench' || n, 'bench' || n, '$argon2id$none', $4::int, 'fa', '1', $5, $5,
        case when $6::int is null then null else ${FIRST} + $6::int + (n - $2::int) % ($2::int - $6::int) end
      from generate_series($2::int, $3::int - 1) n`,
);

const LINES = statement(
  "lines",
  `with recursive line (ancestor, descendant, depth) as (
      select p.upline, p.id, 1 from accounts.players p where p.id > ${FIRST} and p.upline is not null
      union all
      select p.upline, line.descendant, line.depth + 1 from line
        join accounts.players p on p.id = line.ancestor where p.upline is not null)
    insert into team.lines (ancestor, descendant, depth, since) select ancestor, descendant, depth, $1 from line`,
);

const ACCOUNTS = statement(
  "accounts",
  `select count(ledger.open_player_accounts(${FIRST} + n, array['P'])) from generate_series(1, $1::int) n`,
);

/** Every agent of a level is paid a hundredth of a percent less than the one above. */
const CONTRACTS = statement(
  "contracts",
  `with made as (
      insert into agents.contracts (brand_id, kind, first_party, second_party, state, made_at)
        select p.brand_id, t.kind, p.upline, p.id, 'valid', $3
          from accounts.players p cross join (values ('dividend'), ('realtime')) as t (kind)
          where p.id >= ${FIRST} + $1::int and p.id < ${FIRST} + $2::int order by p.id, t.kind
        returning id, kind)
    insert into agents.contract_versions (contract, version, terms, proposed_by, proposed_at, proposer, answer,
        answered_at, answerer)
      select id, 1, case kind when 'dividend' then $4::jsonb else $5::jsonb end, 'first', $3, 'bench', 'signed', $3, 'bench'
        from made`,
);

/** A lost round each, as the ledger leaves it, written without it: what is measured is the reading. */
const STAKES = statement(
  "stakes",
  `with asset as (select id, house_id from ledger.assets where code = 'P'),
    one as (
      select n, a.owner_id as player, a.id as account, asset.id as asset_id, asset.house_id,
          10 + (n * 7) % 990 as amount, $3::timestamptz + (n * 7919::bigint % $4::bigint) * interval '1 second' as at
        from generate_series($1::int, $2::int) n
        join asset on true
        join ledger.accounts a on a.owner_kind = 1 and a.kind = 1 and a.asset_id = asset.id
          and a.owner_id = ${FIRST} + 1 + n::bigint * 7907 % $5::bigint),
    round as (
      insert into wallet.rounds (vendor, player_id, round_ref, account_id, asset_id, game, stake_minor, state, opened_at,
          changed_at, closed_at, settled_at, settled_xid)
        select 'STUDIO', player, 'bench-' || n, account, asset_id, 'g1', amount, 'closed', at, at, at, at,
            pg_current_xact_id() from one),
    moved as (
      insert into ledger.transfers (id, kind, scope, player_id, key, round_ref, game, at)
        select nextval('ledger.transfer_id'), 1, 'STUDIO', player, 'bench-' || n, 'bench-' || n, 'g1', at from one
        returning id, player_id, round_ref)
    insert into ledger.postings (transfer_id, line, src, dst, asset_id, amount, src_after, src_version)
      select moved.id, 1, one.account, one.house_id, one.asset_id, one.amount, 0, 1
        from moved join one on one.player = moved.player_id and 'bench-' || one.n = moved.round_ref`,
);

/** What the server looks at by itself at this moment is left to it. */
const ANALYZE = statement("analyze", "analyze (skip_locked)");

type Month = { readonly from: Date; readonly until: Date; readonly signedAt: Date };

/** Players in six levels, two contracts for each agent, and the stakes of one month. */
export async function fillHouse(
  db: Database,
  { brand, size, month }: { readonly brand: string; readonly size: HouseSize; readonly month: Month },
): Promise<void> {
  const starts = startsOf(size);
  for (const [level, start] of starts.slice(0, -1).entries()) {
    const isAgent = level < LEVELS.length;
    const above = level === 0 ? null : (starts[level - 1] ?? 1);
    const accountType = isAgent ? (level === 0 ? 1 : 2) : 0;
    const values = [brand, start, starts[level + 1], accountType, month.signedAt, above];
    await db.call(PLAYERS, values);
    if (!isAgent) continue;
    const rate = 500 - 100 * level;
    const dividend = writtenTerms(wages(rate, { kind: "dividend", cycle: "month" }));
    const realtime = writtenTerms(wages(rate));
    const terms = [JSON.stringify(dividend), JSON.stringify(realtime)];
    await db.call(CONTRACTS, [start, starts[level + 1], month.signedAt, ...terms]);
  }
  await db.call(LINES, [month.signedAt]);
  await db.call(ACCOUNTS, [size.players]);
  await db.call(ANALYZE, []);
  const seconds = Math.floor((month.until.getTime() - month.from.getTime()) / 1000);
  for (let first = 1; first <= size.stakes; first += PART) {
    const last = Math.min(size.stakes, first + PART - 1);
    await db.call(STAKES, [first, last, month.from, seconds, size.players]);
  }
  await db.call(ANALYZE, []);
}

/** Bytes that are the same where all bills, their lines and their payments are. */
export const BILLS_HASH = statement(
  "bills-hash",
  `select md5(string_agg(written, ';' order by contract, starts_at)) as hash, count(*)::int as bills,
      sum(amount)::int8 as amount
    from (
      select b.contract, b.starts_at, b.amount, concat_ws(',', b.contract, b.version, b.starts_at, b.ends_at, b.payer,
          b.payee, b.people, b.earned, b.tier, b.gross, b.below, b.amount,
          (select string_agg(concat_ws(':', l.nth, l.what, l.named, l.base, l.rate, l.amount), '/' order by l.nth)
            from agents.bill_lines l where l.bill = b.id),
          (select sum(p.amount) from agents.bill_payments p where p.bill = b.id)) as written
        from agents.bills b) one`,
);

/** Real-time contracts have bills up to a moment, so that one period of five minutes is left. */
export const ONE_SLOT_LEFT = statement(
  "one-slot-left",
  `insert into agents.pay_marks (contract, paid_to, carried)
    select id, $1, 0 from agents.contracts where kind = 'realtime'`,
);
