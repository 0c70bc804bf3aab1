import { type Request, Router } from "express";
import type { Platform } from "../../house/platform.ts";
import { type LiveBalances, openLiveBalances } from "../../wallet/index.ts";
import { isPlayer } from "../visitor/visitor.ts";
import { LISTENERS, type ListenerLimits, listenerIn } from "./live-entrance.ts";
import { liveFaults } from "./live-faults.ts";
import { liveHandler } from "./live-handler.ts";

/**
 * GET /live/balance: that something moved in the accounts of the player who asks, as server-sent events. No amount is
 * told: the page asks for its head again and is shown what it may show, or that the balance is hidden.
 */
export function liveBalance(platform: Platform, limits: ListenerLimits = LISTENERS): Router {
  let live: LiveBalances | null = null;
  return Router().get(
    "/live/balance",
    liveHandler(limits, {
      ask: (request) => askingPlayer(platform, request),
      join({ playerId }, { send }) {
        live ??= openLiveBalances({ context: platform.context, failed: liveFaults(platform, "balances") });
        return live.join(playerId, send);
      },
    }),
  );
}

async function askingPlayer(platform: Platform, request: Request): Promise<{ playerId: bigint } | number> {
  const visitor = await listenerIn(platform, request);
  if (!visitor) return 421;
  return isPlayer(visitor) ? { playerId: visitor.player.id } : 401;
}
