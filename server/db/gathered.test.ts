import { expect, test, vi } from "vitest";
import type { Database } from "./database.ts";
import { gathered } from "./gathered.ts";

/** Calls that end when they are told to, and who was in each of them. */
function heldCalls(lanes: number, restMs = 0) {
  const batches: number[][] = [];
  const ends: (() => void)[] = [];
  const ask = gathered(
    async (_db, items: number[]) => {
      batches.push(items);
      await new Promise<void>((end) => ends.push(end));
      return items.map((item) => item * 10);
    },
    { lanes, restMs },
  );
  const db = {} as Database;
  return { batches, end: (nth: number) => ends[nth]?.(), ask: (item: number) => ask(db, item) };
}

const turn = () => new Promise<void>((done) => setImmediate(done));

test("those who come while a call is under way go together after it", async () => {
  const calls = heldCalls(1);
  const first = calls.ask(1);
  await turn();
  const others = [calls.ask(2), calls.ask(3)];
  await turn();
  expect(calls.batches).toEqual([[1]]);
  calls.end(0);
  expect(await first).toBe(10);
  await turn();
  expect(calls.batches).toEqual([[1], [2, 3]]);
  calls.end(1);
  expect(await Promise.all(others)).toEqual([20, 30]);
});

test("beside a call that is held up the others go on, and never more than there are lanes", async () => {
  const calls = heldCalls(2);
  const stuck = calls.ask(1);
  await turn();
  const second = calls.ask(2);
  await turn();
  const third = calls.ask(3);
  await turn();
  expect(calls.batches).toEqual([[1], [2]]);
  calls.end(1);
  expect(await second).toBe(20);
  await turn();
  expect(calls.batches).toEqual([[1], [2], [3]]);
  calls.end(2);
  expect(await third).toBe(30);
  calls.end(0);
  expect(await stuck).toBe(10);
});

test("those who come in one turn go in one call, and nobody is asked for twice", async () => {
  const calls = heldCalls(2);
  const both = [calls.ask(1), calls.ask(2)];
  await turn();
  expect(calls.batches).toEqual([[1, 2]]);
  calls.end(0);
  expect(await Promise.all(both)).toEqual([10, 20]);
});

test("while a lane rests nobody is asked for, and those who come meanwhile go together", async () => {
  const calls = heldCalls(1, 100);
  const first = calls.ask(1);
  await turn();
  calls.end(0);
  expect(await first).toBe(10);
  const others = [calls.ask(2)];
  await turn();
  others.push(calls.ask(3));
  await turn();
  expect(calls.batches).toEqual([[1]]);
  await vi.waitFor(() => expect(calls.batches).toEqual([[1], [2, 3]]));
  calls.end(1);
  expect(await Promise.all(others)).toEqual([20, 30]);
});
