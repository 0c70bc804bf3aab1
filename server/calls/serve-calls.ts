import type { RequestListener } from "node:http";
import { type Request, type Response, Router } from "express";
import { SECOND_MS, stopwatch } from "../core/time.ts";
import { isTransient } from "../db/faults.ts";
import type { CommonHeaders } from "../http/answers/security-headers.ts";
import type { Metrics } from "../http/server/metrics.ts";
import { isLongAddress } from "../http/server/odd-address.ts";
import { isPlayer } from "../http/visitor/visitor.ts";
import { admit, type Hall } from "./admit.ts";
import { type Answered, againIn, plain, send, told } from "./answered.ts";
import { type CachedLists, openCachedLists } from "./cached-lists.ts";
import { type Call, needsKey } from "./call.ts";
import { calledUrl } from "./caller.ts";
import type { CallCode } from "./codes.ts";
import { crossOrigin } from "./cross-origin.ts";
import { granted } from "./envelope.ts";
import { answerOnce } from "./kept-answers.ts";
import { openCallLimits } from "./limits.ts";
import { LIVE_PATH } from "./live/live-document.ts";
import { serveLive } from "./live/serve-live.ts";
import { openApi } from "./openapi.ts";
import { ownSentence } from "./own-sentence.ts";
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
const BESIDE = /^\/api\/(?:keys\.json|openapi\.json|live)$/;
const KEY = /^[\w.:-]{8,64}$/;

type Serving = Pick<Hall, "platform" | "judge"> & {
  readonly metrics: Metrics;
  readonly headers: CommonHeaders;
};

export type Calls = {
  readonly routes: Router;
  /** What is the same for everybody is answered before all else. */
  before(next: RequestListener): RequestListener;
};

/**
 * Where apps call: every row of the table at its address. What somebody may do stands in the bearer token alone, so
 * cookies, origin and form tokens mean nothing here and no cookie is ever set.
 */
export function openCalls({ platform, metrics, judge, headers }: Serving): Calls {
  const limits = openCallLimits(platform.context);
  const keys = openHouseKeys(platform.config.houseSecret);
  const lists = openCachedLists({ platform, judge, limits, metrics, headers }, CALLS);
  return { routes: callRoutes({ platform, judge, limits, keys, lists }, metrics), before: lists.before };
}

function callRoutes(hall: Sealing, metrics: Metrics): Router {
  const router = Router();
  const { platform, keys } = hall;
  const { context } = platform;
  const across = crossOrigin(platform);
  const says = async (response: Response, request: Request, code: CallCode, headers = {}) =>
    send(response, { ...(await plain(code, calledUrl(platform, request))), headers }, null);
  router.use((request, response, next) => {
    if (!OURS.test(request.path) && !BESIDE.test(request.path)) return next();
    if (isLongAddress(request)) says(response, request, "unreadable").catch(next);
    else across(request, response, next);
  });
  router.get("/api/keys.json", (_request, response) => {
    response.set("Cache-Control", "public, max-age=300").json({ keys: keys.publicAt(context.now()) });
  });
  router.get("/api/openapi.json", (_request, response) => {
    response.set("Cache-Control", "public, max-age=300").json(interfaceDocument());
  });
  router.get(LIVE_PATH, serveLive(hall));
  router.all(BESIDE, (request, response, next) => {
    says(response, request, "wrongMethod", { Allow: "GET" }).catch(next);
  });
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

type Sealing = Hall & { readonly keys: HouseKeys; readonly lists: CachedLists };

/** What is sealed is answered sealed. */
async function serve(hall: Sealing, request: Request, response: Response): Promise<void> {
  const answerTo: AnswerTo = { key: null };
  const answer = await answered({ ...hall, answerTo }, request);
  if (answer.status === 413) response.set("Connection", "close");
  try {
    hall.lists.keep(request, answer);
    send(response, answer, answerTo.key && (await sealAnswer(answer.body, answerTo.key)));
  } catch (fault) {
    // What JSON cannot hold is a defect of a row, and told as any other.
    send(response, await broken(hall, request, fault), null);
  }
}

function broken({ platform }: Hall, request: Request, fault: unknown): Promise<Answered> {
  platform.log.error("call", { method: request.method, path: request.path, error: fault });
  return plain("unknownError", calledUrl(platform, request));
}

type Asking = Sealing & { readonly answerTo: AnswerTo };

/** Whatever goes wrong is answered with a code of the list; what broke is written down. */
async function answered(hall: Asking, request: Request): Promise<Answered> {
  const url = calledUrl(hall.platform, request);
  try {
    return await ask(hall, request, url);
  } catch (fault) {
    if (fault instanceof globalThis.Response && fault.status === 421) return plain("unknownCall", url);
    if (isTransient(fault)) return { ...(await plain("unreachable", url)), headers: { "Retry-After": "5" } };
    return broken(hall, request, fault);
  }
}

async function ask(hall: Asking, request: Request, url: URL): Promise<Answered> {
  const call = callAt(request);
  if (typeof call === "string") {
    const refused = await plain(call, url);
    return call === "wrongMethod" ? { ...refused, headers: { Allow: methodsAt(request.path) } } : refused;
  }
  const admitted = await admit(hall, call, { request, url });
  if ("body" in admitted) return admitted;
  const { visitor, bearer } = admitted;
  const key = request.get("Idempotency-Key") ?? "";
  if (needsKey(call) && !KEY.test(key)) return told(visitor, "keyMissing");
  const { keys, answerTo } = hall;
  const read = await readPayload(call, { request, url, context: hall.platform.context, keys, answerTo });
  if (!read.ok) return told(visitor, read.refusal.reason, read.refusal.fields);
  return carryOut(call, { visitor, payload: read.value, key, bearer, url });
}

async function carryOut(call: Call, asked: Parameters<Call["answer"]>[0]): Promise<Answered> {
  const { visitor, payload, key } = asked;
  const answer = async (): Promise<Answered> => {
    const outcome = await call.answer(asked);
    if (outcome.ok) return { status: 200, body: granted(outcome.value) };
    const { reason, fields, retryAt, until = retryAt, isUndecided = false } = outcome.refusal;
    const sentence = await ownSentence(visitor, outcome.refusal);
    const refusal = await told(visitor, codeOf(call, reason), fields, sentence);
    return { ...refusal, retryAt: until ?? null, isUndecided };
  };
  const at = visitor.context.now();
  if (!needsKey(call) || !isPlayer(visitor)) return saysWhen(await answer(), at);
  const secret = visitor.platform.config.houseSecret;
  const keyed = { playerId: visitor.player.id, key, call: call.name, payload, secret };
  const kept = await answerOnce(visitor.context, keyed, answer);
  return kept.ok ? saysWhen(kept.value, at) : told(visitor, kept.refusal.reason);
}

/** What may be asked again says after how long from now, also where it is the answer of a while ago. */
function saysWhen(answered: Answered, at: Date): Answered {
  const { retryAt } = answered;
  if (!retryAt) return answered;
  return { ...answered, headers: againIn(Math.ceil((retryAt.getTime() - at.getTime()) / SECOND_MS)) };
}

/** A reason that the row does not name is a defect of the row. */
function codeOf({ name, errors }: Call, reason: CallCode): CallCode {
  if (!errors.includes(reason)) throw new Error(`${name} does not say that it may be refused: ${reason}`);
  return reason;
}

const BY_PLACE: ReadonlyMap<string, Call> = new Map(
  CALLS.map((call) => [`${call.method} ${call.path}`, call]),
);
const PATHS: ReadonlySet<string> = new Set(CALLS.map(({ path }) => path));

function callAt({ path, method }: Pick<Request, "path" | "method">): Call | CallCode {
  const call = BY_PLACE.get(`${method} ${path}`);
  return call ?? (PATHS.has(path) ? "wrongMethod" : "unknownCall");
}

const methodsAt = (path: string) =>
  CALLS.filter((call) => call.path === path)
    .map(({ method }) => method)
    .join(", ");
