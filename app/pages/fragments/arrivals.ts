/**
 * What a new document would do by itself, for whoever goes on from page to page without one: the link to the
 * page is marked in the nav, focus is on the page and no longer on what led to it, and the page fades in.
 */
export function arrive(pathname: string): void {
  markLinks(pathname);
  const page = document.documentElement;
  page.dataset.turn = page.dataset.turn === "odd" ? "even" : "odd";
  const main = document.getElementById("main");
  if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
}

/** The other half is markedAt() in fragments.server.tsx, for every page that the server makes. */
function markLinks(pathname: string): void {
  for (const link of document.querySelectorAll("[data-fragment=nav] a")) {
    if (link.getAttribute("href") === pathname) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
}
