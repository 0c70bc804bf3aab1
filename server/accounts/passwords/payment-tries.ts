import { type BoundedQueue, boundedQueue, type TooBusy } from "../../core/bounds/bounded-queue.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { later, MINUTE_MS } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import { forgetTries, giveTryBack, readMoneyLock, takeTry } from "../store.ts";
import { checkPassword } from "./password.ts";
import type { Secret } from "./payment-statements.ts";

const LOCK_MS = 30 * MINUTE_MS;

/** No person has so many under way at once. */
const WAITING_MAX = 64;

type Line = { readonly inTurn: BoundedQueue; tries: number };
const lines = new Map<bigint, Line>();

/** One try of a player after another: of several right ones at once none finds the door that the others hold. */
async function inTurn<Value>(playerId: bigint, work: () => Promise<Value>): Promise<Outcome<Value, TooBusy>> {
  const line = lines.get(playerId) ?? {
    inTurn: boundedQueue({ atOnce: 1, waitingMax: WAITING_MAX }),
    tries: 0,
  };
  lines.set(playerId, line);
  line.tries += 1;
  try {
    return await line.inTurn(work);
  } finally {
    line.tries -= 1;
    if (line.tries === 0) lines.delete(playerId);
  }
}

/** Money actions are shut after five wrong tries in a row; playing and signing in are not. */
export type MoneyLocked = { readonly reason: "moneyLocked"; readonly until: Date };

/** What a try may be: the hash of each secret that opens here. Null stands for a player who does not exist. */
export type Secrets = { readonly [Name in Secret]?: string | null };

type Asked = { readonly playerId: bigint; readonly typed: string; readonly secrets: Secrets };

/**
 * Judges one try at a secret that opens money. It is counted before it is judged, so that any number at once are five
 * tries and a locked door. A right one wipes the count of the secret that it is and of no other, lest who knows one
 * guess the other without end; one that nobody had time to judge does not count. Must not run inside a transaction,
 * which would take its count back.
 */
export async function judgeTry(
  context: Context,
  asked: Asked,
): Promise<Outcome<boolean, MoneyLocked | TooBusy>> {
  const judged = await inTurn(asked.playerId, () => judge(context, asked));
  return judged.ok ? judged.value : judged;
}

async function judge(
  context: Context,
  { playerId, typed, secrets }: Asked,
): Promise<Outcome<boolean, MoneyLocked | TooBusy>> {
  const { db } = context;
  const names = namesIn(secrets);
  const taken = await takeTries(context, playerId, names);
  if (!taken.ok) return taken;
  const judged = await firstRight(secrets, typed);
  if (judged.ok && judged.value === null) return done(false);
  for (const name of names) {
    if (judged.ok && name === judged.value) await forgetTries(db, name, playerId);
    else await giveTryBack(db, name, playerId);
  }
  return judged.ok ? done(true) : judged;
}

function namesIn(secrets: Secrets): Secret[] {
  return (["login", "payment"] as const).filter((name) => secrets[name] !== undefined);
}

/** One try at each, or at none where money is shut. */
async function takeTries(
  { db, now }: Context,
  playerId: bigint,
  names: readonly Secret[],
): Promise<Outcome<null, MoneyLocked>> {
  const at = now();
  const lockUntil = later(at, LOCK_MS);
  const locked = await readMoneyLock(db, playerId, at);
  if (locked) return refuse({ reason: "moneyLocked", until: locked });
  for (const [nth, name] of names.entries()) {
    if (await takeTry(db, name, { playerId, at, lockUntil })) continue;
    for (const taken of names.slice(0, nth)) await giveTryBack(db, taken, playerId);
    return refuse({ reason: "moneyLocked", until: (await readMoneyLock(db, playerId, at)) ?? lockUntil });
  }
  return done(null);
}

/** Which of them was typed; null for none. */
async function firstRight(secrets: Secrets, typed: string): Promise<Outcome<Secret | null, TooBusy>> {
  for (const name of namesIn(secrets)) {
    const checked = await checkPassword(secrets[name] ?? null, typed);
    if (!checked.ok) return checked;
    if (checked.value) return done(name);
  }
  return done(null);
}
