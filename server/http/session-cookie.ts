import { createCookieSessionStorage, type SessionStorage } from "@remix-run/node";
import { type PlayerSession, readSession } from "../accounts/index.ts";
import type { Config } from "../config.ts";
import type { Platform } from "../platform.ts";
import { isServedSecurely } from "./site-origin.ts";

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

/** `__Host-` binds the cookie to this very host, where the site is served over https. */
export function sessionCookieName(config: Config): string {
  return isServedSecurely(config) ? "__Host-sid" : "sid";
}

/** The open session, of whatever brand, whose token the browser holds. A cookie that was tampered with has none. */
export async function sessionOf(
  { config, context }: Platform,
  cookieHeader: string | null | undefined,
): Promise<PlayerSession | null> {
  const cookie = await storageOf(config).getSession(cookieHeader);
  const token = cookie.get("token");
  return token ? readSession(context, token) : null;
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
