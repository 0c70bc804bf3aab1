import type { KeyObject } from "node:crypto";
import { redactJson } from "../../seam/redacted.ts";
import { type Dialect, jsonResponse } from "../dialect.ts";
import { read } from "./read.ts";
import { isSignedWith, SIGNATURE, signWith } from "./signature.ts";
import { write } from "./write.ts";

const redacted = redactJson("token");

/**
 * A dialect of five addresses: JSON, signed with the vendor's RSA key over the raw body, amounts in whole
 * hundred-thousandths, always answered with HTTP 200. `ourKey` signs the answers where the vendor asks for it.
 */
export function hub88({ theirKey, ourKey }: { theirKey: KeyObject; ourKey: KeyObject | null }): Dialect {
  return {
    isAuthentic: ({ headers, body }) => isSignedWith(theirKey, body, headers[SIGNATURE.toLowerCase()] ?? ""),
    read,
    write(reading, answer) {
      const response = jsonResponse(200, write(reading, answer));
      if (ourKey) response.headers[SIGNATURE] = signWith(ourKey, response.body);
      return response;
    },
    redactRequest: redacted,
    redactAnswer: redacted,
    tellsCurrentBalance: true,
  };
}
