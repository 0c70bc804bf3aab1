import { plainAmount } from "../core/numbers/money.ts";
import { namedFact } from "../core/text/named-facts.ts";
import { DAY_MS, later } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { sendMessage } from "../messages/index.ts";
import type { Raffle } from "./raffle.ts";

/** Until when a prize may be claimed that is won now. */
export const claimUntil = ({ claimDays }: Raffle, from: Date): Date => later(from, claimDays * DAY_MS);

/** Tells a winner what they won and until when it waits for them. */
export async function tellWinner(
  context: Context,
  raffle: Raffle,
  { playerId, prize }: { readonly playerId: bigint; readonly prize: number },
): Promise<void> {
  const won = raffle.prizes[prize - 1];
  if (!won) throw new Error(`Raffle ${raffle.id} has no prize ${prize}.`);
  const { amount } = won;
  await sendMessage(context, {
    playerId,
    kind: "raffleWon",
    facts: {
      raffle: raffle.code,
      ...namedFact("title", raffle.titles),
      amount: plainAmount(amount),
      asset: amount.asset,
      until: claimUntil(raffle, context.now()).toISOString(),
    },
    key: `raffle:${raffle.id}`,
  });
}
