import fc from "fast-check";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Brand } from "#server/brand/index.ts";
import { MINUTE_MS } from "#server/core/time.ts";
import type { OpenDatabase } from "#server/db/database.ts";
import { openBrand } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import {
  type ChatEvent,
  findRoom,
  type LiveRooms,
  messagesOf,
  openLiveRooms,
  type Room,
  removeMessage,
  seedChat,
  writeMessage,
} from "./index.ts";

let context: TestContext;
let brand: Brand;
let room: Room;
let live: LiveRooms;
let nth = 0;

beforeAll(async () => {
  context = await testContext();
  brand = await openBrand(context);
  await seedChat(context);
  await context.db.script("update chat.rooms set slow_s = 0");
  room = await roomAt("lobby");
});

beforeEach(() => {
  live = openLiveRooms({ context, listen: context.db.listen, failed: () => {}, lookEveryMs: 60 * MINUTE_MS });
});

afterEach(() => live.close());

async function roomAt(code: string): Promise<Room> {
  const found = await findRoom(context, { brandId: brand.id, code });
  if (!found) throw new Error(`There is no room ${code}.`);
  return found;
}

async function write(where = room): Promise<number> {
  nth += 1;
  const player = { id: BigInt(nth), brandId: brand.id, username: "somebody", accountType: 0 } as const;
  const key = context.newId();
  const outcome = await writeMessage(context, { player, room: where, key, typed: `message ${nth}` });
  if (!outcome.ok) throw new Error(outcome.refusal.reason);
  return outcome.value.message.seq;
}

/** Somebody with a page of the room: what it showed at first, and what happened to it since. */
type Reader = {
  /** The oldest message of its page. */
  readonly first: number;
  readonly shown: Set<number>;
  readonly heard: number[];
  last: number;
  leave(): void;
  until(seq: number): Promise<void>;
};

async function readerOf(where = room): Promise<Reader> {
  const page = await messagesOf(context, { room: where, before: null, viewerId: null });
  const reader: Reader = {
    first: page.messages[0]?.seq ?? 0,
    shown: new Set(page.messages.map(({ seq }) => seq)),
    heard: [],
    last: page.lastSeq,
    leave: () => {},
    until: async () => {},
  };
  await rejoin(reader, where);
  return reader;
}

/** Comes back as a browser does: with the number of the last thing that it was told. */
async function rejoin(reader: Reader, where = room): Promise<void> {
  reader.leave();
  let wake = () => {};
  reader.until = async (seq) => {
    while (reader.last < seq) {
      await new Promise<void>((heard) => {
        wake = heard;
      });
    }
  };
  reader.leave = await live.join(where.id, {
    since: reader.last,
    take(event: ChatEvent) {
      reader.heard.push(event.seq);
      reader.last = event.seq;
      if (event.kind === "message") reader.shown.add(event.seq);
      else reader.shown.delete(event.removedSeq);
      wake();
    },
    missed: () => {
      throw new Error("Nothing was to be missed.");
    },
  });
}

describe("F15 between the page and the stream nothing is lost and nothing comes twice", () => {
  const steps = fc.array(
    fc.array(fc.constantFrom("write", "write", "remove", "come", "return"), { minLength: 1, maxLength: 6 }),
    { minLength: 1, maxLength: 8 },
  );

  test("whoever comes, goes and returns while others write and messages are removed sees what the database has", async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (turns) => {
        const readers: Reader[] = [await readerOf()];
        const written: number[] = [];
        // One browser has one connection.
        const away = new Set<Reader>();
        const acts = {
          write: async () => void written.push(await write()),
          remove: async () => {
            const seq = written.shift();
            if (seq !== undefined) await removeMessage(context, { roomId: room.id, seq });
          },
          come: async () => void readers.push(await readerOf()),
          return: async () => {
            const reader = readers.find((one) => !away.has(one));
            if (!reader) return;
            away.add(reader);
            await rejoin(reader);
            away.delete(reader);
          },
        };
        // What stands in one turn happens at once.
        for (const turn of turns) await Promise.all(turn.map((act) => acts[act]()));
        const last = await write();
        await Promise.all(readers.map((reader) => reader.until(last)));

        const page = await messagesOf(context, { room, before: null, viewerId: null });
        for (const { first, shown, heard, leave } of readers) {
          leave();
          expect(heard).toEqual([...new Set(heard)].sort((a, b) => a - b));
          // A removal lets an older message onto the page, which a reader's own page never had.
          const from = (seq: number) => seq >= Math.max(first, page.messages[0]?.seq ?? 0);
          const expected = page.messages.map(({ seq }) => seq).filter(from);
          expect([...shown].sort((a, b) => a - b).filter(from)).toEqual(expected);
        }
      }),
      { numRuns: 25 },
    );
  }, 60_000);

  test("who comes back after more than the memory holds is told out of the database, and after far more is sent to the page", async () => {
    const where = await roomAt("en");
    const early = await readerOf(where);
    early.leave();
    for (let count = 0; count < 230; count += 1) await write(where);
    await rejoin(early, where);
    const last = await write(where);
    await early.until(last);
    expect(early.heard).toEqual(Array.from({ length: 231 }, (_, index) => index + 1));

    await context.db.script(`
      insert into chat.messages (id, room_id, seq, player_id, body, folded, form_key, sent_at)
        select gen_random_uuid(), ${where.id}, n, 1, 'many', 'many', gen_random_uuid(), now()
        from generate_series(232, 1200) n;
      update chat.rooms set last_seq = 1200 where id = ${where.id}; notify chat, '${where.id} 1200';`);
    await early.until(1200);
    expect(early.heard).toHaveLength(1200);
    let missed = 0;
    const leave = await live.join(where.id, {
      since: 1,
      take: () => {},
      missed: () => {
        missed += 1;
      },
    });
    leave();
    expect(missed).toBe(1);
  });

  test("a room is told of its own messages alone, and a reader without a number of what happens next", async () => {
    const reader = await readerOf(await roomAt("fa"));
    const next: number[] = [];
    await write();
    const leave = await live.join(room.id, {
      since: null,
      take: ({ seq }) => void next.push(seq),
      missed: () => {},
    });
    const here = await readerOf();
    const seq = await write();
    await here.until(seq);
    expect(next).toEqual([seq]);
    expect(reader.heard).toEqual([]);
    leave();
  });

  test("a notification that never came is made up for by the next look", async () => {
    live.close();
    const deaf: OpenDatabase["listen"] = () => () => {};
    live = openLiveRooms({ context, listen: deaf, failed: () => {}, lookEveryMs: 20 });
    const reader = await readerOf();
    const seq = await write();
    await reader.until(seq);
    expect(reader.heard).toEqual([seq]);
  });
});
