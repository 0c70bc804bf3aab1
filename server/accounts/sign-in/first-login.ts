import type { Context } from "../../db/context.ts";
import { sendMessage } from "../../messages/index.ts";

/**
 * What happens once, when somebody signs in to an account for the first time that was not opened by registering just
 * before (L04 firstTimeLogin): a message that says what to settle first. The welcome dialog points to it.
 */
export async function firstLogin(context: Context, playerId: bigint): Promise<void> {
  await sendMessage(context, { playerId, kind: "firstLogin", facts: {}, key: "first-login" });
}
