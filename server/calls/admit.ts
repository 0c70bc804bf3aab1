import type { Request } from "express";
import type { Platform } from "../house/platform.ts";
import { clientAddress } from "../http/browser/client-address.ts";
import type { Judge } from "../http/gate/site-verdict.ts";
import type { Visitor } from "../http/visitor/visitor.ts";
import { type Answered, plain, told, tooMany } from "./answered.ts";
import type { Call } from "./call.ts";
import { callerOf, judgeCaller } from "./caller.ts";
import type { CallLimits } from "./limits.ts";

export type Hall = {
  readonly platform: Platform;
  /** Whether the site is open, as for pages. */
  readonly judge: Judge;
  readonly limits: CallLimits;
};

export type Admitted = { readonly visitor: Visitor; readonly bearer: string };

/** What of a row says who may call. */
export type Admitting = Pick<Call, "name" | "method" | "token" | "scope" | "isDoor">;

/** The one who may make a call now, or why nobody may: not too often, while the house is open, and with a token that is good for it. */
export async function admit(
  { platform, judge, limits }: Hall,
  call: Admitting,
  { request, url }: { readonly request: Request; readonly url: URL },
): Promise<Admitted | Answered> {
  if (!limits.takesFrom(clientAddress(request, platform.config))) return tooMany(plain("tooMany", url));
  const { kind } = await judge(request);
  if (kind === "maintenance") return plain("systemMaintenance", url);
  if (kind === "region") return plain("accessRestricted", url);
  if (kind === "unreachable") return plain("unreachable", url);

  const { visitor, session, bearer } = await callerOf(platform, request, url);
  // A brand for members alone shows nothing else to guests.
  if (kind !== "open" && !call.isDoor && !session) return told(visitor, "notSignedIn");
  if (session && !limits.takesOf(session.family, call)) return tooMany(told(visitor, "tooMany"));
  const allowed = judgeCaller(call, visitor);
  if (!allowed.ok) return told(visitor, allowed.refusal.reason);
  return { visitor, bearer };
}
