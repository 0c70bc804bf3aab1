import type { Translate } from "#app/i18n/translate.ts";
import type { Language } from "#server/core/languages.ts";
import { type Asset, formatAmount, formatMoney, money } from "#server/core/numbers/money.ts";
import { formatBasisPoints } from "#server/core/numbers/percent.ts";
import type { JackpotView } from "#server/jackpots/index.ts";

/** How the number grows, by the specification (F03). */
export const JACKPOT_STEP_MINOR = 16_511n;
export const JACKPOT_STEP_MS = 3000;

const LEAST_MINOR = 100_000_000n;
/** A week of steps, after which it begins anew. */
const STEPS_MAX = 201_600n;

/** The number that goes up by the clock, and the words that say that it is an illustration. */
export type ShownCounter = {
  readonly title: string;
  readonly note: string;
  readonly amount: string;
  /** The same in minor units, to count on from. */
  readonly minor: string;
  readonly asset: Asset;
  readonly pause: string;
  readonly play: string;
};

/** The pool of the house: what it holds, what goes into it and how seldom it is won, and the words that lead to its winners. */
export type ShownPool = {
  readonly title: string;
  readonly note: string;
  readonly amount: string;
  readonly more: string;
};

type Told = { readonly language: Language; readonly t: Translate };

/** The counter as a page shows it at a moment. Its texts come with it: no other page needs them. */
export function counterOf({ now, asset, language, t }: Told & { now: Date; asset: Asset }): ShownCounter {
  const amount = money(jackpotMinorAt(now), asset);
  return {
    title: t("frame.jackpot.title"),
    note: t("frame.jackpot.note"),
    amount: formatMoney(amount, language),
    minor: amount.minor.toString(),
    asset: amount.asset,
    pause: t("frame.jackpot.pause"),
    play: t("frame.jackpot.play"),
  };
}

/** The same for a pool; null where none is open. */
export function poolOf(pool: JackpotView | null, { language, t }: Told): ShownPool | null {
  return (
    pool && {
      title: t("frame.jackpot.pool.title"),
      note: t("frame.jackpot.pool.note", poolHoles(pool, language)),
      amount: formatMoney(pool.amount, language),
      more: t("frame.jackpot.pool.more"),
    }
  );
}

const WHOLE_UNIT_MINOR = 100n;

/** What the sentences about a pool say of it. */
export function poolHoles({ rateBasisPoints, oneIn, amount }: JackpotView, language: Language) {
  return {
    rate: formatBasisPoints(rateBasisPoints, language),
    unit: formatMoney(money(WHOLE_UNIT_MINOR, amount.asset), language),
    oneIn: formatAmount(money(oneIn, "PTS"), language),
  };
}

/** The same for everybody at the same moment, and one step more three seconds later. */
export function jackpotMinorAt(now: Date): bigint {
  const steps = BigInt(now.getTime()) / BigInt(JACKPOT_STEP_MS);
  return LEAST_MINOR + (steps % STEPS_MAX) * JACKPOT_STEP_MINOR;
}
