import { type AppLoadContext, redirect } from "@remix-run/node";
import type { Funds } from "#app/lib/funds.ts";
import { paths } from "#app/lib/paths/paths.ts";
import type { HeldPurpose, Player, PlayerSession, Scope } from "../../accounts/index.ts";
import { type Brand, brandAt } from "../../brand/index.ts";
import type { Language } from "../../core/languages.ts";
import type { Context } from "../../db/context.ts";
import { type Platform, platform } from "../../house/platform.ts";
import { pageAddress } from "../addresses/page-address.ts";
import { clientCountry } from "../browser/client-country.ts";
import { languageOf } from "../browser/language.ts";
import { type Preferences, preferencesOnly, readPreferences } from "../browser/preferences.ts";
import { slot } from "../cache/page-template.ts";
import { formToken } from "../posts/form-token.ts";
import { CLOSED_BOOK, type RouteBook } from "../routes/route-book.ts";
import { freshSession } from "./fresh-session.ts";

/** What a page with slots is rendered for: everything about a member that changes more than a text. */
export type MemberTemplate = {
  readonly hasRecent: boolean;
  /** There is a bonus, and it is shown. */
  readonly hasBonus: boolean;
  readonly hasAvatar: boolean;
  readonly funds: Funds;
  /** One and many are said in other words. */
  readonly unread: "none" | "one" | "many";
  readonly isAgent: boolean;
  /** An agent no more, who has bills and contracts to read. */
  readonly isFormerAgent: boolean;
  /** Both doors stand where members deposit. */
  readonly isTrial: boolean;
  /** Nothing to play with is shown. */
  readonly isAway: boolean;
};

/** The visitor: who asks, from where, and in which language: everything that a route knows before its own work. */
export type Visitor = Preferences & {
  readonly language: Language;
  readonly platform: Platform;
  readonly context: Context;
  readonly brand: Brand;
  readonly address: string;
  /** Where that address is, by two letters (ISO 3166-1); null where nobody knows. */
  readonly country: string | null;
  readonly device: string;
  readonly session: PlayerSession | null;
  readonly player: Player | null;
  /** Somebody who has begun to sign in and still owes something: signed in as nobody. */
  readonly held: HeldLogin | null;
  /** What the app that asks may do, or asks to be let do by signing in; null for a browser. */
  readonly scopes: readonly Scope[] | null;
  /** The Cookie header, for what is kept in a browser and no visitor has a name for. */
  readonly cookies: string | null;
  readonly formToken: string;
  /** The page is rendered for many members, with slots for what is one's own. */
  readonly template: MemberTemplate | null;
  /** What each page of the site is. */
  readonly routes: RouteBook;
};

export type HeldLogin = {
  readonly player: Player;
  readonly session: PlayerSession;
  readonly purpose: HeldPurpose;
};

export type PlayerVisitor = Visitor & { readonly session: PlayerSession; readonly player: Player };

export type RequestArgs = { request: Request; context: AppLoadContext };

/** Remix gives every request its own load context; the loaders of one request share one visitor. */
const visitors = new WeakMap<AppLoadContext, Promise<Visitor>>();

export function visitorOf({ request, context }: RequestArgs): Promise<Visitor> {
  let visitor = visitors.get(context);
  if (!visitor) {
    visitor = context.template
      ? templateVisitor(request, context.template)
      : resolveVisitor(request, context);
    visitors.set(context, visitor);
  }
  return visitor;
}

export function isPlayer(visitor: Visitor): visitor is PlayerVisitor {
  return visitor.session !== null && visitor.player !== null;
}

/** Whether nobody typed a password for this sign-in: the browser was remembered. */
export function isRemembered({ session }: Pick<Visitor, "session">): boolean {
  return session?.way === "remembered";
}

/** The signed-in player, or a redirect to the login page that comes back here afterwards. */
export async function requirePlayer(args: RequestArgs): Promise<PlayerVisitor> {
  const visitor = await visitorOf(args);
  if (isPlayer(visitor)) return visitor;
  const url = new URL(args.request.url);
  const login = visitor.routes.at(url).who === "agents" ? paths.agentLogin : paths.login;
  throw redirect(login({ redirectTo: pageAddress(url) }));
}

/** Nobody in particular, whose form token is a slot. */
async function templateVisitor(request: Request, template: MemberTemplate): Promise<Visitor> {
  const headers = new Headers(request.headers);
  headers.set("Cookie", preferencesOnly(headers.get("Cookie")));
  const anybody = await resolveVisitor(new Request(request.url, { headers }), {});
  return { ...anybody, template, formToken: slot("formToken") };
}

type Known = Pick<AppLoadContext, "address" | "session" | "scopes" | "cookies" | "routes">;

/** What the guard has read for a post (web-app.ts) is not read again. */
async function resolveVisitor(request: Request, known: Known): Promise<Visitor> {
  const opened = await platform();
  const { context, config } = opened;
  const cookies = request.headers.get("Cookie");
  const brand = await brandAt(context, new URL(request.url).host);
  if (!brand) throw new Response(null, { status: 421 });

  const place = {
    address: known.address ?? "unknown",
    device: (request.headers.get("User-Agent") ?? "").slice(0, 200),
  };
  const found =
    known.session === undefined
      ? await freshSession(opened, { cookies, brand, place, answer: known.cookies })
      : known.session;
  // A session belongs to the brand that opened it, also where two brands share a parent domain.
  const own = found?.player.brandId === brand.id ? found : null;
  const session = own?.purpose === "play" ? own : null;
  return {
    ...readPreferences(cookies),
    ...place,
    language: await languageOf(request),
    platform: opened,
    context,
    brand,
    country: known.address === undefined ? null : await clientCountry(opened, known.address),
    session,
    player: session?.player ?? null,
    held: heldIn(own),
    scopes: known.scopes ?? null,
    cookies,
    formToken: formToken({ secret: config.sessionSecret, family: own?.family ?? null, now: context.now() }),
    template: null,
    routes: known.routes ?? CLOSED_BOOK,
  };
}

function heldIn(session: PlayerSession | null): HeldLogin | null {
  if (!session || session.purpose === "play") return null;
  return { player: session.player, session, purpose: session.purpose };
}
