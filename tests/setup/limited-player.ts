import { money } from "#server/core/numbers/money.ts";
import { type LimitName, setLimit } from "#server/limits/index.ts";
import type { CreditKind } from "#server/vendors/protocol.ts";
import { balanceOf, receiveDeposit } from "#server/wallet/index.ts";
import type { TestContext } from "./database.ts";
import type { SeamStage } from "./seam-stage.ts";

/** What a vendor does with RETRY_LATER: it sends the same again. */
async function untilDecided<Answer extends { code: string }>(send: () => Promise<Answer>): Promise<Answer> {
  let answer = await send();
  for (let tries = 1; answer.code === "RETRY_LATER" && tries < 5; tries += 1) answer = await send();
  return answer;
}

export const TIME_ZONE = "Asia/Tehran";

/** A player with real money at the game G1 of a vendor, who can bind themselves. */
export type LimitedPlayer = {
  readonly playerId: bigint;
  limit(name: LimitName, ceiling: bigint): Promise<void>;
  /** A new game, for when the token of the last one has run out. */
  sit(): Promise<void>;
  bet(txId: string, amount: bigint, round?: string): ReturnType<SeamStage["client"]["debit"]>;
  win(
    txId: string,
    amount: bigint,
    round?: string,
    kind?: CreditKind,
  ): ReturnType<SeamStage["client"]["credit"]>;
  undo(txId: string, targetTxId: string, round?: string): ReturnType<SeamStage["client"]["rollback"]>;
  together(amounts: readonly bigint[], batch: string): ReturnType<SeamStage["client"]["batch"]>;
  held(): Promise<bigint>;
};

/** Opens such a player with `heldMinor` of P. Each transaction is in the round of its own number unless one is given. */
export async function limitedPlayer(
  context: TestContext,
  stage: SeamStage,
  { playerId, heldMinor = 100_000n }: { playerId: bigint; heldMinor?: bigint },
): Promise<LimitedPlayer> {
  const player = `${playerId}`;
  const place = { player, game: "G1", currency: "P" };
  let token = "";
  const sit = async () => {
    token = await stage.launch(playerId, { asset: "P" });
  };
  await stage.join(playerId);
  const amount = money(heldMinor, "P");
  await receiveDeposit(context, { playerId, key: `first:${playerId}`, amount, provider: "manual" });
  await sit();
  return {
    playerId,
    sit,
    async limit(name, ceiling) {
      const outcome = await setLimit(context, { playerId, timeZone: TIME_ZONE, name, ceiling });
      if (!outcome.ok || outcome.value !== "set") throw new Error(`The limit ${name} is not set.`);
    },
    bet: (txId, stake, round = txId) => {
      const body = { ...place, txId, token, round, amount: `${stake}` };
      return untilDecided(() => stage.client.debit(body));
    },
    win: (txId, payout, round = txId, kind = "WIN") =>
      stage.client.credit({ ...place, txId, round, amount: `${payout}`, kind }),
    undo: (txId, targetTxId, round = targetTxId) =>
      stage.client.rollback({ txId, targetTxId, player, round }),
    together: (amounts, batch) => {
      const operations = amounts.map((stake, nth) => {
        const txId = `${batch}-${nth}`;
        return { ...place, txId, token, round: txId, amount: `${stake}` };
      });
      return untilDecided(() => stage.client.batch({ operations }));
    },
    held: async () => (await balanceOf(context, { playerId, asset: "P" })).minor,
  };
}
