import type { IncomingMessage } from "node:http";
import { type Modal, paths } from "#app/lib/paths/paths.ts";
import { asksForCountry, passHolds, type Site, systemStatus } from "../../brand/index.ts";
import type { Platform } from "../../house/platform.ts";
import { pagePath } from "../addresses/page-address.ts";
import { siteUrl } from "../addresses/site-origin.ts";
import { clientAddress } from "../browser/client-address.ts";
import { clientCountry } from "../browser/client-country.ts";
import { readCookies } from "../browser/preferences.ts";
import { sessionOf } from "../browser/session-cookie.ts";
import type { Routes } from "../routes/route-book.ts";
import type { RouteSays } from "../routes/route-says.ts";
import type { States, StatesBook } from "./states-book.ts";

/** Whether a page opens, and if not, what is shown instead of it. */
export type Verdict =
  | { readonly kind: "open" }
  | { readonly kind: "maintenance" | "region"; readonly site: Site }
  /** Nobody knows what is true now. The site is what was last known, null for a host that is none of ours. */
  | { readonly kind: "unreachable"; readonly site: Site | null }
  /** Customer service of a closed house. */
  | {
      readonly kind: "service";
      readonly site: Site;
      readonly closed: "maintenance" | "region" | "unreachable";
    }
  | { readonly kind: "login" }
  /** A pass that was handed in by address, to be kept by the browser. */
  | { readonly kind: "pass"; readonly pass: string };

/** What the gate needs of the platform. */
export type House = Pick<Platform, "config" | "context" | "log">;

export const PASS_COOKIE = "pass";

const OPEN: Verdict = { kind: "open" };

const GUEST_DIALOGS: ReadonlySet<string> = new Set(["login", "register", "term"] satisfies Modal[]);

export type Judge = (message: IncomingMessage) => Verdict | Promise<Verdict>;

/**
 * Decides before any page, also a cached one. Most brands are open to everybody, and then this is one look into a
 * map; a database that does not answer closes every page of every brand.
 */
export function siteJudge(house: House, { book, routes }: { book: StatesBook; routes: Routes }): Judge {
  return (message) => {
    const states = book.current();
    const asked = { message, routes };
    return states instanceof Promise
      ? states.then((known) => byStates(house, known, asked))
      : byStates(house, states, asked);
  };
}

type Asked = { readonly message: IncomingMessage; readonly routes: Routes };

function byStates(house: House, { byHost, isDown }: States, asked: Asked): Verdict | Promise<Verdict> {
  const { message } = asked;
  const host = (message.headers.host ?? "").toLowerCase();
  // A host can be written in more ways than one ("name:443"), and pages know the brand by how an address has it.
  const site = byHost.get(host) ?? byHost.get(new URL(siteUrl(house, message)).host) ?? null;
  if (isDown)
    return site && isService(house, message)
      ? closedService(site, "unreachable")
      : { kind: "unreachable", site };
  return site === null || isOpenToAll(site) ? OPEN : bySite(house, site, asked);
}

function isOpenToAll(site: Site): boolean {
  return !site.maintenance.isOn && !site.needsLogin && !asksForCountry(site);
}

async function bySite(house: House, site: Site, { message, routes }: Asked): Promise<Verdict> {
  const url = new URL(siteUrl(house, message));
  const { whileClosed } = routes().toTheLetter(url);
  // Data come with what stands around a page, which is no file.
  if (whileClosed === "always" && !url.pathname.endsWith(".data")) return OPEN;
  const closed = await closedBy(house, site, message);
  if (closed !== null && !holdsPass(house, site, readCookies(message.headers.cookie).get(PASS_COOKIE))) {
    const pass = url.searchParams.get(PASS_COOKIE);
    if (pass !== null && holdsPass(house, site, pass)) return { kind: "pass", pass };
    return isService(house, message) ? closedService(site, closed) : { kind: closed, site };
  }
  if (!site.needsLogin || isGuestDoor(whileClosed, { url, method: message.method })) return OPEN;
  const session = await sessionOf(house, message.headers.cookie);
  return session?.player.brandId === site.brandId ? OPEN : { kind: "login" };
}

async function closedBy(
  house: House,
  site: Site,
  message: IncomingMessage,
): Promise<"maintenance" | "region" | null> {
  const address = clientAddress(message, house.config);
  const country = asksForCountry(site) ? await clientCountry(house, address) : null;
  const status = systemStatus(site, country);
  if (status === 0) return null;
  return status === 1 ? "maintenance" : "region";
}

function closedService(site: Site, closed: "maintenance" | "region" | "unreachable"): Verdict {
  return { kind: "service", site, closed };
}

function isService(house: House, message: IncomingMessage): boolean {
  return pagePath(new URL(siteUrl(house, message))) === paths.customerService();
}

/**
 * Language and theme can be chosen at the login page too: that post shows nothing and changes two cookies. A dialog
 * over a guest's page is as closed as its own page; the terms are open because who registers accepts them.
 */
function isGuestDoor(
  whileClosed: RouteSays["whileClosed"],
  { url, method }: { url: URL; method: string | undefined },
): boolean {
  if (whileClosed === "postsOfGuests") return method === "POST";
  const isDoor = whileClosed === "guests";
  return isDoor && url.searchParams.getAll("modal").every((modal) => GUEST_DIALOGS.has(modal));
}

function holdsPass({ config, context }: House, { brandId }: Site, pass: string | undefined): boolean {
  return pass !== undefined && passHolds(context, { secret: config.houseSecret, brandId }, pass);
}
