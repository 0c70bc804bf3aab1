import type { Page } from "@playwright/test";
import sharp from "sharp";
import {
  alive,
  chooseLanguage,
  expect,
  expectAccessible,
  PASSWORD,
  register,
  type StoryLanguage,
  say,
  test,
} from "./fixture.ts";
import { office } from "./office.ts";

const PAYMENT_PASSWORD = "482915";
const IBAN = "IR58 0540 1051 8002 1273 1130 07";
const WHERE_TO_PAY = {
  fa: "به حساب نمونهٔ ما واریز کنید.",
  en: "Please pay to our sample account.",
};
const HUNDRED = { fa: "۱۰۰٫۰۰ P", en: "100.00 P" };
const FORTY = { fa: "۴۰٫۰۰ P", en: "40.00 P" };

test.beforeAll(() => {
  office("nasrin", "method", "set", "transfer", "--fa", WHERE_TO_PAY.fa, "--en", WHERE_TO_PAY.en);
});

for (const language of ["fa", "en"] as const) {
  test(`M03 a deposit by transfer in ${language}: order, picture, approval, and money to play with`, async ({
    page,
    context,
    withScript,
  }) => {
    test.setTimeout(120_000);
    if (language !== "fa") await chooseLanguage(context, language);
    const check = async () => {
      await alive(page, withScript);
      if (withScript) await expectAccessible(page);
    };
    const main = page.getByRole("main");
    await register(page, language);
    await page.goto("/");
    await expect(page.locator(".purse__label")).toHaveText(say(language, "site.player.balance.trial"));

    await page.goto("/member/depositv2");
    await check();
    await expect(main.getByText(WHERE_TO_PAY[language])).toBeVisible();
    await expect(main.locator('a[href="/help#unit"]')).toHaveText(say(language, "cashier.deposit.whatUnit"));
    await order(page, language, "12,34,5");
    await expect(main.getByRole("alert")).toContainText(say(language, "cashier.reasons.notAnAmount"));
    await expect(main.locator('[name="amount"]')).toHaveValue("12,34,5");
    await check();

    const reference = await order(page, language, language === "fa" ? "۱۰۰" : "100");
    await expect(main.getByText(WHERE_TO_PAY[language])).toBeVisible();
    await expect(page.getByTestId("timeline")).toContainText(say(language, "cashier.depositStates.waiting"));
    await check();

    await sendProof(page, language, Buffer.from("<html>not a picture</html>"));
    await expect(main.getByRole("alert")).toContainText(say(language, "cashier.reasons.unreadableImage"));
    await sendProof(page, language, Buffer.alloc(12 * 1024 * 1024));
    await expect(main.getByRole("alert")).toContainText(say(language, "reasons.tooLarge"));
    await sendProof(page, language, await picture());
    await expect(page.getByTestId("timeline")).toContainText(say(language, "cashier.depositStates.checking"));
    await expect(page.locator(".proof-picture")).toBeVisible();
    await check();

    office("nasrin", "deposit", "approve", reference);
    if (!withScript) await page.reload();
    const received = say(language, "cashier.depositStates.received");
    await expect(page.getByTestId("timeline")).toContainText(received, { timeout: 20_000 });
    await check();
    await page.getByTestId("moved").click();
    await expect(page).toHaveURL(/\/member\/transactionHistory\/\d+$/);
    await expect(main).toContainText(say(language, "member.movement.accounts.suspense-deposit"));
    await check();
    await page.goto("/member/depositv2");
    await expect(page.getByTestId("balance")).toHaveText(HUNDRED[language]);
    await expect(page.locator(".purse__label")).toHaveText(say(language, "site.player.balance.real"));
    await expect(page.getByTestId("order")).toHaveText(reference);
    for (const path of ["/", "/help"]) {
      await page.goto(path);
      await expect(page.locator(".purse--real")).toContainText(HUNDRED[language]);
    }

    await playedWith(page, language, "real");
    await switchFunds(page, language, "trial");
    await expect(page.getByTestId("balance")).toContainText(
      language === "fa" ? "۱۰٬۰۰۰٫۰۰ T" : "10,000.00 T",
    );
    await playedWith(page, language, "trial");
  });

  test(`M04 a withdrawal in ${language}: password, account, cancelling one, receiving another`, async ({
    page,
    context,
    withScript,
  }) => {
    test.setTimeout(150_000);
    if (language !== "fa") await chooseLanguage(context, language);
    const check = async () => {
      await alive(page, withScript);
      if (withScript) await expectAccessible(page);
    };
    await register(page, language);
    await page.goto("/member/depositv2");
    const reference = await order(page, language, "100");
    await sendProof(page, language, await picture());
    office("nasrin", "deposit", "approve", reference);

    await page.goto("/member/withdraw");
    await check();
    await setPaymentPassword(page, language);
    await expect(page).toHaveURL("/member/withdraw");
    await addPayee(page, language);
    await expect(page).toHaveURL("/member/withdraw");
    await check();

    await withdraw(page, language, "60", "000000");
    const main = page.getByRole("main");
    await expect(main.getByRole("alert")).toContainText(
      say(language, "cashier.reasons.paymentPasswordWrong"),
    );
    const first = await withdrawWell(page, language);
    await expect(page.getByTestId("balance")).toHaveText(FORTY[language]);
    await check();
    await main.getByRole("button", { name: say(language, "cashier.withdraw.cancel") }).click();
    await expect(page.getByTestId("timeline")).toContainText(
      say(language, "cashier.withdrawalStates.cancelled"),
    );

    await page.goto("/member/withdraw");
    await expect(page.getByTestId("own-balance")).toHaveText(HUNDRED[language]);
    await expect(page.getByTestId("order")).toHaveText(first);
    const second = await withdrawWell(page, language);
    office("nasrin", "withdrawal", "approve", second);
    office("omid", "withdrawal", "paid", second);
    await page.reload();
    await check();
    await main.getByRole("button", { name: say(language, "cashier.withdraw.dispute") }).click();
    await expect(page.getByTestId("timeline")).toContainText(
      say(language, "cashier.withdrawalStates.disputed"),
    );
    await check();
    office("omid", "withdrawal", "settle-dispute", second, "--returned");
    await page.reload();
    await expect(page.getByTestId("timeline")).toContainText(
      say(language, "cashier.withdrawalStates.returned"),
    );
    await page.goto("/member/withdraw");
    await expect(page.getByTestId("own-balance")).toHaveText(HUNDRED[language]);
    const third = await withdrawWell(page, language);
    office("nasrin", "withdrawal", "approve", third);
    office("omid", "withdrawal", "paid", third);
    await page.reload();
    await main.getByRole("button", { name: say(language, "cashier.withdraw.confirm") }).click();
    await expect(page.getByTestId("timeline")).toContainText(
      say(language, "cashier.withdrawalStates.received"),
    );
    await page.goto("/member/securityCenter");
    await expect(
      main.getByText(say(language, "cashier.security.paymentPassword.set"), { exact: true }),
    ).toBeVisible();
    await check();
  });
}

test("T11 one player's orders and pictures are not there for another", async ({ browser }) => {
  const [owner, stranger] = await Promise.all([browser.newPage(), browser.newPage()]);
  await register(owner, "fa");
  await register(stranger, "fa");
  await owner.goto("/member/depositv2");
  const reference = await order(owner, "fa", "100");
  await sendProof(owner, "fa", await picture());
  await expect(owner.locator(".proof-picture")).toBeVisible();
  for (const path of [`/member/depositv2/${reference}`, `/member/depositv2/${reference}/proof`]) {
    expect((await owner.request.get(path)).status(), path).toBe(200);
    expect((await stranger.request.get(path)).status(), path).toBe(404);
  }
  await Promise.all([owner.close(), stranger.close()]);
});

/** Fills in the form of the transfer and sends it; ends on the order's page when the amount is one. */
async function order(page: Page, language: StoryLanguage, amount: string): Promise<string> {
  const main = page.getByRole("main");
  await main.locator('[name="amount"]').fill(amount);
  await main.getByRole("button", { name: say(language, "cashier.deposit.submit") }).click();
  if (/,\d\d,/.test(amount)) return "";
  await expect(page).toHaveURL(/\/member\/depositv2\/D-/);
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

async function picture(): Promise<Buffer> {
  const background = { r: 240, g: 230, b: 200 };
  return sharp({ create: { width: 120, height: 80, channels: 3, background } })
    .png()
    .toBuffer();
}

async function sendProof(page: Page, language: StoryLanguage, buffer: Buffer): Promise<void> {
  await page.locator('[name="proof"]').setInputFiles({ name: "receipt.png", mimeType: "image/png", buffer });
  const send = say(language, "cashier.proof.submit");
  await page.getByRole("main").getByRole("button", { name: send }).click();
  await page.waitForLoadState();
}

async function setPaymentPassword(page: Page, language: StoryLanguage): Promise<void> {
  const main = page.getByRole("main");
  await main.getByRole("link", { name: say(language, "cashier.withdraw.needs.paymentPassword.go") }).click();
  await expect(page).toHaveURL(/paymentPassword/);
  await main.locator('[name="password"]').fill(PASSWORD);
  await main.locator('[name="paymentPassword"]').fill(PAYMENT_PASSWORD);
  await main.locator('[name="confirmPaymentPassword"]').fill(PAYMENT_PASSWORD);
  await main.getByRole("button", { name: say(language, "cashier.paymentPassword.set") }).click();
}

async function addPayee(page: Page, language: StoryLanguage): Promise<void> {
  const main = page.getByRole("main");
  await main.getByRole("link", { name: say(language, "cashier.withdraw.needs.payee.go") }).click();
  await expect(page).toHaveURL(/payees/);
  await main.locator('[name="holder"]').fill(language === "fa" ? "نیما کاظمی" : "Nima Kazemi");
  await main.locator('[name="iban"]').fill(IBAN);
  await main.getByRole("button", { name: say(language, "cashier.payees.add") }).click();
}

async function withdraw(
  page: Page,
  language: StoryLanguage,
  amount: string,
  password: string,
): Promise<void> {
  const main = page.getByRole("main");
  await main.locator('[name="amount"]').fill(amount);
  await main.locator('[name="paymentPassword"]').fill(password);
  await main.getByRole("button", { name: say(language, "cashier.withdraw.submit"), exact: true }).click();
}

async function withdrawWell(page: Page, language: StoryLanguage): Promise<string> {
  await withdraw(page, language, "60", PAYMENT_PASSWORD);
  await expect(page).toHaveURL(/\/member\/withdraw\/W-/);
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

/** Opens the first game and looks at what it is played with. */
async function playedWith(page: Page, language: StoryLanguage, funds: "real" | "trial"): Promise<void> {
  await page.goto("/rng");
  await page.locator(".game-card").first().getByRole("button").first().click();
  await expect(page).toHaveURL(/\/game\//);
  await expect(page.locator(".funds")).toHaveText(say(language, `play.funds.${funds}`));
}

async function switchFunds(page: Page, language: StoryLanguage, funds: "real" | "trial"): Promise<void> {
  await page.locator(".player-menu summary").click();
  await page.getByRole("button", { name: say(language, `site.player.playWith.${funds}`) }).click();
  await expect(page.locator(`.purse--${funds}`)).toBeVisible();
}
