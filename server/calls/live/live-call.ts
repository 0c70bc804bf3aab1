import type { Request, RequestHandler } from "express";
import type { Platform } from "../../house/platform.ts";
import { LISTENERS, type ListenerLimits } from "../../http/live/live-entrance.ts";
import { liveHandler } from "../../http/live/live-handler.ts";
import { type Listening, openLiveDesk } from "./live-desk.ts";

/** A few of the player's screens, and one that has not noticed yet that it is gone. */
const PER_TOKEN = 4;

const FULL = Buffer.from('event: ended\ndata: {"code":"tooMany"}\n\n');

export type LiveCall = {
  /** Whether the app that holds this token listens as often as it may. */
  isFull(family: string): boolean;
  /** Opens the stream of somebody who may listen, which was asked before. */
  open(listening: Listening): RequestHandler;
};

/** GET /api/live: what happens to a player, as server-sent events. The token is in a header, never in the address. */
export function liveCall(platform: Platform, limits: ListenerLimits = LISTENERS): LiveCall {
  const listenings = new WeakMap<Request, Listening>();
  const perToken = new Map<string, number>();
  const isFull = (family: string) => (perToken.get(family) ?? 0) >= PER_TOKEN;
  let desk: ReturnType<typeof openLiveDesk> | null = null;

  const handler = liveHandler<Listening>(limits, {
    ask: async (request) => listenings.get(request) ?? 401,
    async join(listening, stream) {
      const { family } = listening.visitor.session;
      // Several may have come in one moment, when there was a place yet.
      if (isFull(family)) {
        stream.end(FULL);
        return () => {};
      }
      perToken.set(family, (perToken.get(family) ?? 0) + 1);
      const leaveToken = () => {
        const left = (perToken.get(family) ?? 1) - 1;
        if (left > 0) perToken.set(family, left);
        else perToken.delete(family);
      };
      desk ??= openLiveDesk(platform);
      try {
        const leave = await desk.join(listening, stream);
        return () => {
          leaveToken();
          leave();
        };
      } catch (fault) {
        leaveToken();
        throw fault;
      }
    },
  });

  return {
    isFull,
    open: (listening) => (request, response, next) => {
      listenings.set(request, listening);
      handler(request, response, next);
    },
  };
}
