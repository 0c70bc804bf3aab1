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

type Place = { readonly port: number; readonly address: string; readonly host?: string };

export function openApp(table: readonly Call[], { port, address, host = "localhost" }: Place): App {
  const calls = new Map(table.map((call) => [call.name, call]));
  const app: App = {
    calls,
    token: null,
    async call(name, { payload = {}, token = app.token, key, headers = {} } = {}) {
      const call = calls.get(name);
      if (!call) throw new Error(`There is no call ${name}`);
      const isRead = call.method === "GET";
      const query = isRead ? `?${new URLSearchParams(payload as Record<string, string>)}` : "";
      const sent = key === undefined && call.token === "signed" && !isRead ? newKey() : key;
      const response = await fetch(`http://127.0.0.1:${port}${call.path}${query}`, {
        method: call.method,
        headers: {
          Host: host,
          "X-Forwarded-For": address,
          "Accept-Language": "en",
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
          ...(sent ? { "Idempotency-Key": sent } : {}),
          ...(isRead ? {} : { "Content-Type": "application/json" }),
          ...headers,
        },
        ...(isRead ? {} : { body: JSON.stringify(payload) }),
      });
      return judged(call, response);
    },
  };
  return app;
}

/** Nothing but the shape of the table ever comes back, and no cookie. */
async function judged(call: Call, response: Response): Promise<Heard> {
  const told: unknown = await response.json();
  if (response.headers.has("Set-Cookie")) throw new Error(`${call.name} set a cookie`);
  const isFine = response.status === 200;
  const schema = isFine ? envelopeOf(call.value).strict() : refusalEnvelope.strict();
  const read = schema.safeParse(told);
  if (!read.success) throw new Error(`${call.name} answered ${JSON.stringify(told)}: ${read.error.message}`);
  return { status: response.status, ...(told as Omit<Heard, "status">) };
}
