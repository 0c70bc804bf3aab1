import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { forbiddenWord } from "../core/text/forbidden-word.ts";
import { cleanText, letterCount } from "./clean-text.ts";
import { hasLink, hasLongNumber } from "./off-site.ts";
import { FIRST_WORDS } from "./seed-words.ts";

describe("what is kept of what was typed", () => {
  test.each([
    ["  سلام \n\t دنیا  ", "سلام دنیا"],
    ["می‌خواهم", "می‌خواهم"],
    ["\u202etfihs\u202c\u2066x\u2069\u200f", "tfihsx"],
    ["a\u0000b\u0007c\u009fd", "a b c d"],
    ["e\u0301", "\u00e9"],
    [`a${"\u0335".repeat(40)}b`, `a${"\u0335".repeat(3)}b`],
    ["👩\u200d👩\u200d👧 🇮🇷", "👩\u200d👩\u200d👧 🇮🇷"],
    ["<b>5 & 6</b>", "<b>5 & 6</b>"],
    ["\u200b\u2060\u00ad", ""],
    ["\u200c \u200d", ""],
    ["ok\ud800", "ok"],
  ])("%j is kept as %j", (typed, kept) => {
    expect(cleanText(typed)).toBe(kept);
  });

  test("T15 whatever is typed, one line is kept without marks of direction, and cleaning it again changes nothing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (typed) => {
        const kept = cleanText(typed);
        expect(kept).not.toMatch(/[\p{Cc}\p{Cs}\u200e\u200f\u061c\u2028-\u202e\u2066-\u2069]/u);
        expect(cleanText(kept)).toBe(kept);
        expect(kept).toBe(kept.trim());
      }),
      { numRuns: 2000 },
    );
  });

  test("letters are counted as people count them", () => {
    expect(letterCount("سلام 🎲")).toBe(6);
  });
});

describe("words that are not welcome", () => {
  const WORDS = ["badger*", "kak", "بدکلمه", "کلاه بردار*", "địt", "坏话", "ควย"];

  test.each([
    "what a kak",
    "KAK!",
    "ｋａｋ",
    "k a k",
    "k.a.k",
    "k-4-k",
    "kaaaak",
    "kák",
    "кaк",
    "you badgering lot",
    "b@dg3r",
    "بدكلمه",
    "بـدکلمـه",
    "بَدکلمه",
    "ب د ک ل م ه",
    "بد‌کلمه",
    "این کلاه بردارها",
    "کلاه‌بردار",
    "địt",
    "都是坏话啊",
    "坏 话",
    "ไอ้ควยเอ๊ย",
  ])("%s is one", (text) => {
    expect(forbiddenWord(text, WORDS)).not.toBeNull();
  });

  test.each([
    "kakadu and kaki",
    "a badge",
    "dit is goed",
    "سلام، بد نبود کلمه‌ها",
    "کلاه قشنگی است",
    "话说坏人",
    "سه تا ۳ و 4 تا ٤",
    "!!! ??? 🎲",
    "",
  ])("%s is none", (text) => {
    expect(forbiddenWord(text, WORDS)).toBeNull();
  });

  test("the words of a new house leave everyday sentences alone", () => {
    const everyday = [
      "کسی می‌داند کازینو کی باز است؟",
      "کرمانشاه سرد است و تلویزیون کونیکا گران",
      "Scunthorpe, a class of assassins, cocktail",
      "Lon con di cho, memekarkan, anjingan",
      "操作很简单",
    ];
    expect(everyday.filter((text) => forbiddenWord(text, FIRST_WORDS) !== null)).toEqual([]);
  });
});

describe("what leads off the site", () => {
  test.each([
    "https://evil.example/x",
    "HTTP://evil",
    "tg://resolve",
    "www.evil",
    "www . evil . com",
    "t.me/joinme",
    "evil.com",
    "evil . com",
    "evil[.]com",
    "evil dot com",
    "evil نقطه com",
    "evil。com",
    "evil．ir",
    "10.20.30.40",
    "۱۰.۲۰.۳۰.۴۰",
    "سایت.ایران",
  ])("%s does", (text) => {
    expect(hasLink(text)).toBe(true);
  });

  test.each([
    "Hello.How are you",
    "3.5 to 1",
    "سلام.خوبی؟",
    "I won 12.50... really",
    "the dot over the i",
    "see you . me too",
    "a/b",
  ])("%s does not", (text) => {
    expect(hasLink(text)).toBe(false);
  });

  test.each(["09121234567", "۰۹۱۲ ۱۲۳ ۴۵۶۷", "6037-9911-2233-4455", "+98 (912) 123.45.67", "٠٩١٢١٢٣٤٥٦٧"])(
    "%s is a number by which somebody is called or paid",
    (text) => {
      expect(hasLongNumber(text)).toBe(true);
    },
  );

  test.each(["1,000,000", "2026-03-21", "I bet 100, then 200, then 400", "12 34 56"])("%s is not", (text) => {
    expect(hasLongNumber(text)).toBe(false);
  });
});
