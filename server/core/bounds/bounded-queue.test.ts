import { expect, test } from "vitest";
import { boundedQueue } from "./bounded-queue.ts";

/** Work that goes on until the test ends it. */
function heldWork() {
  const ends: (() => void)[] = [];
  let running = 0;
  let mostAtOnce = 0;
  const work = async () => {
    running += 1;
    mostAtOnce = Math.max(mostAtOnce, running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
    return "done";
  };
  return { work, ends, most: () => mostAtOnce };
}

test("T2 two run, the next ones wait in order, and one too many is refused at once", async () => {
  const queue = boundedQueue({ atOnce: 2, waitingMax: 3 });
  const held = heldWork();
  const accepted = Array.from({ length: 5 }, () => queue(held.work));
  expect(await queue(held.work)).toEqual({ ok: false, refusal: { reason: "tooBusy" } });
  expect(held.ends).toHaveLength(2);

  for (let ended = 0; ended < 5; ended += 1) {
    await Promise.resolve();
    held.ends[ended]?.();
    await accepted[ended];
  }
  expect(await Promise.all(accepted)).toEqual(Array(5).fill({ ok: true, value: "done" }));
  expect(held.most()).toBe(2);
});

test("work that fails frees its place", async () => {
  const queue = boundedQueue({ atOnce: 1, waitingMax: 0 });
  await expect(queue(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await queue(async () => 1)).toEqual({ ok: true, value: 1 });
});
