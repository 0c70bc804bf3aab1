import type { JWK } from "jose";
import createClient, { type Middleware } from "openapi-fetch";
import type { paths } from "./schema.ts";
import { type Sealed, seal } from "./seal.ts";

type Access = {
  /** Of the house, like `https://nard.example`. */
  readonly origin: string;
  /** What a login has answered with. */
  readonly token?: string;
  readonly language?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** What is sent sealed and answered so: passwords and what opens an account. */
export const SEALED: readonly string[] = [
  "/wps/session/login",
  "/wps/session/login/freeplay",
  "/wps/member/register",
  "/wps/member/register/mobile",
  "/wps/member/password",
  "/wps/member/password/verification",
  "/wps/member/paymentPassword",
  "/wps/member/profile",
  "/wps/member/profile/email",
  "/wps/member/profile/mobile",
  "/wps/member/secondFactor",
  "/wps/member/secondFactor/codes",
  "/wps/member/withdrawals",
  "/wps/member/upline",
  "/wps/agent/send",
  "/wps/agent/accounts",
  "/wps/agent/contracts",
  "/wps/relay/MCS2_processDividendReq",
  "/wps/relay/MCS2_processDailySalContract",
  "/wps/relay/MCS2_processContractHourSalary",
  "/wps/relay/MCSFE_processRealTimeSalaryContract",
  "/wps/relay/MCS2_redeemPointReward",
  "/wps/relay/MCS2_convertPoint",
];

/**
 * The calls of a house, typed by its own document: `client.GET("/wps/member/info")`. What is to be sealed is sealed on
 * the way, and its answer opened. The folder stands alone, so an app in TypeScript takes it as it is, with openapi-fetch
 * and jose beside it.
 */
export function openClient({ origin, token, language = "en", headers = {} }: Access) {
  const client = createClient<paths>({
    baseUrl: origin,
    headers: {
      "Accept-Language": language,
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
  });
  client.use(sealing(origin));
  return client;
}

/** Each request is sealed to the key that the house has at that moment. */
function sealing(origin: string): Middleware {
  const sent = new Map<string, Sealed>();
  return {
    async onRequest({ request, schemaPath, id }) {
      if (request.method === "GET" || !SEALED.includes(schemaPath)) return undefined;
      const published = await fetch(`${origin}/api/keys.json`);
      const { keys } = (await published.json()) as { keys: JWK[] };
      const sealed = await seal(keys, await request.json());
      sent.set(id, sealed);
      const headers = new Headers(request.headers);
      headers.set("Content-Type", "application/jose");
      return new Request(request.url, { method: request.method, headers, body: sealed.body });
    },
    async onResponse({ response, id }) {
      const sealed = sent.get(id);
      sent.delete(id);
      const isSealed = response.headers.get("Content-Type")?.startsWith("application/jose") ?? false;
      if (!sealed || !isSealed) return undefined;
      const { status } = response;
      return Response.json(await sealed.open(await response.text()), { status });
    },
  };
}
