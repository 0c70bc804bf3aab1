import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventsOf } from "#server/audit/index.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { officeSaid } from "#tests/setup/office-said.ts";
import { findBrand, seedBrand } from "../../brand/index.ts";
import { bannersOf, findNotice, helpArticles } from "../../content/index.ts";
import { promotionOf } from "../../promotions/index.ts";

let context: TestContext;
let folder: string;

beforeAll(async () => {
  context = await testContext();
  folder = await mkdtemp(join(tmpdir(), "nard-texts-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function said(words: string): Promise<string> {
  const answer = await officeSaid(context, words);
  context.clock.forward(1000);
  return answer;
}

async function publish(noun: string, texts: unknown): Promise<string> {
  const path = join(folder, `${noun}.json`);
  await writeFile(path, typeof texts === "string" ? texts : JSON.stringify(texts));
  return said(`${noun} publish ${path}`);
}

const fa = (text: string) => ({ fa: text });
const NOTICE = {
  id: "news",
  type: "B",
  titles: fa("خبر"),
  bodies: fa("<p>متن</p>"),
  from: "2026-01-01T00:00:00Z",
};
const BANNER = {
  id: "top",
  group: "w_help",
  titles: fa("-"),
  texts: fa("-"),
  alts: fa("-"),
  picture: "/x.svg",
};
const PROMOTION = {
  id: "spring",
  kind: "claim",
  titles: fa("بهار"),
  summaries: fa("-"),
  bodies: fa("<p>-</p>"),
};

test("an operator publishes each sort of text from a file, hides it, and it is kept who did", async () => {
  expect(await publish("notice", NOTICE)).toBe("Published: news.");
  expect(await publish("banner", [BANNER, { ...BANNER, id: "second" }])).toBe("Published: top, second.");
  expect(
    await publish("article", { slug: "how", group: "money", titles: fa("چگونه"), bodies: fa("<p>-</p>") }),
  ).toBe("Published: how.");
  expect(await publish("promotion", { ...PROMOTION, terms: [], picture: "/x.svg" })).toBe(
    "Published: spring.\nspring is not open until its rule is set: offer set spring.",
  );

  const language = "fa";
  expect(await findNotice(context, { noticeId: "news", language })).toMatchObject({ title: "خبر" });
  expect(await bannersOf(context, { group: "w_help", language })).toHaveLength(2);
  expect(await helpArticles(context, { language })).toMatchObject([{ slug: "how" }]);
  const spring = { id: "spring", language, audience: "guests", at: context.now() } as const;
  expect(await promotionOf(context, spring)).toMatchObject({ status: "claiming" });

  expect(await said("banner hide second")).toBe("second is hidden.");
  expect(await said("promotion hide spring")).toBe("spring is hidden.");
  expect(await bannersOf(context, { group: "w_help", language })).toHaveLength(1);
  expect(await promotionOf(context, spring)).toBeNull();
  expect(await said("banner list")).toMatch(/second\s+w_help\s+hidden\s+an operator/);
  expect(await said("banner show second")).toBe("second is shown.");

  const [shown, hidden] = await eventsOf(context, { subject: "banner second" });
  expect(shown).toMatchObject({ action: "banner show", before: { state: "hidden" } });
  expect(hidden).toMatchObject({ operator: "mina", action: "banner hide", before: { state: "shown" } });
});

test.each([
  ["notice", "no json", "is not JSON"],
  ["notice", [], "the text as a whole is not right"],
  ["notice", { ...NOTICE, type: "X" }, "type is not right: one of"],
  ["notice", { ...NOTICE, titles: { en: "news" } }, "titles.fa is missing"],
  ["notice", { ...NOTICE, colour: "red" }, "colour is not known here"],
  ["notice", { ...NOTICE, until: "2025-01-01T00:00:00Z" }, "it ends before it begins"],
  ["banner", { ...BANNER, picture: "https://evil.example/x.svg" }, "picture is not right"],
  ["banner", { ...BANNER, group: "w_all" }, "group is not right"],
  ["banner", { ...BANNER, linkageType: "PATH" }, "are said together"],
  ["promotion", { ...PROMOTION, terms: [], picture: "//x" }, "picture is not right"],
])("a file of a %s that cannot be read publishes nothing: %j", async (noun, texts, error) => {
  expect(await publish(noun, texts)).toContain(error);
});

test("a file that is not there, and a text that is not there, are refused", async () => {
  expect(await said("banner publish /nowhere/banner.json")).toContain("cannot be read");
  expect(await said("promotion hide none")).toBe("There is no such text.");
  expect(await said("banner host Partner.example")).toContain("https://partner.example/");
});

test("new terms are what registrations agree to", async () => {
  await seedBrand(context, { host: "nard.example" });
  const term = { slug: "term", group: "rules", titles: fa("شرایط"), bodies: fa("<p>-</p>"), version: "3.1" };
  expect(await publish("article", term)).toBe("Published: term.");
  expect((await findBrand(context, "nard"))?.termsVersion).toBe("3.1");
});

test("what an account agreed to stays readable after newer terms took its place", async () => {
  const term = (version: string, body: string) =>
    publish("article", { slug: "term", group: "rules", titles: fa("شرایط"), bodies: fa(body), version });
  await term("4.0", "<p>چهار</p>");
  await term("4.0", "<p>چهار</p>");
  await term("5.0", "<p>پنج</p>");
  expect((await said("article terms")).match(/4\.0|5\.0/g)).toEqual(["4.0", "5.0"]);
  expect(await said("article terms 4.0")).toContain("<p>چهار</p>");
  expect(await said("article terms 6.0")).toBe("There is no such text.");
});
