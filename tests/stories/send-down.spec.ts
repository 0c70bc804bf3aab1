import type { Browser } from "@playwright/test";
import { toPersianDigits } from "#server/core/numbers/digits.ts";
import { becomePartner } from "./become-partner.ts";
import { type Asked, fill, main, press, visit } from "./doors.ts";
import {
  chooseLanguage,
  expect,
  expectAccessible,
  fillRegistration,
  freshName,
  say,
  test,
} from "./fixture.ts";
import { ownDoors, WHERE_TO_PAY } from "./own-doors.ts";
import { PAYMENT_PASSWORD, payIn } from "./pay-in.ts";

const DOWN = ["brand", "down", "--min", "10", "--max", "60", "--day", "80", "--on"] as const;
const { site } = ownDoors({ office: [WHERE_TO_PAY, DOWN] });

/** Somebody who registers by a link, in a browser of their own. */
async function comeBy(browser: Browser, link: string, { language, withScript }: Asked) {
  const context = await browser.newContext({
    javaScriptEnabled: withScript,
    baseURL: new URL(link).origin,
  });
  await chooseLanguage(context, language);
  const page = await context.newPage();
  await page.goto(link);
  await fillRegistration(page, language, { username: freshName("son") });
  await press(page, { language, withScript }, "entry.register.submit");
  await expect(page).toHaveURL("/");
  return page;
}

for (const language of ["fa", "en"] as const) {
  test(`A04 an agent sends money to somebody directly below, and both read of it, in ${language}`, async ({
    page,
    context,
    browser,
    withScript,
  }) => {
    test.setTimeout(180_000);
    const asked: Asked = { language, withScript };
    await chooseLanguage(context, language);
    await becomePartner(page, language, (reference) => void site().office("partner", "approve", reference));
    await page.goto("/agentHome/accounts");
    const theirs = await comeBy(browser, (await page.getByTestId("invitation").textContent()) ?? "", asked);
    await payIn(page, asked, site());

    await visit(page, "/agentHome/team", asked);
    await main(page)
      .getByRole("link", { name: say(language, "partner.team.send"), exact: true })
      .click();
    await expect(page).toHaveURL(/\/agentHome\/team\/\d+\/send$/);
    if (withScript) await expectAccessible(page);
    const own = new URL(page.url()).pathname;
    // Two masked names can be alike: the number tells them apart, and whoever has it reads it themselves.
    const number = own.split("/")[3] ?? "";
    const said = language === "fa" ? toPersianDigits(number) : number;
    await expect(main(page).getByRole("heading", { level: 1 })).toContainText(`(${said})`);
    await visit(theirs, "/member/securityCenter/profile", asked);
    await expect(main(theirs)).toContainText(said);
    const send = async (amount: string, paymentPassword: string) => {
      await fill(page, { amount, paymentPassword });
      await main(page).locator('[name="confirmed"]').check();
      await press(page, asked, "transfers.upline.send");
    };
    const isWrong = (name: string) =>
      expect(main(page).locator(`[name="${name}"]`)).toHaveAttribute("aria-invalid", "true");
    await send("61", PAYMENT_PASSWORD);
    await isWrong("amount");
    await send("25", "000000");
    await isWrong("paymentPassword");
    await send(language === "fa" ? "۲۵" : "25", PAYMENT_PASSWORD);
    await expect(page).toHaveURL(/\?sent=/);
    await expect(main(page).locator(".notice")).toContainText(`(${said})`);
    const told = language === "fa" ? "۲۵٫۰۰" : "25.00";
    await expect(main(page).locator("tbody tr")).toHaveCount(1);
    await expect(main(page).locator("tbody tr")).toContainText(told);
    if (withScript) await expectAccessible(page);

    // Read by both, in their own words and in the ledger's.
    for (const reader of [page, theirs]) {
      await visit(reader, "/member/transactionHistory?kind=sent-down", asked);
      const row = main(reader)
        .locator("tbody tr")
        .filter({ has: reader.getByTestId("movement") });
      await expect(row).toHaveCount(1);
      await expect(row).toContainText(told);
      await reader.getByTestId("movement").click();
      await expect(reader).toHaveURL(/transactionHistory\/\d+$/);
      await expect(main(reader)).toContainText(say(language, "member.accountRecord.kinds.sent-down"));
      await expect(main(reader)).toContainText(
        reader === page ? `(${said})` : say(language, "member.movement.other"),
      );
    }
    await visit(theirs, "/member/messageV2", asked);
    await main(theirs)
      .getByRole("link", { name: say(language, "messages.kinds.downReceived.title") })
      .click();
    await expect(main(theirs).locator('a[href$="kind=sent-down"]')).toBeVisible();
    // Nobody sends along somebody else's line, nor to themselves.
    expect((await theirs.goto(own))?.status()).toBe(403);
    expect((await page.goto("/agentHome/team/1/send"))?.status()).toBe(404);
    await theirs.context().close();
  });
}
