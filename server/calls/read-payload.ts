import type { IncomingMessage } from "node:http";
import { readBoundedJson } from "../core/bounds/bounded-json.ts";
import { isKeepable } from "../core/bounds/keepable.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import type { Call } from "./call.ts";
import type { HouseKeys } from "./sealed/house-keys.ts";
import { type Unsealed, unseal } from "./sealed/sealed-payload.ts";

const BODY_BYTES_MAX = 64 * 1024;
const FIELDS_MAX = 50;

type Unread = {
  readonly reason: "unreadable" | "tooLarge" | "badField" | "plainRefused" | "replayed";
  readonly fields?: readonly string[];
};

type Read = Outcome<unknown, Unread>;

/** The key that an answer is sealed to, as soon as one is known. */
export type AnswerTo = { key: Unsealed["answerTo"] | null };

type Sent = {
  readonly request: IncomingMessage;
  readonly url: URL;
  readonly context: Pick<Context, "db" | "now">;
  readonly keys: HouseKeys;
  readonly answerTo: AnswerTo;
};

/**
 * What the address names of a GET, and the JSON object in the body of any other call, which is sealed where the call
 * says so; judged by the call's schema.
 */
export async function readPayload(call: Call, sent: Sent): Promise<Read> {
  const read = await given(call, sent);
  if (!read.ok) return read;
  if (!isKeepable(read.value)) return refuse({ reason: "unreadable" });
  const judged = call.payload.safeParse(read.value);
  if (judged.success) return done(judged.data);
  const fields = [...new Set(judged.error.issues.map(({ path }) => path.join(".")))];
  return refuse({ reason: "badField", fields: fields.filter((name) => name !== "").slice(0, FIELDS_MAX) });
}

function given(call: Call, sent: Sent): Read | Promise<Read> {
  const { method, isEncrypted, bodyBytesMax = BODY_BYTES_MAX } = call;
  if (method === "GET") return fieldsOf(sent.url);
  return isEncrypted ? sealedBodyOf(sent) : bodyOf(sent.request, bodyBytesMax);
}

/** Each name once; `lang` is whom the answer is for. */
export function fieldsOf({ searchParams }: URL): Read {
  const names = [...searchParams.keys()].filter((name) => name !== "lang");
  if (names.length > FIELDS_MAX || new Set(names).size < names.length)
    return refuse({ reason: "unreadable" });
  return done(Object.fromEntries(names.map((name) => [name, searchParams.get(name)])));
}

async function bodyOf(request: IncomingMessage, bytesMax: number): Promise<Read> {
  const bytes = await bytesOf(request, bytesMax);
  if (!bytes) return refuse({ reason: "tooLarge" });
  if (bytes.length === 0) return done({});
  if (typeOf(request) !== "application/json" || request.headers["content-encoding"])
    return refuse({ reason: "unreadable" });
  try {
    return done(readBoundedJson(new TextDecoder("utf-8", { fatal: true }).decode(bytes)));
  } catch {
    return refuse({ reason: "unreadable" });
  }
}

async function sealedBodyOf({ request, context, keys, answerTo }: Sent): Promise<Read> {
  if (typeOf(request) !== "application/jose") return refuse({ reason: "plainRefused" });
  const bytes = await bytesOf(request, BODY_BYTES_MAX);
  if (!bytes) return refuse({ reason: "tooLarge" });
  const opened = await unseal(context, keys, bytes.toString("latin1").trim());
  if (!opened.ok) return opened;
  answerTo.key = opened.value.answerTo;
  return done(opened.value.payload);
}

function typeOf({ headers }: IncomingMessage): string {
  return (headers["content-type"] ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
}

/** The whole body, or null for one that is too long: its rest is not read. */
async function bytesOf(request: IncomingMessage, bytesMax: number): Promise<Buffer | null> {
  if (Number(request.headers["content-length"] ?? 0) > bytesMax) return null;
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > bytesMax) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
