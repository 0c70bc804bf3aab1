import { startOfWeek } from "#server/core/days.ts";
import { DAY_MS, HOUR_MS, later } from "#server/core/time.ts";
import { seedThreeKinds } from "../setup/bonus-stage.ts";
import { openBrand, PASSWORD } from "../setup/brand.ts";
import { contextOver } from "../setup/database.ts";
import { offerPlayer, openCashback, publishClaim } from "../setup/offer-stage.ts";
import type { Beforehand } from "../setup/own-site.ts";
import { type Asked, main, press, visit } from "./doors.ts";
import { chooseLanguage, expect, expectAccessible, logIn, say, test } from "./fixture.ts";
import { ownDoors } from "./own-doors.ts";

/** Each story takes what one of them is offered. */
const WHO = { fa: "nila", en: "omid" } as const;

/** A house whose last week cost some of its players money, and which has not been open since. */
const lastWeek: Beforehand = async (db) => {
  const context = contextOver(db);
  const brand = await openBrand(context);
  // A week that ended less than an hour ago may not be complete yet.
  const sunday = later(startOfWeek(later(new Date(), -HOUR_MS), brand.timeZone, 1), DAY_MS);
  context.clock.set(sunday.toISOString());
  await seedThreeKinds(context);
  const titles = { fa: "بازگشت هفته", en: "Back of the week" };
  await publishClaim(context, "back", { kind: "join", titles });
  expect(await openCashback(context, brand, { what: "bonus", from: later(sunday, -8 * DAY_MS) })).toBeNull();
  for (const username of Object.values(WHO)) {
    const player = await offerPlayer(context, brand, username);
    await player.round(60_00n, 10_00n);
    await player.round(20_00n, 0n, "c1");
  }
};

ownDoors({ beforehand: lastWeek });

for (const language of ["fa", "en"] as const) {
  test(`P01 M09 M10 what a week cost comes back in part when it is over, is taken, and is played with, in ${language}`, async ({
    page,
    context,
    withScript,
  }) => {
    test.setTimeout(180_000);
    const asked: Asked = { language, withScript };
    const [amount, required, one] = language === "fa" ? ["۵٫۰۰", "۲۵٫۰۰", "۱"] : ["5.00", "25.00", "1"];
    await chooseLanguage(context, language);
    await visit(page, "/login", asked);
    await logIn(page, language, WHO[language], PASSWORD);
    await expect(page).not.toHaveURL(/login/);

    // Ten percent of what was lost on reels; of a crash game nothing comes back.
    const reward = page.locator('[data-testid="reward"][data-what="bonus"]');
    await expect(async () => {
      await page.goto("/member/rewardCenter");
      await expect(reward).toContainText(amount, { timeout: 500 });
    }).toPass({ timeout: 150_000 });
    await visit(page, "/member/rewardCenter", asked);
    await expect(
      page.getByRole("link", { name: say(language, "member.nav.rewardCenter") }).first(),
    ).toContainText(one);
    if (withScript) await expectAccessible(page);
    await press(page, asked, "bonus.rewards.take");
    await expect(main(page).getByText(say(language, "bonus.done.taken"))).toBeVisible();
    await expect(reward).toHaveCount(0);

    await visit(page, "/member/bonusDetails", asked);
    const card = main(page).getByTestId("bonus-card");
    await expect(card).toHaveAttribute("data-state", "active");
    await expect(card).toContainText(say(language, "bonus.sources.cashback"));
    await card.getByRole("link").first().click();
    await expect(main(page).getByTestId("bonus-left")).toContainText(amount);
    await expect(main(page)).toContainText(required);
    if (withScript) await expectAccessible(page);
    const bonus = new URL(page.url()).pathname;

    // The page of a game says what is left to stake, and leads back.
    await page.goto("/rng");
    await page.locator(".game-card__play").first().click();
    const notice = page.getByTestId("play-notice");
    await expect(notice).toContainText(required);
    await notice.locator(`a[href="${bonus}"]`).click();
    await expect(page).toHaveURL(bonus);
  });
}
