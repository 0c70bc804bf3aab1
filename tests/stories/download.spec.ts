import { alive, chooseLanguage, expect, expectAccessible, say, test } from "./fixture.ts";

const ORIGIN = `http://localhost:${process.env.STORIES_PORT ?? 4477}`;

const NAME = { fa: "نرد", en: "Nard" } as const;

test.describe("R16 the download page", () => {
  for (const language of ["fa", "en"] as const) {
    test(`${language}: addresses with their codes, the steps for each system, and nothing to complain of`, async ({
      page,
      context,
      withScript,
    }) => {
      await chooseLanguage(context, language);
      await page.goto("/down");
      await alive(page, withScript);
      const main = page.getByRole("main");
      const title = say(language, "download.title", { brand: NAME[language] });
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(title);

      const { host } = new URL(ORIGIN);
      const code = main.getByRole("img", {
        name: say(language, "download.addresses.code", { domain: host }),
      });
      expect(
        await code.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
      ).toBeGreaterThan(20);
      const open = main.getByRole("link", {
        name: say(language, "download.addresses.open", { domain: host }),
      });
      await expect(open).toHaveAttribute("href", `${ORIGIN}/`);
      if (withScript) await expect(main.getByText(/\S+ (ms|میلی‌ثانیه)$/)).toBeVisible();

      await main.getByText(say(language, "download.install.ios.title")).click();
      await expect(main.getByText(say(language, "download.install.ios.first"))).toBeVisible();
      if (withScript) await expectAccessible(page);
    });
  }

  test("/download is the same page, and searches are told one address for it", async ({ page }) => {
    await page.goto("/download?utm_source=x&lang=en");
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toContainText("Nard");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${ORIGIN}/down?lang=en`);
    const others = page.locator('link[rel="alternate"][hreflang]');
    expect(await others.evaluateAll((links) => links.map((link) => link.getAttribute("hreflang")))).toEqual([
      "fa",
      "en",
      "zh-Hans",
      "id",
      "th",
      "vi",
      "x-default",
    ]);
    await expect(others.first()).toHaveAttribute("href", `${ORIGIN}/down`);
  });

  test("whoever came by a link of the app can have the speeds from a new document", async ({
    page,
    context,
    withScript,
  }) => {
    test.skip(!withScript, "without script every page is a new document");
    await chooseLanguage(context, "en");
    await page.goto("/help");
    await alive(page, withScript);
    await page.evaluate(() => void window.__remixRouter.navigate("/down"));
    await page.getByRole("link", { name: say("en", "download.speed.measure") }).click();
    await expect(page.getByRole("main").getByText(/^\d+ ms$/)).toBeVisible();
  });
});

test.describe("light mode", () => {
  test("pages come without script until one wants it again, and everything works", async ({
    page,
    context,
  }) => {
    await chooseLanguage(context, "en");
    await page.goto("/down");
    await page.getByRole("button", { name: say("en", "download.lite.turnOn") }).click();
    await expect(page.getByText(say("en", "download.lite.isOn"))).toBeVisible();
    for (const path of ["/", "/help", "/login"]) {
      await page.goto(path);
      expect(await page.locator("script:not([type*=json]), link[rel=modulepreload]").count(), path).toBe(0);
    }
    await page.goto("/down");
    await page.getByRole("button", { name: say("en", "download.lite.turnOff") }).click();
    await expect(page.getByRole("button", { name: say("en", "download.lite.turnOn") })).toBeVisible();
    expect(await page.locator("script").count()).toBeGreaterThan(0);
  });

  test("a browser that saves data gets them so at once", async ({ request }) => {
    const saving = await (await request.get("/help", { headers: { "Save-Data": "on" } })).text();
    expect(saving).not.toContain("<script");
    expect(await (await request.get("/help?lite=1")).text()).not.toContain("<script");
    expect(await (await request.get("/help")).text()).toContain("<script");
  });
});
