import { readdirSync, readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";

export type StoryLanguage = "fa" | "en";

/** The sentences of the site, so that a story looks for what a person would read. */
const texts = {
  fa: readTexts("fa"),
  en: readTexts("en"),
};

type Texts = { [name: string]: string | Texts };

function readTexts(language: StoryLanguage): Texts {
  const folder = `locales/${language}`;
  const read = (file: string) => JSON.parse(readFileSync(`${folder}/${file}`, "utf8"));
  return Object.fromEntries(readdirSync(folder).map((file) => [file.replace(".json", ""), read(file)]));
}

/** The sentence under a key. With `holes`, what goes into it; a story that leaves a hole open gets it as it is. */
export function say(language: StoryLanguage, key: string, holes: Record<string, string> = {}): string {
  let place: string | Texts | undefined = texts[language];
  for (const step of key.split(".")) place = typeof place === "object" ? place[step] : undefined;
  if (typeof place !== "string") throw new Error(`No text for ${key} in ${language}`);
  return place.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => holes[name] ?? hole);
}

/** What a game says when a round is over, whatever it came to. */
export function anyEnding(language: StoryLanguage): RegExp {
  const back = say(language, "play.back").replace(/\{\{\w+\}\}/g, ".+");
  return new RegExp([say(language, "play.noWin"), say(language, "play.youWon"), back].join("|"));
}

/** A name that no other story has: stories share one site. */
export function freshName(prefix = "p"): string {
  return `${prefix}${Date.now().toString(36)}${Math.floor(performance.now() * 1000).toString(36)}`.slice(
    0,
    15,
  );
}

/** An address that belongs to nobody: each is a household, so all of a /64 is drawn. */
function freshAddress(): string {
  const group = () => Math.floor(Math.random() * 0x10000).toString(16);
  return `2001:db8:${group()}:${group()}::1`;
}

export const PASSWORD = "Sarv-Nard-2026";

type Fixtures = { withScript: boolean; complaints: string[]; shortRun: undefined };

/** The language that a story's title names, where it is one of two. */
const TOLD_IN = /^(?!every public page).*?(?:^|\bin )(fa|en)(?=[:,]|$)/;

/** Every story also proves that the browser had nothing to complain of, the content policy included. */
export const test = base.extend<Fixtures>({
  withScript: async ({ javaScriptEnabled }, use) => use(javaScriptEnabled !== false),
  // Everybody visits from an address of their own, so that no story meets the limits that another has used up.
  extraHTTPHeaders: async ({ baseURL: _ }, use) => use({ "X-Forwarded-For": freshAddress() }),
  shortRun: [
    async ({ withScript }, use, { title, skip }) => {
      const language = TOLD_IN.exec(title)?.[1];
      const isSpared = language !== undefined && (language === "fa") !== withScript;
      skip(isSpared && !process.env.STORIES_WHOLE, "npm run test:stories tells it in both ways");
      await use(undefined);
    },
    { auto: true },
  ],
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      listen(context, complaints);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** A refusal is answered with its status, and Remix writes down an answer that nobody waits for any more. */
const EXPECTED =
  /Failed to load resource: the server responded with a status of 4\d\d|^AbortError: signal is aborted without reason/;

function listen(context: BrowserContext, complaints: string[]): void {
  context.on("console", (message) => {
    const text = message.text();
    if (["error", "warning"].includes(message.type()) && !EXPECTED.test(text)) complaints.push(text);
  });
  context.on("weberror", (error) => complaints.push(String(error.error())));
}

export { expect };

export async function chooseLanguage(context: BrowserContext, language: StoryLanguage): Promise<void> {
  await context.addCookies([{ name: "lang", value: language, domain: "localhost", path: "/" }]);
}

/** With script, a control works before and after the page has come to life; what is tested is the page alive. */
export async function alive(page: Page, withScript: boolean): Promise<void> {
  if (withScript) await page.waitForSelector("html[data-alive]");
}

/**
 * A new player in this browser, by the form's own address and not through its page: for stories of something else.
 * The page stays where it is.
 */
export async function register(page: Page, language: StoryLanguage, username = freshName()): Promise<string> {
  const { request } = page.context();
  const shown = await request.get("/register");
  const [, formToken = ""] = /name="formToken"[^>]* value="([^"]+)"/.exec(await shown.text()) ?? [];
  const answer = await request.post("/register", {
    form: { ...filledIn(language), username, ofAge: "on", terms: "on", formToken },
    headers: { Origin: new URL(shown.url()).origin },
    maxRedirects: 0,
  });
  expect([answer.status(), answer.headers().location]).toEqual([303, "/"]);
  return username;
}

/** Registers through the form, as anybody would, and ends on the home page. */
export async function registerByForm(
  page: Page,
  language: StoryLanguage,
  username = freshName(),
): Promise<string> {
  await page.goto("/register");
  await fillRegistration(page, language, { username });
  await page
    .getByRole("main")
    .getByRole("button", { name: say(language, "entry.register.submit") })
    .click();
  await expect(page).toHaveURL("/");
  return username;
}

type Registration = Partial<
  Record<"username" | "password" | "confirmPassword" | "payeeName" | "mobileNum" | "email", string>
>;

/** What everybody fills in, besides a name. */
function filledIn(language: StoryLanguage) {
  const payeeName = language === "fa" ? "نیما کاظمی" : "Nima Kazemi";
  return { password: PASSWORD, confirmPassword: PASSWORD, payeeName };
}

export async function fillRegistration(
  page: Page,
  language: StoryLanguage,
  given: Registration,
): Promise<void> {
  const values = { ...filledIn(language), ...given };
  const main = page.getByRole("main");
  for (const [name, value] of Object.entries(values)) await main.locator(`[name="${name}"]`).fill(value);
  await main.locator('[name="ofAge"]').check();
  await main.locator('[name="terms"]').check();
}

export async function logIn(
  page: Page,
  language: StoryLanguage,
  username: string,
  password = PASSWORD,
): Promise<void> {
  const main = page.getByRole("main");
  await main.locator('[name="username"]').fill(username);
  await main.locator('[name="password"]').fill(password);
  await main.getByRole("button", { name: say(language, "entry.login.submit") }).click();
}

/** Fails with the names of the rules that a page breaks and where. axe is script: without it, it would wait for ever. */
export async function expectAccessible(page: Page): Promise<void> {
  // What began to fade in after the page had been still is looked at once more.
  const first = await brokenRules(page);
  expect(first.length === 0 ? first : await brokenRules(page)).toEqual([]);
}

async function brokenRules(page: Page): Promise<string[]> {
  await stillness(page);
  const { violations } = await new AxeBuilder({ page })
    // What is in order is not written down, and a page without frames is not told again in a page of axe's own.
    .options({ resultTypes: ["violations"] })
    .setLegacyMode(page.frames().length === 1)
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
}

/** A page that fades in has pale letters for a moment. What never ends, as the passing news, is not waited for. */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
