import { expect, test } from "vitest";
import { openBrand, registrationOf } from "#tests/setup/brand.ts";
import { testContext } from "#tests/setup/database.ts";
import { registeredPlayer } from "#tests/setup/registered-player.ts";
import { setUpline } from "../accounts/index.ts";
import { DAY_MS } from "../core/time.ts";
import { teamGrowth } from "./index.ts";

test("A01 an agent sees how many stand below, and how many of them came in a period and in as many days before it", async () => {
  const context = await testContext();
  const brand = await openBrand(context);
  const member = (name: string) =>
    registeredPlayer(context, { brand, language: "fa", registration: registrationOf(name) });
  const top = await member("toranj");
  const growth = () => teamGrowth(context, { playerId: top, timeZone: "Asia/Tehran" });
  const none = { now: 0, before: 0 };
  expect(await growth()).toEqual({
    whole: 0,
    direct: 0,
    came: (["today", "week", "month"] as const).map((period) => ({ period, ...none })),
  });

  const first = await member("mahtab");
  await setUpline(context, { playerId: first, uplineId: top });
  context.clock.forward(DAY_MS);
  const second = await member("laleh");
  await setUpline(context, { playerId: second, uplineId: first });
  const gone = await member("omid");
  await setUpline(context, { playerId: gone, uplineId: top });
  await setUpline(context, { playerId: gone, uplineId: null });
  expect(await growth()).toEqual({
    whole: 2,
    direct: 1,
    came: [
      { period: "today", now: 1, before: 1 },
      { period: "week", now: 2, before: 0 },
      { period: "month", now: 2, before: 0 },
    ],
  });

  context.clock.forward(7 * DAY_MS);
  expect((await growth()).came).toEqual([
    { period: "today", ...none },
    { period: "week", now: 0, before: 2 },
    { period: "month", now: 2, before: 0 },
  ]);
});
