import type { LocalText } from "../core/languages.ts";
import type { Statement } from "../db/database.ts";

export const RAFFLE_SOURCES = ["stakes", "deposits"] as const;
export type RaffleSource = (typeof RAFFLE_SOURCES)[number];

/** closed: no ticket is added any more, and the root is published. */
export const RAFFLE_STATES = ["published", "closed", "drawn", "stopped"] as const;
export type RaffleState = (typeof RAFFLE_STATES)[number];

export type RaffleRow = {
  readonly id: string;
  readonly brandId: string;
  readonly code: string;
  readonly titles: LocalText;
  readonly rules: LocalText;
  readonly source: RaffleSource;
  readonly category: string | null;
  readonly perTicketMinor: bigint;
  readonly mostTickets: number;
  readonly prizes: unknown;
  readonly reserves: number;
  readonly claimDays: number;
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly chainId: string;
  readonly index: number;
  readonly terminal: string;
  readonly commit: string;
  readonly state: RaffleState;
  readonly tickets: bigint;
  readonly root: string | null;
  readonly link: string | null;
  readonly drawnAt: Date | null;
  readonly closedAt: Date | null;
  readonly stoppedBecause: string | null;
};

const COLUMNS = `
  r.id, r.brand_id as "brandId", r.code, r.titles, r.rules, r.source, r.category, r.per_ticket_minor as "perTicketMinor",
  r.most_tickets as "mostTickets", r.prizes, r.reserves, r.claim_days as "claimDays", r.opens_at as "opensAt",
  r.closes_at as "closesAt", r.chain_id as "chainId", r.chain_index as index, r.terminal, r.commitment as commit,
  r.state, r.tickets, r.root, r.link, r.drawn_at as "drawnAt", r.closed_at as "closedAt",
  r.stopped_because as "stoppedBecause"`;

export const INSERT_RAFFLE: Statement<{ readonly id: string }> = {
  name: "raffles.insert",
  text: `
    insert into raffle.raffles (id, brand_id, code, titles, rules, source, category, per_ticket_minor, most_tickets,
      prizes, reserves, claim_days, opens_at, closes_at, published_at, chain_id, chain_index, terminal, commitment, state)
    values ($1::uuid, $2, $3, $4::text::jsonb, $5::text::jsonb, $6, $7, $8::bigint, $9::int, $10::text::jsonb, $11::int,
      $12::int, $13::timestamptz, $14::timestamptz, $15::timestamptz, $16::uuid, $17::int, $18, $19, 'published')
    on conflict (brand_id, code) do nothing returning id`,
};

export const STOP_RAFFLE: Statement<Pick<RaffleRow, "id" | "titles">> = {
  name: "raffles.stop",
  text: `
    update raffle.raffles set state = 'stopped', closed_at = $3::timestamptz, stopped_because = $4
    where brand_id = $1 and code = $2 and state = 'published' returning id, titles`,
};

export const RAFFLE_BY_CODE: Statement<RaffleRow> = {
  name: "raffles.by-code",
  text: `select ${COLUMNS} from raffle.raffles r where r.brand_id = $1 and r.code = $2`,
};

export const RAFFLE_BY_ID: Statement<RaffleRow> = {
  name: "raffles.by-id",
  text: `select ${COLUMNS} from raffle.raffles r where r.id = $1::uuid`,
};

export const RAFFLES_BY_IDS: Statement<RaffleRow> = {
  name: "raffles.by-ids",
  text: `select ${COLUMNS} from raffle.raffles r where r.id = any($1::uuid[])`,
};

/** Of a brand's, those among some that take tickets at a moment. */
export const OPEN_AMONG: Statement<RaffleRow> = {
  name: "raffles.open-among",
  text: `
    select ${COLUMNS} from raffle.raffles r
    where r.brand_id = $1 and r.code = any($2::text[]) and r.state = 'published'
      and r.opens_at <= $3::timestamptz and r.closes_at > $3::timestamptz`,
};

/** Until the transaction ends, nobody else closes or draws it. */
export const HOLD_RAFFLE: Statement<RaffleRow> = {
  name: "raffles.hold",
  text: `select ${COLUMNS} from raffle.raffles r where r.id = $1::uuid for update`,
};

/** Those that go on, the next to close first; then the others, the latest first. */
export const RAFFLES_OF_BRAND: Statement<RaffleRow> = {
  name: "raffles.of-brand",
  text: `
    select ${COLUMNS} from raffle.raffles r where r.brand_id = $1
    order by r.state <> 'published', case when r.state = 'published' then r.closes_at end, r.closes_at desc, r.code
    limit $2::int offset $3::int`,
};

/** What a player has in raffles, the latest to close first. */
export const RAFFLES_OF_PLAYER: Statement<RaffleRow> = {
  name: "raffles.of-player",
  text: `
    select ${COLUMNS} from raffle.entries e join raffle.raffles r on r.id = e.raffle_id
    where e.player_id = $1::bigint and e.tickets > 0
    order by r.closes_at desc, r.code limit $2::int offset $3::int`,
};

/** Those that are to be closed, or drawn, by $2. */
export const DUE: Statement<{ readonly id: string }> = {
  name: "raffles.due",
  text: `
    select id from raffle.raffles
    where state = $1 and case when $1 = 'closed' then closed_at else closes_at end <= $2::timestamptz
    order by closes_at, id limit 100`,
};

export const MARK_CLOSED: Statement<never> = {
  name: "raffles.mark-closed",
  text: `update raffle.raffles set state = 'closed', root = $2, closed_at = $3::timestamptz where id = $1::uuid`,
};

export const MARK_DRAWN: Statement<never> = {
  name: "raffles.mark-drawn",
  text: `update raffle.raffles set state = 'drawn', link = $2, drawn_at = $3::timestamptz where id = $1::uuid`,
};

export const RAFFLE_TITLES: Statement<Pick<RaffleRow, "code" | "titles">> = {
  name: "raffles.titles",
  text: "select code, titles from raffle.raffles where brand_id = $1 and code = any($2::text[])",
};
