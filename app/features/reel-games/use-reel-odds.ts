import { useSpeech } from "#app/i18n/speech.tsx";
import type { InstantOddsProps } from "#app/lib/instant-view.ts";
import { localText } from "#server/core/languages.ts";
import { formatWhole } from "#server/core/numbers/numbers.ts";
import { type ReelSheet, SCATTER, sheetOf, WILD } from "./reel-model.ts";

/** What the rules of every game of reels are told with: its sheet, its wild and scatter by name, and whole numbers. */
export function useReelOdds<Sheet extends ReelSheet>({ sheet: facts }: InstantOddsProps) {
  const { t, language } = useSpeech();
  const sheet = sheetOf<Sheet>(facts);
  const nameOf = (letter: string) => localText(sheet.symbols[letter]?.names ?? { fa: "" }, language);
  const whole = (value: number | string) => formatWhole(value, language);
  return { t, language, sheet, wild: nameOf(WILD), scatter: nameOf(SCATTER), whole };
}
