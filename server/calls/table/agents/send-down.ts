import { z } from "zod";
import { done, refuse } from "../../../core/outcome.ts";
import type { PlayerVisitor } from "../../../http/visitor/visitor.ts";
import { type DownAsker, downOffer } from "../../../transfers/index.ts";
import { sendToTeam } from "../../../use-cases/index.ts";
import { type Call, signedCall } from "../../call.ts";
import { orderKeyOf } from "../../order-key.ts";
import { id } from "../../shapes.ts";
import {
  offerValue,
  readAmount,
  SENDING_ERRORS,
  saidOfSending,
  sending,
  sendingOffer,
  sent,
  sentValue,
} from "../money/sending.ts";
import { AGENT_ERRORS, AGENT_MODULE, notTheirs } from "./agent.ts";

function askerOf({ player: owner, brand }: PlayerVisitor, playerId: string): DownAsker {
  return { owner, brand, childId: BigInt(playerId), signerId: owner.id };
}

/** An agent's own money for somebody directly below (A04). */
export const sendDownCalls: readonly Call[] = [
  signedCall({
    module: AGENT_MODULE,
    name: "downOffer",
    method: "GET",
    path: "/wps/agent/send",
    about:
      "What the agent may send to somebody directly below now, and what was sent to them last; `sendingClosed` where nothing.",
    scope: "read",
    payload: z.object({ playerId: id }),
    value: sendingOffer.extend({ playerId: id }),
    errors: [...AGENT_ERRORS, "sendingClosed"],
    async answer({ visitor, payload: { playerId } }) {
      const refusal = notTheirs(visitor);
      if (refusal) return refuse({ reason: refusal });
      const offer = await downOffer(visitor.context, askerOf(visitor, playerId));
      if (!offer) return refuse({ reason: "sendingClosed" });
      return done({ playerId, ...(await offerValue(visitor, offer.childName, offer)) });
    },
  }),
  signedCall({
    module: AGENT_MODULE,
    name: "sendDown",
    method: "POST",
    path: "/wps/agent/send",
    about:
      "Sends the agent's own money to somebody directly below, at once and for good. Needs the payment password, and the code of the second factor where the account has one.",
    isEncrypted: true,
    scope: "money",
    payload: z.object({ playerId: id, ...sending }),
    value: sent,
    errors: [...AGENT_ERRORS, ...SENDING_ERRORS, "childUnavailable"],
    async answer({ visitor, payload: { playerId, ...payload }, key }) {
      const refusal = notTheirs(visitor);
      if (refusal) return refuse({ reason: refusal });
      const amount = readAmount(visitor, payload.amount);
      if (!amount.ok) return amount;
      const { context, platform } = visitor;
      const asked = { ...askerOf(visitor, playerId), ...payload, amount: amount.value };
      const moved = await sendToTeam(context, platform.config, { ...asked, key: orderKeyOf(key) });
      return moved.ok ? done(sentValue(moved.value)) : refuse(saidOfSending(moved.refusal));
    },
  }),
];
