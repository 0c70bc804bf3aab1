import { isDeepStrictEqual } from "node:util";
import type { JWK } from "jose";
import { needsKey } from "#server/calls/call.ts";
import { type Sealed, seal } from "#server/calls/client/seal.ts";
import { envelopeOf, refusalEnvelope } from "#server/calls/envelope.ts";
import type { Call } from "#server/calls/index.ts";

export type Heard = {
  readonly status: number;
  readonly success: boolean;
  readonly code: string;
  readonly message: string;
  // biome-ignore lint/suspicious/noExplicitAny: a value is whatever its call answers with, and judged by its schema.
  readonly value: any;
  readonly fields?: readonly string[];
  /** What `Retry-After` says. */
  readonly again: string | null;
};

export type Saying = {
  readonly payload?: unknown;
  readonly token?: string | null;
  readonly key?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
};

/** An app somewhere: calls the house at its origin, and judges each answer by the schema of the call. */
export type App = {
  readonly calls: ReadonlyMap<string, Call>;
  /** The token that is sent where none is named. */
  token: string | null;
  call(name: string, saying?: Saying): Promise<Heard>;
};

let keys = 0;

/** A key that nobody has used. */
export function newKey(): string {
  keys += 1;
  return `test-key-${keys}`;
}

type Place = {
  readonly port: number;
  readonly address: string;
  readonly host?: string;
  /** The time of the house. */
  readonly now?: () => Date;
};

async function keysOf(port: number): Promise<JWK[]> {
  const published = await fetch(`http://127.0.0.1:${port}/api/keys.json`);
  return ((await published.json()) as { keys: JWK[] }).keys;
}

export function openApp(table: readonly Call[], place: Place): App {
  const calls = new Map(table.map((call) => [call.name, call]));
  const app: App = {
    calls,
    token: null,
    async call(name, saying = {}) {
      const call = calls.get(name);
      if (!call) throw new Error(`There is no call ${name}`);
      const { payload = {} } = saying;
      const { port, now = () => new Date() } = place;
      const sealed = call.isEncrypted ? await seal(await keysOf(port), payload, now()) : null;
      const isRead = call.method === "GET";
      const query = isRead ? `?${new URLSearchParams(payload as Record<string, string>)}` : "";
      const response = await fetch(`http://127.0.0.1:${port}${call.path}${query}`, {
        method: call.method,
        headers: { ...headersOf(call, place, { token: app.token, ...saying }), ...saying.headers },
        ...(isRead ? {} : { body: sealed?.body ?? JSON.stringify(payload) }),
      });
      return judged(call, response, sealed);
    },
  };
  return app;
}

function headersOf(
  call: Call,
  { address, host = "localhost" }: Place,
  { token, key }: Saying,
): Record<string, string> {
  const sent = key === undefined && needsKey(call) ? newKey() : key;
  const type = call.isEncrypted ? "application/jose" : "application/json";
  return {
    Host: host,
    "X-Forwarded-For": address,
    "Accept-Language": "en",
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(sent ? { "Idempotency-Key": sent } : {}),
    ...(call.method === "GET" ? {} : { "Content-Type": type }),
  };
}

/** Nothing but the shape of the table ever comes back, and no cookie. */
async function judged(call: Call, response: Response, sealed: Sealed | null): Promise<Heard> {
  const isSealed = response.headers.get("Content-Type")?.startsWith("application/jose") ?? false;
  const told: unknown = isSealed ? await sealed?.open(await response.text()) : await response.json();
  if (response.status === 200 && isSealed !== (sealed !== null))
    throw new Error(`${call.name} was not sealed`);
  if (response.headers.has("Set-Cookie")) throw new Error(`${call.name} set a cookie`);
  const again = response.headers.get("Retry-After");
  if (response.status === 429 && !/^[1-9]\d*$/.test(again ?? ""))
    throw new Error(`${call.name} does not say when to ask again`);
  const isFine = response.status === 200;
  const schema = isFine ? envelopeOf(call.value).strict() : refusalEnvelope.strict();
  const read = schema.safeParse(told);
  if (!read.success) throw new Error(`${call.name} answered ${JSON.stringify(told)}: ${read.error.message}`);
  // Reading drops what a schema does not name, and the document says that nothing else is there.
  if (!isDeepStrictEqual(read.data, told))
    throw new Error(`${call.name} answered more than it says: ${JSON.stringify(told)}`);
  return { status: response.status, again, ...(told as Omit<Heard, "status" | "again">) };
}
