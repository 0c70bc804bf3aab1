import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { eventsOf } from "#server/audit/index.ts";
import { type CashierStage, cashierStage } from "../setup/cashier-stage.ts";
import { type TestContext, testContext } from "../setup/database.ts";
import { officeSaid } from "../setup/office-said.ts";

let context: TestContext;
let stage: CashierStage;

beforeAll(async () => {
  context = await testContext();
  stage = await cashierStage(context);
});

test.each([
  ["mission set", "missions", ["mission daily-spins", "mission first-hundred", "mission board-lover"]],
  ["board set", "board", ["board weekly-stakes"]],
  ["raffle publish", "raffle", ["raffle yalda"]],
  ["promotion publish", "promotion", ["promotion lucky-photo"]],
])(
  "M12 P04 %s takes the sample of the handbook, and the audit knows each thing by its name",
  async (words, file, things) => {
    expect(readFileSync("docs/operating.md", "utf8")).toContain(`samples/${file}.json`);
    const answer = await officeSaid(context, `${words} docs/samples/${file}.json`, { payments: stage.ports });
    for (const subject of things) {
      expect(answer).toContain(subject.split(" ")[1]);
      expect(await eventsOf(context, { subject })).toHaveLength(1);
    }
  },
);
