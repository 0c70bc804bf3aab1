import { type Request, type Response, Router } from "express";
import { hasFlag } from "../brand/index.ts";
import type { Platform } from "../platform.ts";
import { type LiveRounds, openLiveRounds, roundGameOf } from "../studio/rounds/index.ts";
import {
  LISTENERS,
  type ListenerLimits,
  listenerIn,
  openEntrance,
  refuseFull,
  refuseListener,
} from "./live-entrance.ts";
import { liveStreams } from "./live-stream.ts";
import { isPlayer } from "./visitor.ts";

/**
 * GET /live/rounds/:game: how the shared round of a game stands, as server-sent events. Only what everybody may know
 * is in it, so guests may listen where guests may look. Who comes is told at once; there is nothing to catch up with.
 */
export function liveGames(platform: Platform, limits: ListenerLimits = LISTENERS): Router {
  const { context, listen } = platform;
  const streams = liveStreams();
  const entrance = openEntrance(streams, limits);
  let live: LiveRounds | null = null;

  async function answer(request: Request, response: Response): Promise<void> {
    const asked = await askedGame(platform, request);
    if (typeof asked === "number") return refuseListener(response, asked);
    const leave = entrance.enter(request);
    if (!leave) return refuseFull(response);
    live ??= openLiveRounds({ context, listen });
    const ends: (() => void)[] = [leave];
    const stream = streams.open(response, () => {
      for (const end of ends.splice(0)) end();
    });
    const stop = await live.join(asked, stream.send);
    // Who left while the round was read has nobody left to tell.
    if (response.closed || response.destroyed) stop();
    else ends.push(stop);
  }

  const router = Router();
  router.get("/live/rounds/:game", (request, response, next) => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) response.end();
      else next(error);
    });
  });
  return router;
}

/** The game that somebody wants to listen to, or the status that says why not. */
async function askedGame(platform: Platform, request: Request): Promise<string | number> {
  if (request.method === "HEAD") return 405;
  const visitor = await listenerIn(platform, request);
  if (!visitor) return 421;
  const isOpen =
    isPlayer(visitor) || !(await hasFlag(visitor.context, visitor.brand.id, "loginedToHomePage"));
  if (!isOpen) return 401;
  const { game = "" } = request.params;
  return roundGameOf(game) ? game : 404;
}
