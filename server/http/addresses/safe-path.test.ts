import fc from "fast-check";
import { expect, test } from "vitest";
import { safePath } from "./safe-path.ts";

const HOSTILE = [
  "//evil.invalid",
  "/\\evil.invalid",
  "\\\\evil.invalid",
  "https://evil.invalid",
  "javascript:alert(1)",
  "data:text/html,x",
  "/%2f%2fevil.invalid",
  "/%5cevil.invalid",
  "/%2F/evil.invalid",
  "/a/..//evil.invalid",
  "///evil.invalid",
  "////evil.invalid",
  " //evil.invalid",
  "/\t/evil.invalid",
  "/\n/evil.invalid",
  "/\r\nSet-Cookie: a=b",
  "/%0d%0aSet-Cookie:a=b",
  "/%09/evil.invalid",
  "/ok\u2028",
  "/。evil.invalid",
  "/．．/evil",
  "evil.invalid",
  "?x=//evil.invalid",
  "#//evil.invalid",
  "",
  "/a\\..\\evil",
  "/./\\evil",
  "http:/evil.invalid",
  "http:evil.invalid",
  "//",
  "/\u0000",
];

test.each(HOSTILE)("T16 %j never leaves the site", (text) => {
  const path = safePath(text);
  expect(new URL(path, "https://nard.invalid").origin).toBe("https://nard.invalid");
  expect(path).toMatch(/^\/(?![/\\])/);
  expect(path).not.toMatch(/[\r\n]/);
});

test("a path of ours is kept with its query and hash", () => {
  for (const path of [
    "/",
    "/rng?pageNo=2",
    "/help?modal=term#term",
    "/member/transactionHistory?kind=debit&from=2026-01-01",
  ]) {
    expect(safePath(path)).toBe(path);
  }
  expect(safePath(null, "/rng")).toBe("/rng");
});

test("T16 no text at all leads to another origin", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const path = safePath(`/${text}`);
      return new URL(path, "https://nard.invalid").origin === "https://nard.invalid";
    }),
    { numRuns: 2000 },
  );
});
