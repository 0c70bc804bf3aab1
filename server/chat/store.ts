import type { Database } from "../db/database.ts";
import type { KeptEvent, KeptMessage } from "./message.ts";
import type { Room } from "./room.ts";
import {
  ADD_MESSAGE,
  BLOCKED,
  EVENTS,
  type EventRow,
  HISTORY,
  JOIN,
  LAST_SEQ,
  LOCK_MEMBER,
  MEMBER,
  MESSAGE_AT,
  MESSAGE_BY_KEY,
  type MemberRow,
  ROOMS,
  SAID_LATELY,
  WORDS,
} from "./statements.ts";

export function readRooms(db: Database): Promise<Room[]> {
  return db.call(ROOMS, []);
}

export async function readMember(db: Database, playerId: bigint): Promise<MemberRow | null> {
  const [row] = await db.call(MEMBER, [playerId]);
  return row ?? null;
}

export async function lockMember(db: Database, playerId: bigint): Promise<MemberRow | null> {
  const [row] = await db.call(LOCK_MEMBER, [playerId]);
  return row ?? null;
}

type Joining = { readonly playerId: bigint; readonly brandId: string; readonly alias: string };

/** False when the alias is somebody's, or the player has one. */
export async function joinAs(db: Database, { playerId, brandId, alias }: Joining): Promise<boolean> {
  return (await db.call(JOIN, [playerId, brandId, alias])).length > 0;
}

export async function readByKey(
  db: Database,
  playerId: bigint,
  formKey: string,
): Promise<KeptMessage | null> {
  const [row] = await db.call(MESSAGE_BY_KEY, [playerId, formKey]);
  return row ?? null;
}

export function readSaidLately(db: Database, playerId: bigint, since: Date, roomId: number) {
  return db.call(SAID_LATELY, [playerId, since, roomId]);
}

type NewMessage = Omit<KeptMessage, "seq" | "alias"> & { readonly folded: string; readonly formKey: string };

/** Writes a message, and tells every node when the transaction is done. Its number; null where nobody writes now. */
export async function addMessage(
  db: Database,
  { id, roomId, playerId, body, folded, formKey, sentAt }: NewMessage,
): Promise<number | null> {
  const [row] = await db.call(ADD_MESSAGE, [id, roomId, playerId, body, folded, formKey, sentAt]);
  return row?.seq ?? null;
}

type Asked = {
  readonly roomId: number;
  /** Only what is older than this number; null for the newest. */
  readonly before: number | null;
  readonly viewerId: bigint | null;
  readonly limit: number;
};

export type History = { readonly lastSeq: number; readonly messages: readonly KeptMessage[] };

export async function readHistory(
  db: Database,
  { roomId, before, viewerId, limit }: Asked,
): Promise<History> {
  const rows = await db.call(HISTORY, [roomId, before, viewerId, limit]);
  return {
    lastSeq: rows[0]?.lastSeq ?? 0,
    messages: rows.flatMap(({ lastSeq: _lastSeq, ...row }) => (row.id === null ? [] : [row as KeptMessage])),
  };
}

export async function readEvents(
  db: Database,
  roomId: number,
  since: number,
  limit: number,
): Promise<KeptEvent[]> {
  return (await db.call(EVENTS, [roomId, since, limit])).map(eventOf);
}

function eventOf({ eventSeq, isRemoval, ...message }: EventRow): KeptEvent {
  return isRemoval
    ? { kind: "removal", seq: eventSeq, removedSeq: message.seq }
    : { kind: "message", seq: eventSeq, message };
}

export async function readLastSeq(db: Database, roomId: number): Promise<number> {
  const [row] = await db.call(LAST_SEQ, [roomId]);
  return row?.lastSeq ?? 0;
}

/** Also one that was removed. */
export async function readMessageAt(
  db: Database,
  roomId: number,
  seq: number,
): Promise<(KeptMessage & { readonly removedSeq: number | null }) | null> {
  const [row] = await db.call(MESSAGE_AT, [roomId, seq]);
  return row ?? null;
}

export type Blocked = { readonly playerId: bigint; readonly alias: string };

export function readBlocked(db: Database, playerId: bigint): Promise<Blocked[]> {
  return db.call(BLOCKED, [playerId]);
}

export async function readWords(db: Database): Promise<string[]> {
  return (await db.call(WORDS, [])).map(({ word }) => word);
}
