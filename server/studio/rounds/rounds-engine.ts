import type { Context } from "../../db/context.ts";
import type { WagerEngine } from "../engine.ts";
import { decideWagers, payWagers } from "../wagers/wager-payouts.ts";
import type { WagerRow } from "../wagers/wager-statements.ts";
import { returnWagers, takeWagerStake } from "../wagers/wagers.ts";
import type { WalletOf } from "../wagers/wallet-client.ts";
import { ROUND_STUDIO_GAMES } from "./games/round-games.ts";
import { asToday } from "./kept-outcome.ts";
import type { RoundChoice } from "./outcome.ts";
import { isBettingOpen } from "./stakes/place-stake.ts";
import { decisionOf } from "./stakes/settle-round.ts";
import { SHARED_ROUND } from "./statements.ts";

/** The games of shared rounds, and what becomes of a stake in one that was interrupted. */
export const roundsEngine: WagerEngine = {
  games: ROUND_STUDIO_GAMES,
  waits: true,
  resume: resumeStake,
};

/** A stake that is on its way is asked for again; one that is taken waits for its round, which the clock plays. */
async function resumeStake(context: Context, walletOf: WalletOf, wager: WagerRow): Promise<void> {
  if (wager.state === "staking") {
    await takeWagerStake(context, walletOf, wager.id, (transaction, { roundRef }) =>
      isBettingOpen(transaction, roundRef, context.now()),
    );
    return;
  }
  const [round] = await context.db.call(SHARED_ROUND, [wager.roundRef]);
  if (!round || round.state === "cancelled") return returnWagers(context, walletOf, [wager.id]);
  const { outcome } = asToday(round);
  if (round.state !== "settled" || !outcome) return;
  // Settling decides all of a round at once, so nobody is left here unless somebody mended a row by hand.
  const stake = { ...wager, choice: wager.choice as RoundChoice };
  await decideWagers(context.db, [decisionOf(stake, outcome, round.number)]);
  await payWagers(context, walletOf, [wager.id]);
}
