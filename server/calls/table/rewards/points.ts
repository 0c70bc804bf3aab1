import { z } from "zod";
import { isTrialType, type Player } from "../../../accounts/index.ts";
import { type Language, localText } from "../../../core/languages.ts";
import { money } from "../../../core/numbers/money.ts";
import { done, refuse } from "../../../core/outcome.ts";
import { oneLine } from "../../../core/text/typed-lines.ts";
import type { PlayerVisitor } from "../../../http/visitor/visitor.ts";
import {
  convertPoints,
  mallOf,
  ORDER_STATES,
  type OrderRow,
  ownOrders,
  PAYS,
  pointsConfig,
  type Redemption,
  redeemReward,
  redemptionsOf,
  rewardsOf,
} from "../../../points/index.ts";
import { type Call, openCall, signedCall } from "../../call.ts";
import { amount, asAmount, asInstant, instant, noPayload, text } from "../../shapes.ts";

const MODULE = 8;

const reward = z.object({
  rewardId: z.string(),
  name: z.string(),
  pays: z.enum(PAYS),
  cost: amount,
  amount,
  stock: z.int().nullable(),
});

const order = z.object({
  state: z.enum(ORDER_STATES),
  note: z
    .string()
    .nullable()
    .meta({ description: "What the house wrote of how it is sent, or why it is not." }),
  ...{ recipient: z.string(), phone: z.string(), address: z.string(), changedAt: instant },
});

function orderValue({ state, note, changedAt, ...to }: OrderRow): z.infer<typeof order> {
  return {
    ...{ state, note: note === "" ? null : note, changedAt: asInstant(changedAt) },
    ...{ recipient: to.recipient, phone: to.phone, address: to.address },
  };
}

const redemption = z.object({
  redemptionId: z.uuid(),
  rewardId: z.string().nullable(),
  name: z.string().nullable().meta({ description: "Of the reward, as it was called that day." }),
  pays: z.enum(PAYS),
  points: amount,
  amount,
  at: instant,
  order: order
    .nullable()
    .meta({ description: "Where goods are, and where they go. One that is cancelled gave its points back." }),
});

function redemptionValue(
  of: Redemption,
  language: Language,
  ordered: OrderRow | null,
): z.infer<typeof redemption> {
  return {
    ...{ redemptionId: of.id, rewardId: of.reward, pays: of.pays, at: asInstant(of.at) },
    name: of.names && localText(of.names, language),
    ...{ points: asAmount(of.points), amount: asAmount(of.amount), order: ordered && orderValue(ordered) },
  };
}

/** What points were given for, with what became of what is sent. */
async function redemptionValues(
  { context, player, language }: PlayerVisitor,
  redemptions: readonly Redemption[],
): Promise<z.infer<typeof redemption>[]> {
  const isSent = redemptions.some(({ pays }) => pays === "goods");
  const orders = isSent ? await ownOrders(context, player.id) : [];
  const orderOf = ({ id }: Redemption) => orders.find((one) => one.id === id) ?? null;
  return redemptions.map((one) => redemptionValue(one, language, orderOf(one)));
}

async function made(visitor: PlayerVisitor, given: Redemption) {
  const [value] = await redemptionValues(visitor, [given]);
  if (!value) throw new Error("What was redeemed is not told.");
  return done(value);
}

const line = (most: number) =>
  text(most)
    .min(1)
    .transform(oneLine)
    .refine((typed) => typed !== "");

/** Asked for of a reward that pays goods, and nothing to any other. */
const delivery = z
  .strictObject({ recipient: line(80), phone: line(40), address: line(300) })
  .meta({ description: "Where a reward goes that pays goods." });

const LEDGER_ERRORS = ["notEnoughPoints", "keyConflict", "noAccount", "accountFrozen"] as const;
const PASSWORD_ERRORS = ["passwordWrong", "moneyLocked", "tooBusy"] as const;

const wholePoints = z.string().regex(/^[1-9]\d{0,15}$/);

const holdsMoney = ({ accountType }: Player) => !isTrialType(accountType);

export const pointCalls: readonly Call[] = [
  signedCall({
    module: MODULE,
    name: "MCS2_getPointBalance",
    method: "GET",
    path: "/wps/relay/MCS2_getPointBalance",
    about: "How many points the player has.",
    scope: "read",
    payload: noPayload,
    value: z.object({ balance: amount }),
    errors: [],
    async answer({ visitor: { context, player, brand, language } }) {
      const { own } = await mallOf(context, { brandId: brand.id, language, player });
      return done({ balance: asAmount(own?.balance ?? money(0n, "PTS")) });
    },
  }),
  openCall({
    module: MODULE,
    name: "MCS2_getPointReward",
    method: "GET",
    isSameForAll: true,
    path: "/wps/relay/MCS2_getPointReward",
    about: "What is given for points.",
    payload: noPayload,
    value: z.object({ rewards: z.array(reward) }),
    errors: [],
    async answer({ visitor: { context, brand, language } }) {
      const found = await rewardsOf(context, { brandId: brand.id, language });
      const rewards = found.map(({ id: rewardId, name, pays, cost, amount: given, stock }) => ({
        ...{ rewardId, name, pays, stock },
        cost: asAmount(cost),
        amount: asAmount(given),
      }));
      return done({ rewards });
    },
  }),
  openCall({
    module: MODULE,
    name: "MCS2_getPointConfig",
    method: "GET",
    isSameForAll: true,
    path: "/wps/relay/MCS2_getPointConfig",
    about: "How points come and what they are worth; null where a house has none.",
    payload: noPayload,
    value: z.object({
      config: z
        .object({
          earnStake: amount,
          earnCategories: z.array(z.string()),
          convertPoints: amount,
          convertAmount: amount,
          convertMinPoints: amount,
          rate: z
            .string()
            .meta({ description: "Sent along with a conversion, which is refused when it changed." }),
        })
        .nullable(),
    }),
    errors: [],
    async answer({ visitor: { context, brand, language } }) {
      const [config, mall] = await Promise.all([
        pointsConfig(context, brand.id),
        mallOf(context, { brandId: brand.id, language, player: null }),
      ]);
      return done({
        config: config && {
          earnStake: asAmount(money(config.earnStakeMinor, brand.asset)),
          earnCategories: [...config.earnCategories],
          convertPoints: asAmount(money(config.convertPoints, "PTS")),
          convertAmount: asAmount(money(config.convertMinor, brand.asset)),
          convertMinPoints: asAmount(money(config.convertMinPoints, "PTS")),
          rate: mall.rate,
        },
      });
    },
  }),
  signedCall({
    module: MODULE,
    name: "MCS2_getRedeemPointList",
    method: "GET",
    path: "/wps/relay/MCS2_getRedeemPointList",
    about:
      "What the player gave points for last, newest first, 20 at most, and where goods are on their way.",
    scope: "read",
    payload: noPayload,
    value: z.object({ redemptions: z.array(redemption) }),
    errors: [],
    async answer({ visitor }) {
      const found = await redemptionsOf(visitor.context, visitor.player.id);
      return done({ redemptions: await redemptionValues(visitor, found) });
    },
  }),
  signedCall({
    module: MODULE,
    name: "MCS2_redeemPointReward",
    method: "POST",
    path: "/wps/relay/MCS2_redeemPointReward",
    isEncrypted: true,
    about:
      "Gives points for a reward. Needs the password of money, or that of the account where there is none.",
    scope: "money",
    payload: z.object({
      rewardId: text(60).min(1),
      points: wholePoints,
      password: text(300).min(1),
      delivery: delivery.optional(),
    }),
    value: redemption,
    errors: [
      ...LEDGER_ERRORS,
      ...PASSWORD_ERRORS,
      ...(["needTrueAccount", "unknownReward", "outOfStock", "costChanged", "badField", "onABreak"] as const),
    ],
    async answer({ visitor, payload, key }) {
      const { context, player } = visitor;
      if (!holdsMoney(player)) return refuse({ reason: "needTrueAccount" });
      const { rewardId: reward, password, delivery: to } = payload;
      const points = money(BigInt(payload.points), "PTS");
      const given = await redeemReward(context, { player, key, password, reward, points, delivery: to });
      if (given.ok) return made(visitor, given.value);
      const { reason, ...more } = given.refusal;
      return reason === "addressMissing"
        ? refuse({ reason: "badField", fields: ["delivery"] })
        : refuse({ ...more, reason });
    },
  }),
  signedCall({
    module: MODULE,
    name: "MCS2_convertPoint",
    method: "POST",
    path: "/wps/relay/MCS2_convertPoint",
    isEncrypted: true,
    about: "Turns points into money at the rate that was told. Needs the password as a reward does.",
    scope: "money",
    payload: z.object({ points: wholePoints, rate: text(60).min(1), password: text(300).min(1) }),
    value: redemption,
    errors: [
      ...LEDGER_ERRORS,
      ...PASSWORD_ERRORS,
      ...(["needTrueAccount", "notOffered", "rateChanged", "tooFewPoints", "notWholeSteps"] as const),
    ],
    async answer({ visitor, payload: { points, rate, password }, key }) {
      const { context, player } = visitor;
      if (!holdsMoney(player)) return refuse({ reason: "needTrueAccount" });
      const wished = money(BigInt(points), "PTS");
      const given = await convertPoints(context, { player, key, password, rate, points: wished });
      return given.ok ? made(visitor, given.value) : given;
    },
  }),
];
