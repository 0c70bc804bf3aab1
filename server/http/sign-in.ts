import { closeSession, openSession } from "../accounts/index.ts";
import { openSessionCookie } from "./session-cookie.ts";
import type { Visitor } from "./visitor.ts";

/**
 * Signs the visitor in as a player and gives the header that tells the browser. The token is always a new
 * one, and a session that this browser already had ends: nobody can be given one beforehand.
 */
export async function signIn(visitor: Visitor, playerId: bigint): Promise<{ "Set-Cookie": string }> {
  const { context, brand, session, address, device, platform } = visitor;
  if (session) await closeSession(context, session.tokenHash);
  const { token } = await openSession(context, { playerId, brand, place: { address, device } });
  return { "Set-Cookie": await openSessionCookie(platform.config, token) };
}
