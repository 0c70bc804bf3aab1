import { alive, chooseLanguage, expect, expectAccessible, register, say, test } from "./fixture.ts";

/** Pages that lead to their article of the help: the address, the words of the link, and the article. */
const TOLD_IN_HELP = [
  ["/vip", "rewards.vip.help", "vip"],
  ["/pointMall", "rewards.mall.help", "points"],
  ["/raffles", "raffles.help", "raffles"],
  ["/member/raffles", "raffles.help", "raffles"],
  ["/member/missionLeaderboard", "missions.help", "missions"],
  ["/member/referral", "referral.rule.help", "friends"],
  ["/member/securityCenter/persona", "persona.help", "nickname"],
] as const;

for (const language of ["fa", "en"] as const) {
  test(`R11 P01 in ${language}: promotions are found by status, and each has its terms and what to do next`, async ({
    page,
    context,
    withScript,
  }) => {
    if (language !== "fa") await chooseLanguage(context, language);
    await page.goto("/promotions");
    await alive(page, withScript);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say(language, "promotions.title"));
    await expect(page.locator(".carousel")).toBeVisible();
    await expect(page.locator(".promo-card")).toHaveCount(4);
    if (withScript && language === "fa") await expectAccessible(page);

    const applying = say(language, "promotions.statuses.applying");
    await page.getByRole("link", { name: applying, exact: true }).click();
    await expect(page).toHaveURL("/promotions?status=applying");
    await expect(page.locator(".promo-card")).toHaveCount(1);

    await page.locator(".promo-card__link").click();
    await expect(page).toHaveURL("/promoDetail?id=partner");
    await alive(page, withScript);
    await expect(page.getByText(applying, { exact: true })).toBeVisible();
    await expect(page.locator(".promo-terms tbody tr")).toHaveCount(5);
    await expect(page.getByRole("link", { name: say(language, "promotions.go.applying") })).toHaveAttribute(
      "href",
      "/join",
    );
    if (withScript && language === "fa") await expectAccessible(page);
  });

  test(`R14 R15 in ${language}: the help is searched, every article has its place, and the centre stands alone`, async ({
    page,
    context,
    withScript,
  }) => {
    if (language !== "fa") await chooseLanguage(context, language);
    await page.goto("/help#withdrawal");
    await alive(page, withScript);
    await expect(page.locator("#withdrawal")).toBeInViewport();
    if (withScript && language === "fa") await expectAccessible(page);

    const main = page.getByRole("main");
    const all = await main.locator("article").count();
    // Arabic letters and digits where Persian has its own.
    await main.getByRole("searchbox").fill(language === "fa" ? "واريزي ٢٤" : "SELF-exclusion 30");
    await main.getByRole("button", { name: say(language, "promotions.guide.searchButton") }).click();
    await expect(page).toHaveURL(/\/help\?q=/);
    await expect(main.locator("article#break")).toBeVisible();
    await expect.poll(() => main.locator("article").count()).toBeLessThan(all);

    await page.goto("/helpmc?q=zzzz");
    await expect(page.getByText(say(language, "promotions.guide.none"))).toBeVisible();
    await page.getByRole("link", { name: say(language, "promotions.guide.all") }).click();
    await expect(page).toHaveURL("/helpmc");
    await alive(page, withScript);
    await expect(page.getByRole("banner")).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await expect(main.locator("article#term")).toHaveCount(1);
    if (withScript && language === "fa") await expectAccessible(page);
  });
}

for (const language of ["fa", "en"] as const) {
  test(`R14 in ${language}: pages of levels, points and prizes lead to the article that tells of them`, async ({
    page,
    context,
    withScript,
  }) => {
    test.slow();
    await chooseLanguage(context, language);
    await register(page, language);
    for (const [path, words, slug] of TOLD_IN_HELP) {
      await page.goto(path);
      await alive(page, withScript);
      await page
        .getByRole("main")
        .getByRole("link", { name: say(language, words), exact: true })
        .click();
      await expect(page).toHaveURL(`/help#${slug}`);
      await expect(page.locator(`article#${slug} h3`)).toBeInViewport();
    }
  });
}

test("P01 a promotion that is not there is a page that is not found", async ({ page }) => {
  const response = await page.goto("/promoDetail?id=none");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("fa", "site.notFound.title"));
});

test("R14 the terms lie over the help where the address asks for it, and closing leads to the help", async ({
  page,
  withScript,
}) => {
  await page.goto("/help?modal=term");
  await alive(page, withScript);
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("نسخهٔ ۲.۲");
  await dialog.getByRole("link", { name: say("fa", "site.dialog.close") }).click();
  await expect(page).toHaveURL("/help");
  await expect(dialog).toHaveCount(0);
});

test("R14 /help#term opens the terms as a dialog with script, from anywhere, and closing leaves the help", async ({
  page,
  withScript,
}) => {
  test.skip(!withScript, "a hash never reaches the server: without script the address is /help?modal=term");
  const dialog = page.getByRole("dialog");
  const expectTerms = async () => {
    await expect(dialog).toContainText("نسخهٔ ۲.۲");
    await expect(page).toHaveURL("/help?modal=term#term");
    await dialog.getByRole("link", { name: say("fa", "site.dialog.close") }).click();
    await expect(dialog).toHaveCount(0);
  };
  await page.goto("/help#term");
  await alive(page, withScript);
  await expectTerms();
  await expect(page).toHaveURL("/help");
  await page.locator('.help__links a[href="#term"]').click();
  await expectTerms();
});

test("R14 the terms in the footer open as a dialog", async ({ page, withScript }) => {
  await page.goto("/vip");
  await alive(page, withScript);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: say("fa", "frame.footer.terms"), exact: true })
    .click();
  await expect(page.getByRole("dialog")).toContainText("نسخهٔ ۲.۲");
});
