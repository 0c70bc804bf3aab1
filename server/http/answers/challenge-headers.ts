import { FRAMED_HEADERS } from "./security-headers.ts";

/**
 * The document in a challenge's frame: made anew each time, framed by our own pages alone, and able to show a picture,
 * play a sound and follow its links, nothing else.
 */
export const CHALLENGE_FRAME_HEADERS = {
  ...FRAMED_HEADERS,
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex",
  "Content-Security-Policy": [
    "default-src 'none'",
    "img-src data:",
    "media-src 'self' data:",
    "style-src 'self'",
    "font-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
  ].join("; "),
} as const;
