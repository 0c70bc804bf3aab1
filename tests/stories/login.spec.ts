import type { Page } from "@playwright/test";
import { spellings } from "../proofs/canaries.ts";
import { isIn, press, signOut, visit } from "./doors.ts";
import {
  alive,
  chooseLanguage,
  expect,
  expectAccessible,
  freshName,
  logIn,
  PASSWORD,
  register,
  say,
  test,
} from "./fixture.ts";
import { numberOf, office } from "./office.ts";

const NEW = "Kabutar-Nard-2026";

/** Closes the browser and opens it again: what lasts only as long as it is gone. */
async function reopen(page: Page): Promise<void> {
  await page.context().clearCookies({ name: "sid" });
}

/** Everything that a browser holds of a site at this moment, and will still hold when the page is closed. */
async function keptIn(page: Page): Promise<string> {
  const inPage = await page.evaluate(async () => {
    const answers = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        const kept = await Promise.all((await cache.keys()).map(({ url }) => cache.match(url)));
        return Promise.all(kept.map((answer) => answer?.text()));
      }),
    );
    const storages = [{ ...localStorage }, { ...sessionStorage }, history.state, await indexedDB.databases()];
    return JSON.stringify([storages, answers, location.href, document.documentElement.outerHTML]);
  });
  return inPage + JSON.stringify(await page.context().cookies());
}

for (const language of ["fa", "en"] as const) {
  test.describe(`the doors, in ${language}`, () => {
    test.beforeEach(({ context }) => chooseLanguage(context, language));

    test(`L01 after three failures a picture is asked for, and what was typed stays, in ${language}`, async ({
      page,
      withScript,
    }) => {
      const asked = { language, withScript };
      const username = freshName("c");
      await visit(page, "/login", asked);
      for (const nth of [1, 2, 3]) {
        await logIn(page, language, username, `wrong-${nth}-Nard`);
        await expect(page.getByRole("alert")).toContainText(say(language, "reasons.wrongNameOrPassword"));
        await expect(page.locator('[name="username"]')).toHaveValue(username);
        await expect(page.locator('[name="password"]')).toHaveValue("");
        await expect(page.locator('[name="captcha"]')).toHaveCount(nth < 3 ? 0 : 1);
      }
      await expect(page.locator(`iframe[title="${say(language, "challenge.picture")}"]`)).toBeVisible();
      await logIn(page, language, username);
      await expect(page.getByRole("alert")).toContainText(say(language, "challenge.reasons.captchaMissing"));
    });

    test(`T19 nothing that the browser keeps has the password in it, in ${language}`, async ({
      page,
      withScript,
    }) => {
      const asked = { language, withScript };
      const username = await register(page, language, freshName("k"));
      await signOut(page, asked);
      await visit(page, "/login", asked);
      await page.getByLabel(say(language, "entry.login.remember")).check();
      await logIn(page, language, username, `${PASSWORD}-wrong`);
      await expect(page.getByRole("alert")).toContainText(say(language, "reasons.wrongNameOrPassword"));
      const kept = [await keptIn(page)];
      expect(kept[0]).toContain(username);
      await logIn(page, language, username);
      await expect(page).toHaveURL(/^[^?]*\/(?:\?modal=welcome)?$/);
      kept.push(await keptIn(page));
      for (const text of kept) {
        for (const spelling of spellings(PASSWORD)) expect(text).not.toContain(spelling);
      }
    });

    test(`L06 a remembered browser plays without a password and takes no money out, in ${language}`, async ({
      page,
      withScript,
    }) => {
      const asked = { language, withScript };
      const username = await register(page, language, freshName("m"));
      await signOut(page, asked);
      await visit(page, "/login", asked);
      await page.getByLabel(say(language, "entry.login.remember")).check();
      await logIn(page, language, username);
      await expect(page).toHaveURL(/^[^?]*\/(?:\?modal=welcome)?$/);
      const cookies = await page.context().cookies();
      expect(JSON.stringify(cookies)).not.toContain(PASSWORD);

      await reopen(page);
      await visit(page, "/", asked);
      expect(await isIn(page)).toBe(true);
      await visit(page, "/member/withdraw", asked);
      await expect(page).toHaveURL("/login?redirectTo=%2Fmember%2Fwithdraw");
      await expect(page.getByText(say(language, "entry.login.confirm"))).toBeVisible();
      await expect(page.locator('[name="username"]')).toHaveValue(username);
      if (withScript) await expectAccessible(page);
      await logIn(page, language, username);
      await expect(page).toHaveURL(/\/member\/withdraw/);

      await signOut(page, asked);
      await reopen(page);
      await visit(page, "/", asked);
      expect(await isIn(page)).toBe(false);
    });

    test(`M01 T20 a player sees where they are signed in and ends it there, in ${language}`, async ({
      page,
      browser,
      baseURL,
      withScript,
    }) => {
      const asked = { language, withScript };
      const username = await register(page, language, freshName("d"));
      const phone = await browser.newContext({
        ...(baseURL ? { baseURL } : {}),
        javaScriptEnabled: withScript,
        userAgent: "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36",
        extraHTTPHeaders: { "X-Forwarded-For": `2001:db8:${Date.now().toString(16).slice(-4)}:7::1` },
      });
      await chooseLanguage(phone, language);
      const there = await phone.newPage();
      await visit(there, "/login", asked);
      await logIn(there, language, username);
      await expect(there).not.toHaveURL(/login/);
      expect(await isIn(there)).toBe(true);

      await visit(page, "/member/securityCenter/devices", asked);
      const name = say(language, "security.devices.browserOn", { browser: "Chrome", system: "Android" });
      await expect(page.getByRole("heading", { name })).toBeVisible();
      if (withScript) await expectAccessible(page);
      await page.getByRole("button", { name: say(language, "security.devices.signOutOf", { name }) }).click();
      await expect(page.getByRole("status")).toContainText(say(language, "security.devices.done.one"));
      expect(await isIn(there)).toBe(false);
      expect(await isIn(page)).toBe(true);
      await phone.close();

      await visit(page, "/member/securityCenter/history", asked);
      const rows = page.getByRole("table").getByRole("row");
      await expect(rows.filter({ hasText: say(language, "security.history.outcomes.ok") })).toHaveCount(2);
      if (withScript) await expectAccessible(page);
    });

    test(`L05 who has to change the password comes no further before, in ${language}`, async ({
      page,
      withScript,
    }) => {
      const asked = { language, withScript };
      const username = await register(page, language, freshName("w"));
      const player = numberOf(username);
      office("mina", "player", "must-change-password", player);
      expect(await isIn(page)).toBe(false);
      await visit(page, "/login", asked);
      await logIn(page, language, username);
      await expect(page).toHaveURL("/login/changePassword");
      expect(await isIn(page)).toBe(false);
      const main = page.getByRole("main");
      await main.locator('[name="newPassword"]').fill(NEW);
      await main.locator('[name="confirmNewPassword"]').fill(NEW);
      await press(page, asked, "codes.changePassword.heldSubmit");
      await expect(page).not.toHaveURL(/login/);
      expect(await isIn(page)).toBe(true);
      expect(office("mina", "player", "devices", player)).toContain("password");
    });

    test(`L15 a player at the door of agents is shown the right one, in ${language}`, async ({
      page,
      withScript,
    }) => {
      const asked = { language, withScript };
      const username = await register(page, language, freshName("g"));
      await signOut(page, asked);
      await visit(page, "/agentLogin", asked);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        say(language, "entry.login.agentTitle"),
      );
      if (withScript) await expectAccessible(page);
      await logIn(page, language, username);
      await expect(page.getByRole("alert")).toContainText(say(language, "reasons.membersElsewhere"));
      await page.getByRole("link", { name: say(language, "entry.login.toMembers") }).click();
      await expect(page).toHaveURL("/login");
      await alive(page, withScript);
      await logIn(page, language, username);
      await expect(page).not.toHaveURL(/login/i);
    });

    test(`L02 T7 by number: the switch, and one answer for every number, in ${language}`, async ({
      page,
      withScript,
    }) => {
      const asked = { language, withScript };
      office("mina", "brand", "flag", "MOBILEVERCODELOGIN3", "--on");
      await expect(async () => {
        await visit(page, "/login?redirectTo=/help", asked);
        await page.getByRole("link", { name: say(language, "entry.login.bySms") }).click({ timeout: 1000 });
      }).toPass();
      await expect(page.locator('[name="countryDialingCode"]')).toHaveValue("98");
      if (withScript) await expectAccessible(page);
      const main = page.getByRole("main");
      await main.locator('[name="mobileNum"]').fill("0912 999 0000");
      await main.locator('[name="verificationCode"]').fill("123456");
      await press(page, asked, "entry.login.submit");
      await expect(page.getByRole("alert")).toContainText(say(language, "reasons.wrongNumberOrCode"));
      await expect(main.locator('[name="mobileNum"]')).toHaveValue("0912 999 0000");
      await page.getByRole("link", { name: say(language, "entry.login.byName") }).click();
      await expect(main.locator('[name="password"]')).toBeVisible();
    });
  });
}
