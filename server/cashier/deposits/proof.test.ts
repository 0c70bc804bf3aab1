import sharp from "sharp";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { type CashierStage, cashierStage, newPlayer, valueIn } from "#tests/setup/cashier-stage.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { png } from "#tests/setup/png.ts";
import { approveDeposit, attachProof, depositOf, depositProof, depositQueue, proofOf } from "../index.ts";

let context: TestContext;
let stage: CashierStage;

beforeAll(async () => {
  context = await testContext();
});
beforeEach(async () => {
  stage = await cashierStage(context);
});

const attach = (depositId: string, bytes: Uint8Array = png(40, 40), playerId = stage.player.id) =>
  attachProof(context, { playerId, depositId, bytes });

test("T22 a proof hands the order to an operator, three are enough, and a decided order takes none", async () => {
  const depositId = await stage.deposit(100_00n);
  valueIn(await attach(depositId));
  const own = { playerId: stage.player.id, depositId };
  expect(await depositOf(context, own)).toMatchObject({ state: "checking", nextStep: "wait", proofs: 1 });
  valueIn(await attach(depositId, png(50, 50)));
  valueIn(await attach(depositId, png(60, 60)));
  expect(await attach(depositId)).toMatchObject({ refusal: { reason: "tooManyProofs" } });
  const last = await proofOf(context, own);
  expect(last?.type).toBe("image/jpeg");
  expect(await sharp(Buffer.from(last?.bytes ?? [])).metadata()).toMatchObject({ format: "jpeg" });
  valueIn(await approveDeposit(context, { depositId, operator: "mina" }));
  expect(await attach(depositId)).toMatchObject({ refusal: { reason: "tooLate" } });
});

test("T11 a proof is seen by its player and by operators, and by nobody else", async () => {
  const depositId = await stage.deposit(100_00n);
  const other = await newPlayer(context, stage.brand);
  expect(await attach(depositId, png(9, 9), other.id)).toMatchObject({ refusal: { reason: "unknownOrder" } });
  valueIn(await attach(depositId));
  expect(await proofOf(context, { playerId: other.id, depositId })).toBeNull();
  expect(await depositProof(context, { depositId })).not.toBeNull();
});

test("the same picture for two orders is shown to the operator", async () => {
  const [one, two] = [await stage.deposit(100_00n), await stage.deposit(200_00n)];
  for (const depositId of [one, two]) valueIn(await attach(depositId, png(77, 33)));
  const queue = await depositQueue(context);
  expect(queue.find(({ id }) => id === two)?.sameProof).toEqual([one]);
});

test("an order that needs no proof takes none", async () => {
  const depositId = await stage.deposit(100_00n, { method: "online" });
  expect(await attach(depositId)).toMatchObject({ refusal: { reason: "noProofNeeded" } });
});
