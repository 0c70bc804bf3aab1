import { expect, test } from "vitest";
import { speechOf } from "#app/i18n/speech.server.ts";
import { money } from "#server/core/numbers/money.ts";
import { DAY_MS, later } from "#server/core/time.ts";
import type { PlayerVisitor } from "#server/http/visitor/visitor.ts";
import { runMissions, setBoard } from "#server/missions/index.ts";
import { bonusStage, seedThreeKinds } from "#tests/setup/bonus-stage.ts";
import { openBrand } from "#tests/setup/brand.ts";
import { testContext } from "#tests/setup/database.ts";
import { toNoon } from "#tests/setup/mission-stage.ts";
import { whatRunsOut } from "./what-runs-out.server.ts";

test("M09 M10 M12 before a pause it is said which bonus ends meanwhile and that a place brings no prize", async () => {
  const context = await testContext();
  const brand = await openBrand(context);
  await seedThreeKinds(context);
  toNoon(context, brand);
  const sara = await bonusStage(context, brand, "sara");
  const visitor = { context, brand, player: sara.player } as unknown as PlayerVisitor;
  const speaker = { ...(await speechOf("en")), timeZone: brand.timeZone };
  const said = (days: number | null) =>
    whatRunsOut(visitor, { until: days === null ? null : later(context.now(), days * DAY_MS) }, speaker);
  expect(await said(180)).toEqual([]);

  const { endsAt } = await sara.give();
  await sara.give({ offeredUntil: later(context.now(), 3 * DAY_MS) });
  const prizes = [{ pays: "cash", amount: money(50_00n, "P") } as const];
  await setBoard(context, brand.id, {
    ...{ code: "top", titles: { fa: "برترین‌ها" }, repeats: "once", ranks: "stakes", prizes },
    until: later(context.now(), 20 * DAY_MS),
  });
  context.clock.forward(1000);
  await sara.round(10_00n, 0n);
  await runMissions(context);
  const days = ((endsAt?.getTime() ?? 0) - context.now().getTime()) / DAY_MS;
  expect(days).toBeGreaterThan(3);
  expect(await said(1)).toEqual([]);
  expect(await said(3)).toEqual([expect.stringContaining("is over before you are back")]);
  const all = await said(Math.max(21, days + 1));
  expect(all).toEqual([
    expect.stringContaining("Your bonus runs out on"),
    expect.stringContaining("is over before you are back"),
    expect.stringContaining("your place brings no prize"),
  ]);
  expect(await said(null)).toEqual([all[2]]);
});
