import type { Language } from "#server/core/languages.ts";
import { formatMoney } from "#server/core/numbers/money.ts";
import type { SessionSums } from "#server/studio/index.ts";

/** What a game has come to since it was opened, as it is written. */
export type ShownSums = {
  readonly played: number;
  readonly staked: string;
  readonly paid: string;
  /** Null where nothing is open. */
  readonly open: string | null;
  readonly net: string;
};

export function shownSums({ played, staked, paid, open, net }: SessionSums, language: Language): ShownSums {
  return {
    played,
    staked: formatMoney(staked, language),
    paid: formatMoney(paid, language),
    open: open.minor === 0n ? null : formatMoney(open, language),
    net: formatMoney(net, language),
  };
}
