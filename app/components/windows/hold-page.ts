/**
 * Keeps the page from scrolling under a dialog. Returns what lets it go: the focus goes back to what had it,
 * and, where one stays on the page, the page stands where it stood.
 */
export function holdPage(): (isBack: boolean) => void {
  const page = document.documentElement;
  const held = document.activeElement;
  const top = window.scrollY;
  page.classList.add("page--still");
  // Where a scroll bar takes room, its room is kept, or everything would move sideways.
  page.classList.toggle("page--barred", window.innerWidth > page.clientWidth);
  return (isBack) => {
    page.classList.remove("page--still", "page--barred");
    focusAgain(held);
    if (isBack && window.scrollY !== top) window.scrollTo(0, top);
  };
}

function focusAgain(held: Element | null): void {
  const isThere = held instanceof HTMLElement && held.isConnected && held !== document.body;
  const place = isThere ? held : document.getElementById("main");
  place?.focus({ preventScroll: true });
}
