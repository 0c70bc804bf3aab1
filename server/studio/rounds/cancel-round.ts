import { isId } from "../../core/ids.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { later, SECOND_MS } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import { CALLED_OFF, type CallOff, type CallOffWish, secondCallOff } from "../wagers/call-offs.ts";
import { returnWagers } from "../wagers/wagers.ts";
import type { WalletOf } from "../wagers/wallet-client.ts";
import { beginDrawing } from "./close-round.ts";
import { roundGameOf } from "./games/round-games.ts";
import { asKept } from "./kept-outcome.ts";
import type { RoundOutcome } from "./outcome.ts";
import { linkOfRound, secretOf } from "./stakes/settle-round.ts";
import {
  LOCK_ROUND,
  MARK_CANCELLED,
  MARK_CLOSING,
  SHARED_ROUND,
  type SharedRoundRow,
  STAKES_OF_ROUND,
  TELL_ROUND,
} from "./statements.ts";

/** How long a page says that a round was called off, before the next one opens. */
const SHOWN_MS = 5 * SECOND_MS;

type CancelRound = CallOffWish & { readonly roundId: string };
type CancelRefusal = { reason: "roundClosed" | "sameOperator" };

/**
 * An operator calls a round off: every stake that is not decided goes back, by the clock (returnStakes). Who has left a
 * flight before keeps what was confirmed to them. Once betting has closed the house could know the outcome, so it takes
 * two, and what it would have been is shown. A round that is over is not called off.
 */
export function callOffRound(
  context: Context,
  { roundId, ...wish }: CancelRound,
): Promise<Outcome<CallOff, CancelRefusal>> {
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const [round] = isId(roundId) ? await db.call(LOCK_ROUND, [roundId]) : [];
    if (!round || round.link !== null) return refuse({ reason: "roundClosed" });
    if (round.state === "betting" && context.now() < round.closesAt) {
      await markCancelled(inside, round, { reason: wish.reason, outcome: null });
      return done(CALLED_OFF);
    }
    const seconded = await secondCallOff(inside, { id: roundId, subject: `round ${roundId}` }, wish);
    if (!seconded.ok) return seconded;
    if ("waitsUntil" in seconded.value) return done(seconded.value);
    const outcome = await whatItWouldHaveBeen(inside, round);
    await markCancelled(inside, round, { reason: seconded.value.reason, outcome });
    return done(CALLED_OFF);
  });
}

/** Fixes the entropy where the clock has not yet. A stake that nobody knows to be taken has no part in it. */
async function whatItWouldHaveBeen(context: Context, { id, state, game: code }: SharedRoundRow) {
  const { db } = context;
  if (state === "betting") await db.call(MARK_CLOSING, [id]);
  if (state !== "drawing") await beginDrawing(context, { id, game: code });
  const game = roundGameOf(code);
  const [drawing] = await db.call(SHARED_ROUND, [id]);
  if (!game || !drawing) throw new Error(`Round ${id} of ${code} cannot be drawn`);
  return (await secretOf(db, game, drawing)).outcome;
}

async function markCancelled(
  { db, now }: Context,
  round: SharedRoundRow,
  { reason, outcome }: { reason: string; outcome: RoundOutcome | null },
): Promise<void> {
  const link = await linkOfRound(db, round);
  const endsAt = later(now(), SHOWN_MS);
  const kept = outcome && JSON.stringify(asKept(round.mathVersion, outcome));
  await db.call(MARK_CANCELLED, [round.id, reason, link, endsAt, kept]);
  await db.call(TELL_ROUND, [round.game]);
}

/** Calls a round off and gives back at once. */
export async function cancelRound(
  context: Context,
  walletOf: WalletOf,
  asked: CancelRound,
): ReturnType<typeof callOffRound> {
  const calledOff = await callOffRound(context, asked);
  if (calledOff.ok && !calledOff.value.waitsUntil) await returnStakes(context, walletOf, asked.roundId);
  return calledOff;
}

/** What is left to give back of a round that was called off. */
export async function returnStakes(context: Context, walletOf: WalletOf, roundId: string): Promise<void> {
  const left = await context.db.call(STAKES_OF_ROUND, [roundId, ["staking", "staked", "returning"]]);
  await returnWagers(
    context,
    walletOf,
    left.map(({ id }) => id),
  );
}
