import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { alive, anyEnding, expect, expectAccessible, register, say, test } from "./fixture.ts";
import { openedSearch } from "./record-search.ts";

/** Opens the first game of the list and answers with its address. */
async function openGame(page: Page, withScript: boolean): Promise<string> {
  await page.goto("/rng");
  await alive(page, withScript);
  await page.locator(".game-card").first().getByRole("button").last().click();
  await expect(page).toHaveURL(/\/game\//);
  await alive(page, withScript);
  return new URL(page.url()).pathname;
}

async function spinOnce(page: Page): Promise<string> {
  const before = new URL(page.url()).searchParams.get("round");
  await page.getByRole("button", { name: say("fa", "play.spin"), exact: true }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get("round")).not.toBe(before);
  return new URL(page.url()).searchParams.get("round") ?? "";
}

test("G10 a stranger who opens a game is asked to log in, and comes back to that game", async ({
  page,
  withScript,
}) => {
  await page.goto("/rng");
  await alive(page, withScript);
  await page.locator(".game-card .game-card__play").first().click();
  await expect(page).toHaveURL(/\/login\?redirectTo=%2Fplay%2F/);
});

test("a spin sent twice plays once and shows the same round", async ({ page, withScript }) => {
  await register(page, "fa");
  const game = await openGame(page, withScript);
  const form = await page.locator("form#spin").evaluate((element) => {
    const fields = new FormData(element as HTMLFormElement);
    return Object.fromEntries([...fields].map(([name, value]) => [name, String(value)]));
  });
  const headers = { Origin: new URL(page.url()).origin };
  const answers = await Promise.all(
    [1, 2, 3].map(() => page.request.post(game, { form, headers, maxRedirects: 0 })),
  );
  expect(new Set(answers.map((answer) => answer.headers().location)).size).toBe(1);
  expect(answers.map((answer) => answer.status())).toEqual([303, 303, 303]);
  await page.goto("/member/personalHistoryCopy");
  await expect(page.getByTestId("round")).toHaveCount(1);

  const other = await page.request.post(game, { form: { ...form, lineBet: "5" }, headers, maxRedirects: 0 });
  expect(other.status()).toBe(409);
});

test("M06 the betting record is searched by money, day and game, and taken along as a file", async ({
  page,
  withScript,
}) => {
  await register(page, "fa");
  await openGame(page, withScript);
  await spinOnce(page);

  await page.goto("/member/personalHistoryCopy");
  await alive(page, withScript);
  const form = await openedSearch(page);
  const asked: [field: string, value: string, rounds: number][] = [
    ["asset", "P", 0],
    ["asset", "TRIAL", 1],
    ["to", "۱۴۰۰/۰۱/۰۱", 0],
    ["to", "", 1],
  ];
  for (const [field, value, rounds] of asked) {
    const given = form.locator(`[name="${field}"]`);
    await (field === "asset" ? given.selectOption(value) : given.fill(value));
    await form.getByRole("button").click();
    await page.waitForURL((url) => (url.searchParams.get(field) ?? "") === value);
    await expect(page.getByTestId("round")).toHaveCount(rounds);
  }
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByTestId("record-csv").click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^betting-record-trial-\d{4}-\d\d-\d\d\.csv$/);
  const [header, row, end] = readFileSync(await download.path(), "utf8").split("\r\n");
  expect(header).toMatch(
    /^\ufeffopened_at,closed_at,vendor,game,round,asset,stake,payout,correction,result,state,note,number,nonce,seed_hash,client_seed,link,choice,outcome$/,
  );
  expect(row).toMatch(
    /\+03:30,NARD,.+,TRIAL,\d+\.\d\d,\d+\.\d\d,0\.00,-?\d+\.\d\d,closed,,,\d+,[0-9a-f]{64},[\w.-]+,,\d+\.\d\d,"\[\[[\d,[\]]+\]\]"$/,
  );
  expect(end).toBe("");

  await page.getByTestId("round").click();
  await page.getByTestId("of-game").click();
  await expect(page).toHaveURL(/vendor=NARD&game=/);
  await expect(page.getByTestId("only-game")).toBeVisible();
  await expect(page.getByTestId("round")).toHaveCount(1);
  if (withScript) await expectAccessible(page);
  const elsewhere = new URL(page.url());
  elsewhere.searchParams.set("game", "another");
  await page.goto(elsewhere.href);
  await expect(page.getByTestId("round")).toHaveCount(0);
  await page.getByTestId("only-game").getByRole("link").click();
  await expect(page.getByTestId("round")).toHaveCount(1);
  for (const name of ["vendor", "game", "asset", "from", "state"]) {
    const answer = await page.request.get(`/member/personalHistoryCopy.csv?${name}=%00%27%E2%82%AC`);
    expect(answer.status(), name).toBe(200);
  }
});

test("a bet that is not on offer is refused beside the bets, and takes nothing", async ({
  page,
  withScript,
}) => {
  await register(page, "fa");
  const game = await openGame(page, withScript);
  const formToken = await page.locator('form#spin [name="formToken"]').inputValue();
  const headers = { Origin: new URL(page.url()).origin };
  for (const lineBet of ["0", "3", "-1", "1e9", "۵", "99999999999999999999", ""]) {
    const answer = await page.request.post(game, {
      form: { formToken, spinId: `x${lineBet}`, lineBet },
      headers,
      maxRedirects: 0,
    });
    expect([400, 422], lineBet).toContain(answer.status());
    expect(await answer.text()).toContain(say("fa", "reasons.lineBetNotOffered"));
  }
  await page.goto("/member/personalHistoryCopy");
  await expect(page.getByText(say("fa", "member.bettingRecord.empty"))).toBeVisible();
});

test("a house offers no automatic spins until it says so, and refuses them by name", async ({
  page,
  withScript,
}) => {
  await register(page, "fa");
  const game = await openGame(page, withScript);
  expect(await page.content()).not.toContain("autoplay__");
  await expect(page.locator(".autoplay")).toHaveCount(0);
  const formToken = await page.locator('form#spin [name="formToken"]').inputValue();
  const answer = await page.request.post(game, {
    form: { formToken, spinId: "pressed", lineBet: "1", automatic: "1" },
    headers: { Origin: new URL(page.url()).origin },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(422);
  expect(await answer.text()).toContain(say("fa", "reasons.autoplayOff"));
  await page.goto("/member/personalHistoryCopy");
  await expect(page.getByText(say("fa", "member.bettingRecord.empty"))).toBeVisible();
});

test("a round can be checked by anybody once its server seed is shown", async ({ page, withScript }) => {
  await register(page, "fa");
  await openGame(page, withScript);
  const round = await spinOnce(page);
  await expect(page.getByText(say("fa", "play.ownSeed.title")), "a pair is asked of once").toHaveCount(0);
  const payout = await page
    .locator(".walnut-case__win bdi")
    .or(page.locator(".machine__plate"))
    .first()
    .isVisible();
  expect(payout).toBe(true);

  await page.goto("/seeds");
  await alive(page, withScript);
  const commit = await page.getByTestId("commit").textContent();
  await page.locator('main [name="clientSeed"]').fill("   ");
  await page.getByRole("button", { name: say("fa", "play.seeds.rotate") }).click();
  await expect(page.locator('main [name="clientSeed"]')).toHaveAttribute("aria-invalid", "true");
  const words = "دو کلمه";
  await page.locator('main [name="clientSeed"]').fill(words);
  await page.getByRole("button", { name: say("fa", "play.seeds.rotate") }).click();
  await expect(page).toHaveURL(/rotated/);
  await expect(page.getByTestId("server-seed")).toHaveCount(1);
  const hashed = createHash("sha256").update(words, "utf8").digest("hex");
  await expect(page.getByText(hashed), "words are taken as a game takes them").toBeVisible();

  await page.goto("/member/personalHistoryCopy");
  await page.getByTestId("round").click();
  await expect(page).toHaveURL(new RegExp(round));
  const recorded = await page.getByTestId("computed-payout").textContent();
  await page.getByRole("link", { name: say("fa", "member.round.verify") }).click();
  await expect(page.getByTestId("verdict")).toHaveText(say("fa", "games.verify.proven"));
  // A browser without script sends nothing of its own unless somebody types it.
  await expect(page.getByTestId("house-alone")).toHaveCount(withScript ? 0 : 1);
  await page.getByRole("link", { name: say("fa", "games.verify.reels") }).click();
  await expect(page).toHaveURL(/\/seeds\/verify\?/);
  await expect(page.getByTestId("computed-commit")).toHaveText(commit ?? "");
  await expect(page.getByTestId("computed-payout")).toHaveText(recorded ?? "");
});

test("I02 language and theme are chosen by a form, kept, and mirrored for who looks for hisLang", async ({
  page,
  withScript,
}) => {
  await page.goto("/rng?minBet=0.01");
  await alive(page, withScript);
  await page.locator("header .preferences summary, header .preferences button").first().click();
  await page.locator('header button[name="lang"][value="en"]').click();
  await expect(page).toHaveURL("/rng?minBet=0.01");
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
  await alive(page, withScript);
  if (withScript) expect(await page.evaluate(() => localStorage.getItem("hisLang"))).toBe("EN");

  await page.locator("header .preferences summary, header .preferences button").first().click();
  await page.locator('header button[name="theme"][value="dark"]').click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("G04 pages of the list are links, and one that is not there is the nearest that is", async ({
  page,
  withScript,
}) => {
  await page.goto("/rng?pageNo=999");
  await alive(page, withScript);
  await expect(page.locator(".game-card")).toHaveCount(1);
  await page.goto("/rng?pageNo=-5");
  await expect(page.locator(".game-card")).toHaveCount(15);
});

test("a spin that is pressed too early is played when the wait is over, once", async ({
  page,
  withScript,
}) => {
  test.skip(!withScript, "Without script the house itself asks to wait");
  await register(page, "fa");
  await openGame(page, withScript);
  const button = page.getByRole("button", { name: say("fa", "play.spin"), exact: true });
  await button.evaluate((element) => {
    const pressTwice = new MutationObserver(() => {
      if (element.getAttribute("aria-disabled") !== "true") return;
      pressTwice.disconnect();
      (element as HTMLButtonElement).click();
      (element as HTMLButtonElement).click();
    });
    pressTwice.observe(element, { attributeFilter: ["aria-disabled"] });
  });
  const first = await spinOnce(page);
  await expect.poll(() => new URL(page.url()).searchParams.get("round")).not.toBe(first);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(button).toHaveAttribute("aria-disabled", "false");
  await page.goto("/member/personalHistoryCopy");
  await expect(page.getByTestId("round")).toHaveCount(2);
});

test("who asked for less motion sees the result at once", async ({
  browser,
  withScript,
  javaScriptEnabled,
}) => {
  const context = await browser.newContext({
    reducedMotion: "reduce",
    javaScriptEnabled: javaScriptEnabled !== false,
  });
  const page = await context.newPage();
  await register(page, "fa");
  await openGame(page, withScript);
  await spinOnce(page);
  await expect(page.locator(".reels--turning")).toHaveCount(0);
  await expect(page.getByRole("button", { name: say("fa", "play.skip") })).toHaveCount(0);
  await expect(page.locator(".machine__plate")).toContainText(anyEnding("fa"));
  await context.close();
});

test("G11 a round has a receipt that the offline program reads, and days are published for all", async ({
  page,
  withScript,
}, testInfo) => {
  await register(page, "fa");
  await openGame(page, withScript);
  await spinOnce(page);
  await page.goto("/member/personalHistoryCopy");
  await alive(page, withScript);
  await page.getByTestId("round").click();
  await expect(page.getByTestId("receipt")).toHaveText(say("fa", "member.round.receipt.pending"));
  const save = page.getByRole("link", { name: say("fa", "member.round.receipt.save") });
  const file = testInfo.outputPath("receipt.json");
  const answer = await page.request.get((await save.getAttribute("href")) ?? "");
  writeFileSync(file, await answer.body());
  const { keys } = await (await page.request.get("/verify/key")).json();
  const { status, stdout } = spawnSync(
    process.execPath,
    ["public/verifier/nard-verify.mjs", "--receipt", file, "--key", keys[0].x],
    { encoding: "utf8" },
  );
  expect(stdout).toContain("The house signed this receipt");
  expect(status, "signed, and published tomorrow").toBe(2);

  await page.getByRole("link", { name: say("fa", "member.round.receipt.days") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("fa", "games.days.title"));
  await alive(page, withScript);
  await expect(page.locator(".records tbody tr").first()).toBeVisible();
  if (withScript) await expectAccessible(page);
  const days = await (await page.request.get("/verify/days.json")).json();
  expect(days[0].head).toMatch(/^nard day\nday=\d{4}-\d\d-\d\d\n/);
  expect((await page.request.get("/verify/days.json?before=never")).status()).toBe(404);
});

test("G11 a receipt is pasted into the page that checks, and what was changed in it is seen", async ({
  page,
  withScript,
}) => {
  await register(page, "fa");
  const game = await openGame(page, withScript);
  const round = await spinOnce(page);
  await expect(page.getByRole("link", { name: say("fa", "play.fairness.numbers") })).toHaveAttribute(
    "href",
    /^\/verifier\/games\/slot\/[\w-]+\.json$/,
  );
  const latest = page.locator("details", { hasText: say("fa", "instant.page.latest") });
  await latest.locator("summary").click();
  await expect(latest.getByRole("link").first()).toHaveAttribute(
    "href",
    `/member/personalHistoryCopy/NARD/${round}`,
  );
  await page.goto("/member/personalHistoryCopy");
  await page.getByTestId("round").click();
  const save = page.getByRole("link", { name: say("fa", "member.round.receipt.save") });
  const receipt = await (await page.request.get((await save.getAttribute("href")) ?? "")).text();

  await page.goto(game);
  await alive(page, withScript);
  await page.getByRole("link", { name: say("fa", "play.fairness.check") }).click();
  const pasted = page.locator('main textarea[name="address"]');
  const check = page.getByRole("button", { name: say("fa", "games.verify.submit") }).first();
  const checked = async (text: string) => {
    await alive(page, withScript);
    await pasted.fill(text);
    await check.click();
  };
  await checked(receipt);
  const [signed = ""] = say("fa", "games.verify.receipt.signedUntil").split("{{");
  await expect(page.getByText(say("fa", "games.verify.words.signed"))).toBeVisible();
  await expect(page.getByTestId("verdict")).toContainText(signed);
  await expect(page.getByTestId("receipt-steps")).toContainText(say("fa", "games.verify.receipt.signature"));
  if (withScript) await expectAccessible(page);
  await checked(receipt.replace(/payout=\d+/, "payout=99999"));
  await expect(page.getByTestId("verdict")).toHaveText(say("fa", "games.verify.receipt.wrong"));
  await checked(receipt.slice(0, 40));
  await expect(page.getByText(say("fa", "reasons.receiptUnreadable")).first()).toBeVisible();
  await checked(round.toUpperCase());
  await expect(page).toHaveURL(`/member/personalHistoryCopy/NARD/${round}`);
});

test("G11 the first stake of a pair carries a part of the player's, in words of any script", async ({
  page,
  withScript,
}) => {
  await register(page, "fa");
  await openGame(page, withScript);
  const part = page.locator("details.own-seed");
  await part.locator("summary").click();
  const seed = part.locator('[name="clientSeed"]');
  if (withScript) await expect(seed).toHaveValue(/^[0-9a-f]{32}$/);
  const commit = await part.locator("code").textContent();
  await seed.fill("بخت من");
  if (withScript) await expectAccessible(page);
  await spinOnce(page);
  await expect(part).toHaveCount(0);
  await page.goto("/seeds");
  await expect(page.getByTestId("commit")).toHaveText(commit ?? "");
  const hash = createHash("sha256").update("بخت من", "utf8").digest("hex");
  const active = page.locator("main section").first();
  await expect(active).toContainText(hash);
  await expect(active).toContainText(say("fa", "play.ownSeed.by.player"));
});
