import { WAY_BACK_MAX } from "../../core/text/way-back.ts";

const ORIGIN = "http://site.invalid";

/**
 * An address inside this site, or the fallback. What arrives in `redirectTo` is anybody's text: only a
 * path that stays on our origin after the browser has read it is let through (`//evil`, `/\evil`,
 * `javascript:`, control characters and the like are not).
 */
export function safePath(text: string | null | undefined, fallback = "/"): string {
  if (!text || text.length > WAY_BACK_MAX || !/^\/(?![/\\])[\x21-\x7e]*$/.test(text)) return fallback;
  if (/[\\]|%(?:2f|5c|0[0-9a-f]|1[0-9a-f])/i.test(text.split("?", 1)[0] ?? "")) return fallback;
  const url = tryParse(text);
  // `/a/..//evil` stays on the origin when read once, and leaves it when what was read is read again.
  if (url?.origin !== ORIGIN || url.pathname.startsWith("//")) return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
}

function tryParse(text: string): URL | null {
  try {
    return new URL(text, ORIGIN);
  } catch {
    return null;
  }
}
