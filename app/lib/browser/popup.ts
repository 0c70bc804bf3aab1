/** As large as the window of a vendor is made (G10). Where the screen is no larger, a tab is better. */
const WIDTH = 1300;
const HEIGHT = 900;
const NAME = "nard-popup";

/**
 * Lets the links of the page that are marked with `data-popup` open in a window of their own. Without script,
 * and where a browser forbids windows, they go where they lead. Returns what ends it. To be fetched when the
 * page is idle; the window itself is opened by the press, because browsers let nothing open one that comes later.
 */
export function enlivenPopups(): () => void {
  const followLink = (event: MouseEvent) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[data-popup]");
    if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    if (openPopup(link.href)) event.preventDefault();
  };
  // Before the page's own listener (app/pages/fragments/plain-links.ts), which leaves alone what is prevented.
  document.addEventListener("click", followLink, true);
  return () => document.removeEventListener("click", followLink, true);
}

/** False where there is no window to be had. */
function openPopup(href: string): boolean {
  const { availWidth, availHeight } = screen;
  if (availWidth <= WIDTH) return false;
  const height = Math.min(HEIGHT, availHeight);
  const opened = window.open(href, NAME, `popup,width=${WIDTH},height=${height}`);
  opened?.focus();
  return opened !== null;
}
