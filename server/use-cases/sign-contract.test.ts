import { beforeAll, expect, test } from "vitest";
import {
  beginSecondFactor,
  secondFactorOf,
  switchOnSecondFactor,
} from "#server/accounts/second-factor/two-factor-setup.ts";
import { appCode } from "#tests/setup/app-code.ts";
import { PASSWORD } from "#tests/setup/brand.ts";
import { type CashierStage, cashierStage, PAYMENT_PASSWORD } from "#tests/setup/cashier-stage.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { setAccountType } from "../accounts/index.ts";
import { contractsOf, contractTerms, proposeContract } from "../agents/index.ts";
import { setFlag } from "../brand/index.ts";
import { checkSigner, contractStanding, signAnswer } from "./index.ts";

const houseSecret = "a secret of the house that is long enough for it";

let context: TestContext;
let stage: CashierStage;

beforeAll(async () => {
  context = await testContext();
  stage = await cashierStage(context);
});

const asked = (typed: { paymentPassword?: string; code?: string }) => {
  const { paymentPassword, code } = typed;
  const key = context.newId();
  return checkSigner(context, { playerId: stage.player.id, houseSecret, key, paymentPassword, code });
};

test("A02 nothing is signed without the payment password and the code of the second factor, where they are on", async () => {
  const playerId = stage.player.id;
  const wrong = { ok: false, refusal: { by: "paymentPassword", reason: "paymentPasswordWrong" } };
  expect(await asked({})).toMatchObject(wrong);
  expect(await asked({ paymentPassword: PAYMENT_PASSWORD })).toMatchObject({ ok: true });
  await beginSecondFactor(context, { playerId, houseSecret });
  const begun = await secondFactorOf(context, { playerId, houseSecret });
  const secret = begun.state === "begun" ? begun.secret : "";
  const proof = { code: appCode(secret, context.now()), password: PASSWORD, exceptFamily: null };
  await switchOnSecondFactor(context, { playerId, houseSecret, ...proof });
  context.clock.forward(60_000);
  expect(await asked({ paymentPassword: PAYMENT_PASSWORD })).toMatchObject({
    refusal: { by: "secondFactor", reason: "codeMissing" },
  });
  const code = appCode(secret, context.now());
  expect(await asked({ paymentPassword: PAYMENT_PASSWORD, code })).toMatchObject({ ok: true });
});

test("A01 A02 a kind is shown where it is switched on, to whoever is a side of one; a no needs no proof, a yes does", async () => {
  const { brand, player } = stage;
  await setAccountType(context, { playerId: player.id, accountType: 1 });
  const standing = async () => (await contractStanding(context, { playerId: player.id, brand })).hourly;
  const set = async (isOn: boolean) => {
    await setFlag(context, { brandId: brand.id, flag: "contracthoursalreq", isOn });
    context.clock.forward(2_000);
  };
  await set(true);
  expect(await standing()).toEqual({ hasAny: false, waiting: 0, isShown: false });
  const terms = contractTerms.parse({
    kind: "hourly",
    issuer: "platform",
    base: "turnover",
    tiers: [{ from: "0", people: 0, rate: 50 }],
    leastStake: "10",
    products: { RNG: 10_000 },
    cycle: "hour",
    carry: "none",
    apply: "slice",
    costs: { vendors: {}, bonus: 0, deposits: 0, withdrawals: 0 },
    cap: null,
  });
  await proposeContract(context, { by: { operator: "mina" }, secondParty: player.id, terms });
  expect(await standing()).toEqual({ hasAny: true, waiting: 1, isShown: true });
  await set(false);
  expect(await standing()).toMatchObject({ isShown: false });

  const [waiting] = await contractsOf(context, { playerId: player.id, kind: "hourly" });
  const answered = (answer: "agree" | "deny") =>
    signAnswer(context, {
      answer: { contractId: waiting?.contract.id ?? 0n, by: { playerId: player.id }, answer, version: 1 },
      proof: { playerId: player.id, key: context.newId(), paymentPassword: "", code: "", houseSecret },
    });
  expect(await answered("agree")).toMatchObject({ refusal: { by: "secondFactor", reason: "codeMissing" } });
  expect(await answered("deny")).toMatchObject({ ok: true });
  expect(await answered("deny")).toMatchObject({ refusal: { by: "contract", reason: "contractAnswered" } });
});
