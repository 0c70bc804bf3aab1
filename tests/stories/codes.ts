import type { Page } from "@playwright/test";
import { answerByEar } from "./answer-challenge.ts";
import { expect, type StoryLanguage, say } from "./fixture.ts";

type Asked = {
  readonly language: StoryLanguage;
  readonly withScript: boolean;
  readonly channel?: "sms" | "mail";
  /** The answer is the same for everybody, whether there is such an account or not. */
  readonly isQuiet?: boolean;
};

/** Asks for a code in the frame beside its field, where a picture stands before the first one. */
export async function askForCode(
  page: Page,
  { language, withScript, channel = "sms", isQuiet = false }: Asked,
): Promise<void> {
  const way = channel === "sms" ? "Sms" : "Mail";
  const main = page.getByRole("main");
  await main.getByRole("button", { name: say(language, `codes.field.send${way}`) }).click();
  const frame = page.frameLocator(".code-field__frame");
  const form = frame.locator("form");
  const picture = form.locator('[name="captcha"]');
  const said = frame.locator("[data-said]");
  await expect(picture.or(said).first()).toBeVisible();
  // Anybody who has asked a moment ago is not shown a picture again.
  if (await picture.isVisible()) {
    await picture.fill(await answerByEar(page, form));
    await form.getByRole("button", { name: say(language, "codes.send.submit") }).click();
  }
  const sent = isQuiet ? `codes.send.sentQuiet${way}` : `codes.send.sent${way}`;
  await expect(said).toContainText(say(language, sent));
  if (withScript) await expect(main.locator(".code-field .button")).toBeDisabled();
}

/** The newest letter to somebody, as the outbox of the site shows it: of it what `says` finds. */
export async function letterTo(page: Page, recipient: string, says: RegExp): Promise<string> {
  const outbox = await page.context().newPage();
  let found = "";
  await expect(async () => {
    await outbox.goto(`/dev/outbox?to=${encodeURIComponent(recipient)}`);
    const letter = (await outbox.locator(".outbox__body").first().textContent()) ?? "";
    found = says.exec(letter)?.[0] ?? "";
    expect(found).not.toBe("");
  }).toPass();
  await outbox.close();
  return found;
}
