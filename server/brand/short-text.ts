import type { LocalText } from "../core/languages.ts";

/** Whether a text can stand on a page: written in each language that it has, and not too long. */
export function isShort(text: LocalText | null | undefined, most: number): boolean {
  return Object.values(text ?? {}).every((written) => written.trim() !== "" && written.length <= most);
}
