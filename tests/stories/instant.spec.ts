import type { Page } from "@playwright/test";
import {
  alive,
  anyEnding,
  chooseLanguage,
  expect,
  expectAccessible,
  register,
  type StoryLanguage,
  say,
  test,
} from "./fixture.ts";

const VENDORS = {
  dice: "NARD",
  plinko: "KHATAM",
  mines: "SIMORGH",
  keno: "KHATAM",
  roulette: "NARD",
  "video-poker": "KHATAM",
  blackjack: "SIMORGH",
} as const;

type Code = keyof typeof VENDORS;

const GOES = {
  dice: "roll",
  plinko: "drop",
  mines: "start",
  keno: "draw",
  roulette: "spin",
  "video-poker": "deal",
  blackjack: "deal",
} as const satisfies Record<Code, string>;

async function openInstant(page: Page, code: Code, withScript: boolean): Promise<string> {
  await page.goto(`/play/${VENDORS[code]}-${code}`);
  await alive(page, withScript);
  await page.getByRole("main").locator("form button").first().click();
  await expect(page).toHaveURL(/\/game\/[^/]+\/instant/);
  await alive(page, withScript);
  return new URL(page.url()).pathname;
}

const roundOf = (page: Page) => new URL(page.url()).searchParams.get("round");

/** Presses the game's own button and waits for the round. */
async function play(page: Page, code: Code, language: StoryLanguage): Promise<string> {
  const before = roundOf(page);
  const button = page.getByRole("button", { name: say(language, `instant.go.${GOES[code]}`), exact: true });
  await expect(button).not.toHaveAttribute("aria-disabled", "true", { timeout: 10_000 });
  // Pressed again within a second, it is refused; then it is pressed once more.
  await expect(async () => {
    await button.click();
    await expect.poll(() => roundOf(page) ?? before, { timeout: 4000 }).not.toBe(before);
  }).toPass({ timeout: 20_000 });
  return roundOf(page) ?? "";
}

async function pickNumbers(page: Page, numbers: readonly number[]): Promise<void> {
  for (const number of numbers) {
    await page.locator(`[name="number"][value="${number}"]`).check({ force: true });
  }
}

/** What the page says once the round has been seen. */
async function said(page: Page, language: StoryLanguage): Promise<void> {
  await expect(page.locator(".instant__plate")).toContainText(anyEnding(language), { timeout: 10_000 });
}

for (const language of ["fa", "en"] as const) {
  test(`games of one step in ${language}: odds first, a round, the same round again`, async ({
    page,
    context,
    withScript,
  }) => {
    test.slow();
    await chooseLanguage(context, language);
    await register(page, language);
    for (const code of ["dice", "plinko", "keno", "roulette"] as const) {
      await openInstant(page, code, withScript);
      for (const odds of [".odds-line", ".odds .facts"]) {
        await expect(page.locator(odds)).toContainText(language === "fa" ? "٪" : "%");
      }
      if (code === "keno") await pickNumbers(page, [4, 11, 23]);
      if (code === "roulette") await page.locator("#chips-red").fill("2");
      if (withScript) await expectAccessible(page);
      const round = await play(page, code, language);
      await said(page, language);
      await expect(page.locator(".totals")).toContainText(say(language, "play.session.title"));
      await page.goto(`${new URL(page.url()).pathname}?round=${round}`);
      await alive(page, withScript);
      await said(page, language);
      if (withScript) await expectAccessible(page);
    }
    await page.getByRole("link", { name: say(language, "play.fairness.link") }).click();
    await expect(page).toHaveURL(/personalHistoryCopy/);
  });

  test(`games of several steps in ${language}: left, found again, played to the end`, async ({
    page,
    context,
    withScript,
  }) => {
    test.slow();
    await chooseLanguage(context, language);
    await register(page, language);

    const game = await openInstant(page, "mines", withScript);
    await page.locator('[name="mines"]').selectOption("1");
    await play(page, "mines", language);
    await page.goto("/rng");
    await page.goto(game);
    await alive(page, withScript);
    if (withScript) await expectAccessible(page);
    await page.locator('button[value="open-12"]').click();
    const take = page.locator('button[name="action"][value="take"]');
    await expect(take.or(page.locator(".mines__cell--hit")).first()).toBeVisible();
    if (await take.isVisible()) await take.click();
    await said(page, language);
    await expect(page.locator(".mines__cell--mine, .mines__cell--hit")).toHaveCount(1);

    await openInstant(page, "video-poker", withScript);
    await play(page, "video-poker", language);
    await page.locator('[name="hold"]').first().check({ force: true });
    if (withScript) await expectAccessible(page);
    await page.getByRole("button", { name: say(language, "instant.poker.draw") }).click();
    await said(page, language);

    await openInstant(page, "blackjack", withScript);
    await play(page, "blackjack", language);
    await expect(page.locator(".playing-card").first()).toBeVisible();
    if (withScript) await expectAccessible(page);
    // An insurance is offered first where the dealer shows an ace, and a natural of the dealer's is the end.
    const decline = page.locator('button[name="action"][value="decline"]');
    if (await decline.isVisible()) await decline.click();
    await expect(decline).toHaveCount(0);
    await page.waitForLoadState();
    const stand = page.locator('button[name="action"][value="stand"]');
    if (await stand.isVisible()) await stand.click();
    await said(page, language);
    await expect(page.locator(".playing-card--back")).toHaveCount(0);
  });
}

test("a wager sent three times at once is one round, and another choice in its place is refused", async ({
  page,
  withScript,
}) => {
  await register(page, "fa");
  const game = await openInstant(page, "dice", withScript);
  // With script the board comes by itself, and what is posted has to have all of it.
  await expect(page.locator('form#play [name="target"]').first()).toBeAttached();
  const form = await page.locator("form#play").evaluate((element) => {
    const fields = new FormData(element as HTMLFormElement);
    return Object.fromEntries([...fields].map(([name, value]) => [name, String(value)]));
  });
  const headers = { Origin: new URL(page.url()).origin };
  const post = (fields: Record<string, string>) =>
    page.request.post(game, { form: { ...form, ...fields }, headers, maxRedirects: 0 });
  const answers = await Promise.all([1, 2, 3].map(() => post({})));
  expect(answers.map((answer) => answer.status())).toEqual([303, 303, 303]);
  expect(new Set(answers.map((answer) => answer.headers().location)).size).toBe(1);
  expect((await post({ target: "20" })).status()).toBe(409);
  for (const wrong of [{ stake: "150" }, { target: "99.99" }, { side: "beside" }]) {
    const answer = await post({ formRef: `other-${Object.keys(wrong)}`, ...wrong });
    expect(answer.status(), JSON.stringify(wrong)).toBe(422);
  }
});

test("what is hidden in an open game is nowhere in what the page is sent", async ({ page, withScript }) => {
  await register(page, "fa");
  const game = await openInstant(page, "mines", withScript);
  await play(page, "mines", "fa");
  const answer = await (await page.request.get(game)).text();
  expect(answer).not.toContain("serverSeed");
  expect(answer).not.toMatch(/"field"(?:,|:)\s*\[/);
});
