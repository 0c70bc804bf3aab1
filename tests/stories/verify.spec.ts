import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { alive, chooseLanguage, expect, expectAccessible, say, test } from "./fixture.ts";

type Vector = { query: string; title: string; lines: [name: string, value: string][] };

const VECTORS: Vector[] = JSON.parse(readFileSync("public/verifier/vectors.json", "utf8"));

/** A published round of a game: what its own page would link to. */
function published(game: string, withStakes = false): Vector {
  const found = VECTORS.find(({ query }) => {
    const said = new URLSearchParams(query);
    return said.get("game") === game && said.has("stakes") === withStakes;
  });
  if (!found) throw new Error(`${game} has no published round`);
  return found;
}

for (const language of ["fa", "en"] as const) {
  test(`G11 anybody checks any round by its link, in ${language}`, async ({ page, context, withScript }) => {
    await chooseLanguage(context, language);
    await page.goto("/verify");
    await alive(page, withScript);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say(language, "games.verify.title"));

    const link = page.locator('main textarea[name="address"]');
    const compute = page.getByRole("button", { name: say(language, "games.verify.submit") });
    await link.fill("this is no link");
    await compute.click();
    await expect(page.getByText(say(language, "reasons.linkUnreadable")).first()).toBeVisible();
    await expect(link).toHaveValue("this is no link");
    await alive(page, withScript);

    const { query, title, lines } = published("parvaz");
    // A link without its engine is not taken for a search by game and number.
    const bare = new URLSearchParams(query);
    bare.delete("engine");
    expect((await page.goto(`/verify?${bare}`))?.status()).toBe(422);
    await link.fill(`https://somewhere.example/verify?${query}`);
    await compute.click();
    await expect(page).toHaveURL(/\/verify\?.*game=parvaz/);
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    for (const [, value] of lines) {
      await expect(page.getByTestId("checked-lines").getByText(value, { exact: true }).first()).toBeVisible();
    }
    await expect(page.getByTestId("verdict")).toHaveText(say(language, "games.verify.unbound"));
    await expect(page.getByText(say(language, "games.verify.missingSignature"))).toBeVisible();
    await expect(page.getByTestId("checked-in-words")).toContainText(
      language === "fa" ? "پرواز سیمرغ" : "Flight of the Simorgh",
    );
    await alive(page, withScript);
    if (withScript) await expectAccessible(page);

    await page.goto(`/verify?${query.replace(/commit=[0-9a-f]/, "commit=0")}`);
    await expect(page.getByTestId("verdict")).toHaveText(say(language, "games.verify.wrong"));
  });
}

test("G11 the cards and the falls of a round stand beside its numbers, named", async ({
  page,
  withScript,
}) => {
  await page.goto(`/verify?${published("blackjack").query}`);
  await alive(page, withScript);
  const six = say("fa", "instant.cards.of", { rank: "۶", suit: say("fa", "instant.cards.clubs") });
  await expect(page.getByTestId("checked-hand").getByRole("img", { name: six, exact: true })).toBeVisible();
  if (withScript) await expectAccessible(page);
  await page.goto(`/verify?${published("hezar-gereh").query}`);
  await alive(page, withScript);
  const steps = page.getByTestId("checked-steps").getByRole("listitem");
  await expect(steps.first()).toContainText(say("fa", "instant.reels.step", { number: "۱" }));
  if (withScript) await expectAccessible(page);
});

test("G11 a slot's round leads from its lines to its reels", async ({ page, withScript }) => {
  await page.goto(`/verify?${published("kavir").query}`);
  await alive(page, withScript);
  await page.getByRole("link", { name: say("fa", "games.verify.reels") }).click();
  await expect(page).toHaveURL(/\/seeds\/verify\?/);
  await expect(page.getByTestId("computed-commit")).toHaveText(
    new URLSearchParams(published("kavir").query).get("commit") ?? "",
  );
});

test("G11 the stakes of a shared round give its entropy, and one's own stake is among them or is not", async ({
  page,
  withScript,
}) => {
  const { query } = published("parvaz", true);
  await page.goto(`/verify?${query}`);
  await alive(page, withScript);
  await expect(page.getByText(say("fa", "games.verify.own"))).toBeVisible();
  await expect(page.getByTestId("verdict")).toHaveText(say("fa", "games.verify.unbound"));
  await page.goto(`/verify?${query.replace(/own=[0-9a-f]{8}/, "own=00000000")}`);
  await expect(page.getByTestId("verdict")).toHaveText(say("fa", "games.verify.wrong"));
  const none = await page.request.get("/verify/stakes?game=parvaz&round=none");
  expect(none.status()).toBe(404);
});

test("G11 a draw of the jackpot is computed from its tickets", async ({ page, withScript }) => {
  const { query, title } = published("jackpot", true);
  await page.goto(`/verify?${query}`);
  await alive(page, withScript);
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await expect(page.getByTestId("verdict")).toHaveText(say("fa", "games.verify.unbound"));
});

test("G11 the file that is offered here computes the same without the site", async ({ page }) => {
  await page.goto("/verify");
  const href = await page
    .getByRole("link", { name: say("fa", "games.verify.download") })
    .getAttribute("href");
  const answer = await page.request.get(href ?? "");
  expect(answer.status()).toBe(200);
  const file = test.info().outputPath("nard-verify.mjs");
  writeFileSync(file, await answer.body());
  const { query, title } = published("blackjack");
  const { status, stdout } = spawnSync(process.execPath, [file, `/verify?${query}`], { encoding: "utf8" });
  expect(stdout).toContain(title);
  expect(status, "a published round is signed by nobody").toBe(2);
  const { keys } = await (await page.request.get("/verify/key")).json();
  expect(keys).toMatchObject([{ crv: "Ed25519", x: expect.stringMatching(/^[\w-]{43}$/) }]);
});

test("G11 a shared round is found by its game and its number, and one that nobody knows is not", async ({
  page,
  withScript,
}) => {
  await page.goto("/verify");
  await alive(page, withScript);
  const number = page.locator('main input[name="number"]');
  await page.locator('main select[name="game"]').selectOption("parvaz");
  await number.fill("۹۹۹۹۹۹۹");
  await page.getByRole("button", { name: say("fa", "games.verify.find") }).click();
  await expect(page.getByText(say("fa", "reasons.roundUnknown")).first()).toBeVisible();
  await expect(number).toHaveValue("۹۹۹۹۹۹۹");
  await page.locator('main textarea[name="address"]').fill("01890f3e-7b1a-7c3d-8e4f-001122334455");
  await page.getByRole("button", { name: say("fa", "games.verify.submit") }).click();
  await expect(page.getByText(say("fa", "reasons.roundUnknown")).first()).toBeVisible();
});

for (const language of ["fa", "en"] as const) {
  test(`G11 the page of fairness leads to the numbers of every game, ${language}`, async ({
    page,
    context,
  }) => {
    await chooseLanguage(context, language);
    await page.goto("/verify");
    await page.getByRole("link", { name: say(language, "games.verify.rules") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say(language, "games.fairness.title"));
    const files = await page.locator('main a[href^="/verifier/games/"]').all();
    expect(files.length).toBeGreaterThan(40);
    for (const file of files) {
      const href = (await file.getAttribute("href")) ?? "";
      const numbers = await (await page.request.get(href)).json();
      expect(href).toBe(`/verifier/games/${numbers.engine}/${numbers.game}-${numbers.version}.json`);
    }
    const exact = await page
      .getByRole("link", { name: say(language, "games.fairness.exact") })
      .getAttribute("href");
    expect(await (await page.request.get(exact ?? "")).text()).toContain(
      "Every game: from the draws to the payout\n===",
    );
  });
}

for (const language of ["fa", "en"] as const) {
  test(`G11 what the house puts on record is there for everybody, as a page and as a file, in ${language}`, async ({
    page,
    context,
    withScript,
  }) => {
    await chooseLanguage(context, language);
    await page.goto("/fairness");
    await page.getByRole("link", { name: say(language, "games.record.title") }).click();
    await alive(page, withScript);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say(language, "games.record.title"));
    await expect(page.getByTestId("record-none").or(page.locator(".records tbody tr").first())).toBeVisible();
    for (const list of ["back", "past", "chains"]) {
      await page.locator(`main a[href="/verify/record?list=${list}"]`).click();
      await expect(page).toHaveURL(`/verify/record?list=${list}`);
    }
    const terminal = page.locator(".records tbody tr code").first();
    await expect(terminal).toHaveText(/^[0-9a-f]{64}$/);
    await alive(page, withScript);
    if (withScript) await expectAccessible(page);
    const file = page.getByRole("link", { name: say(language, "games.record.file") });
    const { counts, rows } = await (await page.request.get((await file.getAttribute("href")) ?? "")).json();
    expect(counts.chains).toBe(rows.length);
    expect(rows.map((row: { terminal: string }) => row.terminal)).toContain(await terminal.textContent());
    for (const bad of ["list=none", "before=1"])
      expect((await page.request.get(`/verify/record.json?${bad}`)).status()).toBe(404);
  });
}
