import type { Browser, Page } from "@playwright/test";
import { alive, expect, expectAccessible, freshName, register, say, test } from "./fixture.ts";
import { office } from "./office.ts";

const WAGES =
  "--kind daily --base turnover --cycle day --apply slice --tiers 0:0:1,5000:3:2.5 --products RNG:100,LIVE:50 --least 10";

type Partner = { readonly page: Page; readonly number: string };

/** Somebody who has registered, applied and been approved. */
async function partnerOn(page: Page): Promise<Partner> {
  const name = await register(page, "fa");
  await page.goto("/join");
  const main = page.getByRole("main");
  await main.locator('[name="name"]').fill("نیما کاظمی");
  await main.locator('[name="channel"]').selectOption("telegram");
  await main.locator('[name="contact"]').fill(`@${name}`);
  await main.locator('[name="message"]').fill("I know many people who would like to play backgammon.");
  await main.getByRole("button", { name: say("fa", "partner.join.submit") }).click();
  await expect(page).toHaveURL(/\/join\?sent=/);
  const reference = (await page.getByTestId("reference").textContent()) ?? "";
  office("mina", "partner", "approve", reference);
  const [, number = ""] = /^player\s+(\d+)$/m.exec(office("mina", "partner", "show", reference)) ?? [];
  return { page, number };
}

async function partnerBeside(browser: Browser, withScript: boolean): Promise<Partner> {
  const group = () => Math.floor(Math.random() * 0x10000).toString(16);
  const extraHTTPHeaders = { "X-Forwarded-For": `2001:db8:${group()}:${group()}::1` };
  const context = await browser.newContext({ javaScriptEnabled: withScript, extraHTTPHeaders });
  return partnerOn(await context.newPage());
}

const press = (page: Page, key: string) =>
  page
    .getByRole("main")
    .getByRole("button", { name: say("fa", key), exact: true })
    .click();

/** From the page of daily wages to the contract that waits there, which is signed. */
async function signWaiting(page: Page, withScript: boolean): Promise<void> {
  await page.goto("/agentHome/contracts/daily");
  await page.getByTestId("inbox").getByRole("link").click();
  await alive(page, withScript);
  await press(page, "contracts.contract.agree");
  await expect(page.getByTestId("contract-state")).toHaveText(say("fa", "contracts.states.valid"));
}

test("A01 A02 a partner's first contract by the house goes on to a child, who sees it, compares it and signs", async ({
  page,
  browser,
  withScript,
}) => {
  test.slow();
  const main = page.getByRole("main");
  const root = await partnerOn(page);
  const child = await partnerBeside(browser, withScript);
  const stranger = await partnerBeside(browser, withScript);
  office("mina", "player", "upline", child.number, root.number, "--reason", "brought by them");
  const template = freshName("wages");
  office("mina", "contract", "template", "set", template, ...WAGES.split(" "));
  office("mina", "brand", "flag", "dailysalreqtype", "--on");
  office("mina", "contract", "offer", root.number, "--template", template);

  // The entry is there for whoever has a contract of the kind, and for nobody else.
  const entries = page.getByRole("navigation", { name: say("fa", "partner.home.title"), exact: true });
  const entry = entries.getByRole("link", { name: say("fa", "partner.nav.daily") });
  // A switch of the house is known within a second.
  await expect(async () => {
    await page.goto("/agentHome");
    await expect(entry).toContainText("۱", { timeout: 500 });
  }).toPass();
  await entry.click();
  await expect(page).toHaveURL("/agentHome/contracts/daily");
  await expect(entries.locator("[aria-current=page]")).toContainText(say("fa", "partner.nav.daily"));
  await alive(page, withScript);
  if (withScript) await expectAccessible(page);
  expect((await stranger.page.goto("/agentHome/contracts/daily"))?.status()).toBe(404);
  await stranger.page.goto("/agentHome");
  await expect(stranger.page.getByRole("link", { name: say("fa", "partner.nav.daily") })).toHaveCount(0);
  await signWaiting(page, withScript);
  if (withScript) await expectAccessible(page);

  // One more row keeps what was typed, and what goes beyond one's own terms is refused.
  await page.goto(`/agentHome/contracts/daily/propose?child=${child.number}`);
  await alive(page, withScript);
  if (withScript) await expectAccessible(page);
  await expect(main.locator('[name="child"]')).toHaveValue(child.number);
  await main.locator('[name="rate1"]').fill("۰٫۵");
  await press(page, "contracts.form.more");
  await expect(main.locator('[name="from3"]')).toHaveValue("");
  await expect(main.locator('[name="rate1"]')).toHaveValue("۰٫۵");
  await main.locator('[name="rate2"]').fill("۳");
  await press(page, "contracts.form.send");
  await expect(main.getByRole("alert")).toContainText(say("fa", "contracts.reasons.contractAbove"));
  await main.locator('[name="rate2"]').fill("هیچ");
  await press(page, "contracts.form.send");
  await expect(main.getByRole("alert")).toContainText(say("fa", "contracts.reasons.percentWrong"));

  // A draft is kept, and nobody but its writer knows of it.
  await main.locator('[name="rate2"]').fill("۲");
  // What it would have paid is seen before it is sent, and nothing is sent or lost by that.
  await press(page, "contracts.preview.see");
  const preview = page.getByTestId("preview");
  await expect(preview.locator("dd")).toHaveCount(4);
  await expect(page.getByTestId("preview-sum")).toContainText("۰٫۰۰");
  await expect(main.locator('[name="rate2"]')).toHaveValue("۲");
  if (withScript) await expectAccessible(page);
  await press(page, "contracts.form.keep");
  await expect(main).toContainText(say("fa", "contracts.kept"));
  expect((await child.page.goto("/agentHome/contracts/daily"))?.status()).toBe(404);
  await page.getByTestId("drafts").getByRole("link").click();
  await expect(main.locator('[name="rate2"]')).toHaveValue("۲");
  await press(page, "contracts.form.send");
  await expect(page.getByTestId("contract-state")).toHaveText(say("fa", "contracts.states.requested"));
  const address = new URL(page.url()).pathname;

  // The child is told, and the message leads to it; nobody else gets anything.
  await child.page.goto("/member/messageV2");
  const title = say("fa", "messages.kinds.contractProposed.title");
  await child.page
    .getByRole("link", { name: new RegExp(title) })
    .first()
    .click();
  await child.page.getByRole("link", { name: say("fa", "messages.about") }).click();
  await expect(child.page).toHaveURL(address);
  await expect(child.page.getByTestId("terms")).toContainText("۲٪");
  await expect(child.page.getByTestId("example")).toContainText("+");
  await expect(child.page.getByTestId("preview").locator("dd")).toHaveCount(4);
  expect((await stranger.page.goto(address))?.status()).toBe(404);
  await signWaiting(child.page, withScript);
  await expect(child.page.getByTestId("preview")).toHaveCount(0);

  // Other terms stand beside those in force, and hold once they are signed.
  await child.page.goto(`${address}/change`);
  await alive(child.page, withScript);
  await child.page.locator('[name="rate2"]').fill("۲٫۲۵");
  await press(child.page, "contracts.preview.see");
  await expect(child.page.getByTestId("preview").locator("dd")).toHaveCount(4);
  await press(child.page, "contracts.form.send");
  await expect(child.page.getByTestId("contract-state")).toHaveText(
    say("fa", "contracts.states.changeRequested"),
  );
  await page.goto(address);
  await alive(page, withScript);
  const changed = page.getByTestId("differences").locator("tr", { has: page.locator("strong") });
  await expect(changed).toHaveCount(1);
  await expect(changed).toContainText("۲٫۲۵٪");
  if (withScript) await expectAccessible(page);
  await press(page, "contracts.contract.agree");
  await expect(page.getByTestId("contract-state")).toHaveText(say("fa", "contracts.states.valid"));
  await expect(page.getByTestId("versions").locator("tbody tr")).toHaveCount(2);
  await child.page.goto("/agentHome/contracts/daily");
  await expect(child.page.getByTestId("own-contract")).toContainText("۲٫۲۵٪");

  // It ends when the other side agrees.
  await page.reload();
  await press(page, "contracts.contract.end");
  await expect(page.getByTestId("contract-state")).toHaveText(
    say("fa", "contracts.states.terminateRequested"),
  );
  await child.page.goto(address);
  await alive(child.page, withScript);
  await press(child.page, "contracts.contract.agreeEnd");
  await expect(child.page.getByTestId("contract-state")).toHaveText(say("fa", "contracts.states.terminated"));
  // Whose wish it was is said to each in their own words.
  await expect(child.page.getByTestId("contract-ended")).toContainText(say("fa", "contracts.contract.you"));
  await child.page.context().close();
  await stranger.page.context().close();
});
