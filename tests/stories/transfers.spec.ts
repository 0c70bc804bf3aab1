import { readFileSync } from "node:fs";
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
import { openedSearch } from "./record-search.ts";

const KEY = "01890f3e-7b1a-7c3d-8e4f-001122334455";

type Texts = { [name: string]: string | Texts };

/** A sentence of the pages that this story visits. */
function told(language: StoryLanguage, key: string, holes: Record<string, string> = {}): string {
  let place: string | Texts | undefined = JSON.parse(
    readFileSync(`locales/${language}/transfers.json`, "utf8"),
  );
  for (const step of key.split(".")) place = typeof place === "object" ? place[step] : undefined;
  if (typeof place !== "string") throw new Error(`No text for ${key} in ${language}`);
  return place.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => holes[name] ?? hole);
}

for (const language of ["fa", "en"] as const) {
  test(`M02 without vendors of its own kind, the page of wallets says that one wallet is enough, in ${language}`, async ({
    page,
    context,
    withScript,
  }) => {
    if (language !== "fa") await chooseLanguage(context, language);
    await register(page, language);
    await page.goto("/member/transferFund");
    await alive(page, withScript);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(told(language, "fund.title"));
    await expect(main.getByText(told(language, "fund.mainWallet"), { exact: true })).toBeVisible();
    await expect(main.getByText(language === "fa" ? "۰٫۰۰ P" : "0.00 P")).toBeVisible();
    await expect(main.getByText(told(language, "fund.noVendorTitle"))).toBeVisible();
    await expect(main.locator("form")).toHaveCount(0);
    if (withScript) await expectAccessible(page);
  });

  test(`M07 the account record is searched by kind, money and day, and every figure opens, in ${language}`, async ({
    page,
    context,
    withScript,
  }) => {
    if (language !== "fa") await chooseLanguage(context, language);
    await register(page, language);
    await page.goto("/member/transactionHistory");
    await alive(page, withScript);
    if (withScript) await expectAccessible(page);
    await expect(page.getByTestId("movement")).toHaveCount(1);

    await search(page, language, { kind: "grant", asset: "TRIAL" });
    await expect(page).toHaveURL(/kind=grant/);
    await expect(page.getByTestId("movement")).toHaveCount(1);
    await search(page, language, { kind: "deposit" });
    await expect(page.getByTestId("movement")).toHaveCount(0);
    await search(page, language, { kind: "", asset: "P" });
    await expect(page.getByTestId("movement")).toHaveCount(0);

    const longAgo = language === "fa" ? "۱۴۰۰/۰۱/۰۱" : "2021-03-21";
    await search(page, language, { asset: "", from: longAgo });
    await expect(page.getByTestId("movement")).toHaveCount(1);
    await search(page, language, { to: longAgo });
    await expect(page.getByTestId("movement")).toHaveCount(0);
    await search(page, language, { from: "1405/13/40", to: "" });
    await expect(page.getByText(told(language, "record.badDay"))).toBeVisible();
    await expect(page.getByTestId("movement")).toHaveCount(1);
    if (withScript) await expectAccessible(page);

    await page.getByRole("row").getByRole("link").first().click();
    await expect(page).toHaveURL(/transactionHistory\/\d+$/);
    await expect(page.getByRole("main")).toContainText(say(language, "member.movement.accounts.trial"));
    await expect(page.getByRole("main")).toContainText(
      say(language, "member.movement.accounts.trial-issuance"),
    );
  });
}

test("M07 the account record as a file: what a table program needs, filtered as the page is", async ({
  page,
  withScript,
}) => {
  await register(page, "fa");
  await page.goto("/member/transactionHistory?kind=grant");
  await alive(page, withScript);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByTestId("record-csv").click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^account-record-\d{4}-\d\d-\d\d\.csv$/);
  const file = readFileSync(await download.path(), "utf8");
  const [header, grant, end] = file.split("\r\n");
  expect(header).toBe("\ufeffat,reference,kind,account,asset,amount,balance_after,vendor,game,round,note");
  expect(grant).toMatch(
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+03:30,\d+,grant,trial,TRIAL,10000\.00,10000\.00,,,,$/,
  );
  expect(end).toBe("");

  const answer = await page.request.get("/member/transactionHistory.csv?kind=deposit");
  expect(answer.headers()["content-type"]).toBe("text/csv; charset=utf-8");
  expect(answer.headers()["content-disposition"]).toMatch(
    /^attachment; filename="account-record-[\d-]+\.csv"$/,
  );
  expect((await answer.text()).trimEnd().split("\r\n")).toHaveLength(1);
});

test("M05 no transfer to an upline is there where the brand has none, neither to look at nor to send", async ({
  page,
}) => {
  await register(page, "fa");
  expect((await page.goto("/member/transferUpline"))?.status()).toBe(404);
  await page.goto("/logout");
  const formToken = (await page.locator('[name="formToken"]').first().getAttribute("value")) ?? "";
  const origin = new URL(page.url()).origin;
  const sent = await page.request.post("/member/transferUpline", {
    form: { formToken, amount: "100", paymentPassword: "x", uplineMark: "x", confirmed: "on", key: KEY },
    headers: { Origin: origin },
    maxRedirects: 0,
  });
  expect(sent.status()).toBe(404);
});

test("the file is for who is signed in", async ({ request }) => {
  const answer = await request.get("/member/transactionHistory.csv", { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toContain("/login?redirectTo=");
});

/** Fills in the form above the record, as far as something is given, and sends it. */
async function search(
  page: Page,
  language: StoryLanguage,
  given: Partial<Record<"kind" | "asset" | "from" | "to", string>>,
): Promise<void> {
  const form = await openedSearch(page);
  for (const name of ["kind", "asset"] as const) {
    const value = given[name];
    if (value !== undefined) await form.locator(`[name="${name}"]`).selectOption(value);
  }
  for (const name of ["from", "to"] as const) {
    const value = given[name];
    if (value !== undefined) await form.locator(`[name="${name}"]`).fill(value);
  }
  await form.getByRole("button", { name: told(language, "record.show") }).click();
  await page.waitForURL((url) => matches(url, given));
}

function matches(url: URL, given: Record<string, string>): boolean {
  return Object.entries(given).every(([name, value]) => (url.searchParams.get(name) ?? "") === value);
}
