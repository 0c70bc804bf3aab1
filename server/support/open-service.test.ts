import { expect, test } from "vitest";
import type { ServiceEntry } from "../brand/index.ts";
import { openPath, openService, sealPath } from "./index.ts";

const key = { secret: "a-long-secret-of-this-test-alone", brandId: "nard" };
const HOSTS = ["chat.test"];
const LIVE = "https://chat.test/room?from=nard";
const VIP = "https://chat.test/vip";

function entry(url: string, more: Partial<ServiceEntry> = {}): ServiceEntry {
  return { csPosition: 1, csType: "LIVECHAT", type: "3", path: sealPath(key, url), ...more };
}

function opened(entries: readonly ServiceEntry[], rank = 0, hosts = HOSTS): string {
  const outcome = openService({ service: { entries, hosts }, key, rank });
  return outcome.ok ? outcome.value : outcome.refusal.reason;
}

test("F13 a visitor is sent to the sealed address of live chat", () => {
  expect(opened([entry(LIVE)])).toBe(LIVE);
});

test("F13 above rank 4 the VIP entry answers, and live chat where there is none", () => {
  const both = [entry(VIP, { csType: "VIP" }), entry(LIVE)];
  expect([0, 4, 5, 9].map((rank) => opened(both, rank))).toEqual([LIVE, LIVE, VIP, VIP]);
  expect(opened([entry(LIVE)], 9)).toBe(LIVE);
  expect(opened([entry(VIP, { csType: "VIP" })], 4)).toBe("noEntry");
});

test("F13 only an entry of type 3 is a page, and the first of them is taken", () => {
  expect(opened([])).toBe("noEntry");
  expect(opened([entry(LIVE, { type: "1" })])).toBe("noEntry");
  expect(opened([entry(VIP, { type: "2" }), entry(LIVE), entry(VIP)])).toBe(LIVE);
});

test("F13 the path is a body and a tail key of eight characters, and says nothing of the address", () => {
  const path = sealPath(key, LIVE);
  expect(path).toMatch(/^[\w-]+$/);
  expect(Buffer.from(path.slice(0, -8), "base64url").length).toBe(12 + LIVE.length + 16);
  expect(sealPath(key, LIVE)).not.toBe(path);
  expect(openPath(key, path)).toBe(LIVE);
});

test("T32 a changed character anywhere, another secret or another brand opens nothing", () => {
  const path = sealPath(key, LIVE);
  for (let place = 0; place < path.length; place += 1) {
    const changed = `${path.slice(0, place)}${path[place] === "A" ? "B" : "A"}${path.slice(place + 1)}`;
    expect(openPath(key, changed), `place ${place}`).toBeNull();
  }
  expect(openPath({ ...key, secret: "another-secret-of-the-same-kind" }, path)).toBeNull();
  expect(openPath({ ...key, brandId: "other" }, path)).toBeNull();
  for (const cut of ["", "short", path.slice(1), path.slice(0, -1), path.slice(-8), "ن".repeat(80)])
    expect(openPath(key, cut), cut).toBeNull();
  const moved = { ...entry(LIVE), path: sealPath({ ...key, brandId: "other" }, LIVE) };
  expect(opened([moved])).toBe("unreadableEntry");
});

test.each([
  "http://chat.test/room",
  "https://evil.test/room",
  "https://chat.test.evil.test/",
  "https://chat.test@evil.test/",
  "https://me:pass@chat.test/",
  "https://chat.test:8443/",
  "https://sub.chat.test/",
  "//chat.test/room",
  "/login",
  "javascript:alert(1)//chat.test",
  "data:text/html,<script>alert(1)</script>",
  "ftp://chat.test/",
  "https://",
  "",
  "not an address",
  `https://chat.test/${"a".repeat(2000)}`,
])("T32 an entry that leads to %j is refused", (url) => {
  expect(opened([entry(url)])).toBe(url === "" ? "unreadableEntry" : "forbiddenTarget");
});

test("T32 a host that is taken from the list is not opened any more", () => {
  expect(opened([entry(LIVE)], 0, [])).toBe("forbiddenTarget");
  expect(opened([entry("https://CHAT.test/room")])).toBe("https://chat.test/room");
});
