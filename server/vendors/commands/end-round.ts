import { execute } from "../../wallet/index.ts";
import { answerFrom, type Desk, findOwner, plainAnswer } from "../desk.ts";
import type { EndRoundBody, WalletAnswer } from "../protocol.ts";
import { playedAsset } from "./played-asset.ts";

/**
 * Closes a round: no stake is taken in it any more, late payouts still are. It comes whatever the player's
 * state. A round that we never saw is BET_NOT_FOUND, to be sent again, because its stake may be under way.
 */
export async function endRound(desk: Desk, body: EndRoundBody): Promise<WalletAnswer> {
  const { context, vendor } = desk;
  const player = await findOwner(desk, body.player);
  if (!player) return plainAnswer("PLAYER_NOT_FOUND", { player: body.player });
  const [answer] = await execute(context, [
    {
      op: "end-round",
      scope: vendor,
      playerId: player.id,
      key: body.round,
      asset: await playedAsset(desk, player),
      round: body.round,
      game: body.game,
      at: context.now(),
    },
  ]);
  return answer ? answerFrom(body.player, null, answer) : plainAnswer("RETRY_LATER");
}
