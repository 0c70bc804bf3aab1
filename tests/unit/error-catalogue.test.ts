import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { lostPage } from "#app/features/after-idle/lost-page.tsx";
import { offerWhenSlow } from "#app/features/after-idle/offer-when-slow.ts";
import { speechOf } from "#app/i18n/speech.server.ts";
import { setServiceEntry } from "#server/brand/index.ts";
import { LANGUAGES, type Language } from "#server/core/languages.ts";
import { HOUR_MS } from "#server/core/time.ts";
import { sealPath } from "#server/support/index.ts";
import { CATALOGUE } from "#tests/setup/error-catalogue.ts";
import { saidIn, sentence } from "#tests/setup/said.ts";
import { type ServedSite, servedSite } from "#tests/setup/served-site.ts";
import { speaking, type Trouble, troubles } from "#tests/setup/trouble.ts";

let site: ServedSite;
let troubleIn: (language: Language) => Promise<Trouble>;

beforeAll(async () => {
  site = await servedSite();
  troubleIn = await troubles(site);
}, 120_000);
afterAll(() => site?.close());

const languages = Object.keys(LANGUAGES) as Language[];

for (const language of languages) {
  test(`X02 every error of the catalogue that the site comes to is told in ${language} when it comes to it`, async () => {
    // What was counted while another language was spoken is over, and so is every session.
    site.forward(HOUR_MS);
    const trouble = await troubleIn(language);
    const unsaid: string[] = [];
    for (const { error, says, provoke } of CATALOGUE) {
      // From another household each: all of them together answer more challenges than one may in an hour.
      const answer = await provoke({ ...trouble, guest: speaking(site.browser(), language) });
      const said = saidIn(answer);
      for (const key of says) {
        if (!sentence(language, key).test(said))
          unsaid.push(`${error}: ${key} is not in: ${said.slice(0, 300)}`);
      }
    }
    expect(unsaid).toEqual([]);
  }, 120_000);
}

test("X02 a page that does not arrive, or only slowly, is told in the browser in every language", async () => {
  for (const language of languages) {
    const { t } = await speechOf(language);
    const [title] = lostPage(t("site.loadFailed.title")).meta({ matches: [] } as never) ?? [];
    expect(JSON.stringify(title)).toMatch(sentence(language, "site.loadFailed.title"));
    expect(slowPage(t)).toMatch(sentence(language, "site.loadFailed.slow"));
  }
});

/** What a browser shows once a page has been under way for too long. */
function slowPage(t: Awaited<ReturnType<typeof speechOf>>["t"]): string {
  const said: string[] = [];
  const element = () => ({ setAttribute: () => {}, append: (text: string) => said.push(text) });
  vi.stubGlobal("document", { createElement: element, body: { append: () => {} } });
  vi.stubGlobal("location", { pathname: "/vip", search: "", hash: "" });
  vi.stubGlobal("setTimeout", (due: () => void) => due());
  vi.stubGlobal("__remixRouter", {
    subscribe: (heard: (state: unknown) => void) =>
      heard({ navigation: { state: "loading", location: { pathname: "/vip", search: "", hash: "" } } }),
    state: { navigation: { location: { pathname: "/vip", search: "", hash: "" } } },
  });
  offerWhenSlow(t);
  vi.unstubAllGlobals();
  return said.join(" ");
}

test("X02 an address of customer service that is not right is told in every language", async () => {
  await setServiceEntry(site.context, {
    brandId: "nard",
    csPosition: 1,
    csType: "LIVECHAT",
    type: "3",
    path: sealPath(
      { secret: "the secret of another house altogether", brandId: "nard" },
      "https://chat.test/",
    ),
  });
  site.forward(HOUR_MS);
  for (const language of languages) {
    const said = saidIn(await speaking(site.browser(), language).get("/customerService"));
    expect(said, language).toMatch(sentence(language, "states.service.broken"));
  }
});
