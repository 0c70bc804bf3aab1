import { beforeAll, expect, test } from "vitest";
import {
  beginSecondFactor,
  hasSecondFactor,
  secondFactorOf,
  switchOnSecondFactor,
} from "#server/accounts/index.ts";
import { registerPlayer } from "#server/accounts/parts.ts";
import { eventsOf } from "#server/audit/index.ts";
import { paymentPorts } from "#server/gateway/payments/index.ts";
import { appCode } from "#tests/setup/app-code.ts";
import { openBrand, PASSWORD, registrationOf } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { obey } from "../commands.ts";

const houseSecret = "a secret of the house that is long enough";

let context: TestContext;
let playerId: bigint;

async function said(...args: string[]): Promise<string> {
  const payments = paymentPorts({ webhook: null, now: context.now, alarm() {} });
  const answer = await obey(
    { context, sealsFile: "/nowhere/seals.log", payments },
    { args, operator: "mina" },
  );
  return answer.ok ? answer.lines.join("\n") : answer.error;
}

beforeAll(async () => {
  context = await testContext();
  const brand = await openBrand(context);
  const registration = registrationOf("forgetful");
  const registered = await registerPlayer(context, { brand, language: "en", registration });
  if (!registered.ok) throw new Error(registered.refusal.reason);
  ({ playerId } = registered.value);
});

test("L16 two-step sign-in is taken from a player with a reason, which is kept, and no proof is read by anybody", async () => {
  const command = ["player", "second-factor-off", String(playerId)];
  expect(await said("player", "second-factor-off", "1", "--reason", "lost")).toContain("no such player");
  expect(await said(...command, "--reason", "lost")).toContain("off already");

  const owner = { playerId, houseSecret };
  await beginSecondFactor(context, owner);
  const state = await secondFactorOf(context, owner);
  const code = appCode(state.state === "begun" ? state.secret : "", context.now());
  await switchOnSecondFactor(context, { ...owner, code, password: PASSWORD, exceptFamily: null });
  expect(await hasSecondFactor(context, playerId)).toBe(true);

  expect(await said(...command)).toContain("reason");
  expect(await hasSecondFactor(context, playerId)).toBe(true);
  expect(await said(...command, "--reason", "phone lost, called back")).toContain("password alone");
  expect(await hasSecondFactor(context, playerId)).toBe(false);
  const kept = await eventsOf(context, { subject: `player ${playerId}` });
  expect(kept.find(({ after }) => after?.secondFactor === false)).toMatchObject({
    operator: "mina",
    action: "player second-factor-off",
    before: { secondFactor: true },
    reason: "phone lost, called back",
  });
});
