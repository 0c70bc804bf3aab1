import type { Page } from "@playwright/test";
import type { Asked } from "./doors.ts";
import { alive, chooseLanguage, expect, expectAccessible, register, say, test } from "./fixture.ts";

/**
 * What seats cost, in minor units. Strangers at one price are seated together, and the same story may be told with and
 * without script at the same time.
 */
const SEATS = { withScript: { house: "500", people: "50000" }, without: { house: "100", people: "2000" } };
const seats = (withScript: boolean) => (withScript ? SEATS.withScript : SEATS.without);

/** Opens a card game with the funds of a new account, and ends at its tables. */
async function openTables(page: Page, game: string, withScript: boolean): Promise<void> {
  await page.goto(`/play/NARD-${game}`);
  await alive(page, withScript);
  await page.getByRole("main").getByRole("button").last().click();
  await expect(page).toHaveURL(/\/game\/[^/]+\/table/);
  await alive(page, withScript);
}

/** Sits down and has the house take what is free. */
async function playWithHouse(page: Page, { language, withScript }: Asked, game: string): Promise<void> {
  await page.locator(`form#sit label:has([value="${seats(withScript).house}"])`).click();
  await page.getByRole("button", { name: say(language, "tables.sit") }).click();
  await expect(page).toHaveURL(/table=/);
  await expect(page.locator(".chair--taken")).toHaveCount(1);
  await page.getByRole("button", { name: say(language, "tables.house.ask") }).click();
  await expect(page.locator(`.felt--${game}`)).toBeVisible({ timeout: 40_000 });
}

/** Waits for the own turn, and plays the first card (or calls the first suit) that may be played. */
async function playOne(page: Page): Promise<void> {
  const turn = page.locator('form#play [name="turn"]');
  const free = page.locator("form#play button, form#play a.own-hand__card--free").first();
  await expect(free).toBeVisible({ timeout: 30_000 });
  const before = await turn.inputValue();
  const button = page.locator("form#play button").first();
  if ((await button.count()) === 0) {
    await free.click();
    await expect(page).toHaveURL(/card=/);
  }
  await page.locator("form#play button").first().click();
  await expect.poll(() => turn.inputValue()).not.toBe(before);
}

for (const language of ["fa", "en"] as const) {
  test(`a match of pasur in ${language}: a seat, the house, some cards, and giving it up`, async ({
    page,
    context,
    withScript,
  }) => {
    test.setTimeout(120_000);
    await chooseLanguage(context, language);
    await register(page, language);
    await openTables(page, "pasur", withScript);
    await expect(page.locator(".funds--trial")).toBeVisible();
    if (withScript) await expectAccessible(page);

    await playWithHouse(page, { language, withScript }, "pasur");
    await playOne(page);
    await playOne(page);
    if (withScript) await expectAccessible(page);

    await page.locator(".table-forfeit summary").click();
    await page.getByRole("button", { name: say(language, "tables.forfeit.submit") }).click();
    await expect(page.getByText(say(language, "tables.ended.forfeit"))).toBeVisible();
    await expect(page.locator("form#play")).toHaveCount(0);
    if (withScript) await expectAccessible(page);

    const commit = await page.locator(".table-proof__code").textContent();
    await page.getByRole("link", { name: say(language, "tables.replay.first"), exact: true }).click();
    await expect(page).toHaveURL(/move=0/);
    await page
      .getByRole("link", { name: say(language, "tables.check", { hand: language === "fa" ? "۱" : "1" }) })
      .click();
    await expect(page).toHaveURL(/\/verify\?/);
    await expect(page.getByRole("main")).toContainText(commit ?? "");
    await expect(page.getByTestId("verdict")).toHaveText(say(language, "games.verify.proven"));
  });
}

test("hokm with the house in fa: trump is called and a trick is played", async ({ page, withScript }) => {
  test.setTimeout(120_000);
  await register(page, "fa");
  await openTables(page, "hokm", withScript);
  await playWithHouse(page, { language: "fa", withScript }, "hokm");
  await playOne(page);
  await playOne(page);
  await expect(page.locator(".hokm__laid").first()).toBeVisible({ timeout: 20_000 });
  if (withScript) await expectAccessible(page);
});

test("a card posted twice is played once, and one for a turn that is over is told how the table stands", async ({
  page,
  withScript,
}) => {
  test.setTimeout(120_000);
  await register(page, "fa");
  await openTables(page, "pasur", withScript);
  await playWithHouse(page, { language: "fa", withScript }, "pasur");
  const button = page.locator("form#play button").first();
  await expect(button).toBeVisible({ timeout: 30_000 });
  const form = await page.locator("form#play").evaluate((element) => {
    const fields = new FormData(element as HTMLFormElement);
    const act = element.querySelector("button")?.value ?? "";
    return Object.fromEntries([...[...fields].map(([name, value]) => [name, String(value)]), ["act", act]]);
  });
  const headers = { Origin: new URL(page.url()).origin };
  const post = (change = {}) =>
    page.request.post(page.url(), { form: { ...form, ...change }, headers, maxRedirects: 0 });
  const answers = await Promise.all([post(), post(), post()]);
  expect(answers.map((answer) => answer.status())).toEqual([303, 303, 303]);
  const stale = await post({ act: "nothing" });
  expect(stale.status()).toBe(409);
  expect(await stale.text()).toContain(say("fa", "reasons.staleTurn"));
});

/** The cards that somebody holds. A page without script comes anew by itself, also in the moment in which it is read. */
async function cardsOf(page: Page): Promise<string[]> {
  let cards: string[] = [];
  await expect(async () => {
    cards = await page
      .locator(".own-hand use")
      .evaluateAll((uses) => uses.map((use) => use.getAttribute("href")?.split("#")[1] ?? ""));
  }).toPass();
  return cards;
}

test("two people at one table see each their own cards, and a third who watches sees none", async ({
  page,
  browser,
  withScript,
  javaScriptEnabled,
}) => {
  test.setTimeout(120_000);
  const options = { javaScriptEnabled: javaScriptEnabled !== false };
  const sit = async (other: Page) => {
    await other.locator(`form#sit label:has([value="${seats(withScript).people}"])`).click();
    await other.getByRole("button", { name: say("fa", "tables.sit") }).click();
    await expect(other).toHaveURL(/table=/);
  };
  const second = await (await browser.newContext(options)).newPage();
  const third = await (await browser.newContext(options)).newPage();
  for (const one of [page, second, third]) {
    await register(one, "fa");
    await openTables(one, "pasur", withScript);
  }
  await sit(page);
  await sit(second);
  for (const one of [page, second])
    await expect(one.locator(".felt--pasur")).toBeVisible({ timeout: 30_000 });
  const [mine, theirs] = [await cardsOf(page), await cardsOf(second)];
  expect(mine).toHaveLength(4);
  expect(mine.filter((card) => theirs.includes(card))).toEqual([]);

  await third.goto(`${new URL(third.url()).pathname}?table=${new URL(page.url()).searchParams.get("table")}`);
  await expect(third.getByText(say("fa", "tables.watching"))).toBeVisible();
  const told = await third.content();
  for (const card of [...mine, ...theirs]) {
    expect(told).not.toContain(`"${card}"`);
    expect(told).not.toContain(`#${card}`);
  }
  await second.context().close();
  await third.context().close();
});

test("a card that one plays is seen by the other without asking, and by asking where nothing is heard", async ({
  page,
  browser,
  withScript,
}) => {
  test.skip(!withScript, "without script the page is looked at again by itself");
  test.setTimeout(120_000);
  const second = await (await browser.newContext()).newPage();
  // One of them can ask for nothing by the clock, and the other hears nothing.
  await page.addInitScript(() => {
    Object.assign(window, { setInterval: () => 0 });
  });
  await second.route("**/live/tables/**", (route) => route.abort());
  for (const one of [page, second]) {
    await register(one, "fa");
    await openTables(one, "pasur", withScript);
    await one.locator('form#sit label:has([value="10000"])').click();
    await one.getByRole("button", { name: say("fa", "tables.sit") }).click();
    await expect(one).toHaveURL(/table=/);
  }
  for (const one of [page, second])
    await expect(one.locator(".felt--pasur")).toBeVisible({ timeout: 30_000 });
  const free = (one: Page) => one.locator("form#play .own-hand__card--free").first();
  const isFirst = await Promise.race(
    [page, second].map((one) =>
      free(one)
        .waitFor()
        .then(() => one === page),
    ),
  );
  for (const one of isFirst ? [page, second, page] : [second, page, second]) await playOne(one);
  await second.context().close();
});

test("nobody hears that a table has changed without a session", async ({ page }) => {
  const id = "01890f3e-7b1a-7c3d-8e4f-001122334455";
  const answer = await page.request.get(`/live/tables/${id}/${id}`);
  expect(answer.status()).toBe(401);
});
