import type { Visitor } from "./visitor.ts";

/**
 * Pages where a player's money leaves, or where the account itself is changed. Somebody who is signed in because the
 * browser is remembered types the password before these: until then the sign-in is good for playing (L06). What
 * restrains a player (limits, exclusion) is not among them: nobody is to be hindered there.
 */
const NEEDS_PASSWORD = /^\/+member\/+(?:withdraw|payees|transferUpline|securityCenter\/+(?!limits(?:\/|$)))/i;

/** Whatever way the path is spelt: routes are found without regard to case, and after signs were read. */
export function needsPassword(pathname: string): boolean {
  return NEEDS_PASSWORD.test(readSigns(pathname));
}

function readSigns(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // No route is found for such a path.
    return pathname;
  }
}

/** Whether somebody who is signed in is at the form of a login to type the password for a local path. */
export function isToConfirm(visitor: Pick<Visitor, "session">, redirectTo: string): boolean {
  const { pathname } = new URL(redirectTo, "http://localhost");
  return isRemembered(visitor) && needsPassword(pathname);
}

/** Whether nobody typed a password for this sign-in: the browser was remembered. */
export function isRemembered({ session }: Pick<Visitor, "session">): boolean {
  return session?.way === "remembered";
}
