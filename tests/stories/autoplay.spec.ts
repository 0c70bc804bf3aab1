import type { Page, Request } from "@playwright/test";
import { alive, expect, expectAccessible, register, say, test } from "./fixture.ts";
import { ownDoors } from "./own-doors.ts";

const CYCLE_MS = 3000;

const { site } = ownDoors({ office: [["brand", "pace", "--autoplay", "on", "--cycle", String(CYCLE_MS)]] });

const GAME = "/play/NARD-takht-e-nard";

async function openGame(page: Page, withScript: boolean): Promise<string> {
  await page.goto(GAME);
  await alive(page, withScript);
  await page.getByRole("main").locator("form button").first().click();
  await expect(page).toHaveURL(/\/game\//);
  await alive(page, withScript);
  return new URL(page.url()).pathname;
}

const offer = (page: Page) => page.locator(".autoplay__offer > summary");
const spinsEnded = (page: Page) => page.locator(".autoplay > [role=status]");

async function begin(page: Page): Promise<void> {
  await offer(page).click();
  await page.getByRole("button", { name: say("fa", "autoplay.start"), exact: true }).click();
  await expect(page.getByText(say("fa", "autoplay.left_other", { count: "۱۰" }))).toBeVisible();
}

async function expectNothingPlayed(page: Page): Promise<void> {
  await page.goto("/member/personalHistoryCopy");
  await expect(page.getByText(say("fa", "member.bettingRecord.empty"))).toBeVisible();
}

test("automatic spins are the form's own, marked and one by one, until the player stops them", async ({
  page,
  withScript,
}) => {
  test.skip(!withScript, "nothing presses without script");
  test.slow();
  await register(page, "fa");
  const game = await openGame(page, withScript);
  await expect(offer(page)).toBeVisible();
  await offer(page).click();
  await expectAccessible(page);
  const lossField = page.locator('.autoplay [name="loss"]');
  await lossField.fill("۰٫۰۱");
  await page.getByRole("button", { name: say("fa", "autoplay.start"), exact: true }).click();
  await expect(page.getByText(say("fa", "autoplay.lossTooSmall"))).toBeVisible();
  await expect(lossField).toHaveAttribute("aria-invalid", "true");

  const posted: string[] = [];
  let answered = 0;
  const isSpin = (asked: Request) => asked.method() === "POST" && asked.url().includes(game);
  page.on("request", (asked) => {
    if (isSpin(asked)) posted.push(asked.postData() ?? "");
  });
  page.on("response", (answer) => {
    if (isSpin(answer.request())) answered += 1;
  });
  await lossField.fill("۱۰۰");
  await page.locator('.autoplay [name="win"]').fill("۹۹۹۹۹");
  await page.getByRole("button", { name: say("fa", "autoplay.start"), exact: true }).click();
  const stop = page.getByRole("button", { name: say("fa", "autoplay.stop"), exact: true });
  await expect(stop).toBeFocused();
  await expectAccessible(page);
  await expect(page).toHaveURL(/round=/);
  const first = page.url();
  const isOver = spinsEnded(page).getByText(say("fa", "autoplay.ends.freeSpins"));
  await expect(async () => {
    expect(page.url() !== first || (await isOver.count()) > 0).toBe(true);
  }).toPass({ timeout: 20_000 });
  if ((await isOver.count()) === 0) {
    await stop.click();
    await expect(spinsEnded(page)).toHaveText(say("fa", "autoplay.ends.asked"));
  }
  expect(posted.length).toBeGreaterThan(0);
  await expect.poll(() => answered).toBe(posted.length);
  for (const form of posted) expect(new URLSearchParams(form).get("automatic")).toBe("1");
  expect(new Set(posted.map((form) => new URLSearchParams(form).get("spinId"))).size).toBe(posted.length);
  await page.goto("/member/personalHistoryCopy");
  await expect(page.getByTestId("round")).toHaveCount(posted.length);
});

test("automatic spins stop before the next one when the player looks at something else", async ({
  page,
  withScript,
}) => {
  test.skip(!withScript, "nothing presses without script");
  await register(page, "fa");
  await openGame(page, withScript);
  await begin(page);
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(spinsEnded(page)).toHaveText(say("fa", "autoplay.ends.hidden"));
  await expectNothingPlayed(page);
});

test("the house's cycle holds between two spins, whoever asks", async ({ page, withScript }) => {
  await register(page, "fa");
  const game = await openGame(page, withScript);
  const formToken = await page.locator('form#spin [name="formToken"]').inputValue();
  const headers = { Origin: new URL(page.url()).origin };
  const spin = async (spinId: string) => {
    const form = { formToken, spinId, lineBet: "1" };
    return (await page.request.post(game, { form, headers, maxRedirects: 0 })).status();
  };
  expect(await spin("first")).toBe(303);
  const since = performance.now();
  await expect.poll(() => spin("second"), { intervals: [200], timeout: 20_000 }).toBe(303);
  expect(performance.now() - since).toBeGreaterThan(CYCLE_MS / 2);
});

test("without script nothing offers to press", async ({ page, withScript }) => {
  test.skip(withScript, "told of those without");
  await register(page, "fa");
  await openGame(page, withScript);
  await expect(page.locator(".autoplay")).toHaveCount(0);
});

test("a house that has switched them off refuses them with the reason, and offers them no more", async ({
  page,
  withScript,
}) => {
  test.skip(!withScript, "nothing presses without script");
  await register(page, "fa");
  const game = await openGame(page, withScript);
  await expect(offer(page)).toBeVisible();
  site().office("brand", "pace", "--autoplay", "off");
  const asked = async () => (await page.request.get(game)).text();
  await expect.poll(asked).not.toContain("lossTooSmall");
  await begin(page);
  await expect(page.getByRole("alert")).toContainText(say("fa", "reasons.autoplayOff"));
  await expect(spinsEnded(page)).toHaveText(say("fa", "autoplay.ends.refused"));
  await page.goto(game);
  await alive(page, withScript);
  await expect(page.locator("form#spin")).toBeVisible();
  await expect(page.locator(".autoplay")).toHaveCount(0);
  await expectNothingPlayed(page);
});
