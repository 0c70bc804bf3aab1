import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoment } from "#app/lib/dates.ts";
import { isolated } from "#app/lib/page/isolated.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { rewardPaths } from "#app/lib/paths/reward-paths.ts";
import { pointsText } from "#app/lib/points-text.ts";
import { localText } from "#server/core/languages.ts";
import { formatMoney, type Money, money } from "#server/core/numbers/money.ts";
import type {
  Mall,
  OrderRow,
  OwnPoints,
  Pays,
  PointsConfig,
  Redemption,
  Reward,
} from "#server/points/index.ts";

/** A reward as the page lists it. `choose` is where it is asked for; without it, `note` says why not. */
export type ShownReward = {
  readonly id: string;
  readonly name: string;
  readonly amount: string;
  readonly pays: Pays;
  readonly cost: string;
  readonly stock: string;
  readonly choose: string | null;
  readonly note: string;
};

/** The reward that is being asked for. */
export type ChosenReward = Pick<ShownReward, "id" | "name" | "amount" | "pays" | "cost"> & {
  /** What the form says that it costs, in plain digits. */
  readonly costPoints: string;
  readonly after: string;
};

export type ShownRedemption = {
  readonly id: string;
  readonly when: string;
  readonly what: string;
  readonly points: string;
  readonly amount: string;
  readonly lines: string;
  /** Of a thing that is sent: how far it is. */
  readonly order: { readonly state: string; readonly note: string; readonly to: string } | null;
};

/** What the form of points says of itself, and the rate that it posts. Null where points are not turned into money. */
export type ShownConversion = { readonly hint: string; readonly rate: string };

/** What a member sees besides: what they have, and the forms that give it for something. */
export type MemberMall = {
  readonly points: string;
  readonly hasPaymentPassword: boolean;
  /** Made by the server for these forms: sent twice, it is one exchange. */
  readonly orderKey: string;
  readonly chosen: ChosenReward | null;
  readonly conversion: ShownConversion | null;
  readonly done: string | null;
  readonly redeemed: readonly ShownRedemption[];
};

export type ShownMall = {
  readonly rules: readonly string[];
  readonly rewards: readonly ShownReward[];
  readonly mine: MemberMall | null;
};

type Asked = { readonly rewardId: string | null; readonly doneId: string | null; readonly orderKey: string };

/** The mall as the page prints it. Called by the loader, because a browser's calendar may differ. */
export function shownMall({ config, rate, rewards, own }: Mall, asked: Asked, speaker: Speaker): ShownMall {
  const chosen = rewards.find(({ id }) => id === asked.rewardId) ?? null;
  return {
    rules: config ? shownRules(config, speaker) : [],
    rewards: shownRewards(rewards, own?.balance ?? null, speaker),
    mine: own && {
      points: pointsText(own.balance.minor, speaker),
      hasPaymentPassword: own.hasPaymentPassword,
      orderKey: asked.orderKey,
      chosen: chosenReward(chosen, own.balance, speaker),
      conversion: config && { hint: conversionHint(config, speaker), rate },
      done: shownDone(own.redemptions, asked.doneId, speaker),
      redeemed: shownRedemptions(own, speaker),
    },
  };
}

/** How points come and what they are worth, sentence by sentence. */
function shownRules(config: PointsConfig, speaker: Speaker): string[] {
  const { t, language } = speaker;
  const written = (minor: bigint) => isolated(formatMoney(money(minor, "P"), language));
  const categories = config.earnCategories.map((category) => t(`site.category.${category}`));
  const worth = { points: pointsText(config.convertPoints, speaker), amount: written(config.convertMinor) };
  return [
    t("rewards.mall.earn", { amount: written(config.earnStakeMinor) }),
    t("rewards.mall.earnWhere", { categories: categories.join(t("rewards.mall.comma")) }),
    t("rewards.mall.faster"),
    t("rewards.mall.worth", worth),
    t("rewards.mall.forever"),
  ];
}

function conversionHint({ convertMinPoints, convertPoints }: PointsConfig, speaker: Speaker): string {
  const holes = { min: pointsText(convertMinPoints, speaker), step: pointsText(convertPoints, speaker) };
  return speaker.t("rewards.mall.convert.hint", holes);
}

/** The balance is null for somebody who has none to give. */
function shownRewards(rewards: readonly Reward[], balance: Money | null, speaker: Speaker): ShownReward[] {
  const { t, language } = speaker;
  return rewards.map(({ id, name, amount, pays, cost, stock }) => {
    const isGone = stock === 0;
    const missing = balance && balance.minor < cost.minor ? cost.minor - balance.minor : 0n;
    const short = missing > 0n ? t("rewards.mall.missing", { points: pointsText(missing, speaker) }) : "";
    return {
      id,
      name,
      amount: pays === "goods" ? "" : formatMoney(amount, language),
      pays,
      cost: pointsText(cost.minor, speaker),
      stock: stock === null || isGone ? "" : t("rewards.mall.left", { left: stock }),
      choose: balance && !isGone && missing === 0n ? rewardPaths.pointMall({ reward: id }) : null,
      note: isGone ? t("rewards.mall.gone") : short,
    };
  });
}

/** Null where there is nothing to ask for: no such reward, none left, or not enough points. */
function chosenReward(reward: Reward | null, balance: Money, speaker: Speaker): ChosenReward | null {
  const [shown] = reward ? shownRewards([reward], balance, speaker) : [];
  if (!reward || !shown?.choose) return null;
  const { id, name, amount, pays, cost } = shown;
  const after = pointsText(balance.minor - reward.cost.minor, speaker);
  return { id, name, amount, pays, cost, costPoints: reward.cost.minor.toString(), after };
}

function shownRedemptions(
  { redemptions, orders }: Pick<OwnPoints, "redemptions" | "orders">,
  speaker: Speaker,
): ShownRedemption[] {
  const { t, language, timeZone } = speaker;
  const orderOf = new Map(orders.map((order) => [order.id, shownOrder(order, speaker)]));
  return redemptions.map(({ id, names, pays, points, amount, movementId, at }) => ({
    id,
    when: formatMoment(at, language, timeZone),
    what: names ? localText(names, language) : t("rewards.mall.list.converted"),
    points: pointsText(points.minor, speaker),
    amount: pays === "goods" ? "" : formatMoney(amount, language),
    lines: paths.movement(movementId.toString()),
    order: orderOf.get(id) ?? null,
  }));
}

function shownOrder({ state, note, recipient, address }: OrderRow, { t }: Speaker) {
  return { state: t(`rewards.mall.orders.${state}`), note, to: `${recipient} · ${address}` };
}

/** What was just done, when the page is asked to say so. */
function shownDone(
  redemptions: readonly Redemption[],
  doneId: string | null,
  speaker: Speaker,
): string | null {
  const made = redemptions.find(({ id }) => id === doneId);
  if (!made) return null;
  if (made.pays === "goods")
    return speaker.t("rewards.mall.done.goods", { points: pointsText(made.points.minor, speaker) });
  const amount = isolated(formatMoney(made.amount, speaker.language));
  return speaker.t("rewards.mall.done.reward", { amount, points: pointsText(made.points.minor, speaker) });
}
