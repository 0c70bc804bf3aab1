import { expect, test } from "vitest";
import { setLicence } from "#server/brand/index.ts";
import { seedCatalogue } from "#server/catalogue/index.ts";
import { LANGUAGES, type Language } from "#server/core/languages.ts";
import { SECOND_MS } from "#server/core/time.ts";
import { openBrand } from "#tests/setup/brand.ts";
import { testContext } from "#tests/setup/database.ts";
import { fragmentsFor } from "./fragments.server.tsx";

const MGA = { authority: "MGA", number: "MGA/B2C/1", url: "https://authorisation.mga.org.mt/1" } as const;

async function house(language: Language = "en") {
  const context = await testContext();
  const brand = await openBrand(context);
  return { context, brand, language };
}

const links = (markup: string) => [...markup.matchAll(/<a[^>]* href="([^"]*)"/g)].map(([, href]) => href);

test("F06 the nav has home, each category in its order, promotions and the app, also before there is a game", async () => {
  const { nav } = await fragmentsFor(await house(), "/help");
  const categories = [
    "rng",
    "elott",
    "lottery",
    "live",
    "sports",
    "crash",
    "fish",
    "pvp",
    "esports",
    "cockfight",
  ];
  const bar = ["/menu", "/search", "/", "/sports", "/member/securityCenter"];
  expect(links(nav)).toEqual(["/", ...categories.map((name) => `/${name}`), "/promotions", "/down", ...bar]);
  expect(nav).not.toContain("aria-current");
});

test("F07 a vendor leads to its category, FB's sports to their own page; fishing lists none", async () => {
  const asking = await house();
  const model = { code: "one", names: { fa: "یک" }, minLineBetMinor: 1n, rtpBasisPoints: 9600 };
  await seedCatalogue(asking.context, [
    { ...model, vendor: "V1", category: "LIVE" },
    { ...model, vendor: "FB", category: "SPORTS" },
    { ...model, vendor: "V2", category: "FISH" },
  ]);
  const { nav, footer } = await fragmentsFor(asking, "/live");
  expect(links(nav)).toContain("/live?vassalage=V1");
  expect(links(nav)).toContain("/fbsports");
  expect(nav).not.toContain("V2");
  expect(nav.match(/href="\/live" aria-current="page"/g), "the name and the entry for all").toHaveLength(2);
  expect(footer).toContain("/live?vassalage=V1");
});

test("F10 a licence appears in the footer within a second of being entered, with its number and record", async () => {
  const asking = await house();
  const before = await fragmentsFor(asking, "/");
  expect(before.footer).not.toContain("licences");
  await setLicence(asking.context, { brandId: asking.brand.id, ...MGA });
  expect((await fragmentsFor(asking, "/")).footer).toBe(before.footer);
  asking.context.clock.forward(SECOND_MS);
  const { footer, nav } = await fragmentsFor(asking, "/");
  expect(footer).toContain(MGA.number);
  expect(links(footer)).toContain(MGA.url);
  expect(nav, "what has not changed is not made anew").toBe(before.nav);
});

test("I01 the frame speaks six languages", async () => {
  const asking = await house();
  const made = Object.keys(LANGUAGES).map((language) =>
    fragmentsFor({ ...asking, language: language as Language }, "/"),
  );
  const fragments = await Promise.all(made);
  expect(new Set(fragments.map(({ nav }) => nav)).size).toBe(6);
  expect(new Set(fragments.map(({ footer }) => footer)).size).toBe(6);
});

test("S10 the foot names the age that registration asks for", async () => {
  const { brand, ...asking } = await house("fa");
  const footer = async (minimumAge: number) =>
    (await fragmentsFor({ ...asking, brand: { ...brand, minimumAge } }, "/")).footer;
  expect(await footer(18)).toContain("۱۸+");
  asking.context.clock.forward(SECOND_MS);
  expect(await footer(21)).toContain("۲۱+");
});
