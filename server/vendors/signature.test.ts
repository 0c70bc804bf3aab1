import { expect, test } from "vitest";
import { isSignedBy, signBytes } from "./signature.ts";

const body = new TextEncoder().encode('{"token":"t"}');

test("a signature is lower-case hex of HMAC-SHA256 over the timestamp, a point and the bytes", () => {
  // Computed with another implementation over the bytes of 1700000000.{"token":"t"}
  expect(signBytes("key", "1700000000", body)).toBe(
    "1c8c8b09193d1722c0301c99825660b136d5be5ec775f8b83f2c3844dcade2a5",
  );
  expect(isSignedBy("key", "1700000000", body, signBytes("key", "1700000000", body))).toBe(true);
});

test.each([
  ["another secret", "kez", "1700000000", body],
  ["another time", "key", "1700000001", body],
  ["another body", "key", "1700000000", new Uint8Array([...body, 32])],
])("a signature with %s is not ours", (_what, secret, timestamp, bytes) => {
  expect(isSignedBy("key", "1700000000", body, signBytes(secret, timestamp, bytes))).toBe(false);
});

test.each([
  ["nothing", ""],
  ["half of it", "ab".repeat(16)],
  ["upper case", "AB".repeat(32)],
  ["other letters", "zz".repeat(32)],
])("%s instead of a signature is refused without being compared", (_what, signature) => {
  expect(isSignedBy("key", "1", body, signature)).toBe(false);
});
