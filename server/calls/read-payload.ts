import type { IncomingMessage } from "node:http";
import { readBoundedJson } from "../core/bounded-json.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Call } from "./call.ts";

const BODY_BYTES_MAX = 64 * 1024;
const FIELDS_MAX = 50;

type Unread = {
  readonly reason: "unreadable" | "tooLarge" | "badField";
  readonly fields?: readonly string[];
};

/** What the address names of a GET, and the JSON object in the body of any other call; judged by the call's schema. */
export async function readPayload(
  { payload, method }: Pick<Call, "payload" | "method">,
  request: IncomingMessage,
  url: URL,
): Promise<Outcome<unknown, Unread>> {
  const read = method === "GET" ? fieldsOf(url) : await bodyOf(request);
  if (!read.ok) return read;
  const judged = payload.safeParse(read.value);
  if (judged.success) return done(judged.data);
  const fields = [...new Set(judged.error.issues.map(({ path }) => path.join(".")))];
  return refuse({ reason: "badField", fields: fields.filter((name) => name !== "").slice(0, FIELDS_MAX) });
}

/** Each name once; `lang` is whom the answer is for. */
function fieldsOf({ searchParams }: URL): Outcome<unknown, Unread> {
  const names = [...searchParams.keys()].filter((name) => name !== "lang");
  if (names.length > FIELDS_MAX || new Set(names).size < names.length)
    return refuse({ reason: "unreadable" });
  return done(Object.fromEntries(names.map((name) => [name, searchParams.get(name)])));
}

async function bodyOf(request: IncomingMessage): Promise<Outcome<unknown, Unread>> {
  if (Number(request.headers["content-length"] ?? 0) > BODY_BYTES_MAX) return refuse({ reason: "tooLarge" });
  const bytes = await bytesOf(request);
  if (!bytes) return refuse({ reason: "tooLarge" });
  if (bytes.length === 0) return done({});
  const type = (request.headers["content-type"] ?? "").split(";", 1)[0]?.trim().toLowerCase();
  if (type !== "application/json" || request.headers["content-encoding"])
    return refuse({ reason: "unreadable" });
  try {
    return done(readBoundedJson(new TextDecoder("utf-8", { fatal: true }).decode(bytes)));
  } catch {
    return refuse({ reason: "unreadable" });
  }
}

/** The whole body, or null for one that is too long: its rest is not read. */
async function bytesOf(request: IncomingMessage): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > BODY_BYTES_MAX) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
