import type { RequestHandler } from "express";
import { paths } from "#app/lib/paths/paths.ts";

/**
 * A vendor's page may lead out of its game by a form: that post carries nothing of ours and changes nothing, so it goes
 * on as the link that it stands for, to the same address.
 */
export const leftByForm: RequestHandler = (request, response, next) => {
  if (request.method !== "POST" || request.path !== paths.leaveGame()) return next();
  const { nodeId, to } = request.query;
  const game = typeof nodeId === "string" ? { nodeId } : {};
  const till = to === "deposit" ? { to: "deposit" as const } : {};
  response.set("Cache-Control", "no-store").redirect(303, paths.leaveGame({ ...game, ...till }));
};
