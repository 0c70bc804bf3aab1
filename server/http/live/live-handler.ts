import type { Request, RequestHandler, Response } from "express";
import { type ListenerLimits, openEntrance, refuseFull, refuseListener } from "./live-entrance.ts";
import { type LiveStream, liveStreams, STREAM_MS } from "./live-stream.ts";

type Told<Asked> = {
  /** What somebody wants to listen to, or the status that says why not. */
  ask(request: Request): Promise<Asked | number>;
  /** Begins to tell, and answers with the way to stop. */
  join(asked: Asked, stream: LiveStream, request: Request): Promise<() => void>;
  /** How long a stream lasts before a browser has to ask again. */
  lastsMs?: number;
};

/** Answers with an event stream: to whom it is open, while there is a place, and until somebody leaves. */
export function liveHandler<Asked>(
  limits: ListenerLimits,
  { ask, join, lastsMs = STREAM_MS }: Told<Asked>,
): RequestHandler {
  const streams = liveStreams({ lastsMs });
  const entrance = openEntrance(streams, limits);

  async function answer(request: Request, response: Response): Promise<void> {
    if (request.method === "HEAD") return refuseListener(response, 405);
    const asked = await ask(request);
    if (typeof asked === "number") return refuseListener(response, asked);
    const leave = entrance.enter(request);
    if (!leave) return refuseFull(response);
    const ends: (() => void)[] = [leave];
    const stream = streams.open(response, () => {
      for (const end of ends.splice(0)) end();
    });
    const stop = await join(asked, stream, request);
    // Anybody who left while the beginning was read has nobody left to tell.
    if (response.closed || response.destroyed) stop();
    else ends.push(stop);
  }

  return (request, response, next) => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) response.end();
      else next(error);
    });
  };
}
