import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { OwnSite } from "../setup/own-site.ts";
import { type Asked, main, press, visit } from "./doors.ts";
import { expect, PASSWORD, say } from "./fixture.ts";

export const PAYMENT_PASSWORD = "482913";
const IBAN = "IR062960000000100324200001";

/** Money that can leave, and where to. */
export async function payIn(page: Page, asked: Asked, site: OwnSite): Promise<void> {
  const { language } = asked;
  await visit(page, "/member/depositv2", asked);
  await main(page).locator('[name="amount"]').fill("100");
  await press(page, asked, "cashier.deposit.submit");
  await expect(page).toHaveURL(/\/member\/depositv2\/D-/);
  const background = { r: 240, g: 230, b: 200 };
  const picture = sharp({ create: { width: 120, height: 80, channels: 3, background } });
  const buffer = await picture.png().toBuffer();
  await page.locator('[name="proof"]').setInputFiles({ name: "receipt.png", mimeType: "image/png", buffer });
  await press(page, asked, "cashier.proof.submit");
  await page.waitForLoadState();
  site.office("deposit", "approve", new URL(page.url()).pathname.split("/").at(-1) ?? "");

  await visit(page, "/member/securityCenter/paymentPassword", asked);
  await main(page).locator('[name="password"]').fill(PASSWORD);
  for (const name of ["paymentPassword", "confirmPaymentPassword"])
    await main(page).locator(`[name="${name}"]`).fill(PAYMENT_PASSWORD);
  await press(page, asked, "cashier.paymentPassword.set");
  await expect(page).not.toHaveURL(/paymentPassword/);
  await visit(page, "/member/withdraw", asked);
  await main(page)
    .getByRole("link", { name: say(language, "cashier.withdraw.needs.payee.go") })
    .click();
  await main(page)
    .locator('[name="holder"]')
    .fill(language === "fa" ? "نیما کاظمی" : "Nima Kazemi");
  await main(page).locator('[name="iban"]').fill(IBAN);
  await press(page, asked, "cashier.payees.add");
  await expect(page).toHaveURL("/member/withdraw");
}
