import { gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { serveSeam } from "#tests/kit/served-seam.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { SECRET, seamStage } from "#tests/setup/seam-stage.ts";
import { BODY_MAX_BYTES } from "../index.ts";
import { isSignedBy, keyOf, signMessage, walletPath } from "./signature.ts";

let context: TestContext;
let origin: string;

beforeAll(async () => {
  context = await testContext();
  const stage = seamStage(context);
  await stage.join(100_001n);
  origin = await serveSeam(stage.seam);
});

const BALANCE = Buffer.from(JSON.stringify({ player: "100001", currency: "TRIAL" }));

async function call(vendor: string, body: Buffer, headers: Record<string, string> = {}) {
  const timestamp = `${Math.floor(context.now().getTime() / 1000)}`;
  const path = walletPath(vendor, "balance");
  const response = await fetch(`${origin}${path}`, {
    method: "POST",
    headers: {
      "X-Vendor-Timestamp": timestamp,
      "X-Vendor-Signature": signMessage(keyOf(SECRET), { timestamp, path, body }),
      ...headers,
    },
    body: new Uint8Array(body),
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const own = response.headers.get("X-Vendor-Timestamp") ?? "";
  const isSigned = isSignedBy(
    keyOf(SECRET),
    { timestamp: own, path, body: bytes },
    response.headers.get("X-Vendor-Signature") ?? "",
  );
  return { status: response.status, code: JSON.parse(new TextDecoder().decode(bytes)).code, isSigned };
}

test("T28 what the seam answers goes out as it is, signed", async () => {
  expect(await call("NARD", BALANCE)).toEqual({ status: 200, code: "OK", isSigned: true });
});

test.each([
  ["too long to be read", () => Buffer.alloc(BODY_MAX_BYTES + 1, " "), {}],
  ["packed, so that other bytes were signed", () => gzipSync(BALANCE), { "Content-Encoding": "gzip" }],
  ["packed in a way that nobody knows", () => BALANCE, { "Content-Encoding": "none-such" }],
])("T28 a body that is %s is refused in the words of the protocol, signed", async (_what, body, headers) => {
  expect(await call("NARD", body(), headers)).toEqual({ status: 400, code: "BAD_REQUEST", isSigned: true });
});

test("T28 who is no vendor is told so, however long the body is", async () => {
  const found = await call("NOBODY", Buffer.alloc(BODY_MAX_BYTES + 1, " "));
  expect(found).toEqual({ status: 404, code: "NOT_FOUND", isSigned: false });
});
