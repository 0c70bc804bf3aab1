import type { Page } from "@playwright/test";
import { alive, expect, say, test } from "./fixture.ts";
import { ownDoors } from "./own-doors.ts";

const free = (page: Page) => page.locator(".game-card__free");

async function seenTrialGame(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/game\//);
  await expect(page.locator(".funds--trial")).toBeVisible();
}

test.describe("G11 in a new house", () => {
  test("a guest's one press opens a game with trial funds, without a form", async ({ page }) => {
    const posts: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
    });
    await page.goto("/rng");
    await free(page).first().click();
    await seenTrialGame(page);
    expect(posts.filter((path) => /^\/(?:play|login|freePlay|register)/.test(path))).toHaveLength(1);
  });

  test("what tells a guest how a round was decided opens to a guest, and checks it once the seed is shown", async ({
    page,
    withScript,
  }) => {
    await page.goto("/seamless?nodeId=NARD-takht-e-nard");
    await free(page).click();
    await seenTrialGame(page);
    await alive(page, withScript);
    await page.getByRole("button", { name: say("fa", "play.spin"), exact: true }).click();
    await expect(page).toHaveURL(/[?]round=/);
    const round = page.url();
    const decided = page.getByRole("link", { name: say("fa", "play.fairness.link") });
    await decided.click();
    await expect(page).toHaveURL("/seeds");
    await alive(page, withScript);
    await page.locator('[name="clientSeed"]').fill("my-own-seed");
    await page.getByRole("button", { name: say("fa", "play.seeds.rotate") }).click();
    await expect(page).toHaveURL("/seeds?rotated=1");
    await page.goto(round);
    await decided.click();
    await expect(page.getByTestId("verdict")).toHaveText(say("fa", "games.verify.proven"));
  });

  test("on the way to a game the door opens it with trial funds as well", async ({ page }) => {
    await page.goto("/seamless?nodeId=NARD-takht-e-nard");
    await expect(free(page)).toBeVisible();
    await page.goto("/login?redirectTo=%2Fplay%2FNARD-takht-e-nard");
    await page.getByRole("button", { name: say("fa", "entry.freePlay.submit") }).click();
    await seenTrialGame(page);
  });
});

test.describe("G11 in a house without free play", () => {
  const { site } = ownDoors({ office: [["brand", "flag", "FREEPLAY3", "--off"]] });

  test("its button is nowhere, and a post of it signs in first and keeps the choice", async ({
    page,
    context,
  }) => {
    for (const path of ["/", "/rng", "/sports", "/search?q=a", "/seamless?nodeId=NARD-takht-e-nard"]) {
      await expect(async () => {
        await page.goto(path);
        await expect(free(page)).toHaveCount(0);
      }).toPass();
    }
    await page.goto("/login");
    await expect(page.getByRole("button", { name: say("fa", "entry.freePlay.submit") })).toHaveCount(0);

    await page.goto("/seamless?nodeId=NARD-takht-e-nard");
    const formToken = await page.locator("#launch [name=formToken]").inputValue();
    const answer = await context.request.post("/play/NARD-takht-e-nard", {
      form: { formToken, funds: "trial" },
      headers: { Origin: new URL(page.url()).origin },
      maxRedirects: 0,
    });
    expect(answer.headers().location).toBe("/login?redirectTo=%2Fplay%2FNARD-takht-e-nard%3Ffunds%3Dtrial");
    const [, name = "", password = ""] = /demo account: (\S+) \/ (\S+)/.exec(site().said()) ?? [];
    await page.goto(answer.headers().location ?? "");
    const form = page
      .getByRole("main")
      .locator("form")
      .filter({ has: page.locator("[name=password]") });
    await form.locator("[name=username]").fill(name);
    await form.locator("[name=password]").fill(password);
    await form.getByRole("button", { name: say("fa", "entry.login.submit") }).click();
    await page.getByRole("button", { name: say("fa", "lobby.card.free") }).click();
    await seenTrialGame(page);
  });
});
