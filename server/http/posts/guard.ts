import type { IncomingHttpHeaders } from "node:http";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";

/** Why a post was not acted on before any rule saw it. The reason is the locale key under `reasons`. */
export type Refusal = {
  readonly reason: NonNullable<FormAnswer["refused"]>;
  readonly status: 400 | 403 | 413;
};

export const FOREIGN_ORIGIN: Refusal = { reason: "foreignOrigin", status: 403 };
export const STALE_FORM: Refusal = { reason: "staleForm", status: 403 };
export const UNREADABLE: Refusal = { reason: "unreadable", status: 400 };
export const TOO_LARGE: Refusal = { reason: "tooLarge", status: 413 };
/** More fields, parts or repeats than any form of ours has: said as too much, and counted as an attempt. */
export const TOO_MANY: Refusal = { reason: "tooLarge", status: 413 };

/**
 * Whether a request that changes something was sent by a page of ours. The browser says so in
 * Sec-Fetch-Site; older ones only in Origin; who says neither is not a browser with our page in it.
 * X-Forwarded-Host and Referer prove nothing and are not read.
 */
export function originHolds(headers: IncomingHttpHeaders, origins: readonly string[]): boolean {
  const { origin } = headers;
  if (origin !== undefined && !origins.includes(origin)) return false;
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  return origin !== undefined;
}
