import type { Context } from "../../../db/context.ts";
import { type Decision, decideWagers, payWagers } from "../../wagers/wager-payouts.ts";
import type { WagerRow } from "../../wagers/wager-statements.ts";
import { returnWagers } from "../../wagers/wagers.ts";
import type { WalletOf } from "../../wagers/wallet-client.ts";
import { DRAW_WAGERS, FORGET_LINES } from "../line-statements.ts";
import { lotteryGameOf } from "../lottery-games.ts";
import { payoutOf, ticketIn } from "../ticket.ts";
import type { Drawn } from "./draw-kind.ts";
import { type DrawRow, MARK_DRAW_SETTLED } from "./draw-statements.ts";

/** So many wagers are decided in one call. */
const TOGETHER = 500;

/** Each stake that goes back is a call of the wallet, and a server's pool lets 200 callers wait. */
const BACK_TOGETHER = 100;

/** What a wager is decided by these numbers. */
export function decisionOf(wager: WagerRow, drawn: Drawn): Decision {
  const game = lotteryGameOf(wager.game);
  if (!game) throw new Error(`Wager ${wager.id} is on ${wager.game}, and there is no such lottery`);
  const payoutMinor = payoutOf(ticketIn(game, wager.choice), drawn);
  return { wagerId: wager.id, payoutMinor, result: { numbers: drawn } };
}

/**
 * Decides every stake on a draw by its numbers, and pays. A wager that is still asked for when betting closes is not on
 * it: it goes back. What the wallet cannot take now is paid by the clock.
 */
export async function settleDraw(context: Context, walletOf: WalletOf, draw: DrawRow): Promise<void> {
  const { id, numbers } = draw;
  if (!numbers) throw new Error(`Draw ${id} is drawn and has no numbers`);
  const decided: string[] = [];
  for (;;) {
    const staked = await context.db.call(DRAW_WAGERS, [id, ["staked"], TOGETHER]);
    if (staked.length === 0) break;
    const decisions = staked.map((wager) => decisionOf(wager, numbers));
    await decideWagers(context.db, decisions);
    decided.push(...decisions.map(({ wagerId }) => wagerId));
  }
  await endDraw(context, draw);
  await payWagers(context, walletOf, decided);
}

/** Gives back every stake on a draw that was called off. It is over when each is back. */
export async function returnDraw(context: Context, walletOf: WalletOf, draw: DrawRow): Promise<void> {
  const open = ["staking", "staked", "returning"];
  const wagers = await context.db.call(DRAW_WAGERS, [draw.id, open, BACK_TOGETHER]);
  if (wagers.length > 0) {
    const ids = wagers.map(({ id }) => id);
    await returnWagers(context, walletOf, ids);
  }
  const left = await context.db.call(DRAW_WAGERS, [draw.id, open, 1]);
  if (left.length === 0) await endDraw(context, draw);
}

async function endDraw({ db, now }: Context, { id }: DrawRow): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.call(MARK_DRAW_SETTLED, [id, now()]);
    await transaction.call(FORGET_LINES, [id]);
  });
}
