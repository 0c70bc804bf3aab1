import { seedCatalogue } from "#server/catalogue/index.ts";
import { formatHundredths } from "#server/core/numbers/numbers.ts";
import { DAY_MS, HOUR_MS, later } from "#server/core/time.ts";
import { countStakes, periodOf, seedVip, setKeep, setKeeping } from "#server/vip/index.ts";
import { openBrand, PASSWORD } from "../setup/brand.ts";
import { contextOver } from "../setup/database.ts";
import type { Beforehand } from "../setup/own-site.ts";
import { paidMember, play } from "../setup/real-stakes.ts";
import { debit, endRound } from "../setup/wallet-stage.ts";
import { type Asked, main, visit } from "./doors.ts";
import { chooseLanguage, expect, expectAccessible, logIn, say, test } from "./fixture.ts";
import { ownDoors } from "./own-doors.ts";

/** A house where somebody reached the second level two months ago, and staked nothing in the whole month since. */
const twoMonthsAgo: Beforehand = async (db) => {
  const context = contextOver(db);
  const brand = await openBrand(context);
  await seedVip(context);
  const before = (at: Date) => periodOf(later(at, -1), "month", brand.timeZone);
  const running = periodOf(later(new Date(), -HOUR_MS), "month", brand.timeZone);
  const begin = later(before(before(running.from).from).from, DAY_MS);
  context.clock.set(begin.toISOString());
  await seedCatalogue(context, [
    {
      code: "g1",
      category: "RNG",
      vendor: "STUDIO",
      names: { fa: "بازی" },
      minLineBetMinor: 1n,
      rtpBasisPoints: 9600,
    },
  ]);
  for (const rank of [1, 2])
    await setKeep(context, { brandId: brand.id, rank, keepMinor: BigInt(rank) * 2_000_00n });
  await setKeeping(context, { brandId: brand.id, period: "month" });
  const { id } = await paidMember(context, brand, { username: "away", cashMinor: 60_000_00n });
  for (const order of [debit("k1", 50_000_00n, { round: "k1", game: "g1" }), endRound("k1", { game: "g1" })])
    expect(await play(context, id, order)).toBe("OK");
  await countStakes(context);
};

ownDoors({ beforehand: twoMonthsAgo });

for (const language of ["fa", "en"] as const) {
  test(`P05 a level that was not kept is lowered by the clock, told, and says what keeps the next, in ${language}`, async ({
    page,
    context,
    withScript,
  }) => {
    test.setTimeout(180_000);
    const asked: Asked = { language, withScript };
    const [below, lowest] = language === "fa" ? ["فیروزه", "عقیق"] : ["Turquoise", "Agate"];
    await chooseLanguage(context, language);
    await visit(page, "/login", asked);
    await logIn(page, language, "away", PASSWORD);
    await expect(page).not.toHaveURL(/login/);

    const standing = page.getByTestId("standing");
    await expect(async () => {
      await page.goto("/vip");
      await expect(standing.locator(".standing__name")).toHaveText(below, { timeout: 500 });
    }).toPass({ timeout: 150_000 });
    await visit(page, "/vip", asked);
    await expect(main(page)).toContainText(say(language, "rewards.vip.introKept"));
    const keeping = page.getByTestId("keeping");
    await expect(keeping).toContainText(formatHundredths(2_000_00, language));
    await expect(keeping).toContainText(lowest);
    if (withScript) await expectAccessible(page);

    // A message tells the name in the language in which it is read.
    await visit(page, "/member/messageV2", asked);
    await main(page)
      .getByRole("link", { name: say(language, "messages.kinds.levelLowered.title", { level: below }) })
      .click();
    await expect(page.getByTestId("message-opened")).toContainText(below);
    if (withScript) await expectAccessible(page);
  });
}
