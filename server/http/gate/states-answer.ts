import type { IncomingMessage } from "node:http";
import { paths } from "#app/lib/paths/paths.ts";
import type { Site } from "../../brand/index.ts";
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language, localText } from "../../core/languages.ts";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "../../core/time.ts";
import { contentPolicy, FRAMED_HEADERS } from "../answers/security-headers.ts";
import { readCookies, readPreferences } from "../browser/preferences.ts";
import type { RouteBook } from "../routes/route-book.ts";
import { type StatesPage, statesPage } from "./states-page.ts";
import { type StatesTexts, statesTexts } from "./states-texts.ts";

export type StatesAnswer = {
  readonly status: 400 | 429 | 451 | 503;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
};

/** Why there is no page. A site that is not known has no name and no customer service. */
export type Closed = {
  readonly kind: "maintenance" | "region" | "unreachable" | "service" | "flood" | "invalid";
  readonly site: Site | null;
};

export type StatesRequest = {
  readonly message: IncomingMessage;
  /** The page that was asked for, as its own visitor's address bar has it. */
  readonly url: URL;
  readonly clientAddress: string;
  readonly now: Date;
  readonly styles: readonly string[];
  readonly routes: RouteBook;
};

/** Without a known end somebody looks again after this. */
const AGAIN_MS = 10 * MINUTE_MS;
const AGAIN_UNREACHABLE_MS = 15 * SECOND_MS;
/** A few tries are let through by then (door-flood.ts). */
const AGAIN_FLOOD_MS = 5 * SECOND_MS;

/**
 * The page in place of a page: of a brand that is closed, of a house that knows nothing at the moment, at a door on
 * which too many knock, or at an address that cannot be ours.
 */
export function statesAnswer({ kind, site }: Closed, request: StatesRequest): StatesAnswer {
  const language = languageAsked(request);
  const texts = statesTexts(language);
  const html = statesPage({
    language,
    theme: readPreferences(request.message.headers.cookie).theme,
    brand: site ? localText(site.name, language) : "",
    styles: request.styles,
    ...saidOf({ kind, site }, request, { language, texts }),
    serviceHref: kind === "service" || !hasService(kind, site) ? null : paths.customerService(),
    address: `${request.url.pathname}${request.url.search}`,
  });
  const { framed: isFramed = false } = request.routes.at(request.url);
  const headers = {
    ...(isFramed ? FRAMED_HEADERS : {}),
    "Cache-Control": "no-store",
    "Content-Security-Policy": contentPolicy([], [], { isFramed }),
    "Content-Language": LANGUAGES[language].tag,
    Vary: "Cookie",
  };
  if (kind === "region") return { status: 451, headers, html };
  if (kind === "invalid") return { status: 400, headers, html };
  const seconds = String(Math.ceil(againInMs({ kind, site }, request.now) / SECOND_MS));
  return { status: kind === "flood" ? 429 : 503, headers: { ...headers, "Retry-After": seconds }, html };
}

type Speech = { readonly language: Language; readonly texts: StatesTexts };

function saidOf(
  { kind, site }: Closed,
  { clientAddress, now }: StatesRequest,
  { language, texts }: Speech,
): Pick<StatesPage, "title" | "paragraphs" | "facts"> {
  if (kind === "maintenance" && site) return maintenanceSaid(site, now, { language, texts });
  if (kind === "region" && site) {
    const { message } = site.regions;
    return {
      title: texts.errors.accessRestricted,
      paragraphs: message ? paragraphsOf(localText(message, language)) : [texts.region.text],
      facts: [{ name: texts.region.address, value: clientAddress }],
    };
  }
  if (kind === "service")
    return { title: texts.service.title, paragraphs: [texts.service.unreachable], facts: [] };
  if (kind === "flood") return { title: texts.flood.title, paragraphs: [texts.flood.text], facts: [] };
  if (kind === "invalid") return { title: texts.errors.invalidUrl, paragraphs: [], facts: [] };
  const { title, text, sent } = texts.unreachable;
  return { title, paragraphs: [text, sent], facts: [] };
}

function maintenanceSaid(
  { maintenance, timeZone }: Site,
  now: Date,
  { language, texts }: Speech,
): Pick<StatesPage, "title" | "paragraphs" | "facts"> {
  const { title, info, endsAtMs } = maintenance;
  const ends = endsAtMs !== null && endsAtMs > now.getTime() ? new Date(endsAtMs) : null;
  return {
    title: title ? localText(title, language) : texts.errors.systemMaintenance,
    paragraphs: info ? paragraphsOf(localText(info, language)) : [texts.maintenance.text],
    facts: ends
      ? [
          {
            name: texts.maintenance.ends,
            value: formatEnd(ends, language, timeZone),
            machine: ends.toISOString(),
          },
        ]
      : [],
  };
}

function paragraphsOf(text: string): string[] {
  return text.split(/\n+/).filter((line) => line.trim() !== "");
}

/** Day and hour with the zone that they are of: who reads it may be anywhere. Jalali in Persian. */
function formatEnd(moment: Date, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(LANGUAGES[language].format, {
    calendar: language === "fa" ? "persian" : "gregory",
    timeZone,
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "shortGeneric",
  }).format(moment);
}

function againInMs({ kind, site }: Closed, now: Date): number {
  if (kind === "unreachable") return AGAIN_UNREACHABLE_MS;
  if (kind === "flood") return AGAIN_FLOOD_MS;
  const endsAtMs = kind === "maintenance" ? site?.maintenance.endsAtMs : null;
  const left = (endsAtMs ?? 0) - now.getTime();
  return left > 0 ? Math.min(Math.max(left, MINUTE_MS), 24 * HOUR_MS) : AGAIN_MS;
}

function hasService(kind: Closed["kind"], site: Site | null): boolean {
  return site !== null && (kind !== "unreachable" || site.serviceEntries.length > 0);
}

/** `?lang=` for this page, else what was chosen, else Persian: as language.ts has it, without waiting. */
export function languageAsked({ message, url }: Pick<StatesRequest, "message" | "url">): Language {
  const wishes = [url.searchParams.get("lang"), readCookies(message.headers.cookie).get("lang")];
  return (
    wishes.find((wish): wish is Language => typeof wish === "string" && isLanguage(wish)) ?? DEFAULT_LANGUAGE
  );
}
