import { alive, chooseLanguage, expect, register, say, test } from "./fixture.ts";

const PAGE_ALONE = "routes/member/records/betting-record";

test("M15 from one page of the member centre to another the page is loaded alone, and its entry is marked", async ({
  page,
  withScript,
}) => {
  await register(page, "fa");
  await page.goto("/member/securityCenter");
  await alive(page, withScript);
  const asked: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith(".data")) asked.push(`${url.pathname} ${url.searchParams.get("_routes")}`);
  });
  const entries = page.getByRole("navigation", { name: say("fa", "member.nav.label"), exact: true });
  await entries.getByRole("link", { name: say("fa", "member.nav.bettingRecord"), exact: true }).click();

  await expect(page).toHaveURL("/member/personalHistoryCopy");
  await expect(entries.locator("[aria-current=page]")).toHaveText(say("fa", "member.nav.bettingRecord"));
  if (!withScript) return;
  expect(asked).toEqual([`/member/personalHistoryCopy.data ${PAGE_ALONE}`]);

  const whole = await page.request.get("/member/personalHistoryCopy.data");
  const alone = await page.request.get(`/member/personalHistoryCopy.data?_routes=${PAGE_ALONE}`);
  expect(await whole.text()).toContain("routes/layouts/frame");
  expect(await alone.text()).not.toMatch(/routes\/layouts\/\w+/);
  expect((await alone.body()).length).toBeLessThan((await whole.body()).length);
});

test("M15 what is not there says so among the entries of the member centre, under a title of its own", async ({
  page,
  context,
  withScript,
}) => {
  await chooseLanguage(context, "en");
  await register(page, "en");
  const answer = await page.goto("/member/transactionHistory/999999999");
  expect(answer?.status()).toBe(404);
  await alive(page, withScript);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText(
    say("en", "site.notFound.title"),
  );
  await expect(page).toHaveTitle(new RegExp(`^${say("en", "site.notFound.title")}`));
  await expect(
    page.getByRole("navigation", { name: say("en", "member.nav.label"), exact: true }),
  ).toBeVisible();
  await expect(page.locator("header.site-header")).toBeVisible();
});
