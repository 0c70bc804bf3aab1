import type { Page } from "@playwright/test";
import { expect, register, type StoryLanguage, say } from "./fixture.ts";

/** Somebody who applied, and was made a partner by the operator who is told the number of the application; gives the name. */
export async function becomePartner(
  page: Page,
  language: StoryLanguage,
  approve: (reference: string) => void,
): Promise<string> {
  const name = await register(page, language);
  await page.goto("/join");
  const main = page.getByRole("main");
  await main.locator('[name="name"]').fill("Nima Kazemi");
  await main.locator('[name="channel"]').selectOption("telegram");
  await main.locator('[name="contact"]').fill(`@${name}`);
  await main.locator('[name="message"]').fill("I know many people who would like to play backgammon.");
  await main.getByRole("button", { name: say(language, "partner.join.submit") }).click();
  await expect(page).toHaveURL(/sent=A-/);
  approve((await page.getByTestId("reference").textContent()) ?? "");
  return name;
}
