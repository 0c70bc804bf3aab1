import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { type CashierStage, cashierStage } from "#tests/setup/cashier-stage.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { atEndOfFile } from "#tests/setup/end-of-file.ts";
import { officeSaid } from "#tests/setup/office-said.ts";
import { closeAndDraw } from "#tests/setup/raffle-stage.ts";
import { DAY_MS, later } from "../../../core/time.ts";
import { messagesOf } from "../../../messages/index.ts";
import { countTickets } from "../../../raffles/index.ts";

let context: TestContext;
let stage: CashierStage;

beforeAll(async () => {
  context = await testContext();
});
beforeEach(async () => {
  stage = await cashierStage(context);
});

const said = (words: string) => officeSaid(context, words, { payments: stage.ports });

function filed(more: object = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "nard-raffle-"));
  atEndOfFile(async () => rmSync(folder, { recursive: true }));
  const file = join(folder, "raffle.json");
  const raffle = {
    code: "autumn",
    titles: { fa: "پاییز" },
    rules: { fa: "قاعده" },
    source: "deposits",
    perTicket: "10",
    mostTickets: 3,
    prizes: [{ pays: "cash", amount: "5.00" }],
    claimDays: 3,
    closes: later(context.now(), DAY_MS).toISOString(),
    ...more,
  };
  writeFileSync(file, JSON.stringify(raffle));
  return file;
}

test("P04 an operator publishes a raffle, looks at it, and calls another one off", async () => {
  expect(await said(`raffle publish ${filed()}`)).toMatch(
    /autumn is published\.\ncommitment {2}[0-9a-f]{64}/,
  );
  expect(await said(`raffle publish ${filed()}`)).toContain("was published already");
  expect(await said(`raffle publish ${filed({ code: "off" })}`)).toContain("off is published.");
  expect(await said("raffle stop off --reason mistake")).toContain("off is called off.");
  expect(await said("raffle stop off --reason mistake")).toContain("no such raffle");
  await stage.fund(100_00n);
  await closeAndDraw(context);
  expect(await said("raffle list")).toMatch(/autumn\s+drawn\s+deposits\s+10\.00 P\s+3\s+1/);
  const { id } = stage.player;
  expect(await said("raffle drawn autumn")).toMatch(
    new RegExp(`1\\s+[1-3]\\s+${id}\\s+\\S+•••\\S*\\s+5\\.00 P \\(cash\\)\\s+won`),
  );
  expect(await said(`raffle tickets ${stage.player.id}`)).toMatch(/autumn\s+3\s+0\s+100\.00 P\s+won/);
});

test("P04 whoever has a ticket of a raffle that is called off is told why", async () => {
  await said(`raffle publish ${filed({ code: "called-off" })}`);
  await stage.fund(100_00n);
  await countTickets(context);
  expect(await said("raffle stop called-off --reason mistake")).toContain("Players who were told why: 1.");
  const { rows } = await messagesOf(context, { playerId: stage.player.id, page: 1 });
  const [told] = rows.filter(({ kind }) => kind === "raffleStopped");
  expect(told?.facts).toMatchObject({ raffle: "called-off", title: expect.any(String), reason: "mistake" });
  const again = filed({ code: "called-off", closes: "2006-01-01T00:00:00Z" });
  expect(await said(`raffle publish ${again}`)).toContain("of that code was published already");
});

test("P04 every fault of a file stands on a line of its own", async () => {
  const answer = await said(`raffle publish ${filed({ code: "Bad", rules: undefined, closes: "tomorrow" })}`);
  expect(answer.split("\n")).toEqual([
    expect.stringContaining("raffle.json:"),
    "  code is not right.",
    "  rules is missing.",
    "  closes is not right: a moment such as 2027-01-31T00:00:00Z.",
  ]);
});

test.each([
  ["a prize of nothing", { prizes: [{ pays: "cash", amount: "0" }] }, "prizes.0.amount is not right"],
  ["no prize", { prizes: [] }, "prizes is not right"],
  ["too many winners", { prizes: [{ pays: "points", amount: "1", winners: 101 }] }, "prizes.0.winners"],
  ["rules with tags", { rules: { fa: "<p>قاعده</p>" } }, "rules is not right: plain text"],
  ["a category of deposits", { category: "RNG" }, "is not right"],
  ["an end before the beginning", { opens: "2036-01-01T00:00:00Z" }, "is not right"],
  ["an opening in the past", { opens: "2006-01-01T00:00:00Z" }, "opens after it was published"],
  ["terms that there are not", { prizes: [{ pays: "bonus", amount: "1", terms: "x" }] }, "no such terms"],
])("P04 a raffle with %s is not published", async (_, more, why) => {
  expect(await said(`raffle publish ${filed({ code: "bad", ...more })}`)).toContain(why);
});
