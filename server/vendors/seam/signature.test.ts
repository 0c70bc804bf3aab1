import { expect, test } from "vitest";
import { isSignedBy, keyOf, type SignedMessage, signMessage } from "./signature.ts";

const body = new TextEncoder().encode('{"token":"t"}');
const message: SignedMessage = { timestamp: "1700000000", path: "/vendor/ACME/authenticate", body };
const first = { version: "1", secret: "key" } as const;

test("a signature is lower-case hex of HMAC-SHA256 over timestamp, method, path and the bytes", () => {
  // Both computed with another implementation: printf '1700000000.POST.…{"token":"t"}' | openssl dgst -sha256 -hmac key
  expect(signMessage(keyOf("key"), message)).toBe(
    "5e4b9acaba5c3d85b2a05a3ded04cef2498b8dfeedf35200bb5acab56eec2af7",
  );
  expect(signMessage(first, message)).toBe(
    "1c8c8b09193d1722c0301c99825660b136d5be5ec775f8b83f2c3844dcade2a5",
  );
  for (const key of [keyOf("key"), first])
    expect(isSignedBy(key, message, signMessage(key, message))).toBe(true);
});

test.each([
  ["another secret", keyOf("kez"), message],
  ["another time", keyOf("key"), { ...message, timestamp: "1700000001" }],
  ["another command", keyOf("key"), { ...message, path: "/vendor/ACME/end-round" }],
  ["another vendor", keyOf("key"), { ...message, path: "/vendor/OTHER/authenticate" }],
  ["another body", keyOf("key"), { ...message, body: new Uint8Array([...body, 32]) }],
  ["the older version", first, message],
])("a signature with %s is not ours", (_what, key, other) => {
  expect(isSignedBy(keyOf("key"), message, signMessage(key, other))).toBe(false);
});

test.each([
  ["nothing", ""],
  ["half of it", "ab".repeat(16)],
  ["upper case", "AB".repeat(32)],
  ["other letters", "zz".repeat(32)],
])("%s instead of a signature is refused without being compared", (_what, signature) => {
  expect(isSignedBy(keyOf("key"), message, signature)).toBe(false);
});
