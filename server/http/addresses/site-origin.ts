import type { IncomingMessage } from "node:http";
import type { Config } from "../../house/config.ts";
import type { Platform } from "../../house/platform.ts";

/** Whether people reach the site over https: then cookies and headers may insist on it. */
export function isServedSecurely({ siteUrl }: Config): boolean {
  return siteUrl.startsWith("https:");
}

/** As an address spells it. What it is read as cannot be stored as text, so the database takes no question with it. */
const NUL = "%00";
/** U+FFFD, which stands for what cannot be read and is in no name of ours. */
const UNREADABLE_SIGN = "%EF%BF%BD";

/**
 * The address that was asked for, on our own origin. A request line may also name a whole URL (RFC 9112
 * 3.2.2); of that only the path counts.
 */
export function siteUrl(platform: Pick<Platform, "config">, message: IncomingMessage): string {
  const url = (message.url ?? "/").replaceAll(NUL, UNREADABLE_SIGN);
  const path = url.startsWith("/") ? url : url.replace(/^[a-z]+:\/\/[^/?#]*/i, "");
  return `${siteOrigin(platform, message)}${path.startsWith("/") ? path : `/${path}`}`;
}

/**
 * The origin of the site for a request: the scheme by configuration, and only the host as it was asked for.
 * Whether it is one of ours is for the brand book to say; forwarded headers are not believed.
 */
function siteOrigin({ config }: Pick<Platform, "config">, { headers }: IncomingMessage): string {
  const { protocol } = new URL(config.siteUrl);
  const host = headers.host ?? "";
  return /^[a-z0-9.-]+(?::\d+)?$/i.test(host) ? `${protocol}//${host}` : "http://unknown.invalid";
}
