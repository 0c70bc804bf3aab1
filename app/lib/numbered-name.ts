import type { Language } from "#server/core/languages.ts";
import { digitsIn } from "#server/core/numbers/digits.ts";

/** A masked name with the number of its player, because two masked names can be alike. */
export function numberedName(name: string, number: bigint | string, language: Language): string {
  return `${name} (${digitsIn(String(number), language)})`;
}
