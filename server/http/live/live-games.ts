import { type Request, Router } from "express";
import { hasFlag } from "../../brand/index.ts";
import { MINUTE_MS } from "../../core/time.ts";
import type { Platform } from "../../house/platform.ts";
import { type LiveRounds, openLiveRounds, roundGameOf } from "../../studio/rounds/index.ts";
import { isPlayer } from "../visitor/visitor.ts";
import { LISTENERS, type ListenerLimits, listenerIn } from "./live-entrance.ts";
import { liveFaults } from "./live-faults.ts";
import { liveHandler } from "./live-handler.ts";

/** Nothing in it is anybody's own, and with thousands who listen their coming back costs as much as the telling. */
const LASTS_MS = 5 * MINUTE_MS;

/**
 * GET /live/rounds/:game: how the shared round of a game stands, as server-sent events. Only what everybody may know
 * is in it, so guests may listen where guests may look. Who comes is told at once; there is nothing to catch up with.
 */
export function liveGames(platform: Platform, limits: ListenerLimits = LISTENERS): Router {
  const { context, listen } = platform;
  let live: LiveRounds | null = null;
  return Router().get(
    "/live/rounds/:game",
    liveHandler(limits, {
      ask: (request) => askedGame(platform, request),
      join(game, { send }) {
        live ??= openLiveRounds({ context, listen, failed: liveFaults(platform, "rounds") });
        return live.join(game, send);
      },
      lastsMs: LASTS_MS,
    }),
  );
}

/** The game that somebody wants to listen to, or the status that says why not. */
async function askedGame(platform: Platform, request: Request): Promise<string | number> {
  const visitor = await listenerIn(platform, request);
  if (!visitor) return 421;
  const isOpen =
    isPlayer(visitor) || !(await hasFlag(visitor.context, visitor.brand.id, "loginedToHomePage"));
  if (!isOpen) return 401;
  const { game = "" } = request.params;
  return roundGameOf(game) ? game : 404;
}
