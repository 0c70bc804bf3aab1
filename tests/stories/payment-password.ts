import type { Page } from "@playwright/test";
import { expect, PASSWORD } from "./fixture.ts";

/** The form where the payment password is chosen, filled and sent. */
export async function choosePaymentPassword(page: Page, paymentPassword: string): Promise<void> {
  await page.goto("/member/securityCenter/paymentPassword");
  const form = page.getByRole("main").locator("form:has([name=paymentPassword])");
  const values = { password: PASSWORD, paymentPassword, confirmPaymentPassword: paymentPassword };
  for (const [name, value] of Object.entries(values)) await form.locator(`[name="${name}"]`).fill(value);
  await form.getByRole("button").last().click();
  await expect(page).not.toHaveURL(/paymentPassword$/);
}
