import { multiplierAt } from "../../../core/flight.ts";
import { done, type Outcome, refuse } from "../../../core/outcome.ts";
import type { Context } from "../../../db/context.ts";
import type { Database } from "../../../db/database.ts";
import { decideWagers, payWagers } from "../../wagers/wager-payouts.ts";
import type { WagerRow } from "../../wagers/wager-statements.ts";
import { findWager, readWager } from "../../wagers/wagers.ts";
import type { WalletOf } from "../../wagers/wallet-client.ts";
import { roundGameOf } from "../games/round-games.ts";
import { payoutOf } from "../outcome.ts";
import { LOCK_ROUND_SHARED } from "../statements.ts";
import { overAt, secretOf } from "./settle-round.ts";

type CashOut = { readonly playerRef: string; readonly wagerId: string };
type CashOutRefusal = {
  reason: "roundUnknown" | "choiceNotOffered" | "wagerClosed" | "flightNotUp" | "flightOver";
};

/** Where a stake left its flight, in hundredths, and what it gave back. */
type CashedOut = { readonly wager: WagerRow; readonly at: number };

/**
 * Leaves a flight by hand: the moment at which the server was asked decides, and what it decided is written before
 * anybody is told. Asked again it answers the same. Once the flight is over nobody leaves it.
 */
export async function cashOut(
  context: Context,
  walletOf: WalletOf,
  { playerRef, wagerId }: CashOut,
): Promise<Outcome<CashedOut, CashOutRefusal>> {
  const askedAt = context.now();
  const wager = await findWager(context.db, wagerId);
  const game = wager && roundGameOf(wager.game);
  if (!game || wager.playerRef !== playerRef) return refuse({ reason: "roundUnknown" });
  if (game.kind !== "crash") return refuse({ reason: "choiceNotOffered" });
  const left = await context.db.transaction((transaction) => leave(transaction, wager, askedAt));
  if (!left.ok) return left;
  await payWagers(context, walletOf, [wagerId]);
  return done({ wager: await readWager(context.db, wagerId), at: left.value });
}

async function leave(
  transaction: Database,
  { id, roundRef, stakeMinor }: WagerRow,
  askedAt: Date,
): Promise<Outcome<number, CashOutRefusal>> {
  const [round] = await transaction.call(LOCK_ROUND_SHARED, [roundRef]);
  const wager = await readWager(transaction, id);
  if (wager.state !== "staked") return alreadyDecided(wager);
  const game = round && roundGameOf(round.game);
  if (!game || round.state === "betting" || round.state === "closing")
    return refuse({ reason: "flightNotUp" });
  if (round.state !== "drawing" || !round.drawnAt) return refuse({ reason: "flightOver" });
  const secret = await secretOf(transaction, game, round);
  if (askedAt >= overAt(round, secret)) return refuse({ reason: "flightOver" });
  const flown = multiplierAt(askedAt.getTime() - round.drawnAt.getTime());
  const at = Math.min(flown, autoOf(wager) ?? flown);
  await decideWagers(transaction, [{ wagerId: id, payoutMinor: payoutOf(stakeMinor, at), result: { at } }]);
  return done(at);
}

function alreadyDecided({ state, result, payoutMinor }: WagerRow): Outcome<number, CashOutRefusal> {
  if (state !== "paying" && state !== "paid") return refuse({ reason: "wagerClosed" });
  const at = leftAt(result);
  return payoutMinor === 0n || at === null ? refuse({ reason: "flightOver" }) : done(at);
}

/** What a decided stake was multiplied with, in hundredths. */
export function leftAt(result: WagerRow["result"]): number | null {
  const said = typeof result === "object" && result !== null && "at" in result ? result.at : null;
  return typeof said === "number" ? said : null;
}

export function autoOf({ choice }: Pick<WagerRow, "choice">): number | null {
  const said = typeof choice === "object" && choice !== null && "auto" in choice ? choice.auto : null;
  return typeof said === "number" ? said : null;
}
