import { seedCatalogue } from "#server/catalogue/seed.ts";
import { newId } from "#server/core/ids.ts";
import { manyGames } from "../setup/many-games.ts";
import { alive, expect, expectAccessible, say, test } from "./fixture.ts";
import { ownDoors } from "./own-doors.ts";

/** A house of slots has three vendors of its own: with these it has eleven. */
const MORE = 8;

ownDoors({
  beforehand: (db) =>
    seedCatalogue({ db, now: () => new Date(), newId }, manyGames({ games: 2 * MORE, vendors: MORE })),
});

test("G05 with more than seven vendors arrows lead along the strip, with script and without", async ({
  page,
  withScript,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/rng");
  await alive(page, withScript);
  const tabs = page.getByRole("navigation", { name: say("fa", "lobby.games.vendors") });
  expect(await tabs.locator(".vendor-tabs__tab").count()).toBeGreaterThan(MORE);
  const next = tabs.getByRole("link", { name: say("fa", "lobby.games.nextVendors") }).first();
  const later = tabs.locator(".vendor-tabs__tab").nth(7);
  await next.scrollIntoViewIfNeeded();
  await expect(next).toBeVisible();
  await next.click();
  await expect(later).toBeInViewport();
  const back = tabs.getByRole("link", { name: say("fa", "lobby.games.previousVendors") }).first();
  await expect(back).toBeVisible();
  await back.click();
  await expect(tabs.locator(".vendor-tabs__tab").first()).toBeInViewport();
  if (withScript) await expectAccessible(page);
});

test("G05 seven vendors and fewer need no arrows", async ({ page }) => {
  await page.goto("/live");
  await expect(page.locator(".vendor-tabs__tab").first()).toBeVisible();
  await expect(page.locator(".vendor-tabs__arrow")).toHaveCount(0);
});
