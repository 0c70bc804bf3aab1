import type { IncomingMessage } from "node:http";
import type { z } from "zod";
import { nameTwice, readBoundedJson } from "../core/bounds/bounded-json.ts";
import { isKeepable } from "../core/bounds/keepable.ts";
import { lostNames } from "../core/bounds/lost-names.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import { SECOND_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import type { Call } from "./call.ts";
import type { HouseKeys } from "./sealed/house-keys.ts";
import { type Unsealed, unseal } from "./sealed/sealed-payload.ts";

const BODY_BYTES_MAX = 64 * 1024;
const FIELDS_MAX = 50;
const FIELD_LENGTH_MAX = 200;

type Unread = {
  readonly reason: "unreadable" | "tooLarge" | "badField" | "plainRefused" | "sealKeyUnknown" | "replayed";
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
 * says so; judged by the call's schema. A name that the call does not know, or that stands there twice, is refused:
 * whoever misspelt one would else be answered as if they had wished for something else.
 */
export async function readPayload(call: Call, sent: Sent): Promise<Read> {
  const read = await given(call, sent);
  if (!read.ok) return read;
  if (!isKeepable(read.value)) return refuse({ reason: "unreadable" });
  const nobodys = lostNames(read.value);
  if (nobodys.length > 0) return badFields(nobodys.slice(0, FIELDS_MAX));
  const judged = call.payload.safeParse(read.value);
  if (judged.success) return done(judged.data);
  return badFields(fieldsIn(judged.error));
}

/** What of a payload was not taken. */
export function fieldsIn({ issues }: z.ZodError): string[] {
  const fields = [...new Set(issues.flatMap(namesOf))];
  return fields.filter((name) => name !== "").slice(0, FIELDS_MAX);
}

const badFields = (fields: readonly string[]) =>
  refuse({ reason: "badField", fields: fields.map((name) => name.slice(0, FIELD_LENGTH_MAX)) } as const);

/** Where something is not as it should be; or what is there and should not be. */
function namesOf(issue: z.core.$ZodIssue): string[] {
  const at = (...more: readonly PropertyKey[]) =>
    [...issue.path, ...more].join(".").slice(0, FIELD_LENGTH_MAX);
  return issue.code === "unrecognized_keys" ? issue.keys.map((key) => at(key)) : [at()];
}

function given(call: Call, sent: Sent): Read | Promise<Read> {
  const { method, isEncrypted, bodyBytesMax = BODY_BYTES_MAX } = call;
  if (method === "GET") return fieldsOf(sent.url);
  const astray = namesIn(sent.url);
  if (astray.length > 0) return badFields(astray.slice(0, FIELDS_MAX));
  return isEncrypted ? sealedBodyOf(sent) : bodyOf(sent.request, bodyBytesMax);
}

/** What the address names; `lang` is whom the answer is for. */
const namesIn = ({ searchParams }: URL) => [...searchParams.keys()].filter((name) => name !== "lang");

/** Each name once. */
export function fieldsOf(url: URL): Read {
  const names = namesIn(url);
  if (names.length > FIELDS_MAX) return refuse({ reason: "unreadable" });
  const twice = names.filter((name, nth) => names.indexOf(name) < nth);
  if (twice.length > 0) return badFields([...new Set(twice)]);
  return done(Object.fromEntries(names.map((name) => [name, url.searchParams.get(name)])));
}

async function bodyOf(request: IncomingMessage, bytesMax: number): Promise<Read> {
  const bytes = await bytesOf(request, bytesMax);
  if (!bytes) return refuse({ reason: "tooLarge" });
  if (bytes.length === 0) return done({});
  if (typeOf(request) !== "application/json" || request.headers["content-encoding"])
    return refuse({ reason: "unreadable" });
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const read = readBoundedJson(text);
    const twice = nameTwice(text);
    return twice === null ? done(read) : badFields([twice]);
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
  const { payload, twice } = opened.value;
  return twice === null ? done(payload) : badFields([twice]);
}

function typeOf({ headers }: IncomingMessage): string {
  return (headers["content-type"] ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
}

/** The whole body, or null for one that is too long. */
async function bytesOf(request: IncomingMessage, bytesMax: number): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let length = Number(request.headers["content-length"] ?? 0) > bytesMax ? Number.POSITIVE_INFINITY : 0;
  if (length === 0)
    for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      length += part.length;
      if (length > bytesMax) break;
      parts.push(part);
    }
  if (length <= bytesMax) return Buffer.concat(parts);
  await dropRest(request);
  return null;
}

/** Some more of a body that is too long is read and dropped: whoever is still sending hears no answer before that. */
const DROPPED_BYTES = 1024 * 1024;
const DROPPING_MS = SECOND_MS;

function dropRest(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let dropped = 0;
    const over = () => {
      clearTimeout(timer);
      request.off("data", count);
      request.pause();
      resolve();
    };
    const count = (part: Buffer) => {
      dropped += part.length;
      if (dropped > DROPPED_BYTES) over();
    };
    const timer = setTimeout(over, DROPPING_MS);
    if (request.readableEnded || request.destroyed) return over();
    request.once("end", over).once("close", over).on("data", count).resume();
  });
}
