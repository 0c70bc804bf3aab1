import { type Asset, type Money, money } from "../../../core/numbers/money.ts";
import type { Context } from "../../../db/context.ts";
import { stakeLine } from "../../fairness/chain.ts";
import { type SessionSums, sessionSums } from "../../sessions/session-sums.ts";
import type { StudioVendor } from "../../slots/theme.ts";
import { stakeListOf } from "../../wagers/stake-list.ts";
import type { WagerRow, WagerState } from "../../wagers/wager-statements.ts";
import { findWager } from "../../wagers/wagers.ts";
import { DRAW_TOTALS, type DrawTotals, OWN_WAGERS, TICKET_SUMS } from "../line-statements.ts";
import { lotteryGameOf } from "../lottery-games.ts";
import type { Picks } from "../plays/play-type.ts";
import { ticketIn } from "../ticket.ts";
import type { Drawn } from "./draw-kind.ts";
import {
  DRAWS_AHEAD,
  DRAWS_OF_IDS,
  DRAWS_PAST,
  type DrawRow,
  type DrawState,
  LAST_DRAWN,
} from "./draw-statements.ts";
import { findDrawOfNumber } from "./draw-store.ts";

/** A draw as anybody may see it: a result that only one operator has entered is nobody's yet. */
export type DrawView = Omit<DrawRow, "chainId" | "proposedBy" | "confirmedBy" | "state"> & {
  readonly state: Exclude<DrawState, "proposed">;
};

function viewOf({ chainId: _, proposedBy, confirmedBy, ...draw }: DrawRow): DrawView {
  return draw.state === "proposed" ? { ...draw, state: "locked", numbers: null } : (draw as DrawView);
}

/** Planned, open and waiting draws of some lotteries, the next one first. */
export async function drawsAhead({ db }: Context, games: readonly string[]): Promise<DrawView[]> {
  return (await db.call(DRAWS_AHEAD, [games])).map(viewOf);
}

/** The latest results of a lottery, the last one first. */
export async function drawsPast({ db }: Context, game: string, most: number): Promise<DrawView[]> {
  return (await db.call(DRAWS_PAST, [game, most])).map(viewOf);
}

/** The last result of each of these lotteries that has one. */
export async function lastDrawn({ db }: Context, games: readonly string[]): Promise<DrawView[]> {
  return (await db.call(LAST_DRAWN, [games])).map(viewOf);
}

export async function drawOfNumber(
  { db }: Pick<Context, "db">,
  game: string,
  number: string,
): Promise<DrawView | null> {
  const draw = await findDrawOfNumber(db, game, number);
  return draw && viewOf(draw);
}

/** What entered the entropy of a draw, line by line as it is hashed; once betting is closed. */
export async function enteredIn({ db }: Context, draw: DrawView, most: number): Promise<string[]> {
  const list = await stakeListOf({ db }, { game: draw.game, round: draw.number });
  return list?.stakes.slice(0, most) ?? [];
}

/** For the office: a draw with who entered its result, and what is on it. */
export type DrawDesk = DrawRow & { readonly totals: readonly DrawTotals[] };

export async function drawDesk({ db }: Context, game: string, most: number): Promise<DrawDesk[]> {
  const [ahead, past] = await Promise.all([
    db.call(DRAWS_AHEAD, [[game]]),
    db.call(DRAWS_PAST, [game, most]),
  ]);
  const draws = [...[...ahead].reverse(), ...past];
  const totals = await db.call(DRAW_TOTALS, [draws.map(({ id }) => id)]);
  return draws.map((draw) => ({ ...draw, totals: totals.filter(({ drawId }) => drawId === draw.id) }));
}

/** A wager on a draw, for the player whose it is. */
export type TicketView = {
  readonly wagerId: string;
  readonly vendor: StudioVendor;
  readonly state: WagerState;
  readonly placedAt: Date;
  /** As it stands in the list of the draw's tickets. */
  readonly line: string;
  readonly playType: string;
  readonly picks: Picks;
  readonly lines: number;
  readonly times: number;
  readonly unit: Money;
  readonly stake: Money;
  readonly top: Money;
  /** With corrections; null until it is decided. */
  readonly payout: Money | null;
  readonly isCorrected: boolean;
  /** The lines that won, as they were marked. */
  readonly won: readonly (readonly number[])[];
  readonly draw: DrawView;
};

function ticketViewOf(wager: WagerRow, draw: DrawView): TicketView {
  const game = lotteryGameOf(wager.game);
  if (!game) throw new Error(`Wager ${wager.id} is on ${wager.game}, and there is no such lottery`);
  const { asset, correctedMinor, payoutMinor } = wager;
  const ticket = ticketIn(game, wager.choice);
  const paid = correctedMinor ?? payoutMinor;
  const drawn: Drawn | null = paid === null ? null : draw.numbers;
  return {
    wagerId: wager.id,
    vendor: wager.vendor,
    state: wager.state,
    placedAt: wager.placedAt,
    line: stakeLine(wager),
    playType: ticket.playType,
    picks: ticket.picks,
    lines: ticket.lines.length,
    times: ticket.times,
    unit: money(ticket.unitMinor, asset),
    stake: money(wager.stakeMinor, asset),
    top: money(ticket.topMinor, asset),
    payout: paid === null ? null : money(paid, asset),
    isCorrected: correctedMinor !== null,
    won: drawn ? ticket.lines.filter((line) => ticket.play.pays(line, drawn) > 0) : [],
    draw,
  };
}

/** One ticket again, for its player alone. */
export async function ticketView(
  { db }: Context,
  { playerRef, wagerId }: { playerRef: string; wagerId: string },
): Promise<TicketView | null> {
  const wager = await findWager(db, wagerId);
  if (!wager || wager.playerRef !== playerRef || !lotteryGameOf(wager.game)) return null;
  const [draw] = await db.call(DRAWS_OF_IDS, [[wager.roundRef]]);
  return draw ? ticketViewOf(wager, viewOf(draw)) : null;
}

/** The latest tickets of a player in these lotteries, the last one first. */
export async function ownTickets(
  { db }: Context,
  { playerRef, games, most }: { playerRef: string; games: readonly string[]; most: number },
): Promise<TicketView[]> {
  const wagers = await db.call(OWN_WAGERS, [playerRef, games, most]);
  const rows = await db.call(DRAWS_OF_IDS, [[...new Set(wagers.map(({ roundRef }) => roundRef))]]);
  const draws = new Map(rows.map((row) => [row.id, viewOf(row)]));
  return wagers.flatMap((wager) => {
    const draw = draws.get(wager.roundRef);
    return draw ? [ticketViewOf(wager, draw)] : [];
  });
}

/** What a player's tickets of a lottery have come to since a moment; one that waits for its draw has lost nothing. */
export async function ticketSums(
  { db }: Context,
  { playerRef, game, asset, since }: { playerRef: string; game: string; asset: Asset; since: Date },
): Promise<SessionSums> {
  const [row] = await db.call(TICKET_SUMS, [playerRef, game, asset, since]);
  return sessionSums(row, asset);
}
