import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import { isAgentType } from "../account-type.ts";
import { foldUsername } from "../fold-username.ts";
import { checkPassword, isDefaultPassword } from "../passwords/password.ts";
import type { Place } from "../player.ts";
import { canonicalMobile } from "../profile/mobile-number.ts";
import type { Credentials } from "../statements.ts";
import { insertAttempt, readCredentials } from "../store.ts";

export type LoginRequest = {
  readonly brandId: string;
  readonly username: string;
  readonly password: string;
  readonly place: Place;
  /** At which door: partners, agents and their sub-logins come in at their own, everybody else at the other (L15). */
  readonly door?: LoginDoor;
};

export type LoginDoor = "members" | "agents";

export type LoginRefusal = {
  reason: "wrongNameOrPassword" | "blocked" | "excluded" | "agentsElsewhere" | "membersElsewhere" | "tooBusy";
};

export type CheckedLogin = {
  readonly playerId: bigint;
  /** Right, and one that nobody may keep (L05). */
  readonly passwordIsWeak: boolean;
  /** Since when the password is in force: whoever was let in by one that is not any more is out again. */
  readonly passwordSetAt: Date;
};

/**
 * Checks a name, or a number that was proved, and a password and writes the attempt down. An unknown name costs as
 * much and is answered the same as a wrong password; that a player is shut out, or stands at the wrong door, is told
 * only to who knows the password. Counts no attempts (server/http/tries/login-limits.ts) and opens no session (session.ts).
 */
export async function logIn(
  { db, now }: Context,
  { brandId, username, password, place, door = "members" }: LoginRequest,
): Promise<Outcome<CheckedLogin, LoginRefusal>> {
  const named = { foldedUsername: foldUsername(username), mobile: canonicalMobile(username) };
  const known = await readCredentials(db, brandId, named);
  const check = await checkPassword(known?.passwordHash ?? null, password);
  if (!check.ok) return check;

  const outcome = outcomeOf(known, check.value, door);
  await insertAttempt(db, { brand: brandId, player: known?.playerId ?? null, outcome, at: now(), ...place });
  if (known && outcome === "ok") {
    const { playerId, passwordSetAt } = known;
    return done({ playerId, passwordIsWeak: isDefaultPassword(password), passwordSetAt });
  }
  return refuse({ reason: reasonOf(outcome, door) });
}

type LoginOutcome = "ok" | "wrong" | "blocked" | "excluded" | "otherDoor";

function outcomeOf(known: Credentials | null, isRight: boolean, door: LoginDoor): LoginOutcome {
  if (!known || !isRight) return "wrong";
  if (known.state !== "active") return known.state;
  return isAgentType(known.accountType) === (door === "agents") ? "ok" : "otherDoor";
}

function reasonOf(outcome: LoginOutcome, door: LoginDoor): LoginRefusal["reason"] {
  if (outcome === "otherDoor") return door === "agents" ? "membersElsewhere" : "agentsElsewhere";
  return outcome === "blocked" || outcome === "excluded" ? outcome : "wrongNameOrPassword";
}
