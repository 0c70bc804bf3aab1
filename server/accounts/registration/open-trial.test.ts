import { beforeAll, expect, test } from "vitest";
import { type Brand, setFlag } from "#server/brand/index.ts";
import { money } from "#server/core/numbers/money.ts";
import { balancesOf } from "#server/wallet/index.ts";
import { openBrand } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { findPlayer } from "../player-state.ts";
import { openTrial } from "./open-trial.ts";

let context: TestContext;
let brand: Brand;

beforeAll(async () => {
  context = await testContext();
  brand = await openBrand(context);
});

const offer = (isOn: boolean) => setFlag(context, { brandId: brand.id, flag: "FREEPLAY3", isOn });

/** Flags are read again after a second. */
async function whileOffered(isOn: boolean) {
  await offer(isOn);
  context.clock.forward(2000);
  return openTrial(context, { brand, language: "fa" });
}

test("L09 where free play is not offered, no account is made", async () => {
  expect(await whileOffered(false)).toEqual({ ok: false, refusal: { reason: "freePlayClosed" } });
});

test("L09 free play makes an account with play money alone, also where nobody may register", async () => {
  await setFlag(context, { brandId: brand.id, flag: "DIRECTREG3", isOn: false });
  const opened = await whileOffered(true);
  await setFlag(context, { brandId: brand.id, flag: "DIRECTREG3", isOn: true });
  if (!opened.ok) throw new Error(opened.refusal.reason);

  const { playerId } = opened.value;
  const player = await findPlayer(context, playerId);
  expect(player).toMatchObject({ accountType: 4, language: "fa", state: "active" });
  expect(player?.username).toMatch(/^guest[0-9a-f]{8}$/);
  expect(await balancesOf(context, { playerId })).toEqual([money(brand.trialGrantMinor, "TRIAL")]);
});

test("L09 each try is an account of its own", async () => {
  const [first, second] = [await whileOffered(true), await whileOffered(true)];
  if (!first.ok || !second.ok) throw new Error("Free play was refused.");
  expect(first.value.playerId).not.toBe(second.value.playerId);
});
