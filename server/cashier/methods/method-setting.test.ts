import { beforeAll, expect, test } from "vitest";
import { cashierStage, P, valueIn } from "#tests/setup/cashier-stage.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { depositOf, type MethodSetting, methodBook, setMethod } from "../index.ts";

let context: TestContext;
let brandId: string;

beforeAll(async () => {
  context = await testContext();
  brandId = (await cashierStage(context)).brand.id;
});

type Change = Omit<MethodSetting, "brandId" | "code">;

const set = (change: Change) => setMethod(context, { brandId, code: "transfer", ...change });
const transfer = async () => (await methodBook(context, brandId)).find(({ code }) => code === "transfer");

test("an operator changes bounds, fee, amounts to pick and time, and what was not named stays", async () => {
  const before = await transfer();
  const change = {
    min: P(20_00n),
    max: P(3_000_00n),
    feeFixed: P(150n),
    feeBps: 75,
    presets: [P(20_00n), P(3_000_00n)],
    minutes: 90,
  };
  valueIn(await set(change));
  const { feeFixed: _fixed, feeBps: _bps, ...shown } = change;
  expect(await transfer()).toEqual({ ...before, ...shown, fee: { fixedMinor: 150n, bps: 75 } });
  valueIn(await set({ presets: [] }));
  expect(await transfer()).toMatchObject({ min: P(20_00n), presets: [], fee: { fixedMinor: 150n } });
});

test("an order keeps the terms that its player saw", async () => {
  const stage = await cashierStage(context);
  valueIn(await set({ min: P(100n), feeFixed: P(0n), feeBps: 0, presets: [] }));
  const depositId = await stage.deposit(50_00n);
  valueIn(await set({ feeFixed: P(50n) }));
  const order = await depositOf(context, { playerId: stage.player.id, depositId });
  expect(order).toMatchObject({ fee: P(0n), credited: P(50_00n) });
});

test.each<[string, Change]>([
  ["badRange", { min: P(3_000_01n) }],
  ["badRange", { max: P(99n) }],
  ["badRange", { min: P(0n) }],
  ["badRange", { max: P(10n ** 15n + 1n) }],
  ["badFee", { feeFixed: P(100n) }],
  ["badFee", { feeFixed: P(51n), feeBps: 5000 }],
  ["badFee", { feeBps: 5001 }],
  ["badFee", { feeBps: -1 }],
  ["badFee", { feeFixed: P(-1n) }],
  ["badFee", { min: P(1n), feeFixed: P(1n) }],
  ["badPresets", { presets: [P(99n)] }],
  ["badPresets", { presets: [P(3_000_01n)] }],
  ["badPresets", { presets: [P(500n), P(500n)] }],
  ["badPresets", { presets: Array.from({ length: 13 }, (_, nth) => P(500n + BigInt(nth))) }],
  ["badMinutes", { minutes: 0 }],
  ["badMinutes", { minutes: 43_201 }],
  ["badMinutes", { minutes: 1.5 }],
  ["badInstructions", { instructions: { fa: " " } }],
])(
  "%s: a setting by which no order could be made is refused, and changes nothing",
  async (reason, change) => {
    valueIn(
      await set({ min: P(100n), max: P(3_000_00n), feeFixed: P(0n), feeBps: 0, presets: [], minutes: 60 }),
    );
    const before = await transfer();
    expect(await set({ isOn: false, ...change })).toEqual({ ok: false, refusal: { reason } });
    expect(await transfer()).toEqual(before);
  },
);

test("bounds that leave an amount to pick outside are refused until it is taken away", async () => {
  valueIn(await set({ min: P(100n), presets: [P(200n)] }));
  expect(await set({ min: P(300n) })).toMatchObject({ refusal: { reason: "badPresets" } });
  valueIn(await set({ min: P(300n), presets: [P(300n)] }));
  expect(await setMethod(context, { brandId, code: "none", isOn: true })).toMatchObject({
    refusal: { reason: "unknownMethod" },
  });
});
