import { expect, test } from "vitest";
import { languageOf } from "./language.ts";
import { likedLanguage } from "./liked-language.ts";

function languageAt(path: string, headers: Record<string, string>) {
  return languageOf(new Request(`https://nard.test${path}`, { headers }));
}

const LISTED = { "Accept-Language": "fr, en;q=0.1, vi-VN;q=0.9" };

test("C01 pages about calls answer in the language that a browser likes best, and other pages do not ask it", async () => {
  expect(await languageAt("/api/docs", LISTED)).toBe("vi");
  expect(await languageAt("/api/docs/login", LISTED)).toBe("vi");
  expect(await languageAt("/api/docs", {})).toBe("fa");
  expect(await languageAt("/api/docs", { "Accept-Language": "fr" })).toBe("fa");
  expect(await languageAt("/", LISTED)).toBe("fa");
  expect(await languageAt("/api/docsother", LISTED)).toBe("fa");
});

test("the language that is liked best is told by weight, and one of no weight is not liked", () => {
  expect(likedLanguage("en;q=0.1,vi;q=0.9")).toBe("vi");
  expect(likedLanguage("id-ID;q=0.3,fa;q=0.9")).toBe("fa");
  expect(likedLanguage("en;q=0,th;q=0.001")).toBe("th");
  expect(likedLanguage("zh-Hans-CN, en")).toBe("zh");
  expect([likedLanguage("*"), likedLanguage(""), likedLanguage(null), likedLanguage("enx")]).toEqual(
    Array(4).fill(null),
  );
});

test("C01 what was chosen by the address or on a page comes before what a browser lists", async () => {
  expect(await languageAt("/api/docs?lang=zh", { ...LISTED, Cookie: "lang=th" })).toBe("zh");
  expect(await languageAt("/api/docs", { ...LISTED, Cookie: "lang=th" })).toBe("th");
});
