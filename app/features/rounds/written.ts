import type { MessageKey } from "#app/i18n/message-key.ts";
import type { Speech } from "#app/i18n/speech.tsx";
import type { Language } from "#server/core/languages.ts";
import { toPersianDigits } from "#server/core/numbers/digits.ts";
import { formatHundredths } from "#server/core/numbers/numbers.ts";

/** A multiplier of so many hundredths, as it is typed: `1.95`, in the digits of the language. */
export function multiplierText(hundredths: number, language: Language): string {
  return formatHundredths(hundredths, language);
}

/** The same as it is told: `1.95×`. */
export function timesText(hundredths: number, language: Language): string {
  return `${multiplierText(hundredths, language)}×`;
}

/** A whole number in the digits of the language. */
export function numberText(value: number, language: Language): string {
  return language === "fa" ? toPersianDigits(String(value)) : String(value);
}

const RUNNERS = ["one", "two", "three", "four", "five", "six"] as const;

export function runnerName(runner: number, { t }: Pick<Speech, "t">): string {
  return t(`rounds.derby.names.${RUNNERS[runner - 1] ?? "one"}`);
}

const RUNNER_SPOT = /^(win|place|exacta)-/;
const OPEN_SPOT = /^(triple|double|pair|face|total|win|place|exacta)-(\d+)(?:-(\d+))?$/;

/** What a spot is called: those that name numbers or runners are put together. */
export function spotName(spot: string, speech: Speech): string {
  const { language, t } = speech;
  const [, kind, first = "", second = ""] = OPEN_SPOT.exec(spot) ?? [];
  if (!kind) return t(`rounds.spots.${spot}` as MessageKey);
  const part = (number: string) =>
    RUNNER_SPOT.test(spot) ? runnerName(Number(number), speech) : numberText(Number(number), language);
  const holes = { first: part(first), second: second === "" ? "" : part(second) };
  return t(`rounds.spots.${kind}` as MessageKey, holes);
}
