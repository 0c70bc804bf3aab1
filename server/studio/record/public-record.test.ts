import { beforeAll, expect, test } from "vitest";
import { FUNDS, openSeat, staked, TABLE } from "#tests/setup/bakara-seat.ts";
import { type RoundsStage, roundsStage } from "#tests/setup/rounds-stage.ts";
import { stakeLine } from "../fairness/chain.ts";
import { cancelRound } from "../rounds/cancel-round.ts";
import { cutWallet } from "../testing/interruptions.ts";
import { WAGERS_OF_ROUND } from "../wagers/wager-statements.ts";
import { publicRecord, RECORD_LISTS, type RecordList } from "./public-record.ts";

let stage: RoundsStage;

beforeAll(async () => {
  stage = await roundsStage();
});

const recorded = (list: RecordList, before: string | null = null, limit = 50) =>
  publicRecord(stage.context, { list, before, limit });

const off = (roundId: string, operator: string) =>
  cancelRound(stage.context, stage.house.walletOf, {
    roundId,
    reason: `a fault, says ${operator}`,
    operator,
  });

/** A round that was called off: while betting was open, or by two after it had closed. */
async function calledOff(isClosed: boolean): Promise<string> {
  await staked(stage, await openSeat(stage));
  const { id, closesAt } = await stage.latest(TABLE);
  if (isClosed) stage.context.clock.set(closesAt.toISOString());
  await off(id, "mina");
  if (isClosed) await off(id, "reza");
  await stage.playOut(TABLE);
  return id;
}

test("G11 rounds that were called off are on record with their reason, and whether it could be known what comes", async () => {
  const ids = [await calledOff(false), await calledOff(true), await calledOff(true)];
  const { counts, ...listed } = await recorded("off");
  expect(counts).toMatchObject({ off: 3n, closed: 2n });
  expect(listed.rows).toMatchObject(
    ids.toReversed().map((id, nth) => ({
      ...{ id, game: TABLE, reason: "a fault, says mina", wasClosed: nth < 2 },
    })),
  );
  const first = await recorded("off", null, 2);
  expect([first.rows.length, first.next]).toEqual([2, ids[1]]);
  const second = await recorded("off", first.next, 2);
  expect(second).toMatchObject({ rows: [{ id: ids[0] }], next: null });
  expect((await recorded("back")).rows, "their stakes stand with their rounds").toEqual([]);
});

test("G11 a stake that nobody knew to be taken is on record by its line, which names nobody", async () => {
  const lines: string[] = [];
  for (const moment of ["before", "after", "after"] as const) {
    const seat = await openSeat(stage);
    const { id } = await stage.latest(TABLE);
    const walletOf = cutWallet(stage.house.walletOf, "debit", moment);
    await expect(stage.stake(seat, { spot: "player" }, { walletOf })).rejects.toThrow();
    await stage.playOut(TABLE);
    await stage.restarted();
    expect(await stage.house.balanceMinor(seat.playerRef)).toBe(FUNDS);
    const [wager] = await stage.context.db.call(WAGERS_OF_ROUND, [id]);
    if (!wager) throw new Error("the stake is gone");
    lines.unshift(stakeLine(wager));
  }
  const { counts, ...listed } = await recorded("back");
  expect(counts.back).toBe(3n);
  expect(listed.list === "back" && listed.rows.map(({ line }) => line)).toEqual(lines);
  const text = JSON.stringify(listed.rows);
  for (const row of listed.rows)
    expect(Object.keys(row).sort()).toEqual(["asset", "at", "game", "line", "round"]);
  expect(text).not.toContain("playerRef");
  const first = await recorded("back", null, 2);
  const second = await recorded("back", first.next, 2);
  expect([...first.rows, ...second.rows]).toEqual(listed.rows);
  expect(second.next).toBeNull();
});

test("G11 every chain is on record with its end, and shows none of its links", async () => {
  const { terminal, chainId, chainIndex } = await stage.latest(TABLE);
  const { counts, ...listed } = await recorded("chains");
  expect(Number(counts.chains)).toBe(listed.rows.length);
  const chain = listed.list === "chains" && listed.rows.find(({ id }) => id === chainId);
  expect(chain).toMatchObject({ game: TABLE, terminal, used: chainIndex, length: 20_000 });
  expect(Object.keys(chain || {}).sort()).toEqual(["at", "game", "id", "length", "terminal", "used"]);
  expect((await recorded("past")).rows).toEqual([]);
});

test("what is not an id begins nowhere", async () => {
  for (const list of RECORD_LISTS)
    expect((await recorded(list, "'; drop")).rows).toEqual((await recorded(list)).rows);
});
