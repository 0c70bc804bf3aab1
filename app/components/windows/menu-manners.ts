/** How long a pointer rests before a menu opens or closes by itself: crossing it on the way elsewhere is no wish. */
const REST_MS = 140;

const MENU = "details[data-menu]";
const AREA = "[data-menu-area]";

let menusOnPage = 0;
let stopListening = () => {};

/** One set of listeners for all menus of the page. Returns what a menu calls when it leaves. */
export function enlivenMenus(): () => void {
  if (menusOnPage === 0) stopListening = listen();
  menusOnPage += 1;
  return () => {
    menusOnPage -= 1;
    if (menusOnPage === 0) stopListening();
  };
}

function listen(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener("click", closeAfterClick, { signal });
  document.addEventListener("keydown", closeByEscape, { signal });
  document.addEventListener("toggle", closeOthers, { signal, capture: true });
  document.addEventListener("pointerover", followPointer, { signal });
  return () => listening.abort();
}

function openMenus(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>(`${MENU}[open]`)];
}

function closeAfterClick(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element) || keptOpen(event, target)) return;
  const stays = target.closest("a") ? null : target.closest(MENU);
  for (const menu of openMenus()) if (menu !== stays) menu.open = false;
}

/** A press on what the pointer has just opened means "stay", and the browser would close it. */
function keptOpen(event: MouseEvent, target: Element): boolean {
  const menu = target.closest("summary")?.parentElement;
  if (!menu || menu !== openedByPointer) return false;
  openedByPointer = null;
  event.preventDefault();
  return true;
}

function closeByEscape({ key }: KeyboardEvent): void {
  if (key !== "Escape") return;
  for (const menu of openMenus()) {
    const heldFocus = menu.contains(document.activeElement);
    menu.open = false;
    if (heldFocus) menu.querySelector("summary")?.focus();
  }
}

function closeOthers({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.open || !target.matches(MENU)) return;
  for (const menu of openMenus()) if (menu !== target) menu.open = false;
}

let resting: ReturnType<typeof setTimeout> | undefined;
let hovered: HTMLDetailsElement | null = null;
let openedByPointer: HTMLDetailsElement | null = null;

/** Touch and pen have no hover: for them a menu opens by a press alone. */
function followPointer({ target, pointerType }: PointerEvent): void {
  if (pointerType !== "mouse" || !(target instanceof Element)) return;
  const place = target.closest(AREA) ?? target.closest(MENU);
  const menu = place?.matches(MENU) ? place : place?.querySelector(MENU);
  const under = menu instanceof HTMLDetailsElement && menu.dataset.menu === "hover" ? menu : null;
  if (under === hovered) return;
  const left = hovered;
  hovered = under;
  clearTimeout(resting);
  resting = setTimeout(() => {
    if (left && !left.contains(document.activeElement)) left.open = false;
    openedByPointer = hovered?.open ? null : hovered;
    if (hovered) hovered.open = true;
  }, REST_MS);
}
