import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { type ExactJson, fieldsIn, isExactNumber } from "../exact-json.ts";

type Fields = Readonly<Record<string, ExactJson>>;

const HEX_DIGEST = /^[0-9a-f]{64}$/;
const HMAC = "hmac";

/**
 * Lower-case hex of HMAC-SHA256, whose key is the SHA-256 of the secret, over the values of all fields but `hmac`
 * in the order of their names. Null when a value is of a kind that has no place in it.
 */
export function hmacOf(fields: Fields, secret: string): string | null {
  return digest(fields, secret)?.toString("hex") ?? null;
}

/** Whether the vendor's `hmac` fits all the other values, in a time that does not tell how much of it was right. */
export function isSealed(fields: Fields, secret: string): boolean {
  const given = fields[HMAC];
  const expected = digest(fields, secret);
  if (typeof given !== "string" || !HEX_DIGEST.test(given) || !expected) return false;
  return timingSafeEqual(expected, Buffer.from(given, "hex"));
}

function digest(fields: Fields, secret: string): Buffer | null {
  const { [HMAC]: _seal, ...others } = fields;
  const said = valuesOf(others);
  const key = createHash("sha256").update(secret).digest();
  return said === null ? null : createHmac("sha256", key).update(said).digest();
}

/** Lists of objects count as the texts of their objects, one after the other. */
function valuesOf(fields: Fields): string | null {
  const texts = Object.keys(fields)
    .sort()
    .map((name) => textOf(fields[name] ?? null));
  return texts.includes(null) ? null : texts.join("");
}

function textOf(value: ExactJson): string | null {
  if (typeof value === "string") return value;
  if (value === null || value === false) return "";
  if (value === true) return "1";
  if (isExactNumber(value)) return value.digits;
  if (!Array.isArray(value)) return null;
  const texts = value.map((item: ExactJson) => {
    const fields = fieldsIn(item);
    return fields &&
      Object.values(fields).every(
        (inner) => typeof inner !== "object" || inner === null || isExactNumber(inner),
      )
      ? valuesOf(fields)
      : null;
  });
  return texts.includes(null) ? null : texts.join("");
}
