import type { Game } from "../../catalogue/index.ts";
import type { Asset } from "../../core/numbers/money.ts";
import { done } from "../../core/outcome.ts";
import { playerSessions } from "../../studio/index.ts";
import type { PlayerVisitor } from "../visitor/visitor.ts";
import { openGame } from "./open-game.ts";

/**
 * The seat of a player in a game that is played where it is listed, without a launch of its own: the one opened since
 * they signed in, else a new one. `isStale` says that the wallet took the token of the seat for an old one.
 */
export async function seatFor(
  visitor: PlayerVisitor,
  { game, asset, isStale = false }: { game: Game; asset: Asset; isStale?: boolean },
): Promise<{ ok: true; value: { sessionId: string } } | Awaited<ReturnType<typeof openGame>>> {
  const { context, player, session } = visitor;
  const opened = await playerSessions(context, { playerRef: player.id.toString() });
  const seat = opened.find(
    (known) => known.code === game.code && known.asset === asset && known.openedAt > session.startedAt,
  );
  return seat && !isStale ? done({ sessionId: seat.sessionId }) : openGame(visitor, { game, asset });
}
