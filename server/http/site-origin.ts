import type { IncomingMessage } from "node:http";
import type { Config } from "../config.ts";
import type { Platform } from "../platform.ts";

/** Whether people reach the site over https: then cookies and headers may insist on it. */
export function isServedSecurely({ siteUrl }: Config): boolean {
  return siteUrl.startsWith("https:");
}

/**
 * The origin of the site for a request: the scheme by configuration, and only the host as it was asked for.
 * Whether it is one of ours is for the brand book to say; forwarded headers are not believed.
 */
export function siteOrigin({ config }: Platform, { headers }: IncomingMessage): string {
  const { protocol } = new URL(config.siteUrl);
  const host = headers.host ?? "";
  return /^[a-z0-9.-]+(?::\d+)?$/i.test(host) ? `${protocol}//${host}` : "http://unknown.invalid";
}
