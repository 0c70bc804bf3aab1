import type { IncomingMessage } from "node:http";
import { type HeldPurpose, isSubLoginType, type PlayerSession, readAppSession } from "../accounts/index.ts";
import { isLanguage, type Language } from "../core/languages.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Platform } from "../house/platform.ts";
import { siteUrl } from "../http/addresses/site-origin.ts";
import { clientAddress } from "../http/browser/client-address.ts";
import { likedLanguage } from "../http/browser/liked-language.ts";
import { type RequestArgs, type Visitor, visitorOf } from "../http/visitor/visitor.ts";
import type { Call } from "./call.ts";
import type { CallCode } from "./codes.ts";

const BEARER = /^Bearer +([A-Za-z0-9_-]{1,200})$/i;

/** What is said to whoever still owes something and wants something else. */
export const OWED = {
  secondFactor: "secondFactorOwed",
  changePassword: "newPasswordOwed",
} as const satisfies Readonly<Record<HeldPurpose, CallCode>>;

/** The address that is called, with the language that the answer is wished in. */
export function calledUrl(platform: Pick<Platform, "config">, request: IncomingMessage): URL {
  const url = new URL(siteUrl(platform, request));
  const language = wishedLanguage(url, request);
  if (language) url.searchParams.set("lang", language);
  else url.searchParams.delete("lang");
  return url;
}

/** `?lang=`, else the language of ours that Accept-Language likes best. */
function wishedLanguage(url: URL, { headers }: IncomingMessage): Language | null {
  const asked = url.searchParams.get("lang")?.toLowerCase() ?? "";
  return isLanguage(asked) ? asked : likedLanguage(headers["accept-language"]);
}

/**
 * The one that calls, by the token alone: no cookie is looked at, so no page of another site can call in anybody's
 * name. A token opens what its session opens, and of that what the app was given (scopes).
 */
export async function callerOf(
  platform: Platform,
  request: IncomingMessage,
  url: URL,
): Promise<{ readonly visitor: Visitor; readonly session: PlayerSession | null; readonly bearer: string }> {
  const [, token = ""] = BEARER.exec(request.headers.authorization ?? "") ?? [];
  const session = token !== "" ? await readAppSession(platform.context, token) : null;
  const context: RequestArgs["context"] = { address: clientAddress(request, platform.config), session };
  if (session?.scopes) context.scopes = session.scopes;
  // Of what an app says of itself only its name counts; everything else stands in the token and the address.
  const headers = { "User-Agent": request.headers["user-agent"] ?? "" };
  const visitor = await visitorOf({ request: new Request(url, { headers }), context });
  const isChosen = url.searchParams.has("lang");
  const language = isChosen ? visitor.language : (visitor.player?.language ?? visitor.language);
  return { visitor: { ...visitor, language }, session, bearer: token };
}

/** Whether the caller may make this call. */
export function judgeCaller(
  { token, scope }: Pick<Call, "token" | "scope">,
  { player, held, scopes }: Visitor,
): Outcome<null, { readonly reason: CallCode }> {
  if (token === "none") return done(null);
  if (token === "any" && (held || player)) return done(null);
  if (token === "held") return held ? done(null) : refuse({ reason: player ? "nothingOwed" : "notSignedIn" });
  if (held) return refuse({ reason: OWED[held.purpose] });
  if (!player) return refuse({ reason: "notSignedIn" });
  // What a sub-login may is asked by the pages of its owner's centre (agent-visitor.ts), and no call asks for it.
  if (isSubLoginType(player.accountType)) return refuse({ reason: "scopeMissing" });
  return scope === null || scopes?.includes(scope) ? done(null) : refuse({ reason: "scopeMissing" });
}
