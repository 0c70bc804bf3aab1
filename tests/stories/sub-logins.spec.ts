import { becomePartner } from "./become-partner.ts";
import { type Asked, main, press, visit } from "./doors.ts";
import {
  chooseLanguage,
  expect,
  expectAccessible,
  freshName,
  logIn,
  PASSWORD,
  say,
  test,
} from "./fixture.ts";
import { office } from "./office.ts";

const OWN_PASSWORD = "Sarv-e-Naaz-2026";

for (const language of ["fa", "en"] as const) {
  test(`A01 L05 a partner lets somebody see the team and nothing else, and ends it, in ${language}`, async ({
    page,
    context,
    browser,
    withScript,
  }) => {
    test.slow();
    const asked: Asked = { language, withScript };
    await chooseLanguage(context, language);
    const name = await becomePartner(page, language, (reference) => {
      office("mina", "partner", "approve", reference);
    });
    await visit(page, "/agentHome/subLogins", asked);
    if (withScript) await expectAccessible(page);
    await expect(main(page)).toContainText(say(language, "subLogins.none"));
    await visit(page, "/agentHome/makeSubLogin", asked);
    if (withScript) await expectAccessible(page);
    const username = freshName("sub");
    await main(page).locator('[name="username"]').fill(username);
    await main(page).locator('[name="mayTeam"]').check();
    await press(page, asked, "subLogins.make");
    await expect(main(page).locator('[name="newPassword"]')).toHaveAttribute("aria-invalid", "true");
    // What was ticked is still ticked.
    await expect(main(page).locator('[name="mayTeam"]')).toBeChecked();
    await main(page).locator('[name="newPassword"]').fill(PASSWORD);
    await main(page).locator('[name="confirmNewPassword"]').fill(PASSWORD);
    await press(page, asked, "subLogins.make");
    await expect(page).toHaveURL(/\/agentHome\/subLogins\/\d+\?done=made$/);
    await expect(page.getByTestId("sub-login-facts")).toContainText(say(language, "subLogins.rights.team"));
    if (withScript) await expectAccessible(page);
    const own = new URL(page.url()).pathname;

    const theirs = await browser.newContext({ javaScriptEnabled: withScript });
    await chooseLanguage(theirs, language);
    const helper = await theirs.newPage();
    await visit(helper, "/agentLogin", asked);
    await logIn(helper, language, username);
    await expect(helper).toHaveURL("/login/changePassword");
    await main(helper).locator('[name="newPassword"]').fill(OWN_PASSWORD);
    await main(helper).locator('[name="confirmNewPassword"]').fill(OWN_PASSWORD);
    await main(helper).locator('[name="ofAge"]').check();
    await main(helper).locator('[name="terms"]').check();
    await press(helper, asked, "codes.changePassword.heldSubmit");
    await expect(helper).toHaveURL(/\/agentHome/);
    await expect(helper.getByTestId("agent-type")).toHaveText(say(language, "partner.home.types.41"));
    await expect(helper.getByTestId("downline")).toBeVisible();
    // Nothing in the head leads to money, which a sub-login has none of.
    await expect(helper.getByTestId("in-name")).toContainText(name);
    await expect(helper.getByTestId("balance")).toHaveCount(0);
    await expect(helper.locator('a[href="/member/depositv2"]')).toHaveCount(0);

    const entries = helper.getByRole("navigation", {
      name: say(language, "partner.home.title"),
      exact: true,
    });
    const names = ["announcements", "overview", "team", "betting", "profit", "transactions", "close"];
    await expect(entries.getByRole("link")).toHaveText(
      names.map((name) => say(language, `partner.nav.${name}`)),
    );
    await entries.getByRole("link", { name: say(language, "partner.nav.team"), exact: true }).click();
    await expect(main(helper).getByRole("heading", { level: 1 })).toHaveText(
      say(language, "partner.team.title"),
    );
    for (const path of ["/agentHome/contracts/daily", "/agentHome/accounts", "/agentHome/subLogins"]) {
      expect((await helper.goto(path))?.status()).toBe(403);
      await expect(main(helper)).toContainText(say(language, "partner.home.subLogin"));
    }
    if (withScript) await expectAccessible(helper);
    expect((await helper.goto("/member/withdraw"))?.status()).toBe(403);
    await visit(helper, "/member/securityCenter", asked);
    await expect(main(helper).locator('a[href="/member/securityCenter/twoFactor"]')).toBeVisible();
    await expect(main(helper).locator('a[href="/member/payees"]')).toHaveCount(0);
    await visit(helper, "/agentHome/team", asked);

    // One right more holds from the next press on.
    await visit(page, own, asked);
    await main(page).locator('[name="mayAccounts"]').check();
    await press(page, asked, "subLogins.save");
    await expect(page).toHaveURL(`${own}?done=rights`);
    await visit(helper, "/agentHome/accounts", asked);
    await main(helper).locator('[name="channel"]').fill("Bazaar");
    await press(helper, asked, "partner.links.make");
    await expect(helper).toHaveURL(/made=1/);
    await visit(page, own, asked);
    const deeds = page.getByTestId("deeds").locator("tbody tr");
    await expect(deeds).toHaveCount(1);
    await expect(deeds).toContainText(say(language, "subLogins.deeds.accounts"));
    await expect(deeds).toContainText(say(language, "subLogins.outcomes.done"));

    await press(page, asked, "subLogins.end");
    await expect(page.getByTestId("sub-login-facts")).not.toContainText(say(language, "subLogins.atWork"));
    await helper.goto("/agentHome/team");
    await expect(helper).toHaveURL(/\/agentLogin/);
    await theirs.close();
  });
}
