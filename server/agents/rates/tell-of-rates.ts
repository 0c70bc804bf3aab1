import type { Context } from "../../db/context.ts";
import { sendMessage } from "../../messages/index.ts";

type Told = {
  readonly playerId: bigint;
  readonly raised: readonly string[];
  readonly lowered: readonly string[];
  /** From when on less is given. */
  readonly midnight: Date;
};

/** Tells somebody that they get more from now on, or less from a midnight on. */
export async function tellOfRates(
  context: Context,
  { playerId, raised, lowered, midnight }: Told,
): Promise<void> {
  const at = context.now().toISOString();
  if (raised.length > 0)
    await sendMessage(context, { playerId, kind: "rateRaised", facts: {}, key: `rateRaised:${at}` });
  if (lowered.length > 0) {
    const facts = { from: midnight.toISOString() };
    await sendMessage(context, { playerId, kind: "rateLowered", facts, key: `rateLowered:${at}` });
  }
}
