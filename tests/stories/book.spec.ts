import type { Page } from "@playwright/test";
import { alive, expect, expectAccessible, register, type StoryLanguage, say, test } from "./fixture.ts";

/** Puts a price of one of the last matches on the slip: those begin latest, so nobody is late for them. */
async function pick(page: Page, fromTheEnd: number): Promise<void> {
  const before = slipOf(page).length;
  const matches = page.locator(".book-event", { has: page.locator("a.book-price") });
  const match = matches.nth((await matches.count()) - fromTheEnd);
  await match.locator("a.book-price").first().click();
  await expect.poll(() => slipOf(page).length).toBe(before + 1);
}

function slipOf(page: Page): string[] {
  const slip = new URL(page.url()).searchParams.get("slip") ?? "";
  return slip === "" ? [] : slip.split(",");
}

async function virtualLeague(page: Page, withScript: boolean): Promise<void> {
  await page.goto("/fbsports?sport=virtual-league");
  await alive(page, withScript);
}

/** axe brings script with it. */
async function accessible(page: Page, withScript: boolean): Promise<void> {
  if (withScript) await expectAccessible(page);
}

async function fieldsOf(page: Page): Promise<Record<string, string>> {
  return page.locator("form#bet").evaluate((element) => {
    const fields = new FormData(element as HTMLFormElement);
    return Object.fromEntries([...fields].map(([name, value]) => [name, String(value)]));
  });
}

for (const language of ["fa", "en"] as const satisfies readonly StoryLanguage[]) {
  test(`F07 prices go on the slip by links, and a bet is placed and found again, in ${language}`, async ({
    page,
    context,
    withScript,
  }) => {
    await context.addCookies([{ name: "lang", value: language, domain: "localhost", path: "/" }]);
    await register(page, language);
    await virtualLeague(page, withScript);
    await accessible(page, withScript);
    await pick(page, 1);
    await pick(page, 2);
    const slip = page.locator("#slip");
    await expect(slip.locator(".book-leg")).toHaveCount(2);
    await expect(slip.locator('[aria-current="true"]')).toHaveText(say(language, "book.slip.multiple"));
    await expect(slip.locator(".funds--trial")).toHaveText(say(language, "play.funds.trial"));
    await slip.locator('[name="stake"]').fill(language === "fa" ? "۲٫۵۰" : "2.50");
    await accessible(page, withScript);
    await slip.getByRole("button", { name: say(language, "book.slip.place") }).click();

    await expect(page).toHaveURL(/\/fbsports\/bets\?placed=1/);
    await expect(page.getByTestId("bet")).toHaveCount(1);
    await expect(page.getByTestId("bet-state")).toHaveText(say(language, "book.bets.state.staked"));
    await expect(page.locator(".book-bet .book-leg")).toHaveCount(2);
    await accessible(page, withScript);
    await page.locator(".book-bet__number").click();
    await expect(page).toHaveURL(/\/fbsports\/bets\?round=/);
    await expect(page.getByTestId("bet")).toHaveCount(1);
  });
}

test("F07 what a slip may pay is told before it is placed, without script when it is asked", async ({
  page,
  withScript,
}) => {
  await register(page, "fa");
  await virtualLeague(page, withScript);
  await pick(page, 1);
  await pick(page, 2);
  const stake = page.locator('main [name="stake"]');
  const sums = page.locator(".book-sums");
  const workOut = page.getByRole("button", { name: say("fa", "book.slip.quote") });
  await stake.fill("۳");
  await page.locator('[name="consent"]').selectOption("better");
  if (withScript) {
    await expect(workOut).toHaveCount(0);
  } else {
    await expect(sums).not.toContainText(say("fa", "book.slip.possible"));
    await workOut.click();
    await expect(page).toHaveURL(/\/fbsports\/slip\?/);
    await expect(page.locator(".book-leg")).toHaveCount(2);
    await expect(stake).toHaveValue("۳");
    await expect(page.locator('[name="consent"]')).toHaveValue("better");
  }
  await expect(sums).toContainText(say("fa", "book.slip.possible"));
  const told = await sums.locator("bdi").last().textContent();

  await page.getByRole("button", { name: say("fa", "book.slip.place") }).click();
  await expect(page).toHaveURL(/\/fbsports\/bets\?placed=1/);
  await expect(page.getByTestId("bet")).toHaveCount(1);
  await expect(page.getByTestId("bet")).toContainText(told ?? "");
});

test("a page of a match says what decides it before it is played", async ({ page, withScript }) => {
  await virtualLeague(page, withScript);
  await page
    .locator(".book-event", { has: page.locator("a.book-price") })
    .last()
    .locator(".book-event__sides")
    .click();
  await expect(page).toHaveURL(/\/fbsports\/event\/virtual-league-/);
  await expect(page.getByTestId("commit")).toHaveText(/^[0-9a-f]{64}$/);
  await expect(page.getByTestId("link")).toHaveText(say("fa", "book.event.later"));
  await accessible(page, withScript);
});

test("a guest keeps the slip over signing in", async ({ page, withScript }) => {
  await virtualLeague(page, withScript);
  await pick(page, 1);
  const [chosen = ""] = slipOf(page);
  const login = page.locator("#slip").getByRole("link", { name: say("fa", "site.header.login") });
  await expect(login).toHaveAttribute("href", new RegExp(encodeURIComponent(chosen)));
});

test("G50 a price that has changed is asked about, and all that was typed stays", async ({
  page,
  withScript,
}) => {
  await register(page, "fa");
  await virtualLeague(page, withScript);
  await pick(page, 1);
  await page.locator('#slip [name="stake"]').fill("7");
  const form = await fieldsOf(page);
  const headers = { Origin: new URL(page.url()).origin };
  const address = `/fbsports/slip?slip=${slipOf(page).join(",")}`;
  const seen = (form.seen ?? "").replace(/:\d+$/, ":99900");
  const refused = await page.request.post(address, { form: { ...form, seen }, headers, maxRedirects: 0 });
  expect(refused.status()).toBe(409);
  const html = await refused.text();
  expect(html).toContain(say("fa", "reasons.priceChanged"));
  expect(html).toContain('value="7"');

  const placed = await Promise.all(
    [1, 2].map(() =>
      page.request.post(address, { form: { ...form, seen, consent: "any" }, headers, maxRedirects: 0 }),
    ),
  );
  expect(placed.map((answer) => answer.status())).toEqual([303, 303]);
  await page.goto("/fbsports/bets");
  await expect(page.getByTestId("bet")).toHaveCount(1);
});

test("a stake that is too small is refused beside its field, and takes nothing", async ({
  page,
  withScript,
}) => {
  await register(page, "fa");
  await virtualLeague(page, withScript);
  await pick(page, 1);
  await page.locator('#slip [name="stake"]').fill("۰٫۰۱");
  await page.getByRole("button", { name: say("fa", "book.slip.place") }).click();
  await expect(page).toHaveURL(/\/fbsports\/slip\?/);
  await expect(page.locator('main [name="stake"]')).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator('main [name="stake"]')).toHaveValue("۰٫۰۱");
  await page.goto("/fbsports/bets");
  await expect(page.getByTestId("bet")).toHaveCount(0);
});

test("the list of all sports tells what the leagues of the house give back, and a sport with made prices does not", async ({
  page,
}) => {
  const said = page.locator(".book-now");
  await page.goto("/fbsports");
  await expect(said).toContainText(/[۰-۹]{2}٫[۰-۹]{2}٪/);
  const ofAll = /[۰-۹٫]+٪/.exec((await said.textContent()) ?? "")?.[0] ?? "";
  await expect(said).toContainText(say("fa", "book.offer.rtpOfLeagues", { rtp: ofAll }));
  await page.goto("/fbsports?sport=virtual-league");
  await expect(said).toContainText("٪");
  await page.goto("/fbsports?sport=fb-tennis");
  await expect(said).not.toContainText("٪");
});
