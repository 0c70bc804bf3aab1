import { findPlayer, type Player, uplineOf } from "../../accounts/index.ts";
import { maskedName } from "../../core/text/masked-name.ts";
import type { Context } from "../../db/context.ts";
import { grantableRates, type Rate, type Rates, ratesOf } from "./rates-of.ts";

export type DirectRates = {
  readonly name: string;
  readonly rates: readonly Rate[];
  /** What the one above can give. */
  readonly most: Rates;
};

/** What somebody directly below an agent gets, by masked name (A04); null for anybody else. */
export async function directRates(
  context: Context,
  { agent, playerId }: { readonly agent: Pick<Player, "id">; readonly playerId: bigint },
): Promise<DirectRates | null> {
  const player = await findPlayer(context, playerId);
  if (!player || (await uplineOf(context, playerId))?.id !== agent.id) return null;
  const [rates, most] = await Promise.all([ratesOf(context, playerId), grantableRates(context, agent.id)]);
  return { name: maskedName(player.username), rates, most };
}
