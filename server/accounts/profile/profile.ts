import type { ContactField } from "../../brand/index.ts";
import type { TooBusy } from "../../core/bounds/bounded-queue.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import { judgeTry, type MoneyLocked } from "../passwords/payment-tries.ts";
import { readLoginHash } from "../store.ts";
import { type Profile, readProfile, saveProfile } from "./profile-store.ts";

export type ProfileChange = {
  readonly playerId: bigint;
  readonly password: string;
  /** A name that is there already stays: money is paid to whom it names. */
  readonly payeeName: string | null;
  /** What the form asked for; others stay as they are. An empty text takes one away. */
  readonly contacts: Readonly<Partial<Record<ContactField, string>>>;
};

export type ProfileRefusal = MoneyLocked | TooBusy | { readonly reason: "passwordWrong" };

/** What a player told of themselves; null for a player that there is not. */
export function profileOf({ db }: Pick<Context, "db">, playerId: bigint): Promise<Profile | null> {
  return readProfile(db, playerId);
}

/** Changes what a player told, proved by the password of the login: a session alone does not. */
export async function changeProfile(
  context: Context,
  { playerId, password, payeeName, contacts }: ProfileChange,
): Promise<Outcome<null, ProfileRefusal>> {
  const { db } = context;
  const secrets = { login: await readLoginHash(db, playerId) };
  const proven = await judgeTry(context, { playerId, typed: password, secrets });
  if (!proven.ok) return proven;
  if (!proven.value) return refuse({ reason: "passwordWrong" });
  await saveProfile(db, { playerId, payeeName, contacts });
  return done(null);
}
