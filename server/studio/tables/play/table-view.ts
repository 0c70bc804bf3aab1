import { type Money, money } from "../../../core/numbers/money.ts";
import { later } from "../../../core/time.ts";
import type { Context } from "../../../db/context.ts";
import type { WagerState } from "../../wagers/wager-statements.ts";
import { findWager } from "../../wagers/wagers.ts";
import type { Seat } from "../games/cards.ts";
import type { CardView } from "../seats/match.ts";
import { SEATS, type Standing, viewOf } from "../seats/open-match.ts";
import { SEAT_OF_WAGER, type SeatRow } from "../seats/seat-statements.ts";
import { potOf } from "../stakes/table-stakes.ts";
import type { TableRow, TableState } from "../table-statements.ts";
import { findTable, readMoves, readSeats, standingAt } from "./read-table.ts";
import { HOUSE_COMES_MS } from "./table-times.ts";

/** A table as one player may see it: the own cards and what lies open, never what another holds. */
export type TableView = Pick<
  TableRow,
  | "game"
  | "vendor"
  | "asset"
  | "version"
  | "why"
  | "endedBy"
  | "winner"
  | "deadline"
  | "houseAsked"
  | "rakePercent"
  | "rakeMostMinor"
  | "commitment"
  | "mathVersion"
  | "entropy"
> & {
  readonly tableId: string;
  readonly state: TableState;
  readonly buyIn: Money;
  readonly pot: Money;
  readonly rake: Money;
  readonly share: Money;
  readonly seats: number;
  readonly taken: number;
  /** From when the house may take what is free, where it may. */
  readonly houseFrom: Date | null;
  /** Null for somebody who only watches. */
  readonly own: OwnSeat | null;
  /** In the order of play; nobody before the match begins. */
  readonly places: readonly { readonly isHouse: boolean; readonly isAway: boolean }[];
  /** The player at each place, for the names that players chose; null for the house. Nothing of it goes to a page. */
  readonly placeRefs: readonly (string | null)[];
  /** The number of the turn that somebody has now, from 1. */
  readonly turn: number;
  readonly moves: number;
  readonly card: CardView | null;
  /** Null until the match is over. */
  readonly secret: string | null;
  readonly endedAt: Date | null;
};

export type OwnSeat = {
  readonly place: Seat | null;
  readonly sessionId: string;
  readonly wagerId: string | null;
  readonly wagerState: WagerState | null;
  readonly payout: Money | null;
};

type TableQuery = {
  tableId: string;
  playerRef: string;
  /** Shows a match that is over as it was after so many moves. */
  afterMoves?: number | undefined;
};

/** A table as isShownTo says; null for others. */
export async function tableView(
  { db }: Pick<Context, "db">,
  { tableId, playerRef, afterMoves }: TableQuery,
): Promise<TableView | null> {
  const table = await findTable(db, tableId);
  if (!table) return null;
  const seats = await readSeats(db, tableId);
  if (!isShownTo(playerRef, table, seats)) return null;
  const seat = seats.find((one) => one.playerRef === playerRef);
  const moves = await readMoves(db, tableId);
  const told = table.endedAt && afterMoves !== undefined ? moves.slice(0, afterMoves) : moves;
  const standing = standingAt(table, told);
  return {
    ...tableFacts(table),
    taken: seats.length,
    own: seat ? await ownSeat({ db }, seat, table) : null,
    places: standing ? placesAt(seats, standing) : [],
    placeRefs: standing ? refsAt(seats, standing) : [],
    turn: told.length + 1,
    moves: moves.length,
    card: standing && viewOf(standing, seat?.place ?? null),
  };
}

/** A table is there for who sits at it, and once it is played for everybody, also when it was called off then. */
export function isShownTo(playerRef: string, { entropy }: TableRow, seats: readonly SeatRow[]): boolean {
  return entropy !== null || seats.some((seat) => seat.playerRef === playerRef);
}

function tableFacts(table: TableRow) {
  const { id, game, asset, state, secret, endedAt, openedAt, buyInMinor, rakePercent, rakeMostMinor } = table;
  const { vendor, version, why, endedBy, winner, deadline, houseAsked, commitment, entropy, mathVersion } =
    table;
  const pot = potOf(table);
  return {
    ...{ tableId: id, game, vendor, asset, state, version, why, endedBy, winner, deadline, houseAsked },
    ...{ commitment, entropy, mathVersion, endedAt, rakePercent, rakeMostMinor },
    buyIn: money(buyInMinor, asset),
    pot: money(pot.potMinor, asset),
    rake: money(pot.rakeMinor, asset),
    share: money(pot.shareMinor, asset),
    seats: SEATS[game],
    houseFrom: asset === "TRIAL" && state === "open" ? later(openedAt, HOUSE_COMES_MS) : null,
    secret: endedAt ? secret : null,
  };
}

async function ownSeat(
  { db }: Pick<Context, "db">,
  { place, sessionId, wagerId }: SeatRow,
  { asset }: TableRow,
): Promise<OwnSeat> {
  const wager = wagerId ? await findWager(db, wagerId) : null;
  const payoutMinor = wager?.correctedMinor ?? wager?.payoutMinor ?? null;
  return {
    place,
    sessionId: sessionId ?? "",
    wagerId,
    wagerState: wager?.state ?? null,
    payout: payoutMinor === null ? null : money(payoutMinor, asset),
  };
}

function placesAt(seats: readonly SeatRow[], { misses }: Standing): TableView["places"] {
  return misses.map((missed, place) => ({
    isHouse: seats.some((seat) => seat.place === place && seat.playerRef === null),
    isAway: missed > 0,
  }));
}

function refsAt(seats: readonly SeatRow[], { misses }: Standing): TableView["placeRefs"] {
  return misses.map((_, place) => seats.find((seat) => seat.place === place)?.playerRef ?? null);
}

/** The table of a stake, for the player whose stake it is. */
export async function tableOfWager(
  { db }: Pick<Context, "db">,
  { wagerId, playerRef }: { wagerId: string; playerRef: string },
): Promise<string | null> {
  const wager = await findWager(db, wagerId);
  const [seat] = wager ? await db.call(SEAT_OF_WAGER, [wager.id, playerRef]) : [];
  return seat?.tableId ?? null;
}
