import { expect, test } from "vitest";
import { testContext } from "#tests/setup/database.ts";
import { payStage } from "#tests/setup/pay-stage.ts";
import { obey } from "../commands.ts";

test("an operator looks at what one player played, and at what moved besides", async () => {
  const stage = await payStage(await testContext());
  const { context, player, root } = stage;
  const say = (...args: string[]) =>
    obey({ context, sealsFile: "", payments: {} as never }, { args, operator: "mina" });
  await stage.stakes(120n);
  expect(await say("player", "rounds", String(player))).toMatchObject({
    lines: [/^opened +vendor/, /STUDIO +g1 +r1 +1\.20 P +0\.00 P +-1\.20 P +closed$/].map((line) =>
      expect.stringMatching(line),
    ),
  });
  expect(await say("player", "rounds", String(root))).toMatchObject({ lines: ["There are no rounds."] });
  expect(await say("player", "moves", String(player), "--days", "1")).toMatchObject({
    lines: [
      expect.stringMatching(/^at +number/),
      expect.stringMatching(/deposit +cash +100\.00 P +100\.00 P$/),
      expect.stringMatching(/grant +trial/),
    ],
  });
  for (const command of ["rounds", "moves"]) {
    expect(await say("player", command, "999999")).toMatchObject({ ok: false });
    expect(await say("player", command, String(player), "--days", "0")).toMatchObject({ ok: false });
  }
});

test("help says the commands that begin with a word, and what every change is said with", async () => {
  const context = await testContext();
  const say = async (...args: string[]) => {
    const answer = await obey({ context, sealsFile: "", payments: {} as never }, { args, operator: "mina" });
    return answer.ok ? answer.lines.filter((line) => !line.startsWith(" ")) : [];
  };
  const all = await say("help");
  const ofPay = await say("help", "pay");
  expect(ofPay.length).toBeGreaterThan(3);
  expect(ofPay.length).toBeLessThan(all.length);
  expect(ofPay.slice(0, -1).every((line) => line.startsWith("pay "))).toBe(true);
  expect(await say("help", "pay", "check")).toEqual(["pay check BILL", expect.stringContaining("--by")]);
  expect(await say("help", "nothing")).toEqual(['No command begins with "nothing". See: help.']);
});
