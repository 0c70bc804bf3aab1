import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SECOND_MS } from "#server/core/time.ts";
import type { Database } from "#server/db/database.ts";
import { DatabaseBusy } from "#server/db/faults.ts";
import type { LiveStream } from "#server/http/live/live-stream.ts";
import { openLiveDesk } from "./live-desk.ts";
import type { LiveTopic } from "./live-topics.ts";

type Desk = Parameters<typeof openLiveDesk>[0];
type Listening = Parameters<ReturnType<typeof openLiveDesk>["join"]>[0];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A desk whose database answers nothing to every statement, and to those of a name with a fault. */
function deskOver(faultOf: (statement: string) => Error | null) {
  const asked: string[] = [];
  const logged: unknown[] = [];
  const call = async ({ name }: { name: string }) => {
    asked.push(name);
    const fault = faultOf(name);
    if (fault) throw fault;
    return [];
  };
  const db = { call } as unknown as Database;
  const context = { db, now: () => new Date(), newId: () => "" };
  const log = { error: (_message: string, { error }: { error: unknown }) => void logged.push(error) };
  const desk = openLiveDesk({ context, listen: () => () => {}, log } as unknown as Desk);
  const visitor = {
    context,
    player: { id: 1n },
    brand: { id: "one", asset: "P" },
    session: { family: "family" },
  };
  const join = (topics: readonly LiveTopic[]) => {
    const listening = { visitor, asked: { topics, rounds: [] }, lastEventId: "" } as unknown as Listening;
    return desk.join(listening, { send() {}, end() {} } as unknown as LiveStream);
  };
  return { asked, logged, join };
}

const isOfLottery = (name: string) => name.includes("lottery") || name.includes("draw");

test("who cannot be told how something stands listens to nothing, also not to what was told before", async () => {
  const { asked, join } = deskOver((name) => (isOfLottery(name) ? new Error("broken") : null));
  await expect(join(["balance", "lottery"])).rejects.toThrow("broken");
  expect(asked).toContain("wallet-versions");
  // What was being told at that moment is told.
  await vi.advanceTimersByTimeAsync(1);
  asked.length = 0;
  await vi.advanceTimersByTimeAsync(10 * SECOND_MS);
  expect(asked).toEqual([]);
});

test("who listens is looked after until they leave", async () => {
  const { asked, join } = deskOver(() => null);
  const leave = await join(["balance"]);
  asked.length = 0;
  await vi.advanceTimersByTimeAsync(10 * SECOND_MS);
  expect(asked).toContain("wallet-versions");
  leave();
  asked.length = 0;
  await vi.advanceTimersByTimeAsync(10 * SECOND_MS);
  expect(asked).toEqual([]);
});

test("a look that fails is logged, unless the database is away", async () => {
  let fault: Error | null = null;
  const { logged, join } = deskOver((name) => (name === "wallet-versions" ? fault : null));
  await join(["balance"]);
  fault = new DatabaseBusy("away");
  await vi.advanceTimersByTimeAsync(3 * SECOND_MS);
  expect(logged).toEqual([]);
  fault = new TypeError("broken");
  await vi.advanceTimersByTimeAsync(SECOND_MS);
  expect(logged).toEqual([fault]);
});
