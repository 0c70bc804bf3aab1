import { spotName } from "#app/features/rounds/written.ts";
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
  speech: Speech,
): CheckedInWords {
  const { t, language } = speech;
  const names = studioGameOf(query.get("game") ?? "")?.names;
  const game = names ? localText(names, language) : null;
  const round = query.get("number");
  const number = round ?? query.get("nonce") ?? "";
  const sum = (line: string) => {
    const units = lines.find(([name]) => name === line)?.[1] ?? "";
    return /^\d{1,18}$/.test(units) ? formatHundredths(BigInt(units), language) : "";
  };
  const facts = [
    { name: t("member.bettingRecord.game"), value: game ?? "" },
    {
      name: t(round === null ? "member.round.number" : "member.bettingRecord.round"),
      value: /^\d{1,18}$/.test(number) ? digitsIn(number, language) : "",
    },
    { name: t("member.bettingRecord.stake"), value: sum("Stake, in hundredths") },
    { name: t("member.bettingRecord.payout"), value: sum("Payout, in hundredths") },
    ...paidPerOne(lines, query, speech),
  ];
  return { game, facts: facts.filter(({ value }) => value !== "") };
}

const TIMES = /^(\d{1,9})\.(\d\d)x of the stake$/;

/** What one unit on the spot, or in the flight, got back: the link of a shared round does not say how much was staked. */
function paidPerOne(
  lines: CheckedRound["lines"],
  query: URLSearchParams,
  speech: Speech,
): CheckedInWords["facts"] {
  const { t, language } = speech;
  const [, said = ""] = lines.find(([name]) => name.startsWith("Payout on ")) ?? [];
  const [, whole, rest] = TIMES.exec(said) ?? [];
  if (whole === undefined) return [];
  const spot = query.get("spot");
  return [
    { name: t("rounds.own.choice"), value: spot === null ? "" : spotName(spot, speech) },
    { name: t("games.verify.perOne"), value: formatHundredths(BigInt(`${whole}${rest}`), language) },
  ];
}
