import { type Game, rememberRecent } from "../../catalogue/index.ts";
import type { Asset } from "../../core/numbers/money.ts";
import { openSession } from "../../studio/index.ts";
import { issueLaunch } from "../../vendors/index.ts";
import type { PlayerVisitor } from "../visitor/visitor.ts";

/**
 * Opens a game of the studio for a player, as for a vendor anywhere: by a token that works once. Whether the player
 * may play it now is asked before (app/pages/play/why-not-played.server.ts).
 */
export async function openGame(
  { context, platform, player, language }: PlayerVisitor,
  { game, asset }: { game: Game; asset: Asset },
): ReturnType<typeof openSession> {
  const { vendor, code } = game;
  const asked = { playerId: player.id, vendor, game: code, asset, language };
  const { token } = await issueLaunch(context, asked);
  const opened = await openSession(context, platform.studioWallet(vendor), { token, vendor, game: code });
  if (opened.ok) await rememberRecent(context, { playerId: player.id, nodeId: game.nodeId });
  return opened;
}
