import { type Call, needsKey } from "./call.ts";
import { type CallCode, CODES, statusOf } from "./codes.ts";
import { granted } from "./envelope.ts";
import { schemaOf } from "./json-schema.ts";
import { LIVE_ABOUT, LIVE_FIELDS, LIVE_PATH } from "./live/live-document.ts";
import { LIVE_EVENTS } from "./live/live-events.ts";
import { codesOf } from "./openapi.ts";
import { outlineOf, sampleOf } from "./outline.ts";
import { CALLS } from "./table.ts";

type Field = {
  readonly name: string;
  readonly kind: string;
  readonly isNeeded: boolean;
  readonly about: string;
};

/** A call as somebody reads it who writes an app. */
export type DocumentedCall = Pick<
  Call,
  "name" | "module" | "method" | "path" | "about" | "token" | "scope"
> & {
  readonly isSealed: boolean;
  readonly needsKey: boolean;
  readonly fields: readonly Field[];
  readonly value: string;
  readonly answered: string;
  readonly codes: readonly {
    readonly code: CallCode;
    readonly status: number;
    readonly text: (typeof CODES)[CallCode][1];
  }[];
  readonly curl: string;
  readonly typescript: string;
};

let all: readonly DocumentedCall[] | null = null;

/** Every call of the table, made once: it is the same for everybody. */
export function documentedCalls(): readonly DocumentedCall[] {
  all ??= [...CALLS.map(documented), documentedStream()];
  return all;
}

export function documentedCall(name: string): DocumentedCall | null {
  return documentedCalls().find((call) => call.name === name) ?? null;
}

function documented(call: Call): DocumentedCall {
  const { name, module, method, path, about, token, scope, payload, value } = call;
  const { properties = {}, required = [] } = schemaOf(payload, "input");
  const fields = Object.entries(properties).map(([field, schema]) => ({
    name: field,
    kind: outlineOf(schema),
    isNeeded: required.includes(field),
    about: schema.description ?? "",
  }));
  const needed = fields.filter(({ isNeeded }) => isNeeded).map((field) => field.name);
  const sample = Object.fromEntries(needed.map((field) => [field, sampleOf(properties[field] ?? {})]));
  return {
    ...{ name, module, method, path, about, token, scope, fields },
    isSealed: call.isEncrypted === true,
    needsKey: needsKey(call),
    value: outlineOf(schemaOf(value, "output")),
    answered: JSON.stringify(granted(sampleOf(schemaOf(value, "output"))), null, 2),
    codes: told(codesOf(call)),
    curl: curlOf(call, sample),
    typescript: typescriptOf(call, sample),
  };
}

/** The stream, which is no row of the table. */
function documentedStream(): DocumentedCall {
  const events = Object.entries(LIVE_EVENTS).map(
    ([event, schema]) => [event, schemaOf(schema, "output")] as const,
  );
  const sent = events.map(([event, schema]) => `event: ${event}\ndata: ${JSON.stringify(sampleOf(schema))}`);
  const asked = { topics: "balance,messages", rounds: "parvaz" };
  return {
    ...{ name: "live", module: 11, method: "GET", path: LIVE_PATH, about: LIVE_ABOUT },
    ...{ token: "signed", scope: "read", isSealed: false, needsKey: false },
    fields: Object.entries(LIVE_FIELDS).map(([name, about]) => ({
      ...{ name, about, kind: "string", isNeeded: false },
    })),
    value: events.map(([event, schema]) => `${event}: ${outlineOf(schema)}`).join("\n"),
    answered: sent.join("\n\n"),
    codes: told(codesOf({ token: "signed", method: "GET", errors: [] })),
    curl: [
      `curl -N 'https://HOUSE${LIVE_PATH}?${new URLSearchParams(asked)}'`,
      '-H "Authorization: Bearer $TOKEN"',
    ].join(" \\\n  "),
    typescript: `${FROM_FOLDER}\nimport { listen } from "./client/listen.ts";\n\nconst stop = listen({ origin: "https://HOUSE", token }, "${new URLSearchParams(asked)}", (event, data) => {\n  console.log(event, data);\n});`,
  };
}

const told = (codes: readonly CallCode[]) =>
  codes.map((code) => ({ code, status: statusOf(code), text: CODES[code][1] }));

type Sample = Readonly<Record<string, unknown>>;

/** What a file that is sent sealed is made of, in three lines; a program does it by the client or any library of JWE. */
const sealedOf = (sample: Sample) => [
  "# sealed.jwe: a compact JWE (ECDH-ES, A256GCM) to the first key at https://HOUSE/api/keys.json, with its kid, of",
  `# {"iat":SECONDS,"jti":"MADE-UP-ONCE","answerTo":YOUR-P-256-KEY,"payload":${JSON.stringify(sample)}}`,
  "# The answer is a JWE to the key in answerTo.",
];

/** A client is no part of what the house serves, so each example says where it comes from. */
const FROM_FOLDER =
  "// From the folder server/calls/client/ of the house's repository, which the house does not serve.";

/** What is to be sealed is made by a program, so a command shows of what, and the sending. */
function curlOf(call: Call, sample: Sample): string {
  const isRead = call.method === "GET";
  const query =
    isRead && Object.keys(sample).length > 0
      ? `?${new URLSearchParams(sample as Record<string, string>)}`
      : "";
  const body = call.isEncrypted
    ? ["-H 'Content-Type: application/jose'", "--data-binary @sealed.jwe"]
    : ["-H 'Content-Type: application/json'", `-d '${JSON.stringify(sample)}'`];
  const command = [
    `curl${isRead ? "" : ` -X ${call.method}`} 'https://HOUSE${call.path}${query}'`,
    ...(call.token === "none" ? [] : ['-H "Authorization: Bearer $TOKEN"']),
    ...(needsKey(call) ? ["-H 'Idempotency-Key: made-up-once-1'"] : []),
    ...(isRead ? [] : body),
  ].join(" \\\n  ");
  return [...(call.isEncrypted ? sealedOf(sample) : []), command].join("\n");
}

function typescriptOf(call: Call, sample: Sample): string {
  const said = JSON.stringify(sample, null, 2).replaceAll("\n", "\n  ");
  const header = needsKey(call)
    ? `params: { header: { "Idempotency-Key": "made-up-once-1" } }`
    : "params: {}";
  const asked =
    call.method === "GET"
      ? Object.keys(sample).length > 0
        ? `{\n  params: { query: ${said} },\n}`
        : "{}"
      : `{\n  ${header},\n  body: ${said},\n}`;
  return [
    FROM_FOLDER,
    'import { openClient } from "./client/index.ts";',
    "",
    `const client = openClient({ origin: "https://HOUSE"${call.token === "none" ? "" : ", token"} });`,
    `const { data, error } = await client.${call.method}("${call.path}", ${asked});`,
  ].join("\n");
}
