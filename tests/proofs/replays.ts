import type { Browser } from "#tests/setup/browser.ts";
import { PAYMENT_PASSWORD } from "#tests/setup/cashier-stage.ts";
import type { Cast } from "./cast.ts";

export type Replay = { readonly path: string; readonly fields: Readonly<Record<string, string>> };

/** Everything that a member asks for by the name of something that is theirs, and posts about it. */
export async function replaysOf(
  { owned }: Cast,
  owner: Browser,
): Promise<{ readonly pages: readonly string[]; readonly posts: readonly Replay[] }> {
  const deposit = `/member/depositv2/${owned.deposit}`;
  const withdrawal = `/member/withdraw/${owned.withdrawal}`;
  const spinId = /name="spinId"[^>]* value="([^"]+)"/.exec((await owner.get(owned.game)).text)?.[1] ?? "";
  const order = { amount: "20", orderKey: spinId, method: "bank", paymentPassword: PAYMENT_PASSWORD };
  return {
    pages: [
      deposit,
      withdrawal,
      owned.round,
      owned.movement,
      owned.game,
      owned.instant,
      owned.fishing,
      owned.shared,
      owned.table,
      `/member/messageV2?message=${owned.messageId}`,
    ],
    posts: [
      { path: owned.game, fields: { spinId, lineBet: "1" } },
      { path: "/member/withdraw", fields: { ...order, payee: owned.payeeId } },
      { path: withdrawal, fields: { intent: "confirm" } },
      { path: withdrawal, fields: { intent: "dispute" } },
      { path: withdrawal, fields: { intent: "cancel" } },
      { path: deposit, fields: { intent: "cancel" } },
      { path: "/member/payees", fields: { intent: "remove", payee: owned.payeeId } },
      { path: "/member/messageV2", fields: { intent: "readAll", message: owned.messageId } },
    ],
  };
}
