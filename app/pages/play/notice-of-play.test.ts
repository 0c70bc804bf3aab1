import { expect, test } from "vitest";
import { speechOf } from "#app/i18n/speech.server.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { countBonuses } from "#server/bonuses/index.ts";
import type { Asset } from "#server/core/numbers/money.ts";
import type { PlayerVisitor } from "#server/http/visitor/visitor.ts";
import { bonusStage, seedThreeKinds } from "#tests/setup/bonus-stage.ts";
import { openBrand } from "#tests/setup/brand.ts";
import { counting } from "#tests/setup/counting.ts";
import { testContext } from "#tests/setup/database.ts";
import { noticeOfPlay } from "./notice-of-play.server.ts";

test("M09 a game says what is left to stake of the bonus that is played with, and leads to its page", async () => {
  const context = await testContext();
  const brand = await openBrand(context);
  await seedThreeKinds(context);
  const sara = await bonusStage(context, brand, "sara");
  const notice = async (asset: Asset, language: "en" | "fa" = "en") => {
    const visitor = { context, player: sara.player, session: { startedAt: context.now() } };
    const said = await noticeOfPlay(visitor as unknown as PlayerVisitor, asset, await speechOf(language));
    return said?.parts.map(({ text, href }) => ({ href, text: text.replace(/[\u2066-\u2069]/g, "") }));
  };
  expect(await notice("P")).toHaveLength(1);

  const { id } = await sara.give();
  const before = await notice("P");
  expect(before?.at(-1)?.text).toBe("Your bonus: 500.00\u00a0P left to stake. Its page says what counts.");
  expect(before?.map(({ href }) => href)).toEqual([memberPaths.limits(), memberPaths.bonus(id)]);
  expect((await notice("P", "fa"))?.at(-1)?.text).toContain("۵۰۰٫۰۰");
  expect(await notice("TRIAL")).toBeUndefined();

  await sara.round(20_00n, 0n);
  await sara.round(20_00n, 0n, { game: "c1" });
  await countBonuses(context);
  expect((await notice("P"))?.at(-1)?.text).toContain("480.00\u00a0P");
});

test("M09 a bonus adds one statement to the page of a game", async () => {
  const context = await testContext();
  const brand = await openBrand(context);
  await seedThreeKinds(context);
  const sara = await bonusStage(context, brand, "sara");
  await sara.give();
  const counted = counting(context);
  const visitor = { context: counted, player: sara.player, session: { startedAt: context.now() } };
  await noticeOfPlay(visitor as unknown as PlayerVisitor, "P", await speechOf("en"));
  expect(counted.asked.filter((name) => name.startsWith("bonuses."))).toEqual(["bonuses.active"]);
});
