import { randomUUID } from "node:crypto";
import { main, press, visit } from "./doors.ts";
import { chooseLanguage, expect, expectAccessible, register, say, test } from "./fixture.ts";
import { ownDoors, WHERE_TO_PAY } from "./own-doors.ts";
import { payIn } from "./pay-in.ts";

/** Of the house itself, played with the money that the header shows. */
const GAME = "/play/NARD-takht-e-nard";

const { site } = ownDoors({ office: [WHERE_TO_PAY] });

for (const language of ["fa", "en"] as const) {
  test(`S07 who is asked to agree to new terms does so before paying in or playing for money, in ${language}`, async ({
    page,
    context,
    withScript,
  }) => {
    test.setTimeout(90_000);
    const asked = { language, withScript };
    await chooseLanguage(context, language);
    await register(page, language);
    await payIn(page, asked, site());
    await page.goto("/member/terms");
    await expect(page).toHaveURL("/");

    site().office("terms", "ask", "--reason", `lawyers ${randomUUID()}`);
    const title = main(page).getByRole("heading", { name: say(language, "security.terms.title") });
    await expect(async () => {
      await page.goto("/member/depositv2?method=transfer&amount=75");
      await expect(title).toBeVisible({ timeout: 1000 });
    }).toPass();
    await visit(page, new URL(page.url()).pathname + new URL(page.url()).search, asked);
    if (withScript) await expectAccessible(page);
    await main(page)
      .getByRole("link", { name: say(language, "security.terms.withdraw") })
      .click();
    await expect(page).toHaveURL("/member/withdraw");

    await visit(page, GAME, asked);
    await press(page, asked, "site.card.play");
    await expect(title).toBeVisible();
    await page.locator('[name="version"]').evaluate((field: HTMLInputElement) => {
      field.value = "0.1";
    });
    await press(page, asked, "security.terms.agree");
    await expect(main(page).getByRole("alert")).toContainText(
      say(language, "security.terms.changedMeanwhile"),
    );
    await press(page, asked, "security.terms.agree");
    await expect(page).toHaveURL(GAME);
    await page.goto("/member/depositv2?method=transfer&amount=75");
    await expect(page.locator('[name="amount"]')).toBeVisible();
  });
}
