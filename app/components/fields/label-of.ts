/** Stands for a label that the server has not written yet; label-of.server.ts puts the label in its place. */
export const LABEL_TO_COME = "\u{fffc}";

/**
 * What the page calls the field of this id. The summary of errors stands above the fields and is written before them:
 * a browser has both already, the server fills the gap when the page is whole. A box to tick has no label of a few words.
 */
export function labelOf(id: string): string | null | undefined {
  if (typeof document === "undefined") return LABEL_TO_COME;
  return document.querySelector(`.field__label[for="${id}"], [id="${id}"] > .field__label`)?.textContent;
}
