import type { Context } from "../db/context.ts";
import { knownBy } from "./known-by.ts";
import type { Message } from "./message.ts";
import type { Room } from "./room.ts";
import { readHistory, readMember, readMessageAt } from "./store.ts";

/** So many messages are on a page of a room. */
const PAGE_SIZE = 50;

export type HistoryPage = {
  /** Oldest first. Nothing that was removed, and nothing of those whom the viewer has blocked. */
  readonly messages: readonly Message[];
  /** The number below which the next older page begins; null when there is none. */
  readonly olderThan: number | null;
  /** The number of the last thing that happened in the room: a stream goes on from here. */
  readonly lastSeq: number;
};

/** The newest messages of a room, or those before a number. A guest has no viewer. */
export async function messagesOf(
  context: Context,
  { room, before, viewerId }: { room: Room; before: number | null; viewerId: bigint | null },
): Promise<HistoryPage> {
  const asked = { roomId: room.id, before, viewerId, limit: PAGE_SIZE + 1 };
  const { lastSeq, messages } = await readHistory(context.db, asked);
  const page = await knownBy(context, messages.slice(-PAGE_SIZE));
  return { messages: page, lastSeq, olderThan: messages.length > PAGE_SIZE ? (page[0]?.seq ?? null) : null };
}

/** One message by its number; null where there is none, or where it was removed. */
export async function messageAt(
  context: Context,
  { room, seq }: { room: Room; seq: number },
): Promise<Message | null> {
  const found = await readMessageAt(context.db, room.id, seq);
  if (!found || found.removedSeq !== null) return null;
  const { removedSeq: _removedSeq, ...message } = found;
  const [known] = await knownBy(context, [message]);
  return known ?? null;
}

/** The name under which a member is read, and until when they may not write; null for who has never written. */
export async function memberOf(
  context: Context,
  playerId: bigint,
): Promise<{ readonly alias: string; readonly mutedUntil: Date | null } | null> {
  const member = await readMember(context.db, playerId);
  if (!member) return null;
  const { alias, mutedUntil } = member;
  return { alias, mutedUntil: mutedUntil && mutedUntil > context.now() ? mutedUntil : null };
}
