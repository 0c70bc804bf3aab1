import type { Statement } from "../db/database.ts";

export const DRAWN_STATES = ["reserve", "won", "claimed", "lapsed"] as const;
export type DrawnState = (typeof DRAWN_STATES)[number];

export type DrawnRow = {
  readonly raffleId: string;
  readonly nth: number;
  readonly playerId: bigint;
  readonly ticket: bigint;
  readonly name: string;
  /** The place among the prizes, from 1; null for a reserve. */
  readonly prize: number | null;
  readonly state: DrawnState;
  readonly claimUntil: Date | null;
  readonly claimedAt: Date | null;
  readonly movementId: bigint | null;
  readonly bonusId: string | null;
};

const COLUMNS = `
  raffle_id as "raffleId", nth, player_id as "playerId", ticket, name, prize, state, claim_until as "claimUntil",
  claimed_at as "claimedAt", movement_id as "movementId", bonus_id as "bonusId"`;

export const INSERT_DRAWN: Statement<never> = {
  name: "raffles.insert-drawn",
  text: `
    insert into raffle.drawn_tickets (raffle_id, nth, player_id, ticket, name, prize, state, claim_until)
    values ($1::uuid, $2::int, $3::bigint, $4::bigint, $5, $6::int, $7, $8::timestamptz)`,
};

export const DRAWN_OF: Statement<DrawnRow> = {
  name: "raffles.drawn-of",
  text: `select ${COLUMNS} from raffle.drawn_tickets where raffle_id = $1::uuid order by nth`,
};

export const OWN_DRAWN: Statement<DrawnRow> = {
  name: "raffles.own-drawn",
  text: `select ${COLUMNS} from raffle.drawn_tickets where player_id = $1::bigint and raffle_id = any($2::uuid[])`,
};

/** What a player won and may claim by now, what ends first before. */
export const WON_OF: Statement<DrawnRow> = {
  name: "raffles.won-of",
  text: `
    select ${COLUMNS} from raffle.drawn_tickets
    where player_id = $1::bigint and state = 'won' and claim_until > $2::timestamptz
    order by claim_until, raffle_id limit $3::int`,
};

/** Until the transaction ends, nobody else claims it or lets it lapse. */
export const HOLD_OWN_DRAWN: Statement<DrawnRow> = {
  name: "raffles.hold-own-drawn",
  text: `select ${COLUMNS} from raffle.drawn_tickets where raffle_id = $1::uuid and player_id = $2::bigint for update`,
};

export const MARK_CLAIMED: Statement<never> = {
  name: "raffles.mark-claimed",
  text: `
    update raffle.drawn_tickets set state = 'claimed', claimed_at = $3::timestamptz, movement_id = $4::bigint, bonus_id = $5::uuid
    where raffle_id = $1::uuid and nth = $2::int`,
};

/** Wins that nobody claimed in time. One that is being claimed at this moment is left to whoever claims it. */
export const LAPSED: Statement<Pick<DrawnRow, "raffleId" | "nth"> & { readonly prize: number }> = {
  name: "raffles.lapsed",
  text: `
    update raffle.drawn_tickets late set state = 'lapsed'
      from (select raffle_id, nth from raffle.drawn_tickets where state = 'won' and claim_until <= $1::timestamptz
        order by raffle_id, nth limit 100 for update skip locked) as due
      where late.raffle_id = due.raffle_id and late.nth = due.nth
      returning late.raffle_id as "raffleId", late.nth, late.prize`,
};

/** The first reserve has a prize that lapsed; no row where there is none left. */
export const PROMOTE: Statement<DrawnRow> = {
  name: "raffles.promote",
  text: `
    update raffle.drawn_tickets set state = 'won', prize = $2::int, claim_until = $3::timestamptz
    where raffle_id = $1::uuid
      and nth = (select min(nth) from raffle.drawn_tickets where raffle_id = $1::uuid and state = 'reserve')
    returning ${COLUMNS}`,
};

export const RAFFLE_OF_MOVEMENT: Statement<{ readonly code: string }> = {
  name: "raffles.of-movement",
  text: `
    select r.code from raffle.drawn_tickets d join raffle.raffles r on r.id = d.raffle_id
    where d.movement_id = $2::bigint and d.player_id = $1::bigint`,
};
