import { createCookieSessionStorage, type SessionStorage } from "@remix-run/node";
import { type PlayerSession, readAnySession } from "../../accounts/index.ts";
import type { Config } from "../../house/config.ts";
import type { Platform } from "../../house/platform.ts";
import { isServedSecurely } from "../addresses/site-origin.ts";
import { readCookies } from "./preferences.ts";
import { hostCookieName } from "./set-cookie.ts";

type SessionData = { token: string };

const storages = new WeakMap<Config, SessionStorage<SessionData>>();

/**
 * Remix's signed cookie session holds one thing: an opaque token whose hash is a row of
 * accounts.session. The row decides, so a logout or a kill works at once whatever the cookie says.
 */
function storageOf(config: Config): SessionStorage<SessionData> {
  let storage = storages.get(config);
  if (!storage) {
    storage = createCookieSessionStorage<SessionData>({
      cookie: {
        name: sessionCookieName(config),
        httpOnly: true,
        path: "/",
        sameSite: "lax",
        secrets: [config.sessionSecret],
        secure: isServedSecurely(config),
      },
    });
    storages.set(config, storage);
  }
  return storage;
}

/** What the browser holds of a sign-in. */
export function sessionCookieName(config: Config): string {
  return hostCookieName(config, "sid");
}

/** The open session, of whatever brand, whose token the browser holds. A cookie that was tampered with has none. */
export async function sessionOf(
  platform: Pick<Platform, "config" | "context">,
  cookieHeader: string | null | undefined,
): Promise<PlayerSession | null> {
  const session = await anySessionOf(platform, cookieHeader);
  return session?.purpose === "play" ? session : null;
}

/** The same, or a login that is held: nobody is signed in with one. */
export async function anySessionOf(
  { config, context }: Pick<Platform, "config" | "context">,
  cookieHeader: string | null | undefined,
): Promise<PlayerSession | null> {
  const cookie = readCookies(cookieHeader).get(sessionCookieName(config));
  if (!cookie) return null;
  const token = await tokenIn(config, cookie);
  return token === null ? null : readAnySession(context, token);
}

const tokens = new WeakMap<Config, Map<string, string>>();
const TOKENS_MAX = 10_000;

/**
 * A signature holds for ever, so each is checked once. What it signs is judged every time. What is not ours is not
 * kept: anybody can make up cookies without end.
 */
async function tokenIn(config: Config, cookie: string): Promise<string | null> {
  const known = tokens.get(config) ?? new Map<string, string>();
  tokens.set(config, known);
  const kept = known.get(cookie);
  if (kept !== undefined) return kept;
  const session = await storageOf(config).getSession(`${sessionCookieName(config)}=${cookie}`);
  const token = session.get("token") ?? null;
  if (token === null) return null;
  if (known.size >= TOKENS_MAX) known.clear();
  known.set(cookie, token);
  return token;
}

/** The Set-Cookie value that signs the browser in. */
export async function openSessionCookie(config: Config, token: string): Promise<string> {
  const storage = storageOf(config);
  const session = await storage.getSession();
  session.set("token", token);
  return storage.commitSession(session);
}

/** The Set-Cookie value that forgets the token. The row must be closed too (accounts.closeSession). */
export async function closeSessionCookie(config: Config): Promise<string> {
  const storage = storageOf(config);
  return storage.destroySession(await storage.getSession());
}
