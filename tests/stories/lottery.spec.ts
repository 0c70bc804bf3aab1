import type { Page } from "@playwright/test";
import {
  alive,
  chooseLanguage,
  expect,
  expectAccessible,
  register,
  type StoryLanguage,
  say,
  test,
} from "./fixture.ts";

const main = (page: Page) => page.getByRole("main");

const RUNNERS = Array.from({ length: 10 }, (_, place) => place + 1);

/** The figure that a page shows as the total of a ticket. */
const total = (page: Page) => page.getByTestId("ticket-total");

async function mark(page: Page, group: string, ...numbers: readonly number[]): Promise<void> {
  for (const number of numbers)
    await main(page).locator(`[name="${group}"][value="${number}"]`).check({ force: true });
}

/** A page that loads itself anew without script is held still first, by the link that it has for that. */
async function expectStillAccessible(
  page: Page,
  language: StoryLanguage,
  withScript: boolean,
): Promise<void> {
  const hold = main(page).getByRole("link", { name: say(language, "lottery.holdStill") });
  if (await hold.isVisible()) {
    await hold.click();
    await expect(page).toHaveURL(/still=1/);
  }
  if (withScript) await expectAccessible(page);
}

/** Places what is marked. Without script the total has to be shown before. */
async function place(page: Page, language: StoryLanguage): Promise<void> {
  const button = main(page).getByRole("button", { name: say(language, "lottery.stake") });
  await button.click();
  const placed = page.getByTestId("ticket").first();
  const checked = main(page).getByText(say(language, "lottery.checkTotal"));
  await expect(placed.or(checked).first()).toBeVisible();
  if (await checked.isVisible()) await button.click();
  await expect(page).toHaveURL(/round=/);
}

for (const language of ["fa", "en"] as const) {
  test(`C04 in ${language}: from the menu to a ticket that is drawn, with what it costs told before`, async ({
    page,
    context,
    withScript,
  }) => {
    test.setTimeout(330_000);
    await chooseLanguage(context, language);
    await register(page, language);
    await page.goto("/lottery");
    await alive(page, withScript);
    await expectStillAccessible(page, language, withScript);
    // Of all lotteries this one is drawn most often.
    await main(page).locator('a[href*="gameCode=chapar"]').first().click();
    await expect(page).toHaveURL(/gameCode=chapar/);
    await alive(page, withScript);
    await expect(main(page).getByText(say(language, "play.trialNote"))).toBeVisible();
    await expect(page.getByTestId("lottery-return")).toBeVisible();
    if (withScript) await expectAccessible(page);

    await main(page)
      .getByRole("link", { name: say(language, "lottery.plays.place.name"), exact: true })
      .click();
    await expect(page).toHaveURL(/playType=place/);
    await alive(page, withScript);
    await mark(page, "p0", ...RUNNERS);
    if (withScript) await expect(total(page)).toContainText(language === "fa" ? "۱۰٫۰۰" : "10.00");
    await place(page, language);
    const ticket = page.getByTestId("ticket").first();
    await expect(ticket).toHaveAttribute("data-state", /waiting|onTheWay/);
    await expectStillAccessible(page, language, withScript);

    // One of the ten comes in first, and what comes back is less than what was staked. That is no win.
    await expect(async () => {
      await page.reload();
      await expect(ticket).toHaveAttribute("data-state", "back", { timeout: 2000 });
    }).toPass({ timeout: 270_000, intervals: [10_000] });
    await expect(ticket).toContainText(language === "fa" ? "۹٫۶۰" : "9.60");
    await expect(ticket.getByRole("link", { name: say(language, "lottery.proof.check") })).toBeVisible();
    await expectStillAccessible(page, language, withScript);

    await main(page)
      .getByRole("link", { name: say(language, "lottery.results"), exact: true })
      .click();
    await expect(page).toHaveURL(/list=results/);
    await main(page).locator(".results a").first().click();
    await expect(page).toHaveURL(/draw=/);
    await expect(main(page).locator(".balls__ball").first()).toBeVisible();
    await expectStillAccessible(page, language, withScript);
    await main(page)
      .getByRole("link", { name: say(language, "lottery.mine"), exact: true })
      .click();
    await expect(page.getByTestId("ticket")).toHaveCount(1);
  });

  test(`G07 in ${language}: a lottery of Viet Nam has a page of its own, and hundred numbers to mark`, async ({
    page,
    context,
    withScript,
  }) => {
    await chooseLanguage(context, language);
    await register(page, language);
    await page.goto("/lottery?gameCode=xo-so-nam&vendor=NARD");
    await expect(page).toHaveURL(/\/vnlottery\?.*lottoArea=VN.*launchMode=LOTT/);
    await expect(page).toHaveURL(/lottoGameCode=xo-so-nam/);
    await alive(page, withScript);
    await expect(main(page).locator('[name="p0"]')).toHaveCount(100);
    if (withScript) await expectAccessible(page);
    await mark(page, "p0", 7, 77);
    await place(page, language);
    const ticket = page.getByTestId("ticket").first();
    await expect(ticket).toHaveAttribute("data-state", "waiting");
    await main(page)
      .getByRole("link", { name: say(language, "lottery.sameNumbers") })
      .click();
    await expect(main(page).locator('[name="p0"][value="77"]')).toBeChecked();
    await expect(main(page).locator('[name="p0"]:checked')).toHaveCount(2);

    await page.goto("/vnlottery?gameCode=xo-so-nam&playType=three");
    await alive(page, withScript);
    await main(page).locator('[name="p0"]').fill("007 123,999");
    await place(page, language);
    await expect(page.getByTestId("ticket").first()).toContainText(language === "fa" ? "۹۹۹" : "999");
  });
}

test("a quick pick is a ticket, what cannot be one is told beside the numbers and keeps what was typed", async ({
  page,
  withScript,
}) => {
  await register(page, "fa");
  await page.goto("/lottery?gameCode=bakht-e-melli&playType=system7");
  await alive(page, withScript);
  await main(page)
    .getByRole("button", { name: say("fa", "lottery.quick") })
    .click();
  await expect(page).toHaveURL(/p0=/);
  await alive(page, withScript);
  await expect(main(page).locator('[name="p0"]:checked')).toHaveCount(7);
  await expect(total(page)).toContainText("۷");

  const first = main(page).locator('[name="p0"]:checked').first();
  await first.uncheck({ force: true });
  await main(page).locator('[name="times"]').fill("۳");
  await main(page)
    .getByRole("button", { name: say("fa", "lottery.stake") })
    .click();
  await expect(main(page).locator(".field__error").first()).toContainText(
    say("fa", "reasons.picksNotOffered"),
  );
  await expect(main(page).locator('[name="p0"]:checked')).toHaveCount(6);
  await expect(main(page).locator('[name="times"]')).toHaveValue("۳");
  await page.goto("/lottery?gameCode=bakht-e-melli&list=mine");
  await expect(main(page).getByText(say("fa", "lottery.noTickets"))).toBeVisible();
});

test("the same form sent twice is one ticket; a total that was not shown takes nothing", async ({
  page,
  withScript,
}) => {
  await register(page, "fa");
  const address =
    "/lottery?gameCode=bakht-e-melli&playType=ticket&p0=1&p0=2&p0=3&p0=4&p0=5&p0=6&unit=10&times=2";
  await page.goto(address);
  await alive(page, withScript);
  const { action, fields } = await page.locator("form#ticket").evaluate((element) => {
    const form = element as HTMLFormElement;
    const sent = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
    return { action: form.action, fields: sent };
  });
  const headers = { Origin: new URL(page.url()).origin, "Content-Type": "application/x-www-form-urlencoded" };
  const post = (change: Record<string, string>) => {
    const body = new URLSearchParams(fields.map(([name, value]) => [name, change[name] ?? value]));
    return page.request.post(action, { data: body.toString(), headers, maxRedirects: 0 });
  };
  const unseen = await post({ counted: "10" });
  expect(unseen.status()).toBe(303);
  expect(unseen.headers().location).toContain("check=1");
  const answers = await Promise.all([1, 2, 3].map(() => post({})));
  expect(answers.map((answer) => answer.status())).toEqual([303, 303, 303]);
  expect(new Set(answers.map((answer) => answer.headers().location)).size).toBe(1);
  await page.goto("/lottery?gameCode=bakht-e-melli&list=mine");
  await expect(page.getByTestId("ticket")).toHaveCount(1);
  await expect(page.getByTestId("ticket")).toContainText("۰٫۲۰");
});

test("names and draws of the menu are as high as a thumb, and a Persian page numbers its draws in Persian", async ({
  page,
  context,
}) => {
  const links = page.locator(".lottery-card__name > a, .lottery-card__draws a");
  for (const [language, digits] of [
    ["fa", /^[۰-۹]{8}(-|$)/],
    ["en", /^[0-9]{8}(-|$)/],
  ] as const) {
    await chooseLanguage(context, language);
    await page.goto("/lottery?still=1");
    expect(await links.count()).toBeGreaterThan(3);
    for (const link of await links.all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await expect(page.locator(".lottery-card__draws a bdi").first()).toHaveText(digits);
  }
});

test("G10 a stranger sees draws, odds and results, and is asked to log in for a ticket", async ({
  page,
  withScript,
}) => {
  await page.goto("/lottery?gameCode=yazdah&playType=any2&p0=3&p0=9");
  await alive(page, withScript);
  await expect(page.getByTestId("lottery-return")).toBeVisible();
  await expect(total(page)).toContainText("۱");
  await main(page)
    .getByRole("link", { name: say("fa", "lottery.loginToPlay") })
    .click();
  await expect(page).toHaveURL(/\/login\?redirectTo=.*yazdah/);
});
