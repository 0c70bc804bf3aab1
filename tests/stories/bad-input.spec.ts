import type { APIRequestContext, APIResponse } from "@playwright/test";
import {
  alive,
  expect,
  fillRegistration,
  freshName,
  logIn,
  PASSWORD,
  register,
  say,
  test,
} from "./fixture.ts";

const ORIGIN = `http://localhost:${process.env.STORIES_PORT ?? 4477}`;

/** Every public form with something in it that must be kept and something that must never come back. */
const FORMS = [
  { path: "/login", fields: { username: "kept-name", password: "Canary-password-1" } },
  {
    path: "/register",
    fields: {
      username: "keptname",
      password: "Canary-password-1",
      confirmPassword: "Canary-password-1",
      payeeName: "Kept Payee",
    },
  },
  { path: "/agentLogin", fields: { username: "kept-name", password: "Canary-password-1" } },
  { path: "/forget?way=mail", fields: { username: "kept-name", email: "kept@name.test" } },
] as const;

async function tokenOf(request: APIRequestContext, path: string): Promise<string> {
  const page = await (await request.get(path)).text();
  return /name="formToken" value="([^"]+)"/.exec(page)?.[1] ?? "";
}

async function expectSamePage(
  answer: APIResponse,
  status: number,
  reason: string,
  fields: Record<string, string>,
): Promise<void> {
  expect(answer.status()).toBe(status);
  const page = await answer.text();
  expect(page).toContain(say("fa", `reasons.${reason}`));
  expect(page).toContain('role="alert"');
  for (const [name, value] of Object.entries(fields)) {
    if (/password/i.test(name)) expect(page).not.toContain(value);
    else expect(page).toContain(`value="${value}"`);
  }
}

test.describe("posts that no page of ours sent", () => {
  test.beforeEach(({ javaScriptEnabled }) => {
    test.skip(javaScriptEnabled === false, "raw posts have no browser; told once");
  });

  for (const { path, fields } of FORMS) {
    test(`T13 ${path}: a foreign Origin, none, null, another port and fetch metadata of another site are refused on the same page`, async ({
      request,
    }) => {
      const formToken = await tokenOf(request, path);
      const hostile: Record<string, string>[] = [
        { Origin: "https://evil.invalid" },
        {},
        { Origin: "null" },
        { Origin: "http://localhost:1" },
        { Origin: "https://evil.invalid", "X-Forwarded-Host": "evil.invalid" },
        { Origin: ORIGIN, "Sec-Fetch-Site": "cross-site" },
        { Origin: ORIGIN, "Sec-Fetch-Site": "same-site" },
      ];
      for (const headers of hostile) {
        const answer = await request.post(path, { form: { ...fields, formToken }, headers, maxRedirects: 0 });
        await expectSamePage(answer, 403, "foreignOrigin", fields);
      }
    });

    test(`${path}: a missing, stale or foreign form token is refused on the same page`, async ({
      request,
    }) => {
      for (const formToken of ["", "stale", "x".repeat(24), "۱۲۳"]) {
        const answer = await request.post(path, {
          form: { ...fields, formToken },
          headers: { Origin: ORIGIN },
          maxRedirects: 0,
        });
        await expectSamePage(answer, 403, "staleForm", fields);
      }
    });

    test(`${path}: a body over its limit is 413, a body in another encoding or form is 400`, async ({
      request,
    }) => {
      const formToken = await tokenOf(request, path);
      const large = await request.post(path, {
        form: { ...fields, formToken, more: "x".repeat(70_000) },
        headers: { Origin: ORIGIN },
        maxRedirects: 0,
      });
      await expectSamePage(large, 413, "tooLarge", {});

      const form = new URLSearchParams({ ...fields, formToken }).toString();
      const unreadable: [type: string, body: string | Buffer][] = [
        ["application/x-www-form-urlencoded", `${form}&payeeName=%E9%FF`],
        ["application/x-www-form-urlencoded", `${form}&payeeName=a%00b`],
        ["application/x-www-form-urlencoded; charset=windows-1256", form],
        ["application/json", JSON.stringify(fields)],
        ["text/plain", form],
      ];
      for (const [type, data] of unreadable) {
        const answer = await request.post(path, {
          data,
          headers: { Origin: ORIGIN, "Content-Type": type },
          maxRedirects: 0,
        });
        expect(answer.status(), type).toBe(400);
        expect(await answer.text()).toContain(say("fa", "reasons.unreadable"));
      }
    });
  }

  test("T13 resource-like addresses have the same guard: a foreign post changes nothing", async ({
    request,
  }) => {
    for (const path of [
      ...["/logout", "/preferences", "/play/NARD-takht-e-nard", "/member/balance", "/seeds", "/freePlay"],
      ...["/login/secondFactor", "/login/changePassword", "/codes/send?purpose=register&channel=sms"],
    ]) {
      const answer = await request.post(path, {
        form: { lang: "en" },
        headers: { Origin: "https://evil.invalid" },
        maxRedirects: 0,
      });
      expect([302, 403], path).toContain(answer.status());
      expect(answer.headers()["set-cookie"] ?? "", path).not.toContain("lang=");
    }
  });

  test("an unknown path, and an unknown method on a known one, are our own pages", async ({ request }) => {
    const missing = await request.get("/no/such/page");
    expect(missing.status()).toBe(404);
    expect(await missing.text()).toContain(say("fa", "site.notFound.title"));
    const put = await request.put("/login", { headers: { Origin: ORIGIN }, form: {} });
    expect(put.status()).toBeGreaterThanOrEqual(400);
    expect(put.status()).toBeLessThan(500);
    expect((await request.get("/assets/gone-123.js")).status()).toBe(404);
  });

  test("a host that is not ours is told so and gets nothing of the site", async ({ request }) => {
    const answer = await request.get("/", { headers: { Host: "evil.invalid" } });
    expect(answer.status()).toBe(421);
    expect(await answer.text()).not.toContain("evil.invalid");
  });
});

test("the registration page names each missing field beside its label and in the summary, and keeps the rest", async ({
  page,
  withScript,
}) => {
  await page.goto("/register");
  await alive(page, withScript);
  const main = page.getByRole("main");
  await main.locator('[name="payeeName"]').fill("سارا محمدی");
  await main.getByRole("button", { name: say("fa", "entry.register.submit") }).click();

  await expect(main.getByRole("alert")).toContainText(say("fa", "reasons.missing.username"));
  await expect(main.locator('[name="username"]')).toHaveAccessibleDescription(
    new RegExp(say("fa", "reasons.missing.username")),
  );
  await expect(main.locator('[name="username"]')).toHaveAttribute("aria-invalid", "true");
  await expect(main.locator('[name="payeeName"]')).toHaveValue("سارا محمدی");
  await main.getByRole("alert").getByRole("link").first().click();
  await expect(page).toHaveURL(/#/);
});

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

test("T28 a vendor's call is known by its signature alone", async ({ request, withScript }) => {
  test.skip(!withScript, "raw calls have no browser; told once");
  const body = JSON.stringify({ player: "100001", currency: "TRIAL" });
  const signed = {
    "Content-Type": "application/json",
    "X-Vendor-Timestamp": "1790000000",
    "X-Vendor-Signature": "0".repeat(64),
  };
  expect((await request.post("/vendor/NARD/balance", { data: body, headers: signed })).status()).toBe(401);
  expect((await request.post("/vendor/NARD/balance", { data: body })).status()).toBe(401);
  expect((await request.post("/vendor/NOBODY/balance", { data: body, headers: signed })).status()).toBe(404);
  const large = await request.post("/vendor/NARD/balance", {
    data: `"${"x".repeat(70_000)}"`,
    headers: signed,
  });
  expect(large.status()).toBe(400);
  expect(await large.json()).toMatchObject({ code: "BAD_REQUEST" });
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

  const seed = page.getByRole("main").locator('[name="clientSeed"]');
  const rotate = page.getByRole("button", { name: say("fa", "play.seeds.rotate") });
  await seed.fill("typed-before");
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

test("asking for the head of a page leaves its body to the next visitor", async ({ request, withScript }) => {
  test.skip(!withScript, "raw requests have no browser; told once");
  const address = `/help?told=${freshName()}`;
  expect((await request.head(address)).status()).toBe(200);
  const page = await request.get(address);
  expect((await page.text()).length).toBeGreaterThan(1000);
});

test("a value that no form of ours offers is unreadable in the visitor's language, never the machine's words", async ({
  request,
  withScript,
}) => {
  test.skip(!withScript, "raw posts have no browser; told once");
  const formToken = await tokenOf(request, "/preferences");
  for (const form of [{ lang: "xx" }, { theme: "pink" }]) {
    const answer = await request.post("/preferences", {
      form: { ...form, formToken },
      headers: { Origin: ORIGIN },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(400);
    const page = await answer.text();
    expect(page).toContain(say("fa", "reasons.unreadable"));
    expect(page).not.toMatch(/invalid|expected|unsaid/i);
  }
});

test("addresses and methods that nobody of ours uses are told so, and are no fault", async ({
  request,
  withScript,
}) => {
  test.skip(!withScript, "raw requests have no browser; told once");
  expect((await request.get("/play/%00", { maxRedirects: 0 })).status()).toBe(404);
  const options = await request.fetch("/login", { method: "OPTIONS" });
  expect(options.status()).toBe(405);
  expect(options.headers().allow).toBe("GET, HEAD, POST");
});
