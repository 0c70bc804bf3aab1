/** What every answer of ours has, whoever makes it. */
export type CommonHeaders = Readonly<Record<string, string>>;

/**
 * Sent with every answer. Referrer-Policy is not `no-referrer`: with that one a browser sends
 * `Origin: null` and every form without script would be refused by the guard.
 */
const HEADERS: CommonHeaders = {
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
};

export function securityHeaders(secure: boolean): CommonHeaders {
  if (!secure) return HEADERS;
  return { ...HEADERS, "Strict-Transport-Security": "max-age=31536000; includeSubDomains" };
}

/**
 * A route whose page speaks with other origins names them in this header of its answer, with blanks
 * between. They become part of the page's content policy, and the header is not sent.
 */
export const CONNECT_TO = "Nard-Connect-To";

/** The same for whose pages it shows in a frame: a game of a vendor, a round of one. */
export const FRAME_FROM = "Nard-Frame-From";

/** Takes what a route said under one of these names out of the headers of its page. */
export function takeOrigins(headers: Headers, name: typeof CONNECT_TO | typeof FRAME_FROM): string[] {
  const origins = (headers.get(name) ?? "").split(" ").filter((origin) => ORIGIN.test(origin));
  headers.delete(name);
  return origins;
}

/** For a framed page that is not rendered by Remix; those that are get theirs in app/entry.server.tsx. */
export const FRAMED_HEADERS: CommonHeaders = { "X-Frame-Options": "SAMEORIGIN" };

const ORIGIN = /^https?:\/\/[a-z0-9.-]+(?::\d+)?$/i;

type Embedding = {
  readonly isFramed?: boolean;
  /** The host whose widget the house shows (an outside captcha, S08): on every page, because a dialog with it opens over any. */
  readonly widgetOrigin?: string | undefined;
  /** The host whose pages this one shows in a frame: a vendor's, with its game. */
  readonly frameFrom?: readonly string[];
};

/**
 * The content policy of a page. Its inline scripts are Remix's own; each is named by its hash, so that a
 * page can be cached whole (a nonce would have to differ per answer). Styles come from files alone.
 */
export function contentPolicy(
  scriptHashes: readonly string[],
  connectTo: readonly string[] = [],
  { isFramed = false, widgetOrigin, frameFrom = [] }: Embedding = {},
): string {
  const scripts = scriptHashes.map((hash) => `'sha256-${hash}'`).join(" ");
  return [
    "default-src 'self'",
    ["script-src 'self'", scripts, widgetOrigin].filter(Boolean).join(" "),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connectTo, widgetOrigin].filter(Boolean).join(" "),
    "form-action 'self'",
    ["frame-src 'self'", ...frameFrom, widgetOrigin].filter(Boolean).join(" "),
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "object-src 'none'",
  ].join("; ");
}
