import type { Context } from "../db/context.ts";
import { eventsKnownBy, knownBy } from "./known-by.ts";
import type { ChatEvent, Message } from "./message.ts";
import type { Room } from "./room.ts";
import { readBlocked, readEvents, readHistory, readMember, readMessageAt } from "./store.ts";

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

const EVENTS_AT_ONCE = 200;

export type EventsPage = {
  /** In their order. Nothing of those whom the viewer has blocked. */
  readonly events: readonly ChatEvent[];
  /** The number of the last thing that this page knows of. */
  readonly lastSeq: number;
  readonly hasMore: boolean;
};

/** What happened in a room after a number, for whoever asks again and again. */
export async function eventsAfter(
  context: Context,
  { room, since, viewerId }: { room: Room; since: number; viewerId: bigint | null },
): Promise<EventsPage> {
  const { db } = context;
  const found = await readEvents(db, room.id, since, EVENTS_AT_ONCE + 1);
  const told = found.slice(0, EVENTS_AT_ONCE);
  const blocked = viewerId === null ? [] : await readBlocked(db, viewerId);
  const unread = new Set(blocked.map(({ playerId }) => playerId));
  const kept = told.filter((event) => event.kind === "removal" || !unread.has(event.message.playerId));
  return {
    events: await eventsKnownBy(context, kept),
    lastSeq: told.at(-1)?.seq ?? since,
    hasMore: found.length > EVENTS_AT_ONCE,
  };
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
