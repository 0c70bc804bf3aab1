import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { alive, chooseLanguage, expect, expectAccessible, register, say, test } from "./fixture.ts";
import { numberOf, office } from "./office.ts";

const ASKED = "Where do I see my points?";

for (const language of ["fa", "en"] as const) {
  test(`M16 a guest asks the house and finds the answer where the form said, in ${language}`, async ({
    page,
    context,
    withScript,
  }) => {
    await chooseLanguage(context, language);
    const main = page.getByRole("main");
    const ask = main.getByRole("button", { name: say(language, "states.service.ask.submit") });
    await page.goto("/customerService");
    await alive(page, withScript);
    await expect(main.getByText(say(language, "states.service.ask.how.mail"))).toBeVisible();
    await page.locator("[name=text]").fill("x");
    await page.locator("[name=phone]").fill("12");
    await page.locator("[name=mail]").fill("nobody");
    await ask.click();
    for (const reason of ["length", "phone", "mail"])
      await expect(
        main.getByText(say(language, `states.service.ask.reasons.${reason}`)).first(),
      ).toBeVisible();
    await expect(page.locator("[name=phone]")).toHaveValue("12");
    if (withScript) await expectAccessible(page);

    await page.locator("[name=text]").fill(ASKED);
    await page.locator("[name=phone]").fill("");
    await page.locator("[name=mail]").fill("guest@example.com");
    await ask.click();
    const reference = (await page.getByTestId("reference").textContent()) ?? "";
    expect(office("nasrin", "question", "show", reference)).toContain(ASKED);
    office("nasrin", "question", "answer", reference, "--text", "In the points mall.");
    await page.reload();
    await expect(main.getByText("In the points mall.")).toBeVisible();
    if (withScript) await expectAccessible(page);
  });
}

for (const language of ["fa", "en"] as const) {
  test(`M16 a member finds what they asked in a list, with its state and the answer, in ${language}`, async ({
    page,
    context,
    withScript,
  }) => {
    await chooseLanguage(context, language);
    await register(page, language);
    const main = page.getByRole("main");
    await page.goto("/customerService");
    await main.locator('a[href="/member/questions"]').click();
    await expect(page).toHaveURL("/member/questions");
    await expect(main).toContainText(say(language, "states.service.own.none"));
    await main.locator('a[href="/customerService"]').click();
    await alive(page, withScript);
    await page.locator("[name=text]").fill(ASKED);
    await page.getByRole("button", { name: say(language, "states.service.ask.submit") }).click();
    const reference = (await page.getByTestId("reference").textContent()) ?? "";

    const entries = page.getByRole("navigation", { name: say(language, "member.nav.label"), exact: true });
    await page.goto("/member/messageV2");
    await entries.getByRole("link", { name: say(language, "member.nav.questions"), exact: true }).click();
    const question = page.getByTestId("question");
    await expect(question).toContainText(reference);
    await expect(question).toContainText(ASKED);
    await expect(question).toContainText(say(language, "states.service.own.states.waits"));
    office("nasrin", "question", "answer", reference, "--text", "In the points mall.");
    await page.reload();
    await expect(question).toContainText("In the points mall.");
    await expect(question).not.toContainText(say(language, "states.service.own.states.waits"));
    if (withScript) await expectAccessible(page);
    await question.getByRole("link", { name: reference }).click();
    await expect(page.getByTestId("reference")).toHaveText(reference);
  });
}

test("M16 a member is answered in their messages", async ({ page, context, withScript }) => {
  await chooseLanguage(context, "en");
  await register(page, "en");
  await page.goto("/customerService");
  await alive(page, withScript);
  await expect(page.locator("[name=mail]")).toHaveCount(0);
  await page.locator("[name=text]").fill(ASKED);
  await page.getByRole("button", { name: say("en", "states.service.ask.submit") }).click();
  const reference = (await page.getByTestId("reference").textContent()) ?? "";
  office("nasrin", "question", "answer", reference, "--text", "In the points mall.");
  await page.goto("/member/messageV2");
  await page.getByRole("link", { name: say("en", "messages.kinds.questionAnswered.title") }).click();
  await expect(page.getByTestId("message-opened")).toContainText("In the points mall.");
  await page.getByTestId("message-opened").getByRole("link").click();
  await expect(page.getByTestId("reference")).toHaveText(reference);
});

const named = (buffer: Buffer) => ({ name: "screen.png", mimeType: "image/png", buffer });

for (const language of ["fa", "en"] as const) {
  test(`M16 a member shows the house a picture of what is asked, in ${language}`, async ({
    page,
    context,
    withScript,
  }) => {
    await chooseLanguage(context, language);
    await page.goto("/customerService");
    await expect(page.locator("[name=pictures]"), "a guest sends none").toHaveCount(0);
    await register(page, language);
    await page.goto("/customerService");
    await alive(page, withScript);
    const ask = page.getByRole("button", { name: say(language, "states.service.ask.submit") });
    const background = { r: 40, g: 120, b: 90 };
    const screen = await sharp({ create: { width: 120, height: 90, channels: 3, background } })
      .png()
      .toBuffer();
    const polyglot = Buffer.concat([screen, Buffer.from("<!doctype html><script>alert(1)</script>")]);
    await page.locator("[name=text]").fill(ASKED);
    for (const [files, reason] of [
      [[screen, polyglot], "unreadableImage"],
      [[screen, screen, screen, screen], "tooManyPictures"],
      [[Buffer.concat([screen], 5 * 1024 * 1024 + 1)], "imageTooLarge"],
    ] as const) {
      await page.locator("[name=pictures]").setInputFiles(files.map(named));
      await ask.click();
      await expect(page.locator("#ask-pictures-error")).toContainText(
        say(language, `application.reasons.${reason}`),
      );
      await expect(page.locator("[name=text]")).toHaveValue(ASKED);
    }
    if (withScript) await expectAccessible(page);

    await page.locator("[name=pictures]").setInputFiles([named(screen)]);
    await ask.click();
    const reference = (await page.getByTestId("reference").textContent()) ?? "";
    const file = join(mkdtempSync(join(tmpdir(), "question-")), "screen.jpg");
    const said = office("nasrin", "question", "show", reference, "--picture", "1", "--file", file);
    expect(said).toContain(ASKED);
    expect(await sharp(readFileSync(file)).metadata()).toMatchObject({ format: "jpeg", width: 120 });
  });
}

test("a bonus is seen in the header and the wallet, and games open with it", async ({
  page,
  context,
  withScript,
}) => {
  await chooseLanguage(context, "en");
  await page.setViewportSize({ width: 1280, height: 800 });
  const name = await register(page, "en");
  office("nasrin", "bonus", "grant", numberOf(name), "--amount", "50", "--reason", "gift", "--key", name);
  await page.goto("/rng");
  await alive(page, withScript);
  await expect(page.getByTestId("bonus")).toContainText("50.00 P");
  await page.goto("/member/transferFund");
  await expect(page.getByTestId("wallet-bonus")).toHaveText("50.00 P");
  await expect(page.getByText(say("en", "transfers.fund.bonusRule"))).toBeVisible();
  await page.goto("/rng");
  await page.locator(".game-card__play").first().click();
  await expect(page.locator(".funds")).toHaveText(say("en", "play.funds.real"));
  await page.goto("/member/messageV2");
  await expect(page.getByRole("link", { name: say("en", "messages.kinds.bonusGiven.title") })).toBeVisible();
});

test("trial funds invite nobody who has them, and a trial account is not shown what it cannot send", async ({
  page,
  context,
}) => {
  await chooseLanguage(context, "en");
  await page.goto("/rng");
  await page.locator(".game-card__free").first().click();
  await expect(page.locator(".funds--trial")).toBeVisible();
  await page.goto("/join");
  await expect(page.getByText(say("en", "partner.join.trial"))).toBeVisible();
  await expect(page.getByRole("button", { name: say("en", "partner.join.submit") })).toHaveCount(0);
  await page.goto("/promotions");
  await expect(page.getByRole("main")).toBeVisible();
  await expect(page.locator('a[href*="trial-grant"]')).toHaveCount(0);
});
