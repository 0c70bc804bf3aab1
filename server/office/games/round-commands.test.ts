import { expect, test } from "vitest";
import { eventsOf } from "#server/audit/index.ts";
import { paymentPorts } from "#server/gateway/payments/index.ts";
import { openSeat, TABLE } from "#tests/setup/bakara-seat.ts";
import { roundsStage } from "#tests/setup/rounds-stage.ts";
import { obey } from "../commands.ts";

test("a shared round whose betting has closed is called off by two operators, and both are kept", async () => {
  const stage = await roundsStage();
  const { context } = stage;
  const payments = paymentPorts({ webhook: null, now: context.now, alarm() {} });
  const said = async (operator: string, ...args: string[]) => {
    const answer = await obey({ context, sealsFile: "/nowhere/seals.log", payments }, { args, operator });
    return answer.ok ? answer.lines.join("\n") : answer.error;
  };
  await openSeat(stage);
  const { id, closesAt } = await stage.latest(TABLE);
  context.clock.set(closesAt.toISOString());
  const cancel = ["round", "cancel", id, "--reason", "The shoe fell"];
  expect(await said("mina", "round", "cancel", id)).toContain("reason");
  expect(await said("mina", ...cancel)).toContain("It waits for another operator");
  expect(await said("Mina ", ...cancel)).toContain("another person");
  expect(await said("mina", "round", "waiting")).toMatch(new RegExp(`round ${id}\\s+mina.*The shoe fell`));
  expect(await said("omid", ...cancel)).toContain("It is called off");
  expect(await said("omid", ...cancel)).toContain("or it is over");
  expect(await said("mina", "round", "waiting")).toContain("Nothing waits");
  const kept = await eventsOf(context, { subject: `round ${id}` });
  expect(kept.toReversed().map(({ operator, after }) => [operator, after?.isOff ?? after?.refused])).toEqual([
    ["mina", false],
    ["mina", "sameOperator"],
    ["omid", true],
    ["omid", "roundClosed"],
  ]);
});
