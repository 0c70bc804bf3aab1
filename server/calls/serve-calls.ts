import { type Request, type Response, Router } from "express";
import { SECOND_MS, stopwatch } from "../core/time.ts";
import { isTransient } from "../db/faults.ts";
import type { Platform } from "../house/platform.ts";
import { clientAddress } from "../http/browser/client-address.ts";
import type { Judge } from "../http/gate/site-verdict.ts";
import type { Metrics } from "../http/server/metrics.ts";
import { isPlayer, type Visitor } from "../http/visitor/visitor.ts";
import { type Call, needsKey } from "./call.ts";
import { calledUrl, callerOf, judgeCaller } from "./caller.ts";
import { type CallCode, statusOf } from "./codes.ts";
import { type Envelope, granted, refused } from "./envelope.ts";
import { answerOnce, type KeptAnswer } from "./kept-answers.ts";
import { type CallLimits, openCallLimits } from "./limits.ts";
import { openApi } from "./openapi.ts";
import { type AnswerTo, readPayload } from "./read-payload.ts";
import { type HouseKeys, openHouseKeys } from "./sealed/house-keys.ts";
import { sealAnswer } from "./sealed/sealed-payload.ts";
import { CALLS } from "./table.ts";

/** Made once: it is the same for everybody, and takes as long as many calls. */
let document: object | null = null;

function interfaceDocument(): object {
  document ??= openApi();
  return document;
}

/** The addresses under which nothing but calls stands. */
const OURS = /^\/(?:wps|lgw|lotto)(?:\/|$)/;
const KEY = /^[\w.:-]{8,64}$/;

/** What is refused for having been asked too often may be asked again after so long, where nobody knows it better. */
const AGAIN_S = 60;
const againIn = (seconds: number) => ({ "Retry-After": `${Math.max(1, seconds)}` });

type Serving = {
  readonly platform: Platform;
  readonly metrics: Metrics;
  /** Whether the site is open, as for pages. */
  readonly judge: Judge;
};

type Answered = KeptAnswer<Envelope> & { readonly headers?: Readonly<Record<string, string>> };

/**
 * Where apps call: every row of the table at its address. What somebody may do stands in the bearer token alone, so
 * cookies, origin and form tokens mean nothing here and no cookie is ever set.
 */
export function callRoutes({ platform, metrics, judge }: Serving): Router {
  const router = Router();
  const { context, config } = platform;
  const limits = openCallLimits(context);
  const keys = openHouseKeys(config.houseSecret);
  router.get("/api/keys.json", (_request, response) => {
    response.set("Cache-Control", "public, max-age=300").json({ keys: keys.publicAt(context.now()) });
  });
  router.get("/api/openapi.json", (_request, response) => {
    response.set("Cache-Control", "public, max-age=300").json(interfaceDocument());
  });
  const hall = { platform, judge, limits, keys };
  router.use((request, response, next) => {
    if (!OURS.test(request.path)) return next();
    const elapsedMs = stopwatch();
    delete request.headers.cookie;
    serve(hall, request, response).then(
      () => metrics.answered("call", response.statusCode, elapsedMs() / 1000),
      next,
    );
  });
  return router;
}

type Hall = Pick<Serving, "platform" | "judge"> & {
  readonly limits: CallLimits;
  readonly keys: HouseKeys;
};

/** What is sealed is answered sealed. */
async function serve(hall: Hall, request: Request, response: Response): Promise<void> {
  const answerTo: AnswerTo = { key: null };
  const answer = await answered({ ...hall, answerTo }, request);
  if (answer.status === 413) response.set("Connection", "close");
  send(response, answer, answerTo.key && (await sealAnswer(answer.body, answerTo.key)));
}

type Asking = Hall & { readonly answerTo: AnswerTo };

/** Whatever goes wrong is answered with a code of the list; what broke is written down. */
async function answered(hall: Asking, request: Request): Promise<Answered> {
  const url = calledUrl(hall.platform, request);
  try {
    return await ask(hall, request, url);
  } catch (fault) {
    if (fault instanceof globalThis.Response && fault.status === 421) return plain("unknownCall", url);
    if (isTransient(fault)) return { ...(await plain("unreachable", url)), headers: { "Retry-After": "5" } };
    hall.platform.log.error("call", { method: request.method, path: request.path, error: fault });
    return plain("unknownError", url);
  }
}

async function ask(hall: Asking, request: Request, url: URL): Promise<Answered> {
  const { platform, judge, limits, keys, answerTo } = hall;
  const call = callAt(request);
  if (typeof call === "string") return plain(call, url);
  if (!limits.takesFrom(clientAddress(request, platform.config))) return tooMany(plain("tooMany", url));
  const { kind } = await judge(request);
  if (kind === "maintenance") return plain("systemMaintenance", url);
  if (kind === "region") return plain("accessRestricted", url);
  if (kind === "unreachable") return plain("unreachable", url);

  const { visitor, session, bearer } = await callerOf(platform, request, url);
  const say = (code: CallCode, fields?: readonly string[]) => told(visitor, code, fields);
  // A brand for members alone shows nothing else to guests.
  if (kind !== "open" && !call.isDoor && !session) return say("notSignedIn");
  if (session && !limits.takesOf(session.family, call)) return tooMany(say("tooMany"));
  const allowed = judgeCaller(call, visitor);
  if (!allowed.ok) return say(allowed.refusal.reason);
  const key = request.get("Idempotency-Key") ?? "";
  if (needsKey(call) && !KEY.test(key)) return say("keyMissing");
  const { context } = platform;
  const read = await readPayload(call, { request, url, context, keys, answerTo });
  if (!read.ok) return say(read.refusal.reason, read.refusal.fields);
  return carryOut(call, { visitor, payload: read.value, key, bearer, url });
}

async function carryOut(call: Call, asked: Parameters<Call["answer"]>[0]): Promise<Answered> {
  const { visitor, payload, key } = asked;
  const answer = async (): Promise<Answered> => {
    const outcome = await call.answer(asked);
    if (outcome.ok) return { status: 200, body: granted(outcome.value) };
    const { reason, fields, retryAt } = outcome.refusal;
    const answered = await told(visitor, codeOf(call, reason), fields);
    const waits = retryAt
      ? Math.ceil((retryAt.getTime() - visitor.context.now().getTime()) / SECOND_MS)
      : AGAIN_S;
    return answered.status === 429 ? { ...answered, headers: againIn(waits) } : answered;
  };
  if (!needsKey(call) || !isPlayer(visitor)) return answer();
  const secret = visitor.platform.config.houseSecret;
  const keyed = { playerId: visitor.player.id, key, call: call.name, payload, secret };
  const kept = await answerOnce(visitor.context, keyed, answer);
  return kept.ok ? kept.value : told(visitor, kept.refusal.reason);
}

/** A bucket has room again a second later. */
async function tooMany(answered: Promise<Answered>): Promise<Answered> {
  return { ...(await answered), headers: againIn(1) };
}

/** A reason that the row does not name is a defect of the row. */
function codeOf({ name, errors }: Call, reason: CallCode): CallCode {
  if (!errors.includes(reason)) throw new Error(`${name} does not say that it may be refused: ${reason}`);
  return reason;
}

async function told(
  { language }: Pick<Visitor, "language">,
  code: CallCode,
  fields?: readonly string[],
): Promise<Answered> {
  return { status: statusOf(code), body: await refused(code, language, fields) };
}

/** Before anybody knows who calls. */
function plain(code: CallCode, url: URL): Promise<Answered> {
  const language = url.searchParams.get("lang");
  return told({ language: (language ?? "fa") as Visitor["language"] }, code);
}

const BY_PLACE: ReadonlyMap<string, Call> = new Map(
  CALLS.map((call) => [`${call.method} ${call.path}`, call]),
);
const PATHS: ReadonlySet<string> = new Set(CALLS.map(({ path }) => path));

function callAt({ path, method }: Pick<Request, "path" | "method">): Call | CallCode {
  const call = BY_PLACE.get(`${method} ${path}`);
  return call ?? (PATHS.has(path) ? "wrongMethod" : "unknownCall");
}

/** Sealed to the caller's key where what was sent was sealed. */
function send(response: Response, { status, body, headers = {} }: Answered, sealed: string | null): void {
  const again = status === 429 ? againIn(AGAIN_S) : {};
  response.set({ "Cache-Control": "no-store", ...again, ...headers }).status(status);
  if (sealed === null) response.json(body);
  else response.type("application/jose").send(sealed);
}
