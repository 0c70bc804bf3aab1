import { afterEach, beforeAll, expect, test } from "vitest";
import { HOUR_MS } from "#server/core/time.ts";
import type { Listener } from "#server/db/database.ts";
import { people, playOn, type Sitter, seatAll, seenBy } from "#tests/setup/card-room.ts";
import { type StudioHouse, studioHouse } from "#tests/setup/studio-house.ts";
import { Interruption } from "../../testing/interruptions.ts";
import { askHouse } from "../seats/leave-table.ts";
import { advanceTables } from "./advance.ts";
import { ownTable } from "./card-room.ts";
import { openLiveTables } from "./live-tables.ts";
import { HOUSE_COMES_MS, HOUSE_PACE_MS } from "./table-times.ts";

let house: StudioHouse;
const ends: (() => void)[] = [];
const failed = () => {};

beforeAll(async () => {
  house = await studioHouse();
});

afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Hears nothing until it begins anew, as a connection does that was lost. */
function deafEar() {
  let listener: Listener | null = null;
  return {
    begin: () => listener?.begun(),
    listen(_channel: string, own: Listener) {
      listener = own;
      return () => {};
    },
  };
}

async function joined(lookEveryMs: number, tableId: string, { playerRef, sessionId }: Sitter) {
  const ear = deafEar();
  const live = openLiveTables({ context: house.context, listen: ear.listen, failed, lookEveryMs });
  ends.push(() => live.close());
  const told: string[] = [];
  const leave = await live.join({ tableId, playerRef, sessionId }, (event) => told.push(event.toString()));
  return { ear, live, told, leave };
}

const eventOf = async (tableId: string, one: Sitter) =>
  `data: ${(await seenBy(house.context, tableId, one)).version}\n\n`;

test("what was said while nobody heard it is told when hearing begins anew, once", async () => {
  const [one, other] = (await people(house, "pasur", { many: 2 })) as [Sitter, Sitter];
  const tableId = await seatAll(house, [one, other], 500n);
  const first = await eventOf(tableId, one);
  const { ear, told } = await joined(HOUR_MS, tableId, one);
  expect(told).toEqual([first]);
  await playOn(house, tableId, [one, other], 2);
  expect(told).toEqual([first]);
  ear.begin();
  await expect.poll(() => told.length).toBe(2);
  expect(told[1]).toBe(await eventOf(tableId, one));
});

test("a move is told by what the database says of it, and not only when somebody looks", async () => {
  const [one, other] = (await people(house, "pasur", { many: 2 })) as [Sitter, Sitter];
  const tableId = await seatAll(house, [one, other], 500n);
  const { context } = house;
  let begun = () => {};
  const isHearing = new Promise<void>((resolve) => {
    begun = resolve;
  });
  // What begins to hear would look once by itself: here only what is heard can tell anything.
  const listen = (channel: string, { heard }: Listener) => context.db.listen(channel, { heard, begun });
  const live = openLiveTables({ context, listen, failed, lookEveryMs: HOUR_MS });
  ends.push(() => live.close());
  const told: string[] = [];
  await live.join({ tableId, ...one }, (event) => told.push(event.toString()));
  await isHearing;
  const before = await eventOf(tableId, one);
  await expect.poll(() => told).toEqual([before]);
  // The first look may only find that the other one begins.
  await playOn(house, tableId, [one, other], 2);
  const after = await eventOf(tableId, one);
  expect(after).not.toBe(before);
  await expect.poll(() => told.at(-1)).toBe(after);
});

test("who comes later is told at once how the table stands, and nobody is told that twice", async () => {
  const [one, other] = (await people(house, "pasur", { many: 2 })) as [Sitter, Sitter];
  const tableId = await seatAll(house, [one, other], 500n);
  const first = await eventOf(tableId, one);
  const { live, told } = await joined(HOUR_MS, tableId, one);
  const later: string[] = [];
  await live.join({ tableId, ...other }, (event) => later.push(event.toString()));
  expect([told, later]).toEqual([[first], [first]]);
});

test("who cannot be told how the table stands does not listen", async () => {
  const [one, other] = (await people(house, "pasur", { many: 2 })) as [Sitter, Sitter];
  const tableId = await seatAll(house, [one, other], 500n);
  const ear = deafEar();
  let isBroken = true;
  const { db } = house.context;
  const call: typeof db.call = (statement, values) =>
    isBroken && statement.name === "studio.table_versions"
      ? Promise.reject(new Interruption())
      : db.call(statement, values);
  const context = { ...house.context, db: { ...db, call } };
  const live = openLiveTables({ context, listen: ear.listen, failed, lookEveryMs: HOUR_MS });
  ends.push(() => live.close());
  const told: string[] = [];
  const join = (who: Sitter) => live.join({ tableId, ...who }, (event) => told.push(event.toString()));
  await expect(join(one)).rejects.toThrow(Interruption);
  isBroken = false;
  await join(other);
  expect(told).toEqual([await eventOf(tableId, one)]);
});

test("who listens keeps the seat at a table that waits, and who has left loses it", async () => {
  const [one] = (await people(house, "pasur", { many: 1 })) as [Sitter];
  const tableId = await seatAll(house, [one], 10_000n);
  const { leave } = await joined(1, tableId, one);
  const seenAt = async () => {
    const text = "select seen_at as at from studio.table_seats where table_id = $1";
    const [row] = await house.context.db.call<{ at: Date }>({ name: "test-seen", text }, [tableId]);
    return row?.at.getTime();
  };
  const own = () => ownTable(house.context, { ...one, game: "pasur", asset: "TRIAL" });
  house.context.clock.forward(50_000);
  await expect.poll(seenAt).toBe(house.context.now().getTime());
  house.context.clock.forward(30_000);
  await expect.poll(seenAt).toBe(house.context.now().getTime());
  await advanceTables(house.context, house.walletOf);
  expect(await own()).toBe(tableId);
  leave();
  house.context.clock.forward(61_000);
  await advanceTables(house.context, house.walletOf);
  expect(await own()).toBeNull();
});

test("the clock knows when a table has to be looked at again", async () => {
  const advance = async () => (await advanceTables(house.context, house.walletOf)).nextAt?.getTime() ?? null;
  const at = (byMs: number) => house.context.now().getTime() + byMs;
  house.context.clock.forward(HOUR_MS);
  for (let due = await advance(); due !== null; due = await advance())
    house.context.clock.set(new Date(due).toISOString());
  const [one] = (await people(house, "pasur", { many: 1 })) as [Sitter];
  const tableId = await seatAll(house, [one], 2_000n);
  expect(await advance(), "then who waits has gone").toBe(at(60_000));
  await askHouse(house.context, { tableId, playerRef: one.playerRef });
  expect(await advance(), "then the house comes").toBe(at(HOUSE_COMES_MS));
  house.context.clock.forward(HOUSE_COMES_MS);
  await advance();
  const begun = await seenBy(house.context, tableId, one);
  expect(begun.state).toBe("playing");
  expect(await advance(), "the house looks whether it is its turn").toBeLessThanOrEqual(at(HOUSE_PACE_MS));
});
