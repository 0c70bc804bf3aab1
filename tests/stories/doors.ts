import type { Locator, Page } from "@playwright/test";
import { alive, expect, type StoryLanguage, say } from "./fixture.ts";

/** What the stories of the doors do again and again, on the shared site and on those of their own (own-doors.ts). */
export type Asked = { readonly language: StoryLanguage; readonly withScript: boolean };

export const main = (page: Page): Locator => page.getByRole("main");
export const alert = (page: Page): Locator => main(page).getByRole("alert");

export async function visit(page: Page, path: string, { withScript }: Asked): Promise<void> {
  await page.goto(path);
  await alive(page, withScript);
}

/** Presses the button of the page that says what stands under this key, and nothing besides. */
export async function press(
  page: Page,
  { language }: Asked,
  key: string,
  holes: Record<string, string> = {},
): Promise<void> {
  await main(page)
    .getByRole("button", { name: say(language, key, holes), exact: true })
    .click();
}

export const button = (page: Page, name: string): Locator =>
  main(page).getByRole("button", { name, exact: true });

export async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await main(page).locator(`[name="${name}"]`).fill(value);
}

export async function signOut(page: Page, asked: Asked): Promise<void> {
  await visit(page, "/logout", asked);
  await press(page, asked, "entry.logout.submit");
  await expect(page).toHaveURL("/");
}

/** As if the browser were another one: quicker than the way out by the form, and the sign-in stays what it was. */
export async function leave(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await page.context().addCookies(cookies.filter(({ name }) => name === "lang"));
}

export const isSignedIn = (page: Page): Promise<void> =>
  expect(page).toHaveURL(/^https?:\/\/[^/]+\/(?:\?.*)?$/);

export async function isIn(page: Page): Promise<boolean> {
  const answer = await page.context().request.get("/member/messageV2", { maxRedirects: 0 });
  return answer.status() === 200;
}

/** A number in Iran that no other story has, as it is dialled from elsewhere but for its country. */
export function freshNumber(): string {
  return `912${String(Math.floor(Math.random() * 10_000_000)).padStart(7, "0")}`;
}
