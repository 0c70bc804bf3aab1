import { beforeAll, expect, test } from "vitest";
import {
  beginSecondFactor,
  secondFactorOf,
  switchOnSecondFactor,
} from "#server/accounts/second-factor/two-factor-setup.ts";
import { DAY_MS } from "#server/core/time.ts";
import { appCode } from "#tests/setup/app-code.ts";
import { PASSWORD } from "#tests/setup/brand.ts";
import { type CashierStage, cashierStage, P, PAYMENT_PASSWORD } from "#tests/setup/cashier-stage.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { withdraw } from "./index.ts";

const houseSecret = "a secret of the house that is long enough for it";

let context: TestContext;
let stage: CashierStage;
let secret: string;
let payeeId: string;

/** A player with 100.00 whose second factor has been on for longer than money is held after a change. */
beforeAll(async () => {
  context = await testContext();
  stage = await cashierStage(context);
  const playerId = stage.player.id;
  await stage.fund(10_000n);
  payeeId = await stage.payee();
  await beginSecondFactor(context, { playerId, houseSecret });
  const begun = await secondFactorOf(context, { playerId, houseSecret });
  secret = begun.state === "begun" ? begun.secret : "";
  const proof = { code: appCode(secret, context.now()), password: PASSWORD, exceptFamily: null };
  expect(await switchOnSecondFactor(context, { playerId, houseSecret, ...proof })).toMatchObject({
    ok: true,
  });
  context.clock.forward(2 * DAY_MS);
});

const asked = (more: { code?: string; key: string }) =>
  withdraw(
    context,
    { payments: stage.ports, houseSecret },
    {
      player: stage.player,
      method: "bank",
      payeeId,
      amount: P(5_000n),
      paymentPassword: PAYMENT_PASSWORD,
      ...more,
    },
  );

test("L16 no money leaves without the code of the second factor, whoever asks for it", async () => {
  const key = context.newId();
  expect(await asked({ key })).toEqual({ ok: false, refusal: { by: "secondFactor", reason: "codeMissing" } });
  const wrong = await asked({ key, code: "000000" });
  expect(wrong).toMatchObject({ ok: false, refusal: { by: "secondFactor", reason: "codeWrong" } });
  expect(await stage.purse()).toEqual({ balance: 10_000n, held: 0n });
});

test("L16 with the code the same order sent twice is one withdrawal", async () => {
  const order = { key: context.newId(), code: appCode(secret, context.now()) };
  const first = await asked(order);
  expect(first.ok).toBe(true);
  expect(await asked(order)).toEqual(first);
  expect(await stage.purse()).toEqual({ balance: 5_000n, held: 5_000n });
});
