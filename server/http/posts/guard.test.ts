import { expect, test } from "vitest";
import { originHolds } from "./guard.ts";

const ours = ["https://nard.invalid"];

test.each([
  ["our page, new browser", { origin: "https://nard.invalid", "sec-fetch-site": "same-origin" }, true],
  ["our page, browser without fetch metadata", { origin: "https://nard.invalid" }, true],
  ["our page, browser that leaves Origin out", { "sec-fetch-site": "same-origin" }, true],
  ["no sign of a browser at all", {}, false],
  ["Origin: null", { origin: "null" }, false],
  ["another site", { origin: "https://evil.invalid" }, false],
  ["a subdomain", { origin: "https://a.nard.invalid", "sec-fetch-site": "same-site" }, false],
  ["our host over http", { origin: "http://nard.invalid" }, false],
  ["our host on another port", { origin: "https://nard.invalid:8443" }, false],
  ["cross-site by fetch metadata", { origin: "https://nard.invalid", "sec-fetch-site": "cross-site" }, false],
  ["a typed address", { "sec-fetch-site": "none" }, false],
  ["a forwarded host", { origin: "https://evil.invalid", "x-forwarded-host": "evil.invalid" }, false],
])("T13 %s: %o is let through: %s", (_title, headers, held) => {
  expect(originHolds(headers, ours)).toBe(held);
});
