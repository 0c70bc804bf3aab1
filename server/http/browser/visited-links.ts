import type { Config } from "../../house/config.ts";
import { readCookies } from "./preferences.ts";
import { setCookie } from "./set-cookie.ts";

const NAME = "links";
const DAY_S = 24 * 60 * 60;
/** A browser that opens more links than that on one day is counted again. */
const CODES_MAX = 12;
const KEPT = /^\d{4}-\d{2}-\d{2}(?:\.[2-9A-HJ-NP-Z]{8}){1,12}$/;

/** The links that this browser opened on a day (`2026-11-26`). It says nothing else, and ends with the day. */
export function visitedLinks(cookieHeader: string | null | undefined, day: string): readonly string[] {
  const kept = readCookies(cookieHeader).get(NAME) ?? "";
  return KEPT.test(kept) && kept.startsWith(day) ? kept.split(".").slice(1) : [];
}

export function visitedLinksCookie(config: Config, day: string, codes: readonly string[]): string {
  return setCookie(config, {
    name: NAME,
    value: [day, ...codes.slice(-CODES_MAX)].join("."),
    seconds: DAY_S,
  });
}
