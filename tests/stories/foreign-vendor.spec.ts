import type { Page } from "@playwright/test";
import { signedHeaders } from "../kit/signature.js";
import { alive, expect, register, say, test } from "./fixture.ts";
import { complained, gameFrame, move, vendorHouse } from "./foreign-vendor.ts";

const { site, frail, takeGames, secretOf } = vendorHouse();

const SPEAKERS = [
  { dialect: "wallet v1", code: "DEMOONE", isAsked: true },
  { dialect: "hub88", code: "DEMOHUB", isAsked: false },
  { dialect: "pragmatic", code: "DEMOPRAG", isAsked: false },
  { dialect: "fundist", code: "DEMOFUND", isAsked: false },
] as const;

/** A picture of a vendor's, as the house has made it again. */
const PICTURE = /^\/pictures\/[0-9a-f]{40}\.webp$/;

/** Opens a game from its page with play money, and ends where it is shown. */
async function openFree(page: Page, nodeId: string, withScript: boolean): Promise<void> {
  await page.goto(`/seamless?nodeId=${nodeId}`);
  await alive(page, withScript);
  await page
    .getByRole("main")
    .getByRole("button", { name: say("fa", "site.card.play"), exact: true })
    .click();
  await expect(page).toHaveURL(/[?&]session=/);
}

async function roundId(page: Page): Promise<string> {
  return (await gameFrame(page).locator("[data-round]").getAttribute("data-round")) ?? "";
}

/** How the round that is shown has ended, as its record says. */
const state = (page: Page) =>
  page
    .getByRole("main")
    .locator("dt", { hasText: say("fa", "member.bettingRecord.state") })
    .locator("xpath=following-sibling::dd[1]");

/** The vendor takes back half a unit of a round that has ended, as a vendor does that paid too much. */
async function corrects(house: string, of: { code: string; player: string; round: string }): Promise<void> {
  const path = `/vendor/${of.code}/adjust`;
  const { player, round } = of;
  const why = { direction: "OUT", reason: "paid too much" };
  const money = { amount: "50", currency: "TRIAL" };
  const body = JSON.stringify({ txId: `adjust-${round}`, player, game: "coin", round, ...money, ...why });
  const headers = signedHeaders({ secret: secretOf(of.code) }, { path, body });
  const answer = await fetch(`${house}${path}`, { method: "POST", headers, body });
  expect(await answer.json()).toMatchObject({ code: "OK" });
}

/** Both sides remember two rounds, each a stake and a payout, and the same of each. */
async function reconciled(code: string): Promise<void> {
  await expect(async () => {
    const [, lines = "0"] =
      /^(\d+) lines .*: 0 new differences/.exec(site().office("vendor", "compare", code)) ?? [];
    expect(Number(lines)).toBeGreaterThanOrEqual(8);
  }).toPass();
}

for (const { dialect, code, isAsked } of SPEAKERS) {
  test(`a foreign game of ${dialect} is listed, opened, won, cut off, left, and shown again in the record`, async ({
    page,
    withScript,
    complaints,
  }) => {
    takeGames(code, isAsked);
    await register(page, "fa");
    await expect(async () => {
      await page.goto(`/rng?page=${code}`);
      await expect(page.locator(".game-card__picture").first()).toHaveAttribute("src", PICTURE, {
        timeout: 500,
      });
    }).toPass();

    await openFree(page, `${code}-coin`, withScript);
    const frame = gameFrame(page);
    await expect(frame.locator("[data-balance]")).toHaveText(/\d/);
    const before = Number(await frame.locator("[data-balance]").textContent());
    await move(page, "stake");
    await expect(frame.locator("[data-state=open]")).toBeVisible();
    await expect(frame.locator("[data-balance]")).toHaveText((before - 1).toFixed(2));
    await move(page, "heads");
    await expect(frame.locator("[data-state=closed]")).toBeVisible();
    await expect(frame.locator("[data-balance]")).toHaveText((before + 0.94).toFixed(2));
    const won = await roundId(page);

    // Cut off in the middle: another page, and back to a round that waits.
    await move(page, "stake");
    await expect(frame.locator("[data-state=open]")).toBeVisible();
    const cut = await roundId(page);
    await page.goto("/");
    await page.goto("/game");
    await page
      .getByRole("link", { name: say("fa", "lobby.card.free") })
      .or(page.locator(".vendor-hits__hit"))
      .first()
      .click();
    await expect(page).toHaveURL(/\/game\/[^/]+\/vendor$/);
    await expect(gameFrame(page).locator("[data-state=open]")).toBeVisible();
    expect(await roundId(page)).toBe(cut);
    await move(page, "tails");
    await expect(gameFrame(page).locator("[data-state=closed]")).toBeVisible();

    await gameFrame(page).locator("[data-way=back]").click();
    if (!withScript) {
      await gameFrame(page)
        .getByRole("link", { name: say("fa", "games.foreign.back") })
        .click();
    }
    await expect(page).toHaveURL(new RegExp(`/rng\\?page=${code}`));
    await complained(complaints, "way out");

    await page.goto(`/member/personalHistoryCopy?vendor=${code}`);
    await expect(page.getByTestId("round")).toHaveCount(2);
    await alive(page, withScript);
    await page.getByTestId("round").last().click();
    await expect(page).toHaveURL(new RegExp(won));
    const again = page.frameLocator("iframe.foreign-frame--round");
    await expect(again.locator(`[data-round="${won}"][data-state=closed]`)).toBeVisible();
    if (isAsked) await reconciled(code);
  });
}

test("M06 what a vendor moves is in the head at once, and what it corrects later stands in the record by itself", async ({
  page,
  withScript,
}) => {
  const code = "DEMOONE";
  takeGames(code, true);
  const name = await register(page, "fa");
  const [, player = ""] = /^player\s+(\d+)/m.exec(site().office("player", "find", name)) ?? [];
  await openFree(page, `${code}-coin`, withScript);
  const [frame, head] = [gameFrame(page), page.getByTestId("balance").first()];
  await expect(frame.locator("[data-balance]")).toHaveText(/\d/);
  const kept = page.frame({ url: /127\.0\.0\.1/ });
  expect(kept).not.toBeNull();
  const before = await head.textContent();
  await move(page, "stake");
  await expect(frame.locator("[data-state=open]")).toBeVisible();
  if (withScript) {
    await expect(head).not.toHaveText(before ?? "");
    expect(page.frame({ url: /127\.0\.0\.1/ })).toBe(kept);
  }
  await move(page, "heads");
  await expect(frame.locator("[data-state=closed]")).toBeVisible();
  const round = await roundId(page);

  await corrects(site().address, { code, player, round });
  await page.goto(`/member/personalHistoryCopy?vendor=${code}`);
  await alive(page, withScript);
  await expect(page.getByTestId("adjusted")).toContainText("۰٫۵۰");
  await page.getByTestId("round").click();
  const correction = page
    .getByRole("main")
    .locator("dt", { hasText: say("fa", "member.bettingRecord.adjusted") })
    .locator("xpath=following-sibling::dd[1]");
  await expect(correction).toContainText("۰٫۵۰");
  await expect(page.getByText(say("fa", "member.accountRecord.kinds.adjustment"))).toBeVisible();
});

test("free rounds at a vendor are found, cost nothing, and a win that is looked at is told until it is released", async ({
  page,
  withScript,
}) => {
  const [code, main] = ["DEMOONE", page.getByRole("main")];
  const { office } = site();
  takeGames(code, true);
  office("payout", "check", code, "--from", "1.50");
  const name = await register(page, "fa");
  const [, player = ""] = /^player\s+(\d+)/m.exec(office("player", "find", name)) ?? [];
  const why = ["--stake", "1", "--key", name, "--reason", "a story"];
  office("vendor", "free-rounds", code, player, "coin", "2", ...why);
  await expect(async () => {
    await page.goto("/game");
    await expect(page.getByText(say("fa", "games.open.free"))).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.goto("/member/rewardCenter");
  await alive(page, withScript);
  await page
    .getByTestId("free-rounds")
    .getByRole("button", { name: say("fa", "site.card.play") })
    .click();
  await expect(page).toHaveURL(/\/game\/[^/]+\/vendor$/);

  const frame = gameFrame(page);
  const before = (await frame.locator("[data-balance]").textContent()) ?? "";
  await move(page, "stake");
  await expect(frame.locator("[data-state=open]")).toBeVisible();
  await move(page, "heads");
  await expect(frame.locator("[data-state=closed][data-paid='194']")).toBeVisible();
  await expect(frame.locator("[data-balance]")).toHaveText(before);
  expect(office("vendor", "free-rounds-of", player)).toContain("1 of 2");

  await page.goto(`/member/personalHistoryCopy?vendor=${code}`);
  await alive(page, withScript);
  await page.getByTestId("round").click();
  await expect(main.locator(".notice--info")).toBeVisible();
  const held = main.getByText(say("fa", "member.accountRecord.kinds.payout-held"));
  await expect(held).toBeVisible();
  const [, payout = ""] =
    new RegExp(`^(\\d+) +${code} +${player} `, "m").exec(office("payout", "waiting")) ?? [];
  office("payout", "release", payout, "--reason", "seen");
  await page.reload();
  await expect(main.locator(".notice--good")).toBeVisible();
  await expect(main.getByText(say("fa", "member.accountRecord.kinds.payout-released"))).toBeVisible();
});

test("more vendors than stand side by side make a list no wider than a phone", async ({
  page,
  withScript,
}) => {
  for (const { code, isAsked } of SPEAKERS) takeGames(code, isAsked);
  for (const suffix of ["ONE", "HUB", "PRAG", "FUND"]) takeGames(`FRAIL${suffix}`, suffix === "ONE");
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(async () => {
    await page.goto("/rng");
    await expect(page.locator(".vendor-tabs__arrow").first()).toBeAttached({ timeout: 500 });
  }).toPass();
  await alive(page, withScript);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("a foreign game is shown to a stranger as its vendor's demo, and leads out of it again", async ({
  page,
  withScript,
}) => {
  takeGames("DEMOONE", true);
  await page.goto("/seamless?nodeId=DEMOONE-coin");
  await alive(page, withScript);
  await page.getByRole("link", { name: say("fa", "games.open.demo") }).click();
  await expect(page).toHaveURL(/mode=demo/);
  const answer = await page.reload();
  await alive(page, withScript);
  const policy = answer?.headers()["content-security-policy"] ?? "";
  expect(/frame-src [^;]*/.exec(policy)?.[0]).toMatch(/^frame-src 'self' http:\/\/127\.0\.0\.1:\d+$/);
  await expect(page.getByText(say("fa", "games.foreign.demo"))).toBeVisible();
  await move(page, "stake");
  await move(page, "heads");
  await expect(gameFrame(page).locator("[data-balance]")).toHaveText("100.94");
});

test("a foreign vendor that is killed in the middle of a round keeps it, and our page says so and offers another", async ({
  page,
  withScript,
  complaints,
}) => {
  const code = "FRAILONE";
  takeGames(code, true);
  await register(page, "fa");
  await openFree(page, `${code}-stairs`, withScript);
  await move(page, "stake");
  await move(page, "climb");
  await expect(gameFrame(page).locator("[data-state=open]")).toBeVisible();
  const cut = await roundId(page);
  await frail().kill();

  const answer = await page.reload();
  expect(answer?.status()).toBe(503);
  await complained(complaints, "silence");
  await expect(page.getByText(say("fa", "games.foreign.silentText"))).toBeVisible();
  await expect(page.getByRole("main").locator(".game-card").first()).toBeVisible();
  await page.goto(`/member/personalHistoryCopy?vendor=${code}`);
  await expect(page.getByTestId("round")).toHaveCount(1);
  await page.getByTestId("round").click();
  await expect(page).toHaveURL(new RegExp(cut));
  await expect(state(page)).toHaveText(say("fa", "member.bettingRecord.states.open"));

  await frail().start();
  await page.goto("/game");
  await page.locator(".vendor-hits__hit").first().click();
  expect(await roundId(page)).toBe(cut);
  await move(page, "take");
  await expect(gameFrame(page).locator("[data-state=closed][data-paid='128']")).toBeVisible();
  await page.goto(`/member/personalHistoryCopy?vendor=${code}`);
  await page.getByTestId("round").click();
  await expect(state(page)).toHaveText(say("fa", "member.bettingRecord.states.closed"));
});
