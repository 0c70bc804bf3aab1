import type { Statement } from "../../../db/database.ts";
import type { Seat } from "../games/cards.ts";

export type SeatRow = {
  tableId: string;
  seat: number;
  place: Seat | null;
  playerRef: string | null;
  sessionId: string | null;
  wagerId: string | null;
  placeRef: string | null;
  satAt: Date;
  seenAt: Date;
};

const COLUMNS = `
  s.table_id as "tableId", s.seat, s.place, s.player_ref as "playerRef", s.session_id as "sessionId",
  s.wager_id as "wagerId", s.place_ref as "placeRef", s.sat_at as "satAt", s.seen_at as "seenAt"`;

export const SEATS_OF: Statement<SeatRow> = {
  name: "studio.table_seats",
  text: `select ${COLUMNS} from studio.table_seats s where s.table_id = $1 order by s.seat`,
};

/** The seat that a player has in a game with one kind of funds. */
export const OWN_SEAT: Statement<SeatRow> = {
  name: "studio.own_seat",
  text: `
    select ${COLUMNS} from studio.table_seats s
    where s.player_ref = $1 and s.game = $2 and s.asset = $3 and s.is_active`,
};

export const SEAT_OF_WAGER: Statement<SeatRow> = {
  name: "studio.seat_of_wager",
  text: `select ${COLUMNS} from studio.table_seats s where s.wager_id = $1 and s.player_ref = $2`,
};

export const INSERT_SEAT: Statement<unknown> = {
  name: "studio.insert_seat",
  text: `
    insert into studio.table_seats (table_id, seat, player_ref, session_id, game, asset, place_ref, sat_at, seen_at)
    select t.id, $2::int, $3, $4::uuid, t.game, t.asset, $5, $6::timestamptz, $6::timestamptz
    from studio.tables t where t.id = $1`,
};

export const DELETE_SEAT: Statement<{ seat: number }> = {
  name: "studio.delete_seat",
  text: `delete from studio.table_seats where table_id = $1 and seat = $2::int returning seat`,
};

export const MARK_SEEN: Statement<unknown> = {
  name: "studio.mark_seen",
  text: `update studio.table_seats set seen_at = $3::timestamptz where table_id = $1 and seat = $2::int`,
};

/** The same for the seats of all who listen, the nth player at the nth table, while nothing is staked on them. */
export const MARK_LISTENING: Statement<unknown> = {
  name: "studio.mark_listening",
  text: `
    update studio.table_seats s set seen_at = $3::timestamptz
    from unnest($1::uuid[], $2::text[]) as there (table_id, player_ref)
    where s.table_id = there.table_id and s.player_ref = there.player_ref and s.wager_id is null and s.is_active`,
};

export const MARK_SEAT_WAGER: Statement<unknown> = {
  name: "studio.mark_seat_wager",
  text: `update studio.table_seats set wager_id = $3::uuid where table_id = $1 and seat = $2::int`,
};

/** The nth of `$2` is the place of seat n. */
export const MARK_PLACES: Statement<unknown> = {
  name: "studio.mark_places",
  text: `
    update studio.table_seats s set place = d.place
    from unnest($2::int[]) with ordinality as d (place, nth)
    where s.table_id = $1 and s.seat = d.nth - 1`,
};

export const FREE_SEATS: Statement<unknown> = {
  name: "studio.free_seats",
  text: `update studio.table_seats set is_active = false where table_id = $1 and is_active`,
};
