import { executeTogether, type WalletOrder } from "../../wallet/index.ts";
import { answerFrom, type Desk, findSeamPlayer, plainAnswer, type SeamPlayer } from "../desk.ts";
import type { BatchBody, DebitBody, WalletAnswer } from "../protocol.ts";
import { payoutOrder } from "./credit.ts";
import { returnUntaken, type StakeFacts, stakeFacts, stakeOrder } from "./stake.ts";

/**
 * Takes stakes and pays payouts of one player, together or not at all. A batch that is refused is answered as
 * the operation that was refused, by its txId; one that is done, with all answers and the balance after them.
 */
export async function batch(desk: Desk, { operations }: BatchBody): Promise<WalletAnswer> {
  const ref = operations[0]?.player ?? "";
  const player = await findSeamPlayer(desk, ref);
  if (!player) return plainAnswer("PLAYER_NOT_FOUND", { player: ref });
  const stakes: Stakes = [];
  const order = await orderOf(desk, operations, player, stakes);
  const returned = () => Promise.all(stakes.map(({ body, facts }) => returnUntaken(desk, body, facts)));
  if ("strange" in order) {
    await returned();
    return plainAnswer("CURRENCY_MISMATCH", { player: ref, txId: order.strange });
  }
  const told = await executeTogether(desk.context, order);
  if (!told.done) await returned();
  if (!told.done) return answerFrom(ref, operations[told.index]?.txId ?? null, told.answer);
  const answers = told.answers.map((answer, nth) => answerFrom(ref, operations[nth]?.txId ?? null, answer));
  const replayed = answers.every((answer) => answer.replayed);
  // An operation that was done before tells the balance of that time.
  const last = answers.findLast((answer) => replayed || !answer.replayed) ?? plainAnswer("RETRY_LATER");
  return { ...last, txId: null, transferId: null, replayed, operations: answers };
}

type Stakes = { body: DebitBody; facts: StakeFacts }[];

/** The operations as orders to the ledger, or the txId of the one whose currency is not the player's. */
async function orderOf(
  desk: Desk,
  operations: BatchBody["operations"],
  player: SeamPlayer,
  stakes: Stakes,
): Promise<WalletOrder | { strange: string }> {
  const order: WalletOrder = [];
  for (const body of operations) {
    if ("kind" in body) {
      const payout = payoutOrder(desk, body, player);
      if (!payout) return { strange: body.txId };
      order.push(payout);
    } else {
      const facts = await stakeFacts(desk, body);
      stakes.push({ body, facts });
      order.push(await stakeOrder(desk, body, player, facts));
    }
  }
  return order;
}
