import { execute } from "../../wallet/index.ts";
import { answerFrom, type Desk, findSeamPlayer, plainAnswer } from "../desk.ts";
import type { DebitBody, WalletAnswer } from "../protocol.ts";
import { returnUntaken, stakeFacts, stakeOrder } from "./stake.ts";

/**
 * Takes a stake. What speaks against it goes to the ledger with the command and is remembered there; a command
 * that was answered before gets its first answer, also when the token has ended since.
 */
export async function debit(desk: Desk, body: DebitBody): Promise<WalletAnswer> {
  const [player, facts] = await Promise.all([findSeamPlayer(desk, body.player), stakeFacts(desk, body)]);
  if (!player) return plainAnswer("PLAYER_NOT_FOUND", { player: body.player, txId: body.txId });
  const [answer] = await execute(desk.context, [await stakeOrder(desk, body, player, facts)]);
  if (answer && answer.code !== "OK") await returnUntaken(desk, body, facts);
  return answer ? answerFrom(body.player, body.txId, answer) : plainAnswer("RETRY_LATER");
}
