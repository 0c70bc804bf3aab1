import { expect, test } from "vitest";
import { testContext } from "#tests/setup/database.ts";
import { compilePattern, isSafePattern } from "./accepted-pattern.ts";
import { defaultBrand, registrationFields } from "./brand-book.ts";
import { seedBrand } from "./seed.ts";

test.each([
  "[A-Za-z][A-Za-z0-9]*",
  "(?=.*\\p{L})(?=.*\\d).*",
  "(?:0|98)?9\\d{9}",
  "(?:ab{2})+",
  "[a-z\\(+]+",
  "a\\(b+\\)*",
])("a pattern of a plain kind is safe: %s", (pattern) => {
  expect(isSafePattern(pattern)).toBe(true);
});

test.each([
  ["nothing", ""],
  ["more than anybody needs", "a".repeat(201)],
  ["no expression", "[a-z"],
  ["two halves that only look whole in our brackets", "a)|(b"],
  ["no expression in newer browsers", "[a-z&&b]"],
  ["a repeated repetition", "(a+)+"],
  ["a repeated repetition with its own end", "([a-z]{1,3}){2,}"],
  ["a repeated choice", "(?:a|aa)*b"],
  ["a repeated choice one level down", "(?:x(?:a|aa))+"],
  ["a repeated optional", "(?:a?a?)*"],
  ["a reference back", "(a)\\1"],
  ["a named reference back", "(?<x>a)\\k<x>"],
  ["many repetitions that share their text", "[a-z]*[a-z]*[a-z]*[a-z]*!"],
])("T33 a pattern that could hold the process is refused: %s", (_kind, pattern) => {
  expect(isSafePattern(pattern)).toBe(false);
});

test("T33 every pattern of a new house is safe and answers a long hostile text at once", async () => {
  const context = await testContext();
  await seedBrand(context, { host: "nard.test" });
  const brand = await defaultBrand(context);
  const patterns = (await registrationFields(context, brand.id, "username")).flatMap(
    ({ acceptedPattern }) => acceptedPattern ?? [],
  );
  expect(patterns).toHaveLength(6);
  const hostile = ["a", "1", " ", "a@", "@.", ".a", "+", "0", "a1", "ا"].map((seed) => seed.repeat(10_000));
  for (const pattern of patterns) {
    expect(isSafePattern(pattern), pattern).toBe(true);
    const startedAt = performance.now();
    for (const text of hostile) compilePattern(pattern).test(`${text}\n`);
    expect(performance.now() - startedAt, pattern).toBeLessThan(200);
  }
});

test("a pattern is asked of the whole text", () => {
  expect(compilePattern("a|bc").test("bc")).toBe(true);
  expect(compilePattern("a|bc").test("abc")).toBe(false);
});
