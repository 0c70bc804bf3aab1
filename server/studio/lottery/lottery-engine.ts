import type { Context } from "../../db/context.ts";
import type { WagerEngine } from "../engine.ts";
import { decideWagers, payWagers } from "../wagers/wager-payouts.ts";
import type { WagerRow } from "../wagers/wager-statements.ts";
import { returnWagers, takeWagerStake } from "../wagers/wagers.ts";
import type { WalletOf } from "../wagers/wallet-client.ts";
import { findDraw } from "./draws/draw-store.ts";
import { decisionOf } from "./draws/settle-draw.ts";
import { studioGameIn } from "./lottery-game.ts";
import { LOTTERY_GAMES } from "./lottery-games.ts";
import { isStillOpen } from "./place-ticket.ts";

/** The lotteries: wagers on draws that many share. */
export const lotteryEngine: WagerEngine = {
  games: LOTTERY_GAMES.map(studioGameIn),
  waits: true,
  resume,
};

/** A stake that was asked for is taken while its draw is open and goes back otherwise; one that is taken waits. */
async function resume(context: Context, walletOf: WalletOf, wager: WagerRow): Promise<void> {
  const draw = await findDraw(context.db, wager.roundRef);
  if (!draw) throw new Error(`Wager ${wager.id} is on a draw that there is not`);
  const isOpen = draw.state === "open" && context.now() < draw.locksAt;
  if (wager.state === "staking" && isOpen) {
    await takeWagerStake(context, walletOf, wager.id, (transaction) =>
      isStillOpen(context, transaction, draw.id),
    );
  } else if (wager.state === "staking" || draw.state === "cancelled") {
    await returnWagers(context, walletOf, [wager.id]);
  } else if (draw.numbers && (draw.state === "drawn" || draw.state === "settled")) {
    await decideWagers(context.db, [decisionOf(wager, draw.numbers)]);
    await payWagers(context, walletOf, [wager.id]);
  }
}
