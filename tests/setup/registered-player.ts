import { registerPlayer } from "#server/accounts/parts.ts";
import type { Context } from "#server/db/context.ts";

/** Registers somebody, and says who that is. */
export async function registeredPlayer(
  context: Context,
  request: Parameters<typeof registerPlayer>[1],
): Promise<bigint> {
  const registered = await registerPlayer(context, request);
  if (!registered.ok) throw new Error(registered.refusal.reason);
  return registered.value.playerId;
}
