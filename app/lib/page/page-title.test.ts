import { expect, test } from "vitest";
import { pageMeta, pathIn, titled } from "./page-title.ts";

const frame = { brand: { name: "Nard" }, language: "en", origin: "https://nard.test" };
const matches = [
  { id: "root", pathname: "/", data: frame },
  { id: "routes/site/help", pathname: "/help", data: {} },
];

type Descriptor = Readonly<Record<string, string>>;
const said = (page: Parameters<typeof pageMeta>[0], at = matches) => pageMeta(page, at) as Descriptor[];
const links = (meta: Descriptor[], rel: string) =>
  meta.filter((one) => one.rel === rel).map(({ href }) => href);

const HELP = { title: "Help", description: "Answers." };

test("a title has the name of the house behind it, and stands alone where nobody knows the house", () => {
  expect(titled("Help", matches)[0]).toEqual({ title: "Help – Nard" });
  expect(titled(undefined, matches)[0]).toEqual({ title: "Nard" });
  expect(titled("Help", [])[0]).toEqual({ title: "Help" });
});

test("a public page has one address in the language that it is in, without what was asked beside it", () => {
  const meta = said(HELP);
  expect(links(meta, "canonical")).toEqual(["https://nard.test/help?lang=en"]);
  expect(meta).toContainEqual({ name: "description", content: "Answers." });
  expect(meta).toContainEqual({ property: "og:url", content: "https://nard.test/help?lang=en" });
  expect(meta).toContainEqual({ property: "og:image", content: "https://nard.test/brand/social.png" });
  expect(meta).toContainEqual({ property: "og:image:width", content: "1200" });
  expect(meta).toContainEqual({ property: "og:locale", content: "en_GB" });
});

test("it names itself in all six languages, and Persian for everybody else", () => {
  const others = said(HELP).filter(({ rel }) => rel === "alternate");
  expect(
    others.map(({ hrefLang, href }) => `${hrefLang} ${href?.slice("https://nard.test".length)}`),
  ).toEqual([
    "fa /help",
    "en /help?lang=en",
    "zh-Hans /help?lang=zh",
    "id /help?lang=id",
    "th /help?lang=th",
    "vi /help?lang=vi",
    "x-default /help",
  ]);
});

test("a page that its path alone does not name says which it is", () => {
  const meta = said({ ...HELP, path: "/promoDetail?id=7", picture: "/art/7.png" });
  expect(links(meta, "canonical")).toEqual(["https://nard.test/promoDetail?id=7&lang=en"]);
  expect(meta).toContainEqual({ property: "og:image", content: "https://nard.test/art/7.png" });
});

test("a page whose loader failed has its title alone", () => {
  expect(pageMeta({ title: undefined, description: undefined }, matches)).toEqual(titled(undefined, matches));
  expect(pageMeta(HELP, [])).toEqual(titled("Help", []));
});

test("the default language has no word in an address", () => {
  expect(pathIn("fa", "/help")).toBe("/help");
  expect(pathIn("vi", "/help")).toBe("/help?lang=vi");
  expect(pathIn("vi", "/promoDetail?id=7")).toBe("/promoDetail?id=7&lang=vi");
});
