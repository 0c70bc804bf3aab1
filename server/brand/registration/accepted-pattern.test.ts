import { expect, test } from "vitest";
import { firstSettings } from "../first-settings.ts";
import { compilePattern, isReadablePattern } from "./accepted-pattern.ts";

test.each([
  "[A-Za-z][A-Za-z0-9]*",
  ".*(?:\\p{L}.*\\d|\\d.*\\p{L}).*",
  "(?:0|98)?9\\d{9}",
  "(?:ab{2})+",
  "[a-z\\(+]+",
  "(?i)a\\(b+\\)*",
])("a pattern that RE2 takes may be set: %s", (pattern) => {
  expect(isReadablePattern(pattern)).toBe(true);
});

test.each([
  ["nothing", ""],
  ["more than anybody needs", "a".repeat(201)],
  ["no expression", "[a-z"],
  ["two halves that only look whole in brackets", "a)|(b"],
  ["a look ahead", "(?=.*\\d).*"],
  ["a look behind", "(?<=a)b"],
  ["a reference back", "(a)\\1"],
  ["a named reference back", "(?<x>a)\\k<x>"],
  ["repetitions that multiply", "((a{100}){100}){100}"],
  ["a repetition beyond counting", "a{100000}"],
  ["a program of thousands of steps", "(?:\\p{L}{0,500}\\d){0,9}(?:\\p{L}{0,500})"],
])("T33 a pattern that cannot be applied is refused: %s", (_kind, pattern) => {
  expect(isReadablePattern(pattern)).toBe(false);
  expect(compilePattern(pattern).test("a1")).toBe(false);
});

const HOSTILE = ["a", "1", " ", "a@", "@.", ".a", "+", "0", "a1", "ا", "\u200c"].map((seed) =>
  seed.repeat(10_000).slice(0, 10_000),
);

const TRIES = 8;

/** The quickest of some, because other work of the machine is not the pattern's. */
function timeOf(pattern: string, text: string): number {
  const times = Array.from({ length: TRIES }, () => {
    const startedAt = performance.now();
    compilePattern(pattern).test(`${text}\u0001`);
    return performance.now() - startedAt;
  });
  return Math.min(...times);
}

test("T33 every pattern of a new house answers 10 kB of hostile text in less than 10 ms", () => {
  const settings = [...firstSettings("username"), ...firstSettings("mobile")];
  const patterns = new Set(settings.flatMap(({ acceptedPattern }) => acceptedPattern ?? []));
  expect(patterns.size).toBeGreaterThanOrEqual(6);
  for (const pattern of patterns) {
    expect(isReadablePattern(pattern), pattern).toBe(true);
    for (const text of HOSTILE) expect(timeOf(pattern, text), `${pattern} on ${text[0]}`).toBeLessThan(10);
  }
});

test.each(["(a+)+b", "(?:a|aa)*b", "(?:a?a?)*b", "(?:x(?:a|aa))+", "[a-z]*[a-z]*[a-z]*[a-z]*[a-z]*!"])(
  "T33 a pattern that would hold a backtracking engine for hours cannot stop the process: %s",
  (pattern) => {
    expect(isReadablePattern(pattern)).toBe(true);
    for (const text of HOSTILE) expect(timeOf(pattern, text)).toBeLessThan(100);
  },
);

test("a pattern is asked of the whole text", () => {
  expect(compilePattern("a|bc").test("bc")).toBe(true);
  expect(compilePattern("a|bc").test("abc")).toBe(false);
  expect(compilePattern("[a-z]+").test("abc\n")).toBe(false);
});
