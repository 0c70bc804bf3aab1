import { z } from "zod";
import { isTrialType, setPaymentPassword } from "../../../accounts/index.ts";
import { refuse } from "../../../core/outcome.ts";
import { isOwnBrowser } from "../../../http/browser/own-browser.ts";
import { signedCall } from "../../call.ts";
import { nothing, text } from "../../shapes.ts";

/** At which field each refusal stands. */
const FIELDS = {
  passwordWrong: "password",
  paymentPasswordWeak: "paymentPassword",
  sameAsLogin: "paymentPassword",
} as const;

/** The payment password of a player, which is asked for where money leaves. */
export const paymentPasswordCall = signedCall({
  module: 2,
  name: "setPaymentPassword",
  method: "POST",
  path: "/wps/member/paymentPassword",
  isEncrypted: true,
  about:
    "Gives the player a payment password, or another one. No money leaves for a day then; a first one holds nothing where it is set in a browser that the account has known for a day.",
  scope: "money",
  payload: z.object({
    password: text(300)
      .min(1)
      .meta({ description: "That of the sign-in or, where there is one, the payment password so far." }),
    paymentPassword: text(300).min(1),
    confirmPaymentPassword: text(300),
  }),
  value: nothing,
  errors: [
    ...(["badField", "needTrueAccount", "paymentPasswordWeak", "passwordWrong", "sameAsLogin"] as const),
    ...(["moneyLocked", "tooBusy"] as const),
  ],
  async answer({ visitor, payload: { password, paymentPassword, confirmPaymentPassword } }) {
    const { context, player } = visitor;
    if (isTrialType(player.accountType)) return refuse({ reason: "needTrueAccount" });
    if (paymentPassword !== confirmPaymentPassword)
      return refuse({ reason: "badField", fields: ["confirmPaymentPassword"] });
    const isNewBrowser = !isOwnBrowser(visitor);
    const request = { playerId: player.id, password, paymentPassword, isNewBrowser };
    const saved = await setPaymentPassword(context, request);
    if (saved.ok) return saved;
    const { refusal } = saved;
    return refuse("until" in refusal || refusal.reason === "tooBusy" ? refusal : atField(refusal));
  },
});

const atField = <Reason extends keyof typeof FIELDS>({ reason }: { readonly reason: Reason }) => ({
  reason,
  fields: [FIELDS[reason]],
});
