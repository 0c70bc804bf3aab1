import { expect, test } from "vitest";
import { CONNECT_TO, contentPolicy, isFramedPage, takeConnectTo } from "./security-headers.ts";

test("a page speaks with its own origin alone, unless its route names others", () => {
  expect(contentPolicy([])).toContain("; connect-src 'self'; ");
  expect(contentPolicy([], ["https://two.nard.test"])).toContain(
    "; connect-src 'self' https://two.nard.test; ",
  );
});

test("what a route named is taken out of the answer, and nothing but origins comes into the policy", () => {
  const named =
    "https://two.nard.test http://localhost:3000 *; script-src 'unsafe-inline' data: https://a.test/path";
  const headers = new Headers({ [CONNECT_TO]: named, Vary: "Cookie" });
  expect(takeConnectTo(headers)).toEqual(["https://two.nard.test", "http://localhost:3000"]);
  expect([...headers.keys()]).toEqual(["vary"]);
  expect(takeConnectTo(headers)).toEqual([]);
});

test("T24 nobody may frame a page of ours, and we ourselves none but the one that sends codes and the pictures", () => {
  expect(contentPolicy([])).toContain("; frame-src 'self'; frame-ancestors 'none'; ");
  expect(contentPolicy([], [], { isFramed: true })).toContain("; frame-ancestors 'self'; ");
  expect(["/codes/send", "/challenge/login-abc"].every(isFramedPage)).toBe(true);
  expect(["/", "/login", "/codes/send/x", "/codes", "/forget", "/challenge/a/b"].some(isFramedPage)).toBe(
    false,
  );
});
