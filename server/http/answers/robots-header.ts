/** What is one visitor's own, leads through a game or is made anew for each who asks: nothing to find by a search. */
export const PRIVATE_PATHS = [
  "/member/",
  "/agent",
  "/game/",
  "/play/",
  "/seeds",
  "/verify",
  "/search",
  "/chat",
  "/logout",
  "/forget",
  "/freePlay",
  "/challenge/",
  "/codes/",
  "/preferences",
  "/customerService",
  "/seamless",
  "/fbsports/slip",
  "/fbsports/bets",
  "/offline",
] as const;

/** The `X-Robots-Tag` of a page, or null for one that may be found. A page of an error is never one to find. */
export function robotsTag(pathname: string, status: number): "noindex" | null {
  const isPrivate = PRIVATE_PATHS.some((start) => `${pathname}/`.startsWith(start));
  return status !== 200 || isPrivate ? "noindex" : null;
}
