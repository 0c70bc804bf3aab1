import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { DAY_MS, later } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import type { Database } from "../../db/database.ts";
import { lockActivePair, readOwnSession } from "../store.ts";
import type { WagerRow } from "../wagers/wager-statements.ts";
import { beginWager, takeStakeOf, type WagerRefusal, whyNotStaked } from "../wagers/wagers.ts";
import type { WalletOf } from "../wagers/wallet-client.ts";
import type { WalletRefusal } from "../wagers/wallet-refusal.ts";
import { type DrawState, SHARE_DRAW } from "./draws/draw-statements.ts";
import { findDrawOfNumber, lockDraw } from "./draws/draw-store.ts";
import { INSERT_LINES, LINE_ABOVE, WAGER_OF_PLAYER_FORM } from "./line-statements.ts";
import { lotteryGameOf } from "./lottery-games.ts";
import {
  choiceOf,
  liabilitiesOf,
  type Ticket,
  type TicketFault,
  type TicketRequest,
  ticketOf,
} from "./ticket.ts";

export type PlaceTicket = TicketRequest & {
  sessionId: string;
  playerRef: string;
  /** Chosen by the form: the same form sent twice is one wager. */
  formRef: string;
  /** The number of the draw. */
  draw: string;
};

export type PlaceRefusal = {
  reason:
    | TicketFault
    | "drawClosed"
    | "liabilityReached"
    | "stakeReturned"
    | "roundUnsettled"
    | WagerRefusal["reason"]
    | WalletRefusal;
};

/**
 * Stakes a ticket on a draw. Whether there is room for its lines is decided under the lock of the draw, so that many at
 * once cannot go over the limit together; betting is judged open again when the stake is taken.
 */
export async function placeTicket(
  context: Context,
  walletOf: WalletOf,
  request: PlaceTicket,
): Promise<Outcome<WagerRow, PlaceRefusal>> {
  const begun = await context.db.transaction((db) => beginTicket({ ...context, db }, request));
  if (!begun.ok) return begun;
  const wager = await takeStakeOf(context, walletOf, begun.value, (transaction, { roundRef }) =>
    isStillOpen(context, transaction, roundRef),
  );
  const why = whyNotStaked(wager);
  return why ? refuse({ reason: why }) : done(wager);
}

async function beginTicket(
  transaction: Context,
  request: PlaceTicket,
): Promise<Outcome<WagerRow, PlaceRefusal>> {
  const { db } = transaction;
  const session = await readOwnSession(db, request);
  const game = session && lotteryGameOf(session.game);
  if (!game) return refuse({ reason: "sessionNotFound" });
  const ticket = ticketOf(game, request);
  if (typeof ticket === "string") return refuse({ reason: ticket });

  const found = await findDrawOfNumber(db, game.code, request.draw);
  const draw = found && (await lockDraw(db, found.id));
  if (!draw) return refuse({ reason: "drawClosed" });
  const wager = { ...wagerOf(ticket, request), mathVersion: draw.mathVersion, roundRef: draw.id };
  const since = later(transaction.now(), -DAY_MS);
  const form = [session.playerRef, request.formRef, game.code, since, session.id];
  const [known] = await db.call(WAGER_OF_PLAYER_FORM, form);
  if (known) return beginWager(transaction, { ...wager, sessionId: known.sessionId });
  if (!isOpen(draw, transaction.now())) return refuse({ reason: "drawClosed" });

  const taken = liabilitiesOf(ticket);
  const lines = taken.map(({ line }) => line);
  const payouts = taken.map(({ payoutMinor }) => payoutMinor);
  const [above] = await db.call(LINE_ABOVE, [draw.id, session.asset, lines, payouts, game.liabilityMinor]);
  if (above) return refuse({ reason: "liabilityReached" });
  const pair = await lockActivePair(db, session.playerRef);
  const begun = await beginWager(transaction, { ...wager, clientSeed: pair?.clientSeed ?? undefined });
  if (!begun.ok) return begun;
  await db.call(INSERT_LINES, [draw.id, session.asset, begun.value.id, lines, payouts]);
  return begun;
}

function wagerOf(ticket: Ticket, { sessionId, playerRef, formRef, draw }: PlaceTicket) {
  const { stakeMinor } = ticket;
  const choice = { draw, ...(choiceOf(ticket) as object) };
  return { sessionId, playerRef, formRef, stakeMinor, choice };
}

function isOpen({ state, locksAt }: { state: DrawState; locksAt: Date }, now: Date): boolean {
  return state === "open" && now < locksAt;
}

/** Whether betting on a draw is open, and stays so until this transaction ends. */
export async function isStillOpen(
  { now }: Pick<Context, "now">,
  transaction: Database,
  drawId: string,
): Promise<boolean> {
  const [draw] = await transaction.call(SHARE_DRAW, [drawId]);
  return draw !== undefined && isOpen(draw, now());
}
