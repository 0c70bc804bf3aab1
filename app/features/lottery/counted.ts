import type { Language } from "#server/core/languages.ts";
import { normaliseTyped } from "#server/core/numbers/digits.ts";
import { formatMoney, money } from "#server/core/numbers/money.ts";
import { countLines } from "./count-lines.ts";
import type { ShownBoard } from "./shown.ts";

/** What a form comes to. `top` is known to the server alone. */
export type Counted = {
  readonly lines: number;
  readonly stakeMinor: string;
  readonly stake: string;
  readonly top: string | null;
  /** What one winning line pays, prize by prize. */
  readonly pays: readonly string[];
};

/** The numbers in what was ticked or typed, each once. */
export function numbersIn(said: readonly string[]): number[] {
  const words = said.flatMap((text) => normaliseTyped(text).split(/\D+/).filter(Boolean));
  return [...new Set(words.map(Number))];
}

/** Null where a group has too little in it to make a line. */
export function countedIn(
  form: FormData,
  { groups, combine, prizes, asset }: Pick<ShownBoard, "groups" | "combine" | "prizes" | "asset">,
  language: Language,
): Counted | null {
  const said = (name: string) => form.getAll(name).map(String);
  const lines = countLines(
    combine,
    groups.map(({ name }) => numbersIn(said(name))),
  );
  const [times = 0] = numbersIn(said("times"));
  const lineMinor = BigInt(said("unit")[0] ?? "0") * BigInt(times);
  const stakeMinor = lineMinor * BigInt(lines);
  const told = (minor: bigint) => formatMoney(money(minor, asset), language);
  return {
    lines,
    stakeMinor: stakeMinor.toString(),
    stake: told(stakeMinor),
    top: null,
    pays: prizes.map(({ hundredths }) => told((lineMinor * BigInt(hundredths)) / 100n)),
  };
}
