import {
  alive,
  chooseLanguage,
  expect,
  expectAccessible,
  fillRegistration,
  freshName,
  logIn,
  PASSWORD,
  register,
  say,
  test,
} from "./fixture.ts";

for (const language of ["fa", "en"] as const) {
  test(`the registration page names each missing field beside its label and in the summary, and keeps the rest, in ${language}`, async ({
    page,
    context,
    withScript,
  }) => {
    await chooseLanguage(context, language);
    await page.goto("/register");
    await alive(page, withScript);
    const main = page.getByRole("main");
    await main.locator('[name="payeeName"]').fill("سارا محمدی");
    await main.locator('[name="password"]').fill("12");
    await main.getByRole("button", { name: say(language, "entry.register.submit") }).click();

    const summary = main.getByRole("alert");
    const [username, password] = [main.locator('[name="username"]'), main.locator('[name="password"]')];
    const missing = say(language, "reasons.missing.username");
    await expect(username).toHaveAccessibleDescription(new RegExp(missing));
    await expect(username).toHaveAttribute("aria-invalid", "true");
    await expect(main.locator('[name="payeeName"]')).toHaveValue("سارا محمدی");
    await expect(summary).toContainText(`${say(language, "entry.fields.username")}: ${missing}`);
    // A rule that names no field is said of one, and leads to it.
    await summary
      .getByRole("link", { name: new RegExp(`^${say(language, "entry.fields.password")}: `) })
      .click();
    await expect(password).toBeFocused();
    await summary.getByRole("link", { name: missing }).click();
    await expect(username).toBeFocused();
    if (withScript) await expectAccessible(page);
  });
}

test("passwords that differ, a bad name and Persian digits in the mobile number", async ({
  page,
  withScript,
}) => {
  await page.goto("/register");
  await alive(page, withScript);
  const main = page.getByRole("main");
  await fillRegistration(page, "fa", {
    username: "1x",
    confirmPassword: "another-One-9",
    mobileNum: "۰۹۱۲۳۴۵۶۷۸۹",
  });
  await main.getByRole("button", { name: say("fa", "entry.register.submit") }).click();

  await expect(main.locator('[name="confirmPassword"]')).toHaveAttribute("aria-invalid", "true");
  await expect(main.locator('[name="username"]')).toHaveAttribute("aria-invalid", "true");
  await expect(main.locator('[name="mobileNum"]')).not.toHaveAttribute("aria-invalid", "true");
  await expect(main.locator('[name="password"]')).toHaveValue("");
});

test("S11 a name that is taken is refused, whoever writes it in capitals, and nothing typed is lost", async ({
  page,
  browser,
  withScript,
  javaScriptEnabled,
}) => {
  const username = await register(page, "fa");
  const other = await (
    await browser.newContext({ javaScriptEnabled: javaScriptEnabled !== false })
  ).newPage();
  await other.goto("/register");
  await alive(other, withScript);
  await fillRegistration(other, "fa", { username: username.toUpperCase() });
  await other
    .getByRole("main")
    .getByRole("button", { name: say("fa", "entry.register.submit") })
    .click();
  await expect(other.getByRole("main").getByRole("alert")).toContainText(say("fa", "reasons.usernameTaken"));
  await expect(other.getByRole("main").locator('[name="username"]')).toHaveValue(username.toUpperCase());
  await other.context().close();
});

test("T7 an unknown name and a wrong password get the same answer", async ({
  page,
  browser,
  withScript,
  javaScriptEnabled,
}) => {
  const username = await register(page, "fa");
  const visitor = await (
    await browser.newContext({ javaScriptEnabled: javaScriptEnabled !== false })
  ).newPage();
  const answers: string[] = [];
  for (const name of [username, freshName("nobody")]) {
    await visitor.goto("/login");
    await alive(visitor, withScript);
    await logIn(visitor, "fa", name, "Wrong-password-1");
    const summary = visitor.getByRole("main").getByRole("alert");
    await expect(summary).toBeVisible();
    answers.push((await summary.textContent()) ?? "");
    await expect(visitor.getByRole("main").locator('[name="username"]')).toHaveValue(name);
    await expect(visitor.getByRole("main").locator('[name="password"]')).toHaveValue("");
  }
  expect(answers[0]).toBe(answers[1]);
  await visitor.context().close();
});

test("T16 after login nobody is led away from the site", async ({ page, withScript }) => {
  const username = await register(page, "fa");
  await page.context().clearCookies();
  await page.goto("/login?redirectTo=//evil.invalid/x");
  await alive(page, withScript);
  await logIn(page, "fa", username, PASSWORD);
  await expect(page).toHaveURL("/");
});

test("T20 a session that was closed is closed for whoever kept its cookie", async ({ page, context }) => {
  await register(page, "fa");
  const kept = await context.cookies();
  await page.goto("/logout");
  await page
    .getByRole("main")
    .getByRole("button", { name: say("fa", "entry.logout.submit") })
    .click();
  await expect(page).toHaveURL("/");
  await context.addCookies(kept);
  await page.goto("/member/transactionHistory");
  await expect(page).toHaveURL(/\/login/);
});

test("T1 after three wrong passwords the form asks for a picture, also of whoever knows the right one", async ({
  page,
  withScript,
}) => {
  const username = await register(page, "fa");
  await page.context().clearCookies();
  await page.goto("/login");
  await alive(page, withScript);
  const main = page.getByRole("main");
  const summary = main.getByRole("alert");
  for (let tries = 0; tries < 3; tries += 1) {
    await logIn(page, "fa", username, "Wrong-password-1");
    await expect(summary).toContainText(say("fa", "reasons.wrongNameOrPassword"));
    await expect(main.locator('[name="password"]')).toHaveValue("");
  }
  await logIn(page, "fa", username, PASSWORD);
  await expect(summary).toContainText(say("fa", "challenge.reasons.captchaMissing"));
  await expect(main.locator('[name="captcha"]')).toBeVisible();
  await expect(main.locator('[name="username"]')).toHaveValue(username);
  await page.goto("/member/messageV2");
  await expect(page).toHaveURL(/\/login/);
});

test("a form whose token went stale works when it is sent again, with what was typed", async ({
  page,
  withScript,
}) => {
  const username = await register(page, "fa");
  await page.goto("/rng");
  await alive(page, withScript);
  await page.locator(".game-card").first().getByRole("button").last().click();
  await expect(page).toHaveURL(/\/game\//);
  await page.goto("/seeds");
  await alive(page, withScript);

  const seed = page.getByRole("main").locator('[name="clientSeed"]');
  await seed.fill("typed-before");
  const elsewhere = await page.context().newPage();
  await elsewhere.goto("/logout");
  await elsewhere
    .getByRole("main")
    .getByRole("button", { name: say("fa", "entry.logout.submit") })
    .click();
  await expect(elsewhere).toHaveURL("/");
  await elsewhere.goto("/login");
  await logIn(elsewhere, "fa", username);
  await expect(elsewhere).toHaveURL("/");

  const rotate = page.getByRole("button", { name: say("fa", "play.seeds.rotate") });
  await rotate.click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText(say("fa", "reasons.staleForm"));
  await expect(seed).toHaveValue("typed-before");
  await rotate.click();
  await expect(page).toHaveURL(/rotated/);
});

test("after signing out, the way back shows nothing of the member", async ({ page, withScript }) => {
  await register(page, "fa");
  await page.goto("/member/transactionHistory");
  await alive(page, withScript);
  await page.goto("/logout");
  await alive(page, withScript);
  await page
    .getByRole("main")
    .getByRole("button", { name: say("fa", "entry.logout.submit") })
    .click();
  await expect(page).toHaveURL("/");
  await page.goBack();
  await page.goBack();
  await expect(page.getByTestId("balance")).toHaveCount(0);
  await expect(page.getByTestId("movement")).toHaveCount(0);
});
