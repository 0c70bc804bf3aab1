import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import { foldUsername } from "./fold-username.ts";
import { checkPassword } from "./password.ts";
import type { Place } from "./player.ts";
import type { Credentials } from "./statements.ts";
import { insertAttempt, readCredentials } from "./store.ts";

export type LoginRequest = {
  readonly brandId: string;
  readonly username: string;
  readonly password: string;
  readonly place: Place;
};

export type LoginRefusal = { reason: "wrongNameOrPassword" | "blocked" | "excluded" | "tooBusy" };

/**
 * Checks a name and a password and writes the attempt down. An unknown name costs as much and is answered
 * the same as a wrong password; that a player is shut out is told only to who knows the password.
 * Counts no attempts (server/http/attempt-limits.ts) and opens no session (session.ts).
 */
export async function logIn(
  { db, now }: Context,
  { brandId, username, password, place }: LoginRequest,
): Promise<Outcome<{ playerId: bigint }, LoginRefusal>> {
  const known = await readCredentials(db, brandId, foldUsername(username));
  const check = await checkPassword(known?.passwordHash ?? null, password);
  if (!check.ok) return check;

  const outcome = outcomeOf(known, check.value);
  await insertAttempt(db, { brand: brandId, player: known?.playerId ?? null, outcome, at: now(), ...place });
  if (known && outcome === "ok") return done({ playerId: known.playerId });
  return refuse({
    reason: outcome === "blocked" || outcome === "excluded" ? outcome : "wrongNameOrPassword",
  });
}

function outcomeOf(known: Credentials | null, isRight: boolean): "ok" | "wrong" | "blocked" | "excluded" {
  if (!known || !isRight) return "wrong";
  return known.state === "active" ? "ok" : known.state;
}
