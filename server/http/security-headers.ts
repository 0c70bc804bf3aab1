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
 * The content policy of a page. Its inline scripts are Remix's own; each is named by its hash, so that a
 * page can be cached whole (a nonce would have to differ per answer). Styles come from files alone.
 */
export function contentPolicy(scriptHashes: readonly string[]): string {
  const scripts = scriptHashes.map((hash) => `'sha256-${hash}'`).join(" ");
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}`.trim(),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join("; ");
}
