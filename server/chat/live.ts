import { SECOND_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import type { OpenDatabase } from "../db/database.ts";
import { eventsKnownBy } from "./known-by.ts";
import type { ChatEvent } from "./message.ts";
import { readEvents, readLastSeq } from "./store.ts";

/** What happened lately is kept in memory: who comes back after a moment is told without the database. */
const KEPT_EVENTS = 200;
const READ_AT_ONCE = 200;

/** Anybody who was away for longer than this loads the page again. */
const CATCH_UP_MAX = 500;

/** Rooms that are listened to are looked at this often, whether a node was told something or not. */
const LOOK_EVERY_MS = 10 * SECOND_MS;

export type LiveListener = {
  /** The number of the last thing that it knows; null begins with what happens next. */
  readonly since: number | null;
  /** Called for each thing that happened after that, once and in order. */
  take(event: ChatEvent): void;
  /** Called instead when too much happened to be told one by one. */
  missed(): void;
};

export type LiveRooms = {
  /** Answers, when everything up to now has been told, with the way to leave. */
  join(roomId: number, listener: LiveListener): Promise<() => void>;
  close(): void;
};

type Joined = { readonly listener: LiveListener; knows: number };

type LiveRoom = {
  readonly id: number;
  /** The last events, and the number before the first of them. */
  events: ChatEvent[];
  floor: number;
  latest: number;
  readonly joined: Set<Joined>;
  isReading: boolean;
  isBehind: boolean;
};

type Hearing = {
  readonly context: Context;
  readonly listen: OpenDatabase["listen"];
  /** Told why a look found nothing. The next one is made all the same. */
  failed(fault: unknown): void;
  lookEveryMs?: number;
};

/**
 * The rooms of this node: one reading of the database for each thing that happens, however many listen. A
 * notification says only that there is something to read; numbers without a gap say what is missing, so nothing is
 * lost with a notification.
 */
export function openLiveRooms({ context, listen, failed, lookEveryMs = LOOK_EVERY_MS }: Hearing): LiveRooms {
  const rooms = new Map<number, Promise<LiveRoom>>();

  function roomOf(id: number): Promise<LiveRoom> {
    let room = rooms.get(id);
    if (!room) {
      room = openRoom(context, id);
      room.catch(() => rooms.delete(id));
      rooms.set(id, room);
    }
    return room;
  }

  async function catchUp(id: number): Promise<void> {
    const room = await rooms.get(id)?.catch(() => null);
    if (room) await readOn(context, room).catch(failed);
  }

  const stopListening = listen("chat", {
    heard(payload) {
      const [roomId = "", seq = ""] = payload.split(" ");
      void rooms.get(Number(roomId))?.then(
        (room) => (Number(seq) > room.latest ? readOn(context, room).catch(failed) : undefined),
        () => {},
      );
    },
    begun() {
      for (const id of rooms.keys()) void catchUp(id);
    },
  });
  const looking = setInterval(() => {
    for (const id of rooms.keys()) void catchUp(id);
  }, lookEveryMs).unref();

  return {
    async join(roomId, listener) {
      const room = await roomOf(roomId);
      const joined: Joined = { listener, knows: listener.since ?? room.latest };
      const isTold = await tellMissed(context, room, joined);
      room.joined.add(joined);
      // What was told to the others since the last look is told here as well: nothing lies between the two lines.
      if (isTold) for (const event of room.events) tell(joined, event);
      else listener.missed();
      return () => void room.joined.delete(joined);
    },
    close() {
      clearInterval(looking);
      stopListening();
    },
  };
}

async function openRoom(context: Context, id: number): Promise<LiveRoom> {
  const lastSeq = await readLastSeq(context.db, id);
  const floor = Math.max(0, lastSeq - KEPT_EVENTS / 2);
  const events = await eventsAfter(context, id, floor);
  const latest = Math.max(lastSeq, events.at(-1)?.seq ?? 0);
  return { id, events, floor, latest, joined: new Set(), isReading: false, isBehind: false };
}

async function eventsAfter(context: Context, roomId: number, since: number): Promise<ChatEvent[]> {
  return eventsKnownBy(context, await readEvents(context.db, roomId, since, READ_AT_ONCE));
}

/**
 * Tells somebody who comes what happened since. It ends in one turn with what is in memory, so that nothing happens
 * between the last thing told here and the first one told to everybody. False when it is too much.
 */
async function tellMissed(context: Context, room: LiveRoom, joined: Joined): Promise<boolean> {
  for (let told = 0; joined.knows < room.floor; ) {
    const events = await eventsAfter(context, room.id, joined.knows);
    told += events.length;
    if (told > CATCH_UP_MAX) return false;
    for (const event of events) tell(joined, event);
    if (events.length < READ_AT_ONCE) joined.knows = Math.max(joined.knows, room.floor);
  }
  for (const event of room.events) tell(joined, event);
  return true;
}

function tell(joined: Joined, event: ChatEvent): void {
  if (event.seq <= joined.knows) return;
  joined.knows = event.seq;
  joined.listener.take(event);
}

/**
 * Reads what is new and tells everybody. What happens while it reads is read by the same caller; what was not read for
 * a fault is found by the next look, or when hearing begins again.
 */
async function readOn(context: Context, room: LiveRoom): Promise<void> {
  room.isBehind = true;
  if (room.isReading) return;
  room.isReading = true;
  try {
    while (room.isBehind) {
      room.isBehind = false;
      const events = await eventsAfter(context, room.id, room.latest);
      if (events.length === READ_AT_ONCE) room.isBehind = true;
      keep(room, events);
      for (const event of events) for (const joined of room.joined) tell(joined, event);
    }
  } finally {
    room.isReading = false;
  }
}

function keep(room: LiveRoom, events: readonly ChatEvent[]): void {
  room.latest = Math.max(room.latest, events.at(-1)?.seq ?? 0);
  room.events.push(...events);
  const gone = room.events.splice(0, Math.max(0, room.events.length - KEPT_EVENTS));
  room.floor = gone.at(-1)?.seq ?? room.floor;
}
