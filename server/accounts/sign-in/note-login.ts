import type { Context } from "../../db/context.ts";
import type { Place } from "../player.ts";
import type { LoginWay } from "../sessions/session-kinds.ts";
import { insertAttempt } from "../store.ts";

export type NotedLogin = {
  readonly brandId: string;
  readonly playerId: bigint;
  readonly way: LoginWay;
  readonly place: Place;
};

/** Writes down that somebody came in, for the player to recognise in the login history. */
export async function noteLogin(
  { db, now }: Pick<Context, "db" | "now">,
  { brandId, playerId, way, place }: NotedLogin,
): Promise<void> {
  await insertAttempt(db, { brand: brandId, player: playerId, outcome: "ok", way, at: now(), ...place });
}
