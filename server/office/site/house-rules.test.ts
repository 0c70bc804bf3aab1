import { beforeAll, beforeEach, expect, test } from "vitest";
import { BRAND_FLAGS, findBrand } from "#server/brand/index.ts";
import { withdrawalDayOf } from "#server/cashier/index.ts";
import { requestWithdrawal } from "#server/cashier/parts.ts";
import { money } from "#server/core/numbers/money.ts";
import { SECOND_MS } from "#server/core/time.ts";
import { type MessageKind, messagesOf } from "#server/messages/index.ts";
import { brokenInvariants } from "#server/wallet/index.ts";
import { type CashierStage, cashierStage, PAYMENT_PASSWORD } from "#tests/setup/cashier-stage.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { officeSaid } from "#tests/setup/office-said.ts";

let context: TestContext;
let stage: CashierStage;

const said = (words: string) => officeSaid(context, words, { payments: stage.ports });

beforeAll(async () => {
  context = await testContext();
});
beforeEach(async () => {
  stage = await cashierStage(context);
});

async function told(playerId: bigint): Promise<readonly (readonly [MessageKind, object])[]> {
  const { rows } = await messagesOf(context, { playerId, page: 1 });
  return rows.map(({ kind, facts }) => [kind, facts] as const);
}

test("brand show tells every flag with its state", async () => {
  const shown = await said("brand show");
  for (const flag of BRAND_FLAGS) expect(shown).toMatch(new RegExp(`^flag ${flag}\\s+(on|off)$`, "m"));
  expect(shown).toMatch(/^flag FREEPLAY3\s+on$/m);
  expect(shown).toMatch(/^flag autoplay\s+off$/m);
});

test("how long a sign-in lasts without a sign of life is set, within bounds", async () => {
  expect(await said("brand show")).toMatch(/sign-in idle\s+30 minutes/);
  expect(await said("brand session --idle 45")).toContain("is set");
  context.clock.forward(SECOND_MS);
  expect((await findBrand(context, stage.brand.id))?.sessionIdleMs).toBe(45 * 60_000);
  for (const minutes of [0, 721]) expect(await said(`brand session --idle ${minutes}`)).toContain("1 to 720");
  expect(await said("brand session --brand nowhere --idle 5")).toContain("no such brand");
  expect(await said("brand session --idle 30")).toContain("is set");
});

test("a day's withdrawals are set by number and by sum", async () => {
  expect(await said("brand withdrawals --count 7 --sum 900")).toContain("is set");
  expect(await said("brand show")).toMatch(/withdrawals a day\s+7\nwithdrawn a day\s+900\.00 P/);
  expect(await withdrawalDayOf(context, { player: stage.player, asset: "P" })).toMatchObject({
    most: 7,
    left: 7,
    leftSum: money(900_00n, "P"),
  });
  for (const count of [0, 1001])
    expect(await said(`brand withdrawals --count ${count}`)).toContain("1 to 1000");
  expect(await said("brand withdrawals")).toContain("what to change");
  expect(await said("brand withdrawals --count 5 --sum 50000")).toContain("is set");
});

test("a withdrawal that is refused at once leaves one line an hour for each reason", async () => {
  await stage.fund(500_00n);
  const payeeId = await stage.payee();
  const ask = (amountMinor: bigint, paymentPassword = PAYMENT_PASSWORD) =>
    requestWithdrawal(context, stage.ports, {
      player: stage.player,
      method: "bank",
      payeeId,
      amount: money(amountMinor, "P"),
      paymentPassword,
      key: context.newId(),
    });
  expect(await said(`withdrawal refused --player ${stage.player.id}`)).toContain("No withdrawal");
  await ask(1n);
  await ask(2n);
  await ask(100_00n, "000000");
  const lines = await said(`withdrawal refused --player ${stage.player.id}`);
  expect(lines).toMatch(new RegExp(`${stage.player.id}\\s+0\\.02 P\\s+bank\\s+belowMin\\s+2`));
  expect(lines).toMatch(new RegExp(`${stage.player.id}\\s+100\\.00 P\\s+bank\\s+\\w+\\s+1`));
  expect((await ask(100_00n)).ok).toBe(true);
  expect((await said(`withdrawal refused --player ${stage.player.id}`)).split("\n")).toHaveLength(
    lines.split("\n").length,
  );
});

test("a bonus and points are told to their player once, and shown to an operator beside what is held", async () => {
  await stage.fund(500_00n);
  await stage.withdraw(100_00n);
  const { id } = stage.player;
  const given = async (amount: number) => {
    const line = await said(`bonus grant ${id} --amount ${amount} --reason gift --key g${amount}-${id}`);
    return /is bonus (\S+),/.exec(line)?.[1] ?? "";
  };
  const first = await given(50);
  expect(await given(50)).toBe(first);
  await said(`bonus release ${first} --reason gift`);
  await said(`bonus forfeit ${await given(5)} --reason mistake`);
  expect(await said(`bonus list ${id}`)).toMatch(/taken-back .* gift .* mistake/);
  await given(25);
  await said(`points give ${id} 30 --reason gift --key p${id}`);
  const shown = await said(`player show ${id}`);
  expect(shown).toMatch(/type\s+member/);
  expect(shown).toMatch(/balance P\s+450\.00 P\nbonus P\s+25\.00 P\nheld P\s+100\.00 P/);
  const messages = await told(id);
  expect(messages).toHaveLength(messages.filter(([kind]) => kind === "depositReceived").length + 6);
  expect(messages).toContainEqual(["bonusGiven", { amount: "50.00", bonus: first }]);
  expect(messages).toContainEqual(["bonusReleased", { amount: "50.00", bonus: first }]);
  expect(messages).toContainEqual([
    "bonusTakenBack",
    expect.objectContaining({ amount: "5.00", reason: "mistake" }),
  ]);
  expect(messages).toContainEqual(["pointsGiven", { amount: "30", asset: "PTS" }]);
  expect(await brokenInvariants(context)).toEqual([]);
});
