import type { Page } from "@playwright/test";
import { alive, chooseLanguage, expect, register, say, test } from "./fixture.ts";

/**
 * Games on a phone, upright and lying on its side: nothing covers anything, and what one plays with is one screen.
 * Lotteries and the book are not among them: their draws, boards and matches are lists that are read down.
 */

const UPRIGHT = { width: 360, height: 740 };
const LYING = { width: 640, height: 360 };
const READ_DOWN = ["/lottery", "/elott", "/sports", "/esports"];

for (const language of ["fa", "en"] as const) {
  test(`on a phone no control of any game covers another, and stage, stakes and button are one screen, in ${language}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(240_000);
    await chooseLanguage(context, language);
    await register(page, language);
    await page.setViewportSize(UPRIGHT);
    const games = await everyGame(page);
    expect(games.length).toBeGreaterThan(35);
    for (const nodeId of games) {
      await test.step(nodeId, async () => {
        await page.goto(await opened(page, nodeId));
        for (const size of [UPRIGHT, LYING]) {
          await page.setViewportSize(size);
          // The spots of a shared round are there while it takes stakes.
          if (await page.locator(".rounds").count())
            await page.locator(".stake-form").waitFor({ timeout: 60_000 });
          const where = `${nodeId} ${size.width}×${size.height}`;
          expect(await coveredControls(page), where).toEqual([]);
          expect(await belowTheScreen(page), where).toEqual([]);
        }
      });
    }
  });
}

for (const game of ["pasur", "hokm"])
  test(`on a phone the table of ${game} in play and the own cards are one screen`, async ({
    page,
    withScript,
  }) => {
    test.setTimeout(120_000);
    await register(page, "fa");
    await page.setViewportSize(UPRIGHT);
    await page.goto(await opened(page, `NARD-${game}`));
    await alive(page, withScript);
    await page.getByRole("button", { name: say("fa", "tables.sit") }).click();
    await page.getByRole("button", { name: say("fa", "tables.house.ask") }).click();
    await expect(page.locator(".own-hand .card-face").first()).toBeVisible({ timeout: 40_000 });
    for (const size of [UPRIGHT, LYING]) {
      await page.setViewportSize(size);
      // A page without script comes anew by itself, also in the moment in which it is looked at.
      await expect(async () => {
        const where = `${size.width}×${size.height}`;
        expect(await coveredControls(page), where).toEqual([]);
        expect(await belowTheScreen(page), where).toEqual([]);
      }).toPass({ timeout: 10_000 });
    }
  });

/** The catalogue as its own pages list it, so that a new game is looked at by itself. */
async function everyGame(page: Page): Promise<string[]> {
  await page.goto("/menu");
  const kinds = await page
    .locator(".site-menu__kind > .site-menu__row")
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  const found = new Set<string>();
  for (const kind of kinds.filter((path) => !READ_DOWN.includes(path))) {
    for (let pageNo = 1, before = -1; found.size > before; pageNo += 1) {
      before = found.size;
      const shown = await (await page.request.get(`${kind}?page=all&pageNo=${pageNo}`)).text();
      for (const [, nodeId = ""] of shown.matchAll(/action="\/play\/([\w-]+)"/g)) found.add(nodeId);
    }
  }
  return [...found];
}

async function opened(page: Page, nodeId: string): Promise<string> {
  const shown = await page.request.get(`/play/${nodeId}`);
  const [, formToken = ""] = /name="formToken"[^>]* value="([^"]+)"/.exec(await shown.text()) ?? [];
  const answer = await page.request.post(`/play/${nodeId}`, {
    form: { formToken },
    headers: { Origin: new URL(shown.url()).origin },
    maxRedirects: 0,
  });
  expect(answer.status(), nodeId).toBe(303);
  return answer.headers().location ?? "";
}

/** Asks the browser what lies at the middle of each control of the first screen. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = "a[href], button, input:not([type=hidden]), select, textarea, summary";
    /** What is pushed out of a part that scrolls is not there to be covered. */
    const isPushedOut = (control: Element, x: number, y: number) => {
      for (let part = control.parentElement; part; part = part.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(part);
        if (overflowX === "visible" && overflowY === "visible") continue;
        const box = part.getBoundingClientRect();
        if (x < box.left || x > box.right || y < box.top || y > box.bottom) return true;
      }
      return false;
    };
    return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
      const { x: left, y: top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isHere = width > 1 && height > 1 && x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
      if (!isHere || !control.checkVisibility({ visibilityProperty: true }) || isPushedOut(control, x, y))
        return [];
      if (getComputedStyle(control).pointerEvents === "none") return [];
      const hit = document.elementFromPoint(x, y);
      const label = control.closest("label");
      if (hit && (control.contains(hit) || label?.contains(hit))) return [];
      return [
        `${control.tagName} ${control.className} ${control.textContent?.trim()} under ${hit?.className}`,
      ];
    });
  });
}

/** What one looks at and plays with, as far as a game has it. */
function belowTheScreen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (scrollY !== 0 || document.documentElement.scrollWidth > innerWidth)
      return ["the page itself is pushed aside"];
    const game = document.querySelector(".game, .instant, .rounds, .card-tables");
    const named =
      ".machine, .instant__stage, .rounds-board, .bets, .chips, .layout, .spin-form__button, .own-hand";
    const parts = [...(game?.querySelectorAll(named) ?? [])];
    if (parts.length === 0) return ["nothing to play with"];
    return parts.flatMap((part) => {
      const { bottom } = part.getBoundingClientRect();
      return bottom <= innerHeight ? [] : [`${part.className} ends at ${Math.round(bottom)}`];
    });
  });
}
