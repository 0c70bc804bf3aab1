import type { Locator, Page } from "@playwright/test";
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
import { office } from "./office.ts";

const A_ROUND_MS = 150_000;

const TABLES = [
  { category: "crash", node: "SIMORGH-parvaz", code: "parvaz" },
  { category: "live", node: "KHATAM-bakara", code: "bakara" },
  { category: "cockfight", node: "NARD-derbi-khorus", code: "derbi-khorus" },
] as const;

type Told = { page: Page; language: StoryLanguage; withScript: boolean };

/** Sits down at a table and answers with its address. */
async function sitDown({ page, withScript }: Told, node: string): Promise<string> {
  await page.goto(`/play/${node}`);
  await alive(page, withScript);
  await page.getByRole("main").locator("form button").last().click();
  await expect(page).toHaveURL(/\/game\/[^/]+\/round/);
  await alive(page, withScript);
  return new URL(page.url()).pathname;
}

/** Without script a page is looked at again until it shows what is waited for. */
async function untilShown({ page, withScript }: Told, place: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        if (!withScript && (await place.count()) === 0) await page.reload().catch(() => {});
        return place.count();
      },
      { timeout: A_ROUND_MS, intervals: [1000] },
    )
    .toBeGreaterThan(0);
}

/** Stakes the smallest chip; where betting closes in that moment, in the next round. */
async function stake(told: Told, category: string): Promise<void> {
  const { page } = told;
  const own = page.locator(".own-stakes__stake");
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await untilShown(told, page.locator("form#stake"));
    const form = page.locator("form#stake");
    if (category === "crash")
      await form
        .locator('[name="auto"]')
        .fill("1.01", { timeout: 3000 })
        .catch(() => {});
    const button = form.locator(category === "crash" ? "button" : 'button[name="spot"]').first();
    await button.click({ timeout: 3000 }).catch(() => {});
    const placed = await expect(own)
      .toHaveCount(1, { timeout: 5000 })
      .then(
        () => true,
        () => false,
      );
    if (placed) return;
  }
  throw new Error("No stake was taken in five rounds.");
}

for (const language of ["fa", "en"] as const) {
  for (const { category, node, code } of TABLES) {
    test(`${code} in ${language}: the odds, a stake in a shared round, its end, and the check`, async ({
      page,
      context,
      withScript,
    }) => {
      test.setTimeout(3 * A_ROUND_MS);
      await chooseLanguage(context, language);
      const told = { page, language, withScript };
      await register(page, language);
      const table = await sitDown(told, node);
      const main = page.getByRole("main");
      await expect(main.locator(".funds--trial")).toBeVisible();
      await expect(
        main.getByRole("term").getByText(say(language, "rounds.odds.rtp"), { exact: true }),
      ).toBeVisible();
      await expect(
        main.getByRole("term").getByText(say(language, "rounds.odds.topWin"), { exact: true }),
      ).toBeVisible();
      await expect(main.locator(".odds-line")).toContainText(say(language, "rounds.odds.topWin"));
      await untilShown(told, page.locator("form#stake"));
      await expect(page.getByTestId("commit")).toHaveCount(1);
      await expect(page.getByTestId("link")).toHaveCount(0);
      // What refreshes a page without script is not there with it.
      if (withScript) await expectAccessible(page);

      await stake(told, category);
      const record = page.locator(".own-stakes__stake a");
      await untilShown(told, record);
      const wagerId = (await record.first().getAttribute("href"))?.split("/").at(-1) ?? "";

      await page.goto(`${table}?round=${wagerId}`);
      await alive(page, withScript);
      await expect(page.getByTestId("recalled-payout")).toBeVisible();
      const check = page.getByRole("link", { name: say(language, "rounds.fairness.check") });
      // A stake that left its flight is paid before the flight is over, and what checks it is shown after.
      await expect
        .poll(
          async () => {
            if ((await check.count()) === 0) await page.reload();
            return check.count();
          },
          { timeout: A_ROUND_MS, intervals: [2000] },
        )
        .toBe(1);
      const query = new URL((await check.getAttribute("href")) ?? "", page.url()).searchParams;
      expect([query.get("engine"), query.get("game")]).toEqual(["rounds", code]);
      expect(query.get("link")).toMatch(/^[0-9a-f]{64}$/);
      await check.click();
      await expect(page.getByText(say(language, "games.verify.own"))).toBeVisible();
      await expect(page.getByTestId("verdict")).toHaveText(say(language, "games.verify.proven"));
      const list = page.getByRole("link", { name: say(language, "games.verify.stakesFile") });
      const kept = await page.request.get((await list.getAttribute("href")) ?? "");
      const { entropy, stakes } = await kept.json();
      expect([entropy, stakes.includes(query.get("own"))]).toEqual([query.get("entropy"), true]);
      await page.goBack();
      await expect(page.getByTestId("recalled-payout")).toBeVisible();
      if (withScript) await expectAccessible(page);
      await page.screenshot({ path: `/tmp/zz/${code}-${language}-table.png`, fullPage: true });

      // Its record says how it was decided, leads to the same check, and so does its receipt.
      await page.getByRole("link", { name: say(language, "play.fairness.link") }).click();
      await alive(page, withScript);
      await expect(page.getByTestId("link")).toHaveText(query.get("link") ?? "");
      await expect(main.getByRole("term").getByText(say(language, "rounds.own.result"))).toBeVisible();
      if (category !== "crash")
        await expect(main.getByRole("term").getByText(say(language, "rounds.own.choice"))).toBeVisible();
      const same = page.getByRole("link", { name: say(language, "rounds.fairness.check") });
      expect(new URL((await same.getAttribute("href")) ?? "", page.url()).search).toBe(`?${query}`);
      const save = page.getByRole("link", { name: say(language, "member.round.receipt.save") });
      const receipt = await (await page.request.get((await save.getAttribute("href")) ?? "")).json();
      expect(new URL(receipt.link).search).toBe(`?${query}`);
      await page.screenshot({ path: `/tmp/zz/${code}-${language}-record.png`, fullPage: true });
      if (withScript) await expectAccessible(page);
    });
  }
}

/** Waits for a flight to be up and calls it off by two operators; null where it was over before. */
async function callOffFlight(told: Told): Promise<string | null> {
  const form = told.page.locator("form#stake");
  await untilShown(told, form);
  const roundId = await form.locator('[name="roundId"]').inputValue({ timeout: 3000 });
  await expect
    .poll(
      async () => {
        if (!told.withScript) await told.page.reload().catch(() => {});
        return form.count();
      },
      { timeout: A_ROUND_MS, intervals: [300] },
    )
    .toBe(0);
  try {
    office("mina", "round", "cancel", roundId, "--reason", "The cable broke");
    return office("omid", "round", "cancel", roundId, "--reason", "So it did").includes("It is called off")
      ? roundId
      : null;
  } catch {
    // It was over before the second had said it.
    return null;
  }
}

test("a flight that two operators call off says so with its reason, and its check says what it would have been", async ({
  page,
  withScript,
}) => {
  test.setTimeout(4 * A_ROUND_MS);
  const told = { page, language: "fa", withScript } as const;
  await register(page, "fa");
  const table = await sitDown(told, "SIMORGH-parvaz");
  let roundId: string | null = null;
  for (let flight = 0; flight < 8 && roundId === null; flight += 1) {
    roundId = await callOffFlight(told).catch(() => null);
    if (roundId === null) await page.goto(table);
  }
  expect(roundId).not.toBeNull();
  // Without script the page asks for itself again by the clock, and may do so just then.
  await expect(async () => {
    await page.goto(table);
  }).toPass();
  const bead = page.locator(".bead--off a").last();
  await untilShown(told, bead);
  await expect(page.locator(".bead--off").last()).toContainText(say("fa", "rounds.history.calledOff"));
  const would = await bead.textContent();
  await page.goto((await bead.getAttribute("href")) ?? "");
  await expect(page.getByTestId("called-off")).toHaveText(say("fa", "games.verify.calledOff"));
  await expect(page.getByText("The cable broke")).toBeVisible();
  await expect(page.getByTestId("verdict")).toHaveText(say("fa", "games.verify.proven"));
  await expect(page.getByTestId("checked-lines")).toContainText("Point of the flight");
  expect(would).toMatch(/[۰-۹]/);
  if (withScript) await expectAccessible(page);
});

test("a stake of another round, on another table or with a chip that is not offered takes nothing", async ({
  page,
  withScript,
}) => {
  const told = { page, language: "fa", withScript } as const;
  await register(page, "fa");
  const table = await sitDown(told, "KHATAM-bakara");
  const formToken = await page.locator('main [name="formToken"]').first().inputValue({ timeout: A_ROUND_MS });
  const headers = { Origin: new URL(page.url()).origin };
  const roundId = "01890f3e-7b1a-7c3d-8e4f-001122334455";
  const sent = { formToken, intent: "stake", formRef: "a", roundId, stake: "100", spot: "player" };
  for (const wrong of [{}, { stake: "123" }, { spot: "dragon" }, { stake: "-1" }, { intent: "none" }]) {
    const form = { ...sent, ...wrong };
    const answer = await page.request.post(table, { form, headers, maxRedirects: 0 });
    expect([400, 422], JSON.stringify(wrong)).toContain(answer.status());
  }
  await page.goto(table);
  await expect(page.locator(".own-stakes__stake")).toHaveCount(0);
});
