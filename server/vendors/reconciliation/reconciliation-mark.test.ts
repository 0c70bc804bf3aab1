import { beforeEach, expect, test } from "vitest";
import { done, refuse } from "#server/core/outcome.ts";
import { DAY_MS, HOUR_MS, later, MINUTE_MS } from "#server/core/time.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { SECRET } from "#tests/setup/seam-stage.ts";
import { openAlarms } from "../../wallet/index.ts";
import { readVendors, reconcileVendors, skipComparison, type VendorRounds, watchVendors } from "../index.ts";

const entry = { code: "ACME", name: "Acme", dialect: "wallet-v1", mode: "seamless", secret: SECRET };
const vendors = readVendors([{ ...entry, apiUrl: "https://acme.invalid", roundLimitMinutes: 60 }]);
let context: TestContext;
/** From when on the vendor has a record of what it did. */
let remembers: Date;
let asked: Date[];

const api: VendorRounds = {
  roundState: async () => done("unknown"),
  transactions: async ({ from }) => {
    asked.push(from);
    return from < remembers ? refuse({ reason: "badAnswer" }) : done([]);
  },
};
const compare = () => reconcileVendors(context, [{ vendor: "ACME", api }]);
const late = () => watchVendors(context, vendors);
const skip = (until: Date) => skipComparison(context, { vendor: "ACME", until });

beforeEach(async () => {
  context = await testContext();
  remembers = later(context.now(), HOUR_MS);
  asked = [];
});

test("a comparison that stands still for a day is told once, and one that goes on is not", async () => {
  expect(await compare()).toMatchObject({ silent: ["ACME"] });
  context.clock.forward(HOUR_MS - 5 * MINUTE_MS);
  await compare();
  expect(await late()).toEqual([]);
  context.clock.forward(1);
  expect(await late()).toEqual([{ invariant: "late", subject: "comparison with ACME" }]);
  expect(await late()).toEqual([]);
  expect(await openAlarms(context)).toMatchObject([{ invariant: "late", freezes: false }]);
});

test("what a vendor has no record of any more is left out by hand, and the rest is compared", async () => {
  await compare();
  context.clock.forward(DAY_MS);
  expect(await skip(context.now())).toEqual({ ok: false, refusal: { reason: "notSettledYet" } });
  const beginning = later(remembers, 5 * MINUTE_MS);
  expect(await skip(beginning)).toEqual({ ok: true, value: null });
  expect(await skip(beginning)).toEqual({ ok: false, refusal: { reason: "comparedAlready" } });
  asked = [];
  expect(await compare()).toMatchObject({ silent: [] });
  expect(asked[0]).toEqual(remembers);
  context.clock.forward(DAY_MS);
  expect(await late()).toEqual([]);
});

test("a vendor that was never compared with has nothing to leave out", async () => {
  expect(await skip(later(context.now(), -HOUR_MS))).toMatchObject({ ok: false });
  context.clock.forward(30 * DAY_MS);
  expect(await late()).toEqual([]);
});
