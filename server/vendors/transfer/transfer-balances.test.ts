import { expect, test } from "vitest";
import { testContext } from "#tests/setup/database.ts";
import { type FundVendor, fundedPlayer, fundVendor } from "#tests/setup/fund-vendor.ts";
import { vendorBalances } from "../index.ts";

test("a balance that cannot be asked, or cannot be one, is not told as nothing", async () => {
  const playerId = await fundedPlayer(await testContext(), 500_001n, 10_000n);
  const vendor = fundVendor();
  const odd = (balance: unknown): FundVendor => {
    const said = fundVendor("ODD");
    return { ...said, api: { ...said.api, balance: async () => JSON.parse(JSON.stringify({ balance })) } };
  };
  vendor.off = true;
  const asked = [
    vendor,
    odd("12.5"),
    odd(12),
    odd("-1"),
    odd("9223372036854775808"),
    odd("9223372036854775807"),
  ];
  const balances = await vendorBalances(asked, { playerId, asset: "P" });
  expect(balances.map(({ balance }) => balance?.minor ?? null)).toEqual([
    null,
    null,
    null,
    null,
    null,
    9_223_372_036_854_775_807n,
  ]);
});
