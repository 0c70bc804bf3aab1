import type { Statement } from "../db/database.ts";
import type { Ticket } from "../studio/index.ts";

export type PoolRow = {
  isOpen: boolean;
  rateBasisPoints: number;
  oneInMinor: bigint;
  mark: string;
  carry: bigint;
};

const POOL_COLUMNS = `
  state = 'open' as "isOpen", rate_basis_points as "rateBasisPoints", one_in_minor as "oneInMinor", mark::text as mark,
  carry`;

export const POOL: Statement<PoolRow> = {
  name: "jackpots.pool",
  text: `select ${POOL_COLUMNS} from jackpots.pools`,
};

/** One that was ever open has a draw, and one that stood closed beside stakes has read the ledger. */
export const IS_UNTOUCHED: Statement<{ isUntouched: boolean }> = {
  name: "jackpots.is_untouched",
  text: `
    select state = 'closed' and mark = '0' and not exists (select from jackpots.draws) as "isUntouched"
    from jackpots.pools`,
};

/** The holder of it draws. */
export const HOLD_POOL: Statement<PoolRow> = {
  name: "jackpots.hold_pool",
  text: `select ${POOL_COLUMNS} from jackpots.pools for update`,
};

export const SAVE_MARK: Statement<unknown> = {
  name: "jackpots.save_mark",
  text: `update jackpots.pools set mark = $1::xid8, carry = $2::bigint`,
};

export const SET_POOL: Statement<unknown> = {
  name: "jackpots.set_pool",
  text: `
    update jackpots.pools set state = coalesce($1, state), rate_basis_points = coalesce($2::int, rate_basis_points),
      one_in_minor = coalesce($3::bigint, one_in_minor)`,
};

export const GIVEN_BACK: Statement<{ playerId: bigint; minor: bigint }> = {
  name: "jackpots.given_back",
  text: `select player_id as "playerId", minor from jackpots.given_back_stakes where player_id = any ($1::bigint[])`,
};

export const SAVE_GIVEN_BACK: Statement<unknown> = {
  name: "jackpots.save_given_back",
  text: `
    insert into jackpots.given_back_stakes (player_id, minor) select * from unnest($1::bigint[], $2::bigint[])
    on conflict (player_id) do update set minor = excluded.minor`,
};

export type DrawRow = {
  id: string;
  chainId: string;
  index: number;
  terminal: string;
  commit: string;
  entropy: string | null;
  link: string | null;
  tickets: readonly Ticket[];
  oneInMinor: bigint | null;
  winnerId: bigint | null;
  wonMinor: bigint | null;
  drawnAt: Date | null;
};

const DRAW_COLUMNS = `
  id, chain_id as "chainId", chain_index as index, terminal, commitment as commit, entropy, link, tickets,
  one_in_minor as "oneInMinor", winner_id as "winnerId", won_minor as "wonMinor", drawn_at as "drawnAt"`;

export const OPEN_DRAW: Statement<DrawRow> = {
  name: "jackpots.open_draw",
  text: `select ${DRAW_COLUMNS} from jackpots.draws where state = 'open'`,
};

export const DRAW: Statement<DrawRow> = {
  name: "jackpots.draw",
  text: `select ${DRAW_COLUMNS} from jackpots.draws where id = $1::uuid and state = 'drawn'`,
};

export const WON_DRAWS: Statement<DrawRow> = {
  name: "jackpots.won_draws",
  text: `
    select ${DRAW_COLUMNS} from jackpots.draws where winner_id is not null order by drawn_at desc limit $1::int`,
};

export const INSERT_DRAW: Statement<unknown> = {
  name: "jackpots.insert_draw",
  text: `
    insert into jackpots.draws (id, state, chain_id, chain_index, terminal, commitment, opened_at)
    values ($1, 'open', $2, $3::int, $4, $5, $6::timestamptz)`,
};

export const MARK_DRAWN: Statement<unknown> = {
  name: "jackpots.mark_drawn",
  text: `
    update jackpots.draws set state = 'drawn', entropy = $2, link = $3, tickets = $4::text::jsonb,
      contributed_minor = $5::bigint, one_in_minor = $6::bigint, winner_id = $7::bigint, won_minor = $8::bigint,
      drawn_at = $9::timestamptz
    where id = $1 and state = 'open'`,
};
