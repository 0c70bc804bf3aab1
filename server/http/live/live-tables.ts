import { type Request, Router } from "express";
import type { Platform } from "../../house/platform.ts";
import {
  type LiveTables,
  mayLookAtTable,
  openLiveTables,
  type TableWatch,
} from "../../studio/tables/index.ts";
import { isPlayer } from "../visitor/visitor.ts";
import { LISTENERS, type ListenerLimits, listenerIn } from "./live-entrance.ts";
import { liveFaults } from "./live-faults.ts";
import { liveHandler } from "./live-handler.ts";

/**
 * GET /live/tables/:session/:table: that a card table has changed, as server-sent events, for whom its page is open.
 * Nothing of the table itself is told: the page asks for it again and is shown what its own seat may see.
 */
export function liveTables(platform: Platform, limits: ListenerLimits = LISTENERS): Router {
  const { context, listen } = platform;
  let live: LiveTables | null = null;
  return Router().get(
    "/live/tables/:session/:table",
    liveHandler(limits, {
      ask: (request) => askedTable(platform, request),
      join(watch, { send }) {
        live ??= openLiveTables({ context, listen, failed: liveFaults(platform, "card tables") });
        return live.join(watch, send);
      },
    }),
  );
}

/** The visitor and the table that they want to look at, or the status that says why not. */
async function askedTable(platform: Platform, request: Request): Promise<TableWatch | number> {
  const visitor = await listenerIn(platform, request);
  if (!visitor) return 421;
  if (!isPlayer(visitor)) return 401;
  const { session: sessionId = "", table: tableId = "" } = request.params;
  const watch = { sessionId, tableId, playerRef: visitor.player.id.toString() };
  return (await mayLookAtTable(visitor.context, watch)) ? watch : 404;
}
