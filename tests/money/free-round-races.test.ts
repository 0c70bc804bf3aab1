import { expect, test } from "vitest";
import { money } from "#server/core/numbers/money.ts";
import { DAY_MS, later } from "#server/core/time.ts";
import { grantVendorFreeRounds, readVendors, vendorFreeRoundsOf } from "#server/vendors/index.ts";
import { manyTimes, moneyContext } from "#tests/setup/money.ts";
import { seamPlay } from "#tests/setup/seam-play.ts";
import { SECRET, seamStage } from "#tests/setup/seam-stage.ts";

test("32 free rounds at once of a gift of five: five are played, each once however often it is sent", async () => {
  const context = await moneyContext();
  const entry = { code: "NARD", name: "Far", mode: "seamless", roundLimitMinutes: 60 };
  const vendors = readVendors([
    { ...entry, dialect: "wallet-v1", secret: SECRET, apiUrl: "https://far.example" },
  ]);
  const vendor = vendors.find("NARD");
  if (!vendor) throw new Error("There is no vendor.");
  const stage = seamStage(context, undefined, vendors);
  for (let race = 0; race < manyTimes(5); race += 1) {
    const playerId = BigInt(500_000 + race);
    const play = await seamPlay(context, stage, playerId);
    const given = await grantVendorFreeRounds(context, vendor, {
      playerId,
      game: "G1",
      stake: money(100n, "TRIAL"),
      granted: 5,
      key: "gift",
      expiresAt: later(context.now(), DAY_MS),
    });
    if (!given.ok) throw new Error(given.refusal.reason);
    const freeRoundId = given.value.id;
    const bets = Array.from({ length: 32 }, (_, nth) =>
      play.bet(`f${nth >> 1}`, { amount: "0", round: `r${nth >> 1}`, freeRoundId }),
    );
    const codes = await Promise.all(bets.map((bet) => stage.client.debit(bet)));
    const done = new Set(codes.flatMap(({ code, txId }) => (code === "OK" ? [txId] : [])));
    expect(done.size).toBe(5);
    expect(new Set(codes.map(({ code }) => code))).toEqual(new Set(["OK", "FREE_ROUND_INVALID"]));
    expect((await vendorFreeRoundsOf(context, playerId))[0]?.left).toBe(0);
  }
});
