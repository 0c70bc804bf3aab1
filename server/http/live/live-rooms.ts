import { type Request, Router } from "express";
import { hasFlag } from "../../brand/index.ts";
import { blockedBy, findRoom, type LiveRooms, openLiveRooms, type Room } from "../../chat/index.ts";
import type { Platform } from "../../house/platform.ts";
import { isPlayer, type Visitor } from "../visitor/visitor.ts";
import { LISTENERS, type ListenerLimits, listenerIn } from "./live-entrance.ts";
import { liveFaults } from "./live-faults.ts";
import { liveHandler } from "./live-handler.ts";
import { encodedEvent, type LiveStream } from "./live-stream.ts";

const SEQ = /^\d{1,9}$/;

/**
 * GET /chat/:room/live: what happens in a room, as server-sent events. Whoever may read the room may listen: guests
 * too. It begins after the number in Last-Event-ID, which a browser sends by itself when it comes back, or in
 * `since`, which the page says; without either, with what happens next.
 */
export function liveRooms(platform: Platform, limits: ListenerLimits = LISTENERS): Router {
  const { context, listen } = platform;
  let live: LiveRooms | null = null;
  return Router().get(
    "/chat/:room/live",
    liveHandler(limits, {
      ask: (request) => askedRoom(platform, request),
      join(asked, stream, request) {
        live ??= openLiveRooms({ context, listen, failed: liveFaults(platform, "chat") });
        return live.join(asked.room.id, listenerOf(asked, stream, request));
      },
    }),
  );
}

type Asked = { readonly room: Room; readonly visitor: Visitor; readonly blocked: ReadonlySet<bigint> };

/** Where somebody wants to listen, or the status that says why not. */
async function askedRoom(platform: Platform, request: Request): Promise<Asked | number> {
  const visitor = await listenerIn(platform, request);
  if (!visitor) return 421;
  const { context, brand } = visitor;
  const isMember = isPlayer(visitor);
  if (!isMember && (await hasFlag(context, brand.id, "loginedToHomePage"))) return 401;
  const room = await findRoom(context, { brandId: brand.id, code: request.params.room ?? "" });
  if (!room) return 404;
  const blocked = isMember ? await blockedBy(context, visitor.player.id) : [];
  return { room, visitor, blocked: new Set(blocked.map(({ playerId }) => playerId)) };
}

function listenerOf({ visitor, blocked }: Asked, stream: LiveStream, request: Request) {
  const reading = { language: visitor.language, timeZone: visitor.brand.timeZone };
  return {
    since: sinceOf(request),
    take(event: Parameters<Parameters<LiveRooms["join"]>[1]["take"]>[0]) {
      if (event.kind === "message" && blocked.has(event.message.playerId)) return;
      stream.send(encodedEvent(event, reading));
    },
    missed: stream.sendMissed,
  };
}

function sinceOf(request: Request): number | null {
  const said = [request.get("Last-Event-ID"), request.query.since].find(
    (value): value is string => typeof value === "string" && SEQ.test(value),
  );
  return said === undefined ? null : Number(said);
}
