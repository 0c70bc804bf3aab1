import { type RefObject, useEffect, useRef } from "react";
import { holdPage } from "./hold-page.ts";
import { isPlainPress, keepFocusInside, onPressBeside, startPlace } from "./modal-manners.ts";

export type ModalWish = {
  /** It does not close by Escape or by a press beside it. */
  readonly mustAnswer: boolean;
  /** It stands open, and the browser closes it without script too: one that is closed when its script comes was answered. */
  readonly closesItself?: boolean;
  /** How long it waits before it opens, and how long it takes to go. */
  readonly openDelayMs: number;
  readonly closeDelayMs: number;
  /** Goes to the page without the dialog. */
  readonly leave: () => void;
};

/**
 * Makes a dialog modal for as long as it is on the page. Browsers without modal dialogs keep the one that
 * stands in the page.
 */
export function useModal(dialog: RefObject<HTMLDialogElement>, wish: ModalWish): void {
  const current = useRef(wish);
  useEffect(() => {
    current.current = wish;
  });
  const cameOpen = useRef<boolean | null>(null);
  useEffect(() => {
    const element = dialog.current;
    // Asked once: in development an effect runs twice, and its end closes the dialog.
    cameOpen.current ??= element?.open ?? false;
    if (current.current.closesItself && !cameOpen.current) return current.current.leave();
    if (typeof element?.showModal === "function") return enliven(element, () => current.current);
    element?.setAttribute("open", "");
  }, [dialog]);
}

/** Returns what undoes it. */
function enliven(element: HTMLDialogElement, wish: () => ModalWish): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isGoing = false;

  function open() {
    // First its place in the window: the browser scrolls to what it gives the focus to.
    element.classList.add("dialog--modal");
    element.showModal();
    startPlace(element)?.focus({ preventScroll: true });
  }

  function leave() {
    if (isGoing) return;
    isGoing = true;
    element.classList.add("dialog--leaving");
    timer = setTimeout(() => wish().leave(), wish().closeDelayMs);
  }

  function dismiss(event: Event) {
    event.preventDefault();
    if (!wish().mustAnswer) leave();
  }

  element.removeAttribute("open");
  const giveBackPage = holdPage();
  element.addEventListener("cancel", dismiss, { signal });
  // A browser may close it at the second Escape without asking.
  element.addEventListener("close", () => (wish().mustAnswer ? open() : leave()), { signal });
  element.addEventListener("keydown", keepFocusInside, { signal });
  element.addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element && event.target.closest("[data-closes]");
      if (!link || !isPlainPress(event)) return;
      event.preventDefault();
      leave();
    },
    { signal },
  );
  onPressBeside(element, dismiss, signal);
  if (wish().openDelayMs > 0) timer = setTimeout(open, wish().openDelayMs);
  else open();

  return () => {
    listening.abort();
    clearTimeout(timer);
    element.close();
    giveBackPage(isGoing);
  };
}
