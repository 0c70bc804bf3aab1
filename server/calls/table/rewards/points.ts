import { z } from "zod";
import { isTrialType, type Player } from "../../../accounts/index.ts";
import { money } from "../../../core/numbers/money.ts";
import { done, refuse } from "../../../core/outcome.ts";
import { oneLine } from "../../../core/text/typed-lines.ts";
import {
  convertPoints,
  mallOf,
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

const redemption = z.object({
  redemptionId: z.uuid(),
  rewardId: z.string().nullable(),
  points: amount,
  amount,
  at: instant,
});

function redemptionValue({ id: redemptionId, reward: rewardId, points, amount: given, at }: Redemption) {
  return {
    redemptionId: `${redemptionId}`,
    rewardId,
    points: asAmount(points),
    amount: asAmount(given),
    at: asInstant(at),
  };
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
    about: "What the player gave points for last, newest first, 20 at most.",
    scope: "read",
    payload: noPayload,
    value: z.object({ redemptions: z.array(redemption) }),
    errors: [],
    answer: async ({ visitor: { context, player } }) =>
      done({ redemptions: (await redemptionsOf(context, player.id)).map(redemptionValue) }),
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
    async answer({ visitor: { context, player }, payload, key }) {
      if (!holdsMoney(player)) return refuse({ reason: "needTrueAccount" });
      const { rewardId: reward, password, delivery: to } = payload;
      const points = money(BigInt(payload.points), "PTS");
      const given = await redeemReward(context, { player, key, password, reward, points, delivery: to });
      if (given.ok) return done(redemptionValue(given.value));
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
    async answer({ visitor: { context, player }, payload: { points, rate, password }, key }) {
      if (!holdsMoney(player)) return refuse({ reason: "needTrueAccount" });
      const wished = money(BigInt(points), "PTS");
      const given = await convertPoints(context, { player, key, password, rate, points: wished });
      return given.ok ? done(redemptionValue(given.value)) : given;
    },
  }),
];
