import { afterEach, beforeEach, expect, inject, test } from "vitest";
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
} from "#server/chat/index.ts";
import { HOUR_MS } from "#server/core/time.ts";
import { openDatabase } from "#server/db/open.ts";
import { openBrand } from "#tests/setup/brand.ts";
import { contextOver, type TestContext } from "#tests/setup/database.ts";
import { manyTimes } from "#tests/setup/money.ts";
import { type FreshDatabase, freshDatabase } from "#tests/setup/postgres.ts";

/** One process of the house: its own connections to the one database, and its own memory of the rooms. */
type Node = { readonly context: TestContext; readonly live: LiveRooms };

let database: FreshDatabase;
let nodes: Node[] = [];
let brandId: string;
let nth = 0;

beforeEach(async () => {
  database = await freshDatabase(inject("databaseUrl"));
  nodes = [await openNode(), await openNode()];
  const { context } = nodeAt(0);
  brandId = (await openBrand(context)).id;
  await seedChat(context);
  await context.db.script("update chat.rooms set slow_s = 0");
});

afterEach(async () => {
  for (const { context, live } of nodes) {
    live.close();
    await context.db.close();
  }
  await database.drop();
});

/** No look at the clock helps here: what is heard is heard by LISTEN, or after it began again. */
async function openNode(): Promise<Node> {
  const context = contextOver(await openDatabase({ url: database.url }));
  const live = openLiveRooms({ context, listen: context.db.listen, failed: () => {}, lookEveryMs: HOUR_MS });
  return { context, live };
}

function nodeAt(index: number): Node {
  const node = nodes[index];
  if (!node) throw new Error(`There is no node ${index}.`);
  return node;
}

async function roomAt({ context }: Node, code = "lobby"): Promise<Room> {
  const room = await findRoom(context, { brandId, code });
  if (!room) throw new Error(`There is no room ${code}.`);
  return room;
}

async function write(node: Node): Promise<number> {
  nth += 1;
  const { context } = node;
  const player = { id: BigInt(nth), brandId, username: "somebody", accountType: 0 } as const;
  const request = { player, room: await roomAt(node), key: context.newId(), typed: `message ${nth}` };
  const outcome = await writeMessage(context, request);
  if (!outcome.ok) throw new Error(outcome.refusal.reason);
  return outcome.value.message.seq;
}

type Ear = { readonly heard: ChatEvent[]; until(seq: number): Promise<void> };

async function earAt(node: Node, since: number | null = null): Promise<Ear> {
  const heard: ChatEvent[] = [];
  let wake = () => {};
  await node.live.join((await roomAt(node)).id, {
    since,
    take(event) {
      heard.push(event);
      wake();
    },
    missed: () => {
      throw new Error("Nothing was to be missed.");
    },
  });
  return {
    heard,
    async until(seq) {
      while ((heard.at(-1)?.seq ?? 0) < seq) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}

const seqsOf = ({ heard }: Ear) => heard.map(({ seq }) => seq);
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

const CUT = {
  name: "test-cut",
  text: `select pg_terminate_backend(pid) as gone from pg_stat_activity
    where datname = current_database() and application_name = 'nard-listening'`,
  row: { gone: false },
};

test("F15 a message written through one node reaches a listener of the other, and so does its removal", async () => {
  const [here, there] = [nodeAt(0), nodeAt(1)];
  const ear = await earAt(there);
  const seq = await write(here);
  await ear.until(seq);
  expect(ear.heard).toMatchObject([{ kind: "message", seq, message: { body: `message ${nth}` } }]);
  await removeMessage(here.context, { roomId: (await roomAt(here)).id, seq });
  await ear.until(seq + 1);
  expect(ear.heard.at(-1)).toEqual({ kind: "removal", seq: seq + 1, removedSeq: seq });
});

test("F15 what was said while the listening connections were cut is told when they are there again, once and in order", async () => {
  const [here, there] = [nodeAt(0), nodeAt(1)];
  const ear = await earAt(there);
  await ear.until(await write(here));
  for (let round = 0; round < manyTimes(5); round += 1) {
    const cut = await here.context.db.call(CUT, []);
    expect(cut.filter(({ gone }) => gone).length).toBeGreaterThan(0);
    const [first, second] = [await write(here), await write(here)];
    await ear.until(second);
    expect(seqsOf(ear).slice(-2)).toEqual([first, second]);
  }
  expect(seqsOf(ear)).toEqual(upTo(ear.heard.length));
});

test("F15 many write through both nodes at once, with cuts in between: every listener has every message once, in one order", async () => {
  const ears = [await earAt(nodeAt(0), 0), await earAt(nodeAt(1), 0)];
  const seqs: number[] = [];
  for (let wave = 0; wave < manyTimes(8); wave += 1) {
    const writing = Array.from({ length: 10 }, (_, index) => write(nodeAt(index % 2)));
    const cutting = wave % 2 === 1 ? nodeAt(0).context.db.call(CUT, []) : null;
    const coming = earAt(nodeAt(wave % 2), 0);
    seqs.push(...(await Promise.all(writing)));
    ears.push(await coming);
    await cutting;
  }
  const many = seqs.length;
  expect([...seqs].sort((one, other) => one - other)).toEqual(upTo(many));
  for (const ear of ears) {
    await ear.until(many);
    expect(seqsOf(ear)).toEqual(upTo(many));
  }
  const room = await roomAt(nodeAt(0));
  const { messages } = await messagesOf(nodeAt(0).context, { room, before: null, viewerId: null });
  expect(messages.at(-1)?.seq).toBe(many);
});

test("F15 the same post twice at once, through two nodes, is one message", async () => {
  const key = nodeAt(0).context.newId();
  for (let round = 0; round < manyTimes(20); round += 1) {
    nth += 1;
    const player = { id: BigInt(nth), brandId, username: "somebody", accountType: 0 } as const;
    const outcomes = await Promise.all(
      [0, 1, 0, 1].map(async (index) => {
        const node = nodeAt(index);
        const room = await roomAt(node);
        return writeMessage(node.context, { player, room, key, typed: `round ${round}` });
      }),
    );
    const written = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : []));
    expect(written).toHaveLength(4);
    expect(written.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(new Set(written.map(({ message }) => message.id)).size).toBe(1);
  }
});
