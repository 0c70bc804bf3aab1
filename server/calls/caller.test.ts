import { expect, test } from "vitest";
import { listedLanguage } from "./caller.ts";

test.each([
  ["en;q=0.1,vi;q=0.9", "vi"],
  ["id-ID;q=0.3, fa;q=0.9", "fa"],
  ["en;q=0,vi", "vi"],
  ["th, en", "th"],
  ["fr, EN-gb ;q=0.5 , zh-Hant;q=0.5", "en"],
  ["zh-CN,zh;q=0.9,en;q=0.8", "zh"],
  ["en;q=much, id;q=0.2", "id"],
  ["en;q=0", null],
  ["fr, *;q=0.5", null],
  ["", null],
])("C01 of %s the language is %s", (header, language) => {
  expect(listedLanguage({ "accept-language": header })).toBe(language);
});
