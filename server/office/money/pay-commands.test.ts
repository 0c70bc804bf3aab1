import { expect, test } from "vitest";
import { MINUTE_MS } from "#server/core/time.ts";
import { testContext } from "#tests/setup/database.ts";
import { payStage, wages } from "#tests/setup/pay-stage.ts";
import { obey } from "../commands.ts";

test("A03 an operator finds a bill, holds back what is owed of it and lets it go, each once and with a reason", async () => {
  const stage = await payStage(await testContext());
  const { context, root, child } = stage;
  const say = (...args: string[]) =>
    obey({ context, sealsFile: "", payments: {} as never }, { args, operator: "mina" });
  expect(await say("pay", "list")).toMatchObject({ lines: ["There are no bills."] });
  await stage.signed(null, root, wages(500));
  stage.intoNextSlot();
  await stage.stakes(1_000n);
  await stage.clockRuns(11 * MINUTE_MS);
  const listed = await say("pay", "list", "--player", String(root));
  expect(listed).toMatchObject({
    lines: [/^bill {2}kind/, /realtime .* house .* 0\.50 .* 0\.00/].map((line) =>
      expect.stringMatching(line),
    ),
  });
  expect(await say("pay", "list", "--player", String(child))).toMatchObject({
    lines: ["There are no bills."],
  });
  expect(await say("pay", "list", "--owed")).toMatchObject({ lines: ["There are no bills."] });

  const bill = "lines" in listed ? (listed.lines[1]?.split(" ")[0] ?? "") : "";
  expect(await say("pay", "hold", bill, "--reason", "odd")).toMatchObject({
    error: "Nothing is owed of this bill any more.",
  });
  expect(await say("pay", "hold", "999", "--reason", "odd")).toMatchObject({
    error: "There is no such bill.",
  });
  expect(await say("pay", "hold", bill)).toMatchObject({ ok: false });
  await context.db.script(`insert into agents.bill_debts (bill, owed) values (${bill}, 20)`);
  expect(await say("pay", "hold", bill, "--reason", "odd")).toMatchObject({
    lines: [`Bill ${bill} is held back.`],
  });
  expect(await say("pay", "hold", bill, "--reason", "odd")).toMatchObject({
    error: "It is held back already.",
  });
  const owed = await say("pay", "list", "--owed");
  expect(owed).toMatchObject({ lines: [expect.anything(), expect.stringMatching(/held$/)] });
  expect(await say("pay", "release", bill, "--reason", "fine")).toMatchObject({
    lines: [`Bill ${bill} is let go.`],
  });
  expect(await say("pay", "release", bill, "--reason", "fine")).toMatchObject({
    error: "It is not held back.",
  });
  expect(await say("pay", "check", "999")).toMatchObject({ error: "There is no such bill." });
  // What is owed was written into the database by hand.
  expect(await say("pay", "check", bill)).toMatchObject({
    lines: [`Bill ${bill} is another:`, "paid and owed: the bill says 70, the ledger 50"],
  });
  await context.db.script("delete from agents.bill_debts");
  expect(await say("pay", "check", bill)).toMatchObject({
    lines: [`Bill ${bill} is what the ledger and its terms say (1 buckets counted).`],
  });
});
