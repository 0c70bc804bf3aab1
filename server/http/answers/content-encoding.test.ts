import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { encoded, encodingFor } from "./content-encoding.ts";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.0, gzip;q=0", "identity"],
  ["BR", "br"],
  ["*", "br"],
  ["br;q=0, *;q=0.5", "gzip"],
  ["identity", "identity"],
  ["brand-new", "identity"],
  ["br;q=nonsense", "identity"],
  ["", "identity"],
  [undefined, "identity"],
])("of %s the best is %s", (accepted, best) => {
  expect(encodingFor(accepted)).toBe(best);
});

test("what is encoded is read again as it was", () => {
  const page = Buffer.from("نرد ".repeat(20_000));
  const effort = { brotli: 1, gzip: 1 };
  expect(brotliDecompressSync(encoded(page, "br", effort)).equals(page)).toBe(true);
  expect(gunzipSync(encoded(page, "gzip", effort)).equals(page)).toBe(true);
  expect(encoded(page, "identity", effort)).toBe(page);
});
