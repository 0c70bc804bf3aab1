const PLACES = "a[href], button, input, select, textarea, summary, [tabindex='0']";

/** A press that means "go there": not one that opens a new tab or a menu. */
export function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/**
 * Where the focus begins: at what is to be typed, otherwise at the title, from which one reads on. On a
 * touch screen the keyboard would hide what it is for.
 */
export function startPlace(dialog: HTMLDialogElement): HTMLElement | null {
  const field = dialog.querySelector<HTMLElement>("form .field__input");
  const types = matchMedia("(pointer: fine)").matches;
  return (types ? field : null) ?? dialog.querySelector<HTMLElement>("[tabindex='-1']");
}

/** Tab goes round inside, instead of out into the browser's own buttons. */
export function keepFocusInside(event: KeyboardEvent): void {
  const dialog = event.currentTarget;
  if (event.key !== "Tab" || !(dialog instanceof HTMLElement)) return;
  const places = [...dialog.querySelectorAll<HTMLElement>(PLACES)].filter(canHaveFocus);
  const held = document.activeElement;
  const at = held instanceof HTMLElement ? places.indexOf(held) : -1;
  const end = event.shiftKey ? 0 : places.length - 1;
  if (event.shiftKey ? at > end : at !== end) return;
  event.preventDefault();
  places[places.length - 1 - end]?.focus();
}

function canHaveFocus(place: HTMLElement): boolean {
  return place.tabIndex >= 0 && !place.matches(":disabled") && place.getClientRects().length > 0;
}

/** A press that begins and ends beside the dialog: one that slips off a text being marked is none. */
export function onPressBeside(
  dialog: HTMLDialogElement,
  act: (event: Event) => void,
  signal: AbortSignal,
): void {
  let began = false;
  const isBeside = ({ target, clientX, clientY }: MouseEvent) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    return target === dialog && !isInside;
  };
  dialog.addEventListener("pointerdown", (event) => (began = isBeside(event)), { signal });
  dialog.addEventListener("click", (event) => began && isBeside(event) && act(event), { signal });
}
