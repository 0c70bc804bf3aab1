import { z } from "zod";
import { isTrialType } from "../../../accounts/index.ts";
import { done, refuse } from "../../../core/outcome.ts";
import { uplineOffer } from "../../../transfers/index.ts";
import { sendToUpline } from "../../../use-cases/index.ts";
import { type Call, signedCall } from "../../call.ts";
import { orderKeyOf } from "../../order-key.ts";
import { noPayload } from "../../shapes.ts";
import {
  offerValue,
  readAmount,
  SENDING_ERRORS,
  saidOfSending,
  sending,
  sendingOffer,
  sent,
  sentValue,
} from "./sending.ts";

const MODULE = 5;

const uplineMark = z.string().max(100).meta({
  description: "Of whom the player saw as the one above: nobody agrees to one name and pays another.",
});

/** Money for the player above (T31). */
export const uplineCalls: readonly Call[] = [
  signedCall({
    module: MODULE,
    name: "uplineOffer",
    method: "GET",
    path: "/wps/member/upline",
    about:
      "What the player may send to the one above now, and what was sent last; `sendingClosed` where nothing.",
    scope: "read",
    payload: noPayload,
    value: sendingOffer.extend({ uplineMark }),
    errors: ["needTrueAccount", "sendingClosed"],
    async answer({ visitor }) {
      const { context, player, brand } = visitor;
      if (isTrialType(player.accountType)) return refuse({ reason: "needTrueAccount" });
      const offer = await uplineOffer(context, { player, brand });
      if (!offer.ok) return refuse({ reason: "sendingClosed" });
      const { uplineName, uplineMark: mark } = offer.value;
      return done({ ...(await offerValue(visitor, uplineName, offer.value)), uplineMark: mark });
    },
  }),
  signedCall({
    module: MODULE,
    name: "sendToUpline",
    method: "POST",
    path: "/wps/member/upline",
    about:
      "Sends money to the player above, at once and for good. Needs the payment password, and the code of the second factor where the account has one.",
    isEncrypted: true,
    scope: "money",
    payload: z.object({ ...sending, uplineMark }),
    value: sent,
    errors: [...SENDING_ERRORS, "uplineUnavailable", "uplineChanged"],
    async answer({ visitor, payload, key }) {
      const { context, platform, player, brand } = visitor;
      if (isTrialType(player.accountType)) return refuse({ reason: "needTrueAccount" });
      const amount = readAmount(visitor, payload.amount);
      if (!amount.ok) return amount;
      const wished = { ...payload, player, brand, amount: amount.value, key: orderKeyOf(key) };
      const moved = await sendToUpline(context, platform.config, wished);
      return moved.ok ? done(sentValue(moved.value)) : refuse(saidOfSending(moved.refusal));
    },
  }),
];
