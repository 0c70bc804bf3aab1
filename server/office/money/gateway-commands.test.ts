import { expect, test } from "vitest";
import { openBrand } from "#tests/setup/brand.ts";
import { testContext } from "#tests/setup/database.ts";
import { obey } from "../commands.ts";

const context = await testContext();
await openBrand(context);

async function say(...args: string[]): Promise<string> {
  const payments = { deposits: new Map(), payouts: new Map(), callbacks: new Map(), alarm: () => {} };
  const answer = await obey({ context, sealsFile: "", payments }, { args, operator: "mina" });
  return answer.ok ? answer.lines.join("\n") : answer.error;
}

test("an operator sees what is sent, sets how much of it and whom it goes to, and takes it back", async () => {
  expect(await say("gateway", "show")).toMatch(/^sms-number-day +5 /m);
  expect(await say("gateway", "budget", "sms-number-day", "--most", "3")).toBe("sms-number-day is 3.");
  expect(await say("gateway", "show")).toMatch(/^sms-number-day +3 +set/m);
  expect(await say("gateway", "budget", "sms-number-day", "--plain")).toBe("sms-number-day is 5.");
  expect(await say("gateway", "budget", "nothing", "--most", "3")).toContain("no such budget");
  expect(await say("gateway", "budget", "sms-number-day")).toContain("--most");
  expect(await say("gateway", "countries", "--allow", "ir,TR")).toContain("IR TR");
  context.clock.forward(2000);
  expect(await say("gateway", "show")).toMatch(/^countries +IR TR$/m);
  expect(await say("gateway", "countries", "--allow", "Iran")).toContain("two letters");
  expect(await say("gateway", "countries", "--plain")).toContain("own");
  expect(await say("gateway", "reset", "IR")).toContain("goes on");
});
