import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { type CashierStage, cashierStage } from "#tests/setup/cashier-stage.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { atEndOfFile } from "#tests/setup/end-of-file.ts";
import { officeSaid } from "#tests/setup/office-said.ts";
import { DAY_MS, later } from "../../../core/time.ts";
import { countProgress } from "../../../missions/index.ts";

let context: TestContext;
let stage: CashierStage;

beforeAll(async () => {
  context = await testContext();
});
beforeEach(async () => {
  stage = await cashierStage(context);
});

const said = (words: string) => officeSaid(context, words, { payments: stage.ports });

const filed = (more: object = {}) => filedAll(more);

function filedAll(...all: object[]): string {
  const folder = mkdtempSync(join(tmpdir(), "nard-mission-"));
  atEndOfFile(async () => rmSync(folder, { recursive: true }));
  const file = join(folder, "mission.json");
  const missions = all.map((more) => ({
    code: "welcome",
    titles: { fa: "خوش آمدید" },
    repeats: "once",
    does: { counts: "deposits", least: "10" },
    reward: { pays: "cash", amount: "5.00" },
    claimDays: 3,
    until: later(context.now(), DAY_MS).toISOString(),
    ...more,
  }));
  writeFileSync(file, JSON.stringify(missions));
  return file;
}

test("M12 an operator sets a mission, looks at it and at a player's progress, and stops it", async () => {
  expect(await said(`mission set ${filed()}`)).toBe("welcome is set.");
  expect(await said(`mission set ${filed()}`)).toContain("of that code");
  const rounds = { pays: "rounds", game: "takht-e-nard", amount: "0.01", many: 5, days: 3 };
  expect(await said(`mission set ${filed({ code: "spins", reward: rounds, budget: 9 })}`)).toBe(
    "spins is set.",
  );
  await stage.fund(100_00n);
  await countProgress(context);
  expect(await said("mission list")).toMatch(
    /welcome\s+on\s+once\s+none\s+deposits\s+10\.00 P\s+5\.00 P \(cash\)\s+1\s+all/,
  );
  expect(await said("mission list")).toMatch(/spins\s.*5 rounds of takht-e-nard\s+1\s+9/);
  expect(await said(`mission progress ${stage.player.id}`)).toMatch(
    /welcome\s+\S+\s+100\.00 P\s+10\.00 P\s+done/,
  );
  expect(await said("mission progress 999999")).toContain("no such player");
  expect(await said("mission stop welcome --reason over")).toBe("welcome is stopped.");
  expect(await said("mission stop welcome --reason over")).toContain("no such mission");
});

test.each([
  ["a reward of nothing", { reward: { pays: "cash", amount: "0" } }, "reward.amount is not right"],
  ["an end before the beginning", { until: "2006-01-01T00:00:00Z" }, "begins"],
  ["what is not counted", { does: { counts: "wins", least: 1 } }, "one of stakes, deposits, rounds, days"],
  [
    "two faults, one of them between parts",
    { category: "RNG", game: "NARD/x", claimDays: "7" },
    "say a category or a game, not both",
  ],
  ["a daily row of days", { repeats: "daily", does: { counts: "days", least: 2 } }, "is not right"],
  ["eight days of a week", { repeats: "weekly", does: { counts: "days", least: 8 } }, "is not right"],
  ["a category of deposits", { category: "RNG" }, "is not right"],
  ["one after nothing", { after: "nothing" }, "bad comes after nothing."],
])("M12 a mission with %s is not set", async (_, more, why) => {
  expect(await said(`mission set ${filed({ code: "bad", ...more })}`)).toContain(why);
});

test("M12 a file of missions is told of all that is wrong with it at once", async () => {
  const past = { until: "2006-01-01T00:00:00Z" };
  const shape = await said(`mission set ${filedAll({ code: "a", claimDays: "7", ...past })}`);
  expect(shape).toMatch(/0\.claimDays is not right[\s\S]*0\.until is not right: it begins after it was set/);
  const rounds = { pays: "rounds", game: "NARD/takht-e-nard", amount: "0.07", many: 5, days: 3 };
  const chain = [
    { code: "a", reward: rounds },
    { code: "b", after: "a" },
    { code: "c", after: "nothing" },
    { code: "d", reward: { ...rounds, game: "nothing" } },
  ];
  const answer = await said(`mission set ${filedAll(...chain)}`);
  expect(answer).toMatch(/^Nothing of it is set\. 3 are wrong:\n.*a: a bet on NARD\/takht-e-nard is 0\.01 P/);
  expect(answer).toMatch(/c comes after nothing\.\n.*d names nothing\.$/);
  expect(answer).not.toContain("b comes");
  expect(await said("mission list")).not.toMatch(/^[abcd] /m);
  const good = chain.map((one) => ({ ...one, after: undefined, reward: { ...rounds, amount: "0.10" } }));
  expect(await said(`mission set ${filedAll(...good.slice(0, 2))}`)).toBe("a is set.\nb is set.");
});
