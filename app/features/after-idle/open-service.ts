import { paths } from "#app/lib/paths/paths.ts";

/** Of the size of a chat. Where the screen is hardly wider, a tab is better. */
const WIDTH = 480;
const HEIGHT = 760;

let opened: Window | null = null;

/**
 * F13: has customer service open beside the page, in a window or in a tab as the house has set it (its flag
 * `servicePopup`), also from a link in a text, which knows nothing of that. Without script the links of the frame
 * open a tab.
 */
export function openServiceBeside(): void {
  const open = (event: MouseEvent) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const link = target instanceof Element && target.closest("a");
    if (!link || link.origin !== location.origin || link.pathname !== paths.customerService()) return;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    link.target = "_blank";
    link.rel = "noopener";
    if (wantsWindow() && showWindow(link.href)) event.preventDefault();
  };
  // Before the page's own listener (app/pages/fragments/plain-links.ts), which leaves alone what has a target.
  document.addEventListener("click", open, true);
}

function wantsWindow(): boolean {
  return document.documentElement.dataset.service === "window" && screen.availWidth > 2 * WIDTH;
}

/** Opens the window, or shows the one that is open. False where a browser forbids windows. */
function showWindow(href: string): boolean {
  if (opened && !opened.closed) {
    opened.focus();
    return true;
  }
  const height = Math.min(HEIGHT, screen.availHeight);
  opened = window.open("", "_blank", `popup,width=${WIDTH},height=${height}`);
  if (!opened) return false;
  // What is shown there is another house's page: it must not reach back into this one.
  opened.opener = null;
  void lead(opened, href);
  return true;
}

/** Where the way is closed so is the window, and this page becomes the one that says why. */
async function lead(service: Window, href: string): Promise<void> {
  const answer = await fetch(href, { redirect: "manual" }).catch(() => null);
  if (answer?.type === "opaqueredirect") return service.location.replace(href);
  service.close();
  location.assign(href);
}
