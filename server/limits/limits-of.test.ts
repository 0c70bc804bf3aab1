import { expect, test } from "vitest";
import { openBrand } from "#tests/setup/brand.ts";
import { testContext } from "#tests/setup/database.ts";
import { officeSaid } from "#tests/setup/office-said.ts";
import { paidMember, play } from "#tests/setup/real-stakes.ts";
import { debit } from "#tests/setup/wallet-stage.ts";
import type { LimitName } from "./index.ts";
import { excludeSelf, limitsOf, setLimit, startTimeOut } from "./index.ts";

test("M01 nothing is said of what nobody has counted, and what was lost before counts once a limit is set", async () => {
  const context = await testContext();
  const brand = await openBrand(context);
  const { timeZone } = brand;
  const { id: playerId } = await paidMember(context, brand, { username: "loser", cashMinor: 500_00n });
  const used = async (name: LimitName) => {
    const { limits } = await limitsOf(context, { playerId, timeZone, pendingMinor: 0n });
    return limits.find((limit) => limit.name === name)?.used;
  };
  expect(await play(context, playerId, debit("b1", 69_00n))).toBe("OK");
  for (const name of ["loss-day", "wager-week", "session"] as const)
    expect(await used(name), name).toBeNull();
  expect(await used("deposit-day")).toBe(500_00n);
  await setLimit(context, { playerId, timeZone, name: "loss-day", ceiling: 100_00n });
  expect(await used("loss-day")).toBe(69_00n);
  expect(await used("wager-week")).toBe(69_00n);
});

test("M01 an operator sees the limits of a player with what is used, and until when somebody is away", async () => {
  const context = await testContext();
  const brand = await openBrand(context);
  const { timeZone } = brand;
  const { id: playerId } = await paidMember(context, brand, { username: "rester", cashMinor: 500_00n });
  const shown = () => officeSaid(context, `player show ${playerId}`);
  expect(await shown()).not.toMatch(/^(away|limit)/m);
  await setLimit(context, { playerId, timeZone, name: "loss-day", ceiling: 100_00n });
  await setLimit(context, { playerId, timeZone, name: "stake", ceiling: 5_00n });
  await setLimit(context, { playerId, timeZone, name: "loss-day", ceiling: 200_00n });
  expect(await play(context, playerId, debit("b2", 4_00n))).toBe("OK");
  expect(await shown()).toMatch(
    /limit loss-day\s+4\.00 P of 100\.00 P used, asked for: 200\.00 P\nlimit stake\s+5\.00 P/,
  );
  await startTimeOut(context, { playerId, timeZone, term: "day" });
  expect(await shown()).toMatch(/state\s+active\naway\s+on a break until \d{4}-\d\d-\d\d .* UTC/);
  await excludeSelf(context, { playerId, timeZone, term: "forEver" });
  expect(await shown()).toMatch(/away\s+excluded by their own wish for good/);
});
