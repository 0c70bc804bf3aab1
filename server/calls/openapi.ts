import { type Call, needsKey } from "./call.ts";
import { type CallCode, statusOf } from "./codes.ts";
import { envelopeOf, refusalEnvelope } from "./envelope.ts";
import { schemaOf } from "./json-schema.ts";
import { LANGUAGE_FIELD } from "./language-field.ts";
import { LIVE_OPERATION, LIVE_PATH, LIVE_SCHEMAS } from "./live/live-document.ts";
import { CALL_MODULES } from "./modules.ts";
import { CALLS } from "./table.ts";

/** What any call may be refused with, whatever it does. */
const ANYWHERE: readonly CallCode[] = [
  ...(["unreadable", "badField", "tooLarge", "tooMany"] as const),
  ...(["systemMaintenance", "accessRestricted", "unreachable", "unknownError"] as const),
];

const OF_TOKEN: Readonly<Record<Call["token"], readonly CallCode[]>> = {
  none: [],
  signed: ["notSignedIn", "scopeMissing", "secondFactorOwed", "newPasswordOwed"],
  held: ["notSignedIn", "nothingOwed"],
  any: ["notSignedIn"],
};

const OF_KEY: readonly CallCode[] = ["keyMissing", "keyReused", "stillGoing"];

type Refusing = Pick<Call, "method" | "token" | "errors" | "isEncrypted" | "isAnsweredAnew">;

/** Every code that a call may be answered with beside OK. */
export function codesOf(call: Refusing): readonly CallCode[] {
  const sealing: readonly CallCode[] = call.isEncrypted ? ["plainRefused", "sealKeyUnknown", "replayed"] : [];
  const keyed = needsKey(call) ? OF_KEY : [];
  const all = [...ANYWHERE, ...OF_TOKEN[call.token], ...keyed, ...sealing, ...call.errors];
  return [...new Set(all)];
}

/** The interface as OpenAPI 3.1, made of the table; `isOpened` for what stands before sealing and after it. */
export function openApi({ isOpened = false } = {}) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of CALLS) {
    const at = paths[call.path] ?? {};
    at[call.method.toLowerCase()] = operationOf(call, isOpened);
    paths[call.path] = at;
  }
  paths[LIVE_PATH] = { get: LIVE_OPERATION };
  return {
    openapi: "3.1.0",
    info: {
      title: "Nard calls",
      version: "1",
      description:
        "What the pages of the house do, for apps and scripts. Amounts and numbers are text, instants are UTC.",
    },
    servers: [{ url: "/" }],
    components: {
      securitySchemes: { token: { type: "http", scheme: "bearer" } },
      schemas: { Refusal: schemaOf(refusalEnvelope, "output"), ...LIVE_SCHEMAS },
    },
    paths,
  };
}

function operationOf(call: Call, isOpened: boolean) {
  const { name, module, about, token, scope, method } = call;
  const isSealed = call.isEncrypted === true && !isOpened;
  return {
    operationId: name,
    tags: [CALL_MODULES[module]],
    summary: about,
    ...(token === "none" ? { security: [] } : { security: [{ token: [] }] }),
    ...(scope ? { "x-scope": scope } : {}),
    parameters: [...parametersOf(call), ...(method === "GET" ? fieldsOf(call) : [])],
    ...(method === "GET" ? {} : { requestBody: bodyOf(call, isSealed) }),
    responses: responsesOf(call, isSealed),
  };
}

const KEY = {
  name: "Idempotency-Key",
  in: "header",
  required: true,
  description: "The same again within a day is answered with the same, and does nothing.",
  schema: { type: "string", pattern: "^[\\w.:-]{8,64}$" },
};

function parametersOf(call: Call) {
  return needsKey(call) ? [LANGUAGE_FIELD, KEY] : [LANGUAGE_FIELD];
}

function fieldsOf({ payload }: Call) {
  const { properties = {}, required = [] } = schemaOf(payload, "input");
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    ...(schema.description ? { description: schema.description } : {}),
    schema,
  }));
}

function bodyOf({ payload }: Call, isSealed: boolean) {
  return { required: true, content: contentOf(schemaOf(payload, "input"), isSealed) };
}

/** A JWE is text; what is in it when it is opened has the schema. */
function contentOf(contentSchema: object, isSealed: boolean) {
  return isSealed
    ? {
        "application/jose": {
          schema: { type: "string", contentMediaType: "application/json", contentSchema },
        },
      }
    : { "application/json": { schema: contentSchema } };
}

function responsesOf(call: Call, isSealed: boolean) {
  const byStatus = new Map<number, CallCode[]>();
  for (const code of codesOf(call)) {
    const status = statusOf(code);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const refusals = [...byStatus].map(([status, codes]) => [
    `${status}`,
    {
      description: codes.join(", "),
      ...(status === 429
        ? { headers: { "Retry-After": { ...RETRY_AFTER, required: true, description: RETRY_SAID } } }
        : {}),
      ...(status === 422 && codes.some(isTimed) ? { headers: { "Retry-After": RETRY_AFTER } } : {}),
      content: refusalOf(isSealed),
    },
  ]);
  const value = contentOf(schemaOf(envelopeOf(call.value), "output"), isSealed);
  return { "200": { description: "OK", content: value }, ...Object.fromEntries(refusals) };
}

const REFUSAL = { $ref: "#/components/schemas/Refusal" };

/** What is refused before a payload could be read is answered plain; after that, as what was sent. */
function refusalOf(isSealed: boolean) {
  return { "application/json": { schema: REFUSAL }, ...(isSealed ? contentOf(REFUSAL, true) : {}) };
}

const isTimed = (code: CallCode) => code === "moneyLocked";

const RETRY_SAID = "After how many seconds it may be asked again.";

const RETRY_AFTER = {
  description: "After how many seconds it may be asked again, where that is known.",
  schema: { type: "string", pattern: "^[1-9]\\d*$" },
};
