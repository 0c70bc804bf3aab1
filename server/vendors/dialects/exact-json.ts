import { readBoundedJson } from "../../core/bounds/bounded-json.ts";

/**
 * JSON whose numbers are kept as they were written. A number becomes a float everywhere else, and a float loses
 * what money may not lose.
 */
export type ExactNumber = { readonly digits: string };

export type ExactJson =
  | string
  | boolean
  | null
  | ExactNumber
  | readonly ExactJson[]
  | { readonly [name: string]: ExactJson };

const TOKEN = /"(?:[^"\\]|\\.)*"(\s*:)?|-?\d[\d.eE+-]*/g;
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Reads bytes; undefined when they are no UTF-8 or no JSON. Of a name given twice, the last one counts. */
export function readExactJson(bytes: Uint8Array): ExactJson | undefined {
  try {
    const text = decoder.decode(bytes);
    readBoundedJson(text);
    return JSON.parse(text.replace(TOKEN, marked), unmarked) as ExactJson;
  } catch {
    return undefined;
  }
}

/** An object of JSON, and no list, number or null; null for anything else. */
export function fieldsIn(json: ExactJson | undefined): Readonly<Record<string, ExactJson>> | null {
  if (typeof json !== "object" || json === null || Array.isArray(json) || isExactNumber(json)) return null;
  return json as Readonly<Record<string, ExactJson>>;
}

const numbers = new WeakSet<object>();

export function isExactNumber(value: unknown): value is ExactNumber {
  return typeof value === "object" && value !== null && numbers.has(value);
}

/** Writes one flat object; a number goes out digit for digit. */
export function writeExactJson(fields: Readonly<Record<string, string | ExactNumber>>): string {
  const members = Object.entries(fields).map(
    ([name, value]) =>
      `${JSON.stringify(name)}:${typeof value === "string" ? JSON.stringify(value) : value.digits}`,
  );
  return `{${members.join(",")}}`;
}

/** Texts and numbers both become texts, told apart by their first character; names stay as they are. */
function marked(token: string, colon: string | undefined): string {
  if (colon !== undefined) return token;
  return token.startsWith('"') ? `"=${token.slice(1)}` : `"#${token}"`;
}

function unmarked(_name: string, value: unknown): unknown {
  if (typeof value !== "string") return value;
  if (value.startsWith("=")) return value.slice(1);
  const number = { digits: value.slice(1) };
  numbers.add(number);
  return number;
}
