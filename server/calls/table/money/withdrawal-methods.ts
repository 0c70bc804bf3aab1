import { z } from "zod";
import { hasPaymentPassword, hasSecondFactor, moneyOutHeldUntil } from "../../../accounts/index.ts";
import { bonusAtStake } from "../../../bonuses/index.ts";
import { withdrawalDayOf, withdrawalMethods } from "../../../cashier/index.ts";
import { localText } from "../../../core/languages.ts";
import { done } from "../../../core/outcome.ts";
import { withdrawalsFrozen } from "../../../wallet/index.ts";
import { signedCall } from "../../call.ts";
import { amount, asAmount, asInstant, instant, noPayload } from "../../shapes.ts";
import { wayShape, wayValue } from "./order-shapes.ts";

/** All that a form of a withdrawal asks of the house before it is filled in. */
export const withdrawalMethodsCall = signedCall({
  module: 5,
  name: "withdrawalMethods",
  method: "GET",
  path: "/wps/member/withdrawals/methods",
  about: "The ways out that are open now, what each asks of an account, and what stands in the way today.",
  scope: "read",
  payload: noPayload,
  value: z.object({
    methods: z.array(
      z.object({
        ...wayShape,
        payeeFields: z.array(
          z.object({
            ...{ name: z.string(), label: z.string(), kind: z.enum(["text", "digits", "code"]) },
            ...{ minLength: z.int(), maxLength: z.int() },
          }),
        ),
      }),
    ),
    day: z.object({ most: z.int(), left: z.int(), leftSum: amount }).nullable(),
    hasPaymentPassword: z.boolean(),
    asksForCode: z.boolean(),
    heldUntil: instant.nullable(),
    isFrozen: z.boolean(),
    bonusAtStake: z
      .string()
      .nullable()
      .meta({ description: "The bonus that ends with a withdrawal: what `endsBonus` has to name." }),
  }),
  errors: [],
  async answer({ visitor: { context, platform, brand, player, language } }) {
    const [methods, day, hasPassword, asksForCode, heldUntil, isFrozen, atStake] = await Promise.all([
      withdrawalMethods(context, platform.payments, { brand, playerId: player.id }),
      withdrawalDayOf(context, { player, asset: brand.asset }),
      hasPaymentPassword(context, player.id),
      hasSecondFactor(context, player.id),
      moneyOutHeldUntil(context, player.id),
      withdrawalsFrozen(context),
      bonusAtStake(context, player.id),
    ]);
    return done({
      methods: methods.map((way) => ({
        ...wayValue(way, language),
        payeeFields: way.payeeFields.map(({ name, label, kind, minLength, maxLength }) => ({
          ...{ name, kind, minLength, maxLength, label: localText(label, language) },
        })),
      })),
      day: day && { most: day.most, left: day.left, leftSum: asAmount(day.leftSum) },
      ...{ hasPaymentPassword: hasPassword, asksForCode, isFrozen },
      heldUntil: heldUntil && asInstant(heldUntil),
      bonusAtStake: atStake?.bonus.id ?? null,
    });
  },
});
