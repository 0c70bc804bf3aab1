import type { APIRequestContext, APIResponse } from "@playwright/test";
import { expect, freshName, say, test } from "./fixture.ts";

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

test.describe("what no page of ours asked", () => {
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

  test("asking for the head of a page leaves its body to the next visitor", async ({ request }) => {
    const address = `/help?told=${freshName()}`;
    expect((await request.head(address)).status()).toBe(200);
    const page = await request.get(address);
    expect((await page.text()).length).toBeGreaterThan(1000);
  });

  test("a value that no form of ours offers is unreadable in the visitor's language, never the machine's words", async ({
    request,
  }) => {
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
  }) => {
    expect((await request.get("/play/%00", { maxRedirects: 0 })).status()).toBe(404);
    const options = await request.fetch("/login", { method: "OPTIONS" });
    expect(options.status()).toBe(405);
    expect(options.headers().allow).toBe("GET, HEAD, POST");
  });

  test("T28 a vendor's call is known by its signature alone", async ({ request }) => {
    const body = JSON.stringify({ player: "100001", currency: "TRIAL" });
    const signed = {
      "Content-Type": "application/json",
      "X-Vendor-Timestamp": "1790000000",
      "X-Vendor-Signature": "0".repeat(64),
    };
    expect((await request.post("/vendor/NARD/balance", { data: body, headers: signed })).status()).toBe(401);
    expect((await request.post("/vendor/NARD/balance", { data: body })).status()).toBe(401);
    expect((await request.post("/vendor/NOBODY/balance", { data: body, headers: signed })).status()).toBe(
      404,
    );
    const large = await request.post("/vendor/NARD/balance", {
      data: `"${"x".repeat(70_000)}"`,
      headers: signed,
    });
    expect(large.status()).toBe(400);
    expect(await large.json()).toMatchObject({ code: "BAD_REQUEST" });
  });
});
