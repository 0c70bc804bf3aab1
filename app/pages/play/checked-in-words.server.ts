import type { Speech } from "#app/i18n/speech.tsx";
import { localText } from "#server/core/languages.ts";
import { digitsIn } from "#server/core/numbers/digits.ts";
import { formatHundredths } from "#server/core/numbers/numbers.ts";
import { studioGameOf } from "#server/studio/index.ts";
import type { CheckedRound } from "#server/studio/verify/index.ts";

export type CheckedInWords = {
  /** The game in the visitor's language; null of a link that names none of ours. */
  readonly game: string | null;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
};

/** What a checked round came to, for people: the lines below it are a program's, word for word. */
export function checkedInWords(
  { lines }: Pick<CheckedRound, "lines">,
  query: URLSearchParams,
  { t, language }: Speech,
): CheckedInWords {
  const names = studioGameOf(query.get("game") ?? "")?.names;
  const game = names ? localText(names, language) : null;
  const number = query.get("number") ?? query.get("nonce") ?? "";
  const sum = (line: string) => {
    const units = lines.find(([name]) => name === line)?.[1] ?? "";
    return /^\d{1,18}$/.test(units) ? formatHundredths(BigInt(units), language) : "";
  };
  const facts = [
    { name: t("member.bettingRecord.game"), value: game ?? "" },
    {
      name: t("member.bettingRecord.round"),
      value: /^\d{1,18}$/.test(number) ? digitsIn(number, language) : "",
    },
    { name: t("member.bettingRecord.stake"), value: sum("Stake, in hundredths") },
    { name: t("member.bettingRecord.payout"), value: sum("Payout, in hundredths") },
  ];
  return { game, facts: facts.filter(({ value }) => value !== "") };
}
