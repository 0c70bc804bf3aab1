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
  "shab-e-kavir": "SIMORGH",
  "bazar-e-vakil": "KHATAM",
  "baran-e-gol": "KHATAM",
  "hezar-gereh": "NARD",
  "ganj-e-shayegan": "SIMORGH",
  "kan-e-firuzeh": "NARD",
  khalij: "NARD",
} as const;

type Code = keyof typeof VENDORS;

async function openGame(page: Page, code: Code, withScript: boolean): Promise<string> {
  await page.goto(`/play/${VENDORS[code]}-${code}`);
  await alive(page, withScript);
  await page.getByRole("main").locator("form button").first().click();
  await expect(page).toHaveURL(/\/game\/[^/]+\/instant/);
  await alive(page, withScript);
  return new URL(page.url()).pathname;
}

const roundOf = (page: Page) => new URL(page.url()).searchParams.get("round");

/** Presses the button and waits for the round, and until it has been shown. */
async function spin(page: Page, language: StoryLanguage): Promise<string> {
  const before = roundOf(page);
  const button = page.getByRole("button", { name: say(language, "instant.go.spin"), exact: true });
  await expect(button).not.toHaveAttribute("aria-disabled", "true", { timeout: 15_000 });
  // Pressed again within a second, it is refused; then it is pressed once more.
  await expect(async () => {
    await button.click();
    await expect.poll(() => roundOf(page) ?? before, { timeout: 4000 }).not.toBe(before);
  }).toPass({ timeout: 20_000 });
  await expect(page.locator(".instant__plate")).toContainText(anyEnding(language), { timeout: 15_000 });
  return roundOf(page) ?? "";
}

/** The grid as a listener hears it. */
async function gridOf(page: Page): Promise<string[]> {
  return page.locator(".reel-grid td .visually-hidden").allTextContents();
}

for (const language of ["fa", "en"] as const) {
  test(`slots of other families in ${language}: odds first, a round, the same round again`, async ({
    page,
    context,
    withScript,
  }) => {
    test.slow();
    await chooseLanguage(context, language);
    await register(page, language);
    for (const code of ["shab-e-kavir", "hezar-gereh", "kan-e-firuzeh"] as const) {
      const game = await openGame(page, code, withScript);
      for (const odds of [".odds-line", ".odds .facts"]) {
        await expect(page.locator(odds)).toContainText(language === "fa" ? "٪" : "%");
      }
      await expect(page.locator(".paytable").first()).toBeVisible();
      if (withScript) await expectAccessible(page);

      const round = await spin(page, language);
      const grid = await gridOf(page);
      expect(grid).toHaveLength(code === "hezar-gereh" ? 30 : 15);
      expect(grid.every((name) => name !== "")).toBe(true);
      await expect(page.locator(".totals")).toContainText(
        say(language, "play.session.rounds_one", { count: language === "fa" ? "۱" : "1" }),
      );
      if (withScript) await expectAccessible(page);

      await spin(page, language);
      await page.goto(`${game}?round=${round}`);
      await alive(page, withScript);
      expect(await gridOf(page)).toEqual(grid);
      await expect(page.getByText(say(language, "instant.page.earlier"))).toBeVisible();
    }
  });

  test(`the other slots in ${language}: each is opened and played`, async ({ page, context, withScript }) => {
    test.slow();
    await chooseLanguage(context, language);
    await register(page, language);
    for (const code of ["bazar-e-vakil", "baran-e-gol", "ganj-e-shayegan"] as const) {
      await openGame(page, code, withScript);
      await spin(page, language);
      expect((await gridOf(page)).length).toBeGreaterThanOrEqual(15);
    }
  });

  test(`a shot at a fish in ${language}: every chance is told, the shot is decided, the session adds up`, async ({
    page,
    context,
    withScript,
  }) => {
    await chooseLanguage(context, language);
    await register(page, language);
    await openGame(page, "khalij", withScript);
    await expect(page.locator(".odds .fishing__odds tbody tr")).toHaveCount(14);
    await expect(page.locator(".odds .facts")).toContainText(language === "fa" ? "۹۶٫۰۰٪" : "96.00%");
    if (withScript) await expectAccessible(page);

    await page.locator(".targets__list [name=fish]").last().check({ force: true });
    await page.getByRole("button", { name: say(language, "instant.go.shoot"), exact: true }).click();
    await expect(page.locator(".fishing__said")).not.toHaveText("");
    const one = say(language, "play.session.rounds_one", { count: language === "fa" ? "۱" : "1" });
    await expect(page.locator(".totals")).toContainText(one, { timeout: 10_000 });
    if (withScript) await expectAccessible(page);
  });
}

test("the sea can be stopped, arrow keys choose what is aimed at", async ({ page, withScript }) => {
  test.skip(!withScript, "without script nothing moves");
  await register(page, "fa");
  await openGame(page, "khalij", withScript);
  await page.getByRole("button", { name: say("fa", "instant.fish.still") }).click();
  await expect(page.getByRole("button", { name: say("fa", "instant.fish.move") })).toBeVisible();
  const targets = page.locator(".targets__list [name=fish]");
  await targets.first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(targets.first()).not.toBeChecked();
});

test("a shot at a fish that is long gone is refused and takes nothing", async ({ page, withScript }) => {
  await register(page, "fa");
  const game = await openGame(page, "khalij", withScript);
  const formToken = await page.locator('form#play [name="formToken"]').inputValue();
  const headers = { Origin: new URL(page.url()).origin };
  for (const [nth, fish] of ["1000", "9999999999", "-1", "abc"].entries()) {
    const form = { formToken, formRef: `gone${nth}`, stake: "10", fish };
    const shot = await page.request.post(game.replace(/instant$/, "fishing"), { form, headers });
    expect(shot.status(), fish).toBe(422);
    const posted = await page.request.post(game, { form, headers, maxRedirects: 0 });
    expect(posted.status(), fish).toBe(422);
  }
  await page.goto(game);
  await expect(page.locator(".totals")).toContainText(say("fa", "play.session.rounds_other", { count: "۰" }));
});
