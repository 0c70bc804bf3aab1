import type { NavigateFunction } from "@remix-run/react";

/** What has an ending like `.csv` is a file and no page. */
const FILE = /\.\w+$/;

/**
 * Lets a press on a plain `<a>` go on without a new document, as `<Link>` does. Links are plain where they are
 * many, or written by the server alone: a component for each would cost more than the whole of this.
 */
export function followPlainLinks(navigate: NavigateFunction): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || isForTheBrowser(event, link)) return;
    event.preventDefault();
    const { pathname, search, hash } = link;
    const options = opensDialog(link) ? overPage() : { replace: link.href === location.href };
    navigate(pathname + search + hash, options);
  };
  document.addEventListener("click", follow);
  return () => document.removeEventListener("click", follow);
}

function isForTheBrowser(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const wantsMore = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const leadsAway = link.origin !== location.origin || link.target !== "" || link.hasAttribute("download");
  const staysHere =
    link.hash !== "" && link.pathname === location.pathname && link.search === location.search;
  return event.defaultPrevented || wantsMore || leadsAway || staysHere || FILE.test(link.pathname);
}

const DIALOG = /[?&]modal=/;

/** A dialog over this page: the other half is app/dialogs. */
function opensDialog({ pathname, search }: HTMLAnchorElement): boolean {
  return pathname === location.pathname && DIALOG.test(search);
}

/** The page stays where it stands. One dialog takes the place of another, and the way back is one step. */
function overPage() {
  const isOver = DIALOG.test(location.search);
  const state = isOver ? history.state?.usr : { isOverPage: true };
  return { preventScrollReset: true, replace: isOver, state };
}
