import { done, type Outcome, refuse } from "../core/outcome.ts";
import { foldText } from "../core/text/fold-text.ts";
import { later, MINUTE_MS } from "../core/time.ts";
import { allOrNothing } from "../db/all-or-nothing.ts";
import type { Context } from "../db/context.ts";
import { cleanText } from "./clean-text.ts";
import {
  ADD_ROOM,
  ADD_WORD,
  ALL_ROOMS,
  CHANGE_ROOM,
  CLOSE_REPORTS,
  DELETE_WORD,
  LATEST,
  MUTE,
  REMOVE,
  REPORTED,
  type RoomChange,
} from "./desk-statements.ts";
import type { KeptMessage } from "./message.ts";
import { readMessageAt, readWords } from "./store.ts";

const LISTED_MAX = 50;

type Place = { readonly roomId: number; readonly seq: number };

/** Every room of a brand, closed ones among them, with how much was said and what waits for an operator. */
export function deskRooms({ db }: Context, brandId: string) {
  return db.call(ALL_ROOMS, [brandId]);
}

/** What a change of a room came to. `before` is null for a room that is new. */
export type RoomChanged = {
  readonly before: { readonly slowS: number; readonly state: string } | null;
};

/** Changes a room, or makes it: a new one needs a Persian name and topic. */
export async function saveRoom(
  { db }: Context,
  { brandId, code, names, topics, language, position, slowS, state }: RoomChange,
): Promise<Outcome<RoomChanged, { readonly reason: "unknownRoom" }>> {
  const text = (words: object | null) => (words === null ? null : JSON.stringify(words));
  const values = [brandId, code, text(names), text(topics), language, position, slowS, state];
  const [changed] = await db.call(CHANGE_ROOM, values);
  if (changed) return done({ before: { slowS: changed.slowBefore, state: changed.stateBefore } });
  if (!names?.fa || !topics?.fa) return refuse({ reason: "unknownRoom" });
  await db.call(ADD_ROOM, values);
  return done({ before: null });
}

/** What was said last in a room, newest first, removed messages among it. */
export function latestIn({ db }: Context, roomId: number) {
  return db.call(LATEST, [roomId, LISTED_MAX]);
}

/**
 * Takes a message out of its room, on every page that shows it. Its text stays in the row. Reports of it are closed.
 * Refuses with `unknownMessage`, and with `alreadyRemoved` the second time.
 */
export async function removeMessage(
  context: Context,
  { roomId, seq }: Place,
): Promise<Outcome<KeptMessage, { readonly reason: "unknownMessage" | "alreadyRemoved" }>> {
  return allOrNothing(context.db, async (db) => {
    const message = await readMessageAt(db, roomId, seq);
    if (!message) return refuse({ reason: "unknownMessage" });
    const at = context.now();
    const [gone] = await db.call(REMOVE, [roomId, seq, at]);
    if (!gone) return refuse({ reason: "alreadyRemoved" });
    await db.call(CLOSE_REPORTS, [message.id, at]);
    return done(message);
  });
}

/** Messages that members have called an operator to, those with the most calls first. */
export function reportedMessages({ db }: Context) {
  return db.call(REPORTED, [LISTED_MAX]);
}

/** Closes the calls about a message that may stay. Answers with how many they were. */
export async function dismissReports(
  { db, now }: Context,
  { roomId, seq }: Place,
): Promise<Outcome<number, { readonly reason: "unknownMessage" }>> {
  const message = await readMessageAt(db, roomId, seq);
  if (!message) return refuse({ reason: "unknownMessage" });
  return done((await db.call(CLOSE_REPORTS, [message.id, now()])).length);
}

/** Keeps a member from writing for so long, in every room; null lets them write again. Answers with the end. */
export async function muteMember(
  { db, now }: Context,
  { playerId, minutes }: { playerId: bigint; minutes: number | null },
): Promise<Outcome<{ before: Date | null; until: Date | null }, { readonly reason: "unknownMember" }>> {
  const until = minutes === null ? null : later(now(), minutes * MINUTE_MS);
  const [muted] = await db.call(MUTE, [playerId, until]);
  return muted ? done({ before: muted.mutedUntil, until }) : refuse({ reason: "unknownMember" });
}

export function listWords({ db }: Context): Promise<string[]> {
  return readWords(db);
}

/** Letters of one spelling, and at most one star, at the end. */
function wordOf(typed: string): string | null {
  const word = foldText(cleanText(typed)).replace(/\s+/g, " ");
  const isOne = /^[^*]{2,59}\*?$/u.test(word) && /\p{L}{2}|\p{L}.*\p{L}/u.test(word);
  return isOne ? word : null;
}

type WordOutcome = Outcome<{ word: string; isNew: boolean }, { readonly reason: "badWord" }>;

/** A word is not welcome from now on; with a star at its end, whatever begins with it. */
export async function forbidWord({ db, now }: Context, typed: string): Promise<WordOutcome> {
  const word = wordOf(typed);
  if (word === null) return refuse({ reason: "badWord" });
  const added = await db.call(ADD_WORD, [word, now()]);
  return done({ word, isNew: added.length > 0 });
}

/** A word is welcome again. */
export async function allowWord({ db }: Context, typed: string): Promise<WordOutcome> {
  const word = wordOf(typed);
  if (word === null) return refuse({ reason: "badWord" });
  const gone = await db.call(DELETE_WORD, [word]);
  return done({ word, isNew: gone.length > 0 });
}
