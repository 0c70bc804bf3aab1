import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import { personasOf } from "../personas/index.ts";
import { messageAt } from "./messages.ts";
import type { Room } from "./room.ts";
import { BLOCK, REPORT, UNBLOCK } from "./statements.ts";
import { type Blocked, readBlocked } from "./store.ts";

/** Anybody who blocks more than this does not want to read a chat. */
const BLOCKED_MAX = 500;

/** A message, and the member who has something against it. */
type Against = { readonly playerId: bigint; readonly room: Room; readonly seq: number };

type AgainstRefusal = { readonly reason: "unknownMessage" | "ownMessage" };

export type BlockRefusal = AgainstRefusal | { readonly reason: "blocksFull" };

/**
 * From now on a member reads nothing of whoever wrote that message, in any room. The other one is not told. Twice
 * is once.
 */
export async function blockAuthor(
  context: Context,
  { playerId, room, seq }: Against,
): Promise<Outcome<{ alias: string }, BlockRefusal>> {
  const { db, now } = context;
  const message = await messageAt(context, { room, seq });
  if (!message) return refuse({ reason: "unknownMessage" });
  if (message.playerId === playerId) return refuse({ reason: "ownMessage" });
  const blocked = await db.call(BLOCK, [playerId, message.playerId, now(), BLOCKED_MAX]);
  if (blocked.length === 0) return refuse({ reason: "blocksFull" });
  return done({ alias: message.alias });
}

/** Reads somebody again. Whom nobody blocked is nobody to unblock, and that is no refusal. */
export async function unblockAuthor(
  { db }: Context,
  { playerId, alias }: { playerId: bigint; alias: string },
): Promise<void> {
  await db.call(UNBLOCK, [playerId, alias]);
}

/** The members whom one does not read, the last one first. */
export function blockedBy({ db }: Pick<Context, "db">, playerId: bigint): Promise<Blocked[]> {
  return readBlocked(db, playerId);
}

/** The same by the names under which they are read now. */
export async function blockedNames(
  context: Context,
  playerId: bigint,
): Promise<readonly (Blocked & { readonly name: string })[]> {
  const blocked = await readBlocked(context.db, playerId);
  const personas = await personasOf(
    context,
    blocked.map((one) => one.playerId),
  );
  return blocked.map((one) => ({ ...one, name: personas.get(one.playerId)?.nickname ?? one.alias }));
}

/** Calls an operator to a message. The same member's second call is the first one. */
export async function reportMessage(
  context: Context,
  { playerId, room, seq }: Against,
): Promise<Outcome<null, AgainstRefusal>> {
  const { db, now } = context;
  const message = await messageAt(context, { room, seq });
  if (!message) return refuse({ reason: "unknownMessage" });
  if (message.playerId === playerId) return refuse({ reason: "ownMessage" });
  await db.call(REPORT, [message.id, playerId, now()]);
  return done(null);
}
