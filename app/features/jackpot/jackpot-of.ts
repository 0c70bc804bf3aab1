import type { Translate } from "#app/i18n/translate.ts";
import type { Language } from "#server/core/languages.ts";
import { type Asset, formatAmount, formatMoney, money } from "#server/core/money.ts";
import { formatBasisPoints } from "#server/core/percent.ts";
import type { JackpotView } from "#server/jackpots/index.ts";

/** How the number grows, by the specification (F03). */
export const JACKPOT_STEP_MINOR = 16_511n;
export const JACKPOT_STEP_MS = 3000;

const LEAST_MINOR = 100_000_000n;
/** A week of steps, after which it begins anew. */
const STEPS_MAX = 201_600n;

export type ShownJackpot = {
  readonly title: string;
  /** That it is an illustration; of a real pool, what goes into it and how seldom it is won. */
  readonly note: string;
  /** Of a real pool: the words that lead to its winners. Its number does not count up by itself. */
  readonly more: string | null;
  readonly amount: string;
  /** The same in minor units, to count on from. */
  readonly minor: string;
  readonly asset: Asset;
  readonly pause: string;
  readonly play: string;
};

type Asked = {
  readonly now: Date;
  readonly asset: Asset;
  readonly language: Language;
  readonly t: Translate;
  /** The pool of the house, where one is open. */
  readonly pool: JackpotView | null;
};

/**
 * The jackpot as a page shows it at a moment: the pool of the house, or, where none is open, a counter whose texts say
 * that it is an illustration. They come with it: no other page needs them.
 */
export function jackpotOf({ now, asset, language, t, pool }: Asked): ShownJackpot {
  const amount = pool?.amount ?? money(jackpotMinorAt(now), asset);
  return {
    title: t("frame.jackpot.title"),
    note: pool ? t("frame.jackpot.pool.note", poolHoles(pool, language)) : t("frame.jackpot.note"),
    more: pool ? t("frame.jackpot.pool.more") : null,
    amount: formatMoney(amount, language),
    minor: amount.minor.toString(),
    asset: amount.asset,
    pause: t("frame.jackpot.pause"),
    play: t("frame.jackpot.play"),
  };
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
