import { beforeAll, expect, test } from "vitest";
import {
  BUY_IN,
  balancesOf,
  FUNDS,
  NOBODY,
  people,
  type Sitter,
  seatAll,
  seenBy,
} from "#tests/setup/card-room.ts";
import { type StudioHouse, studioHouse } from "#tests/setup/studio-house.ts";
import { WAGERS_OF_ROUND } from "../../wagers/wager-statements.ts";
import { advanceTables } from "../play/advance.ts";
import { cardRoom, lookAtTable, ownTable } from "../play/card-room.ts";
import { tableView } from "../play/table-view.ts";
import { askHouse, leaveTable } from "./leave-table.ts";
import { sitDown } from "./sit-down.ts";

let house: StudioHouse;

beforeAll(async () => {
  house = await studioHouse();
});

test("leaving before a match is free, and the empty table is closed", async () => {
  const [one = NOBODY] = await people(house, "pasur", { many: 1 });
  const tableId = await seatAll(house, [one], 10_000n);
  expect(await seatAll(house, [one], 500n)).toBe(tableId);
  expect((await leaveTable(house.context, { tableId, playerRef: one.playerRef })).ok).toBe(true);
  expect((await leaveTable(house.context, { tableId, playerRef: one.playerRef })).ok).toBe(true);
  expect(await house.balanceMinor(one.playerRef)).toBe(FUNDS);
  expect(await ownTable(house.context, { ...one, game: "pasur", asset: "TRIAL" })).toBeNull();
  expect(await tableView(house.context, { tableId, playerRef: "0" })).toBeNull();
});

test("after the stakes it cannot be left, only given up", async () => {
  const sitters = await people(house, "pasur");
  const tableId = await seatAll(house, sitters, BUY_IN);
  const playerRef = sitters[0]?.playerRef ?? "";
  expect(await leaveTable(house.context, { tableId, playerRef })).toMatchObject({
    refusal: { reason: "tableStarted" },
  });
});

test("who does not look any more is not given company, and loses the seat", async () => {
  const [gone, came] = await people(house, "pasur", { many: 2 });
  if (!gone || !came) throw new Error("Two are missing");
  const left = await seatAll(house, [gone], 50_000n);
  house.context.clock.forward(30_000);
  const other = await seatAll(house, [came], 50_000n);
  expect(other).not.toBe(left);
  house.context.clock.forward(40_000);
  await lookAtTable(house.context, house.walletOf, { tableId: other, playerRef: came.playerRef });
  await advanceTables(house.context, house.walletOf);
  expect(await ownTable(house.context, { ...gone, game: "pasur", asset: "TRIAL" })).toBeNull();
  expect(await ownTable(house.context, { ...came, game: "pasur", asset: "TRIAL" })).toBe(other);
  const room = await cardRoom(house.context, { game: "pasur", asset: "TRIAL" });
  expect(room.buyIns.at(-1)?.waiting).toBe(1);
  await leaveTable(house.context, { tableId: other, playerRef: came.playerRef });
});

test("a buy-in that is not offered, too dear, or of another's session is refused and nobody waits", async () => {
  const [poor = NOBODY] = await people(house, "pasur", { many: 1, fundsMinor: 400n });
  const sit = (change: object) =>
    sitDown(house.context, house.walletOf, { ...poor, buyInMinor: BUY_IN, ...change });
  expect(await sit({})).toMatchObject({ refusal: { reason: "insufficientFunds" } });
  expect(await sit({ buyInMinor: 123n })).toMatchObject({ refusal: { reason: "stakeNotOffered" } });
  expect(await sit({ playerRef: "0" })).toMatchObject({ refusal: { reason: "sessionNotFound" } });
  expect(await sit({ sessionId: "x" })).toMatchObject({ refusal: { reason: "sessionNotFound" } });
  expect(await ownTable(house.context, { ...poor, game: "pasur", asset: "TRIAL" })).toBeNull();
});

test("many who look at once sit at whole tables, each at one", async () => {
  const sitters = await people(house, "pasur", { many: 6 });
  const sat = await Promise.all(
    [...sitters, ...sitters].map((one) =>
      sitDown(house.context, house.walletOf, { ...one, buyInMinor: 10_000n }),
    ),
  );
  const tables = new Set(sat.map((one) => (one.ok ? one.value.tableId : one.refusal.reason)));
  expect(tables.size).toBe(3);
  for (const tableId of tables) {
    expect(await house.context.db.call(WAGERS_OF_ROUND, [tableId])).toHaveLength(2);
  }
  expect(await balancesOf(house, sitters)).toEqual(sitters.map(() => FUNDS - 10_000n));
});

test("only who sits there asks the house to come", async () => {
  const [one = NOBODY, stranger = NOBODY] = await people(house, "pasur");
  const tableId = await seatAll(house, [one], 10_000n);
  expect(await askHouse(house.context, { tableId, playerRef: stranger.playerRef })).toEqual({
    ok: false,
    refusal: { reason: "tableNotFound" },
  });
  expect((await seenBy(house.context, tableId, one)).houseAsked).toBe(false);
});

test("with trial funds two of one network sit together, and nobody sits down at another buy-in", async () => {
  const [one = NOBODY, other = NOBODY, dearer = NOBODY] = await people(house, "pasur", { many: 3 });
  const sit = async (who: Sitter, buyInMinor: bigint) => {
    const sat = await sitDown(house.context, house.walletOf, { ...who, buyInMinor, placeRef: "here" });
    if (!sat.ok) throw new Error(sat.refusal.reason);
    return sat.value.tableId;
  };
  const tableId = await sit(one, 2_000n);
  expect(await sit(dearer, 50_000n)).not.toBe(tableId);
  expect(await sit(other, 2_000n)).toBe(tableId);
});
