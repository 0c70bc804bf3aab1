import { redactJson } from "../../seam/redacted.ts";
import { type Dialect, jsonResponse } from "../dialect.ts";
import { fieldsIn, readExactJson, writeExactJson } from "../exact-json.ts";
import { hmacOf, isSealed } from "./hmac.ts";
import { read } from "./read.ts";
import { statusOf, write } from "./write.ts";

const redacted = redactJson("i_extparam", "hmac");

/**
 * A dialect of one address: JSON with an HMAC over its values, decimal amounts, errors in free text, and answers
 * sealed in the same way.
 */
export function fundist({ secret }: { secret: string }): Dialect {
  return {
    isAuthentic({ body }) {
      const fields = fieldsIn(readExactJson(body));
      return fields !== null && isSealed(fields, secret);
    },
    read,
    write(reading, answer) {
      const fields = write(reading, answer);
      const sealed = { ...fields, hmac: hmacOf(fields, secret) ?? "" };
      return jsonResponse(statusOf(answer), writeExactJson(sealed));
    },
    redactRequest: redacted,
    redactAnswer: redacted,
    tellsCurrentBalance: true,
  };
}
