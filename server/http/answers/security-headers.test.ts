import { expect, test } from "vitest";
import { saidAt } from "#tests/setup/said-by-routes.ts";
import { CONNECT_TO, contentPolicy, FRAME_FROM, securityHeaders, takeOrigins } from "./security-headers.ts";

test("every answer says how a browser has to take it, and over https that it stays so", () => {
  const plain = securityHeaders(false);
  expect(plain).toMatchObject({
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  });
  expect(plain).not.toHaveProperty("Strict-Transport-Security");
  const year = "max-age=31536000; includeSubDomains";
  expect(securityHeaders(true)).toEqual({ ...plain, "Strict-Transport-Security": year });
});

test("a page loads, runs and sends nothing but its own, and keeps its address", () => {
  const [scripts, ...rest] = contentPolicy(["abc"])
    .split("; ")
    .filter((line) => line.startsWith("script-src"));
  expect([scripts, rest]).toEqual(["script-src 'self' 'sha256-abc'", []]);
  for (const line of [
    "default-src 'self'",
    "style-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ])
    expect(contentPolicy([]).split("; ")).toContain(line);
});

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
  expect(takeOrigins(headers, CONNECT_TO)).toEqual(["https://two.nard.test", "http://localhost:3000"]);
  expect([...headers.keys()]).toEqual(["vary"]);
  expect(takeOrigins(headers, CONNECT_TO)).toEqual([]);
});

test("a page shows pages of its own origin alone, unless its route names a vendor's", () => {
  const headers = new Headers({ [FRAME_FROM]: "https://games.vendor.test https://*; data:" });
  const frameFrom = takeOrigins(headers, FRAME_FROM);
  expect(contentPolicy([], [], { frameFrom })).toContain("; frame-src 'self' https://games.vendor.test; ");
  expect([...headers.keys()]).toEqual([]);
});

test("T24 nobody may frame a page of ours, and we ourselves none but the one that sends codes and the pictures", () => {
  expect(contentPolicy([])).toContain("; frame-src 'self'; frame-ancestors 'none'; ");
  expect(contentPolicy([], [], { isFramed: true })).toContain("; frame-ancestors 'self'; ");
  const isFramed = (path: string) => saidAt(path).framed ?? false;
  expect(["/codes/send", "/challenge/login-abc", "/game/back"].every(isFramed)).toBe(true);
  expect(["/", "/login", "/codes/send/x", "/codes", "/forget", "/challenge/a/b"].some(isFramed)).toBe(false);
});

test("S08 the policy names the host of an outside captcha where the house has one, and none elsewhere", () => {
  const policy = contentPolicy(["abc"], [], { widgetOrigin: "https://captcha.test" });
  for (const part of ["script-src 'self' 'sha256-abc'", "frame-src 'self'", "connect-src 'self'"])
    expect(policy).toContain(`${part} https://captcha.test;`);
  expect(contentPolicy(["abc"])).not.toContain("https:");
});
