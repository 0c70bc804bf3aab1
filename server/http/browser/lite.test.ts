import { expect, test } from "vitest";
import { ROUTES } from "#tests/setup/said-by-routes.ts";
import { isLite, isLiteRequest } from "./lite.ts";

test.each([
  ["nothing said", { url: "/help" }, false],
  ["asked for by the address", { url: "/help?lite=1" }, true],
  ["among other words", { url: "/help?a=1&lite=1&b=2" }, true],
  ["a word that only looks like it", { url: "/help?elite=1" }, false],
  ["chosen", { url: "/help", cookie: "lang=fa; lite=1" }, true],
  ["the address outranks the choice", { url: "/help?lite=0", cookie: "lite=1" }, false],
  ["a browser that saves data", { url: "/help", saveData: "on" }, true],
  ["the choice outranks the browser", { url: "/help", cookie: "lite=0", saveData: "on" }, false],
  ["a choice that is none", { url: "/help", cookie: "lite=yes" }, false],
] as const)("a page without script: %s", (_case, asked, isWanted) => {
  expect(isLite({ cookie: null, saveData: null, ...asked })).toBe(isWanted);
});

test("a request says the same by its address and its headers", () => {
  const request = (url: string, headers: Record<string, string> = {}) => ({
    request: new Request(url, { headers }),
    context: { routes: ROUTES },
  });
  expect(isLiteRequest(request("http://nard.test/"))).toBe(false);
  expect(isLiteRequest(request("http://nard.test/?lite=1"))).toBe(true);
  expect(isLiteRequest(request("http://nard.test/", { "Save-Data": "on" }))).toBe(true);
  expect(isLiteRequest(request("http://nard.test/codes/send"))).toBe(true);
});
