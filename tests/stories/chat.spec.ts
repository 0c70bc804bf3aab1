import type { BrowserContext, Page } from "@playwright/test";
import {
  alive,
  chooseLanguage,
  expect,
  expectAccessible,
  freshName,
  logIn,
  register,
  type StoryLanguage,
  say,
  test,
} from "./fixture.ts";
import { office } from "./office.ts";

/** A room of its own for each story, in which nobody has to wait. */
async function freshRoom(page: Page): Promise<string> {
  const code = freshName("r");
  office("mina", "chat", "room", code, "--fa", `اتاق ${code}`, "--topic-fa", "برای این داستان", "--en", code);
  office("mina", "chat", "slow", code, "0");
  await expect.poll(async () => (await page.request.get(`/chat/${code}`)).status()).toBe(200);
  return code;
}

const field = (page: Page) => page.locator("#chat-write [name=text]");
const log = (page: Page) => page.getByRole("log");

async function send(page: Page, language: StoryLanguage, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole("button", { name: say(language, "chat.form.send"), exact: true }).click();
}

async function come(context: BrowserContext, language: StoryLanguage): Promise<Page> {
  await chooseLanguage(context, language);
  return context.newPage();
}

/** With script a page listens soon after it came to life; without it, somebody asks for the page again. */
async function catchUp(page: Page, language: StoryLanguage, withScript: boolean): Promise<void> {
  if (!withScript) await page.getByRole("link", { name: say(language, "chat.refresh"), exact: true }).click();
}

for (const language of ["fa", "en"] as const) {
  test(`F15 what a member writes a guest reads, and what an operator removes is gone, in ${language}`, async ({
    page,
    context,
    browser,
    withScript,
    javaScriptEnabled,
  }) => {
    await chooseLanguage(context, language);
    await register(page, language);
    const room = await freshRoom(page);
    const outside = await browser.newContext({ javaScriptEnabled });
    const guest = await come(outside, language);
    const heard = withScript ? guest.waitForRequest(/\/live\?since=0$/) : null;
    await guest.goto(`/chat/${room}`);
    await heard;
    await expect(guest.getByText(say(language, "chat.empty"))).toBeVisible();
    await expect(guest.getByText(say(language, "chat.cannot.guest"))).toBeVisible();

    await page.goto(`/chat/${room}`);
    await alive(page, withScript);
    await send(page, language, "سلام <b>دنیا</b> & all");
    await expect(log(page).getByText("سلام <b>دنیا</b> & all", { exact: true })).toHaveCount(1);
    await expect(field(page)).toHaveValue("");
    // Not waiting for the answer to the first: they are sent one after the other.
    await send(page, language, "the second");
    await expect(log(page).getByText("the second", { exact: true })).toHaveCount(1);

    await catchUp(guest, language, withScript);
    const lines = log(guest).locator(".chat__text");
    await expect(lines).toHaveText(["سلام <b>دنیا</b> & all", "the second"]);
    if (withScript) await expectAccessible(guest);

    office("mina", "chat", "remove", room, "1", "--reason", "a story");
    await catchUp(guest, language, withScript);
    await expect(lines).toHaveText(["the second"]);
    await outside.close();
  });

  test(`F15 what is not welcome is refused with a reason and kept in the form, in ${language}`, async ({
    page,
    context,
    withScript,
  }) => {
    await chooseLanguage(context, language);
    await register(page, language);
    const room = await freshRoom(page);
    await page.goto(`/chat/${room}`);
    await alive(page, withScript);
    for (const [text, reason] of [
      ["come to evil.com", "link"],
      ["۰۹۱۲ ۱۲۳ ۴۵۶۷", "longNumber"],
      ["x".repeat(301), "tooLong"],
    ] as const) {
      await send(page, language, text);
      const sentence = say(language, `chat.reasons.${reason}`, { max: language === "fa" ? "۳۰۰" : "300" });
      await expect(page.getByRole("alert")).toContainText(sentence);
      await expect(field(page)).toHaveValue(text);
    }
    if (withScript) await expectAccessible(page);
    await send(page, language, "well then");
    await expect(log(page).locator(".chat__text")).toHaveText(["well then"]);
    await send(page, language, "Well then");
    await expect(page.getByRole("alert")).toContainText(say(language, "chat.reasons.repeated"));
  });

  test(`F15 a member hides another, sees them again, and calls an operator, in ${language}`, async ({
    page,
    context,
    browser,
    withScript,
    javaScriptEnabled,
  }) => {
    const room = await freshRoom(page);
    const outside = await browser.newContext({ javaScriptEnabled });
    const other = await come(outside, language);
    await register(other, language, freshName("oth"));
    await other.goto(`/chat/${room}`);
    await alive(other, withScript);
    await send(other, language, "something rude");
    await expect(log(other).getByText("something rude")).toHaveCount(1);

    await chooseLanguage(context, language);
    await register(page, language);
    await page.goto(`/chat/${room}`);
    await alive(page, withScript);
    await log(page)
      .getByRole("link", { name: /oth-\d{4}/ })
      .click();
    const about = page.getByRole("region", { name: /oth-\d{4}/ });
    await expect(about).toContainText("something rude");
    if (withScript) await expectAccessible(page);
    await about.getByRole("button", { name: say(language, "chat.about.report") }).click();
    await expect(page.getByRole("status")).toContainText(say(language, "chat.done.reported"));
    expect(office("mina", "chat", "reports")).toMatch(new RegExp(`${room} +1 +1 .*something rude`));

    await log(page)
      .getByRole("link", { name: /oth-\d{4}/ })
      .click();
    await about.getByRole("button", { name: /oth-\d{4}/ }).click();
    await expect(page.getByRole("status")).toContainText(say(language, "chat.done.blocked"));
    await expect(log(page)).not.toContainText("something rude");
    const hidden = page.locator("details", { hasText: /oth-\d{4}/ });
    await hidden.locator("summary").click();
    await hidden.getByRole("button").click();
    await expect(page.getByRole("status")).toContainText(say(language, "chat.done.unblocked"));
    await expect(log(page)).toContainText("something rude");
    await outside.close();
  });
}

test("F15 who is signed out while writing keeps the text, signs in, and sends it", async ({
  page,
  context,
  withScript,
}) => {
  const username = await register(page, "fa");
  const room = await freshRoom(page);
  await page.goto(`/chat/${room}`);
  await alive(page, withScript);
  await context.clearCookies({ name: /sid$/ });
  await send(page, "fa", "یک جملهٔ بلند که حیف است");
  await expect(page.getByText(say("fa", "chat.cannot.kept"))).toBeVisible();
  await expect(page.getByText("یک جملهٔ بلند که حیف است")).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: say("fa", "chat.cannot.login") })
    .click();
  await logIn(page, "fa", username);
  await expect(page).toHaveURL(new RegExp(`/chat/${room}\\?text=`));
  await expect(field(page)).toHaveValue("یک جملهٔ بلند که حیف است");
  await alive(page, withScript);
  await page.getByRole("button", { name: say("fa", "chat.form.send"), exact: true }).click();
  await expect(log(page).getByText("یک جملهٔ بلند که حیف است")).toHaveCount(1);
});

test("F15 the rooms are listed, one that is not there is 404, and without script a page refreshes itself when asked", async ({
  page,
  withScript,
}) => {
  await page.goto("/chat");
  await alive(page, withScript);
  if (withScript) await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "انگلیسی" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("انگلیسی");
  expect((await page.goto("/chat/none"))?.status()).toBe(404);
  await page.goto("/chat/en");
  const watch = page.getByRole("link", { name: say("fa", "chat.watch"), exact: true });
  if (withScript) {
    await expect(watch).toHaveCount(0);
    return;
  }
  await watch.click();
  await expect(page.locator('meta[http-equiv="refresh"]')).toHaveAttribute("content", "15");
  await page.getByRole("link", { name: say("fa", "chat.unwatch"), exact: true }).click();
  await expect(page.locator('meta[http-equiv="refresh"]')).toHaveCount(0);
});

test("F12 F15 the room in a dialog over another page: written there, it stays there", async ({
  page,
  withScript,
}) => {
  await register(page, "fa");
  const room = await freshRoom(page);
  await page.goto(`/help?modal=chat&room=${room}`);
  await alive(page, withScript);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { level: 2 }).first()).toHaveText(`اتاق ${room}`);
  await send(page, "fa", "از توی پنجره");
  await expect(log(page).getByText("از توی پنجره")).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`/help\\?modal=chat&room=${room}`));
  if (withScript) await expectAccessible(page);
});
