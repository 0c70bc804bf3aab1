import { z } from "zod";
import { type Binding, bindProof, canonicalMobile, isTrialType } from "../../../accounts/index.ts";
import { type Outcome, refuse } from "../../../core/outcome.ts";
import { networkOf } from "../../../http/browser/client-networks.ts";
import type { PlayerVisitor } from "../../../http/visitor/visitor.ts";
import { mailAddress } from "../../../verification/index.ts";
import { type Call, type CallRefusal, signedCall } from "../../call.ts";
import { nothing, text } from "../../shapes.ts";
import {
  CODE_ERRORS,
  codePayload,
  codeValue,
  MAIL_CODE_ERRORS,
  mobileShape,
  sendAppCode,
  sendMailCode,
} from "./send-app-code.ts";

const MODULE = 4;

const BIND_ERRORS = [
  ...(["needTrueAccount", "codeMissing", "codeWrong", "codeExpired", "proofTaken"] as const),
  ...(["passwordWrong", "moneyLocked", "tooBusy", "sameAddress", "sameNumber"] as const),
] as const;

const proof = {
  verificationCode: text(100).min(1).meta({ description: "What was sent there." }),
  password: text(300).min(1).meta({ description: "The one that the player signs in with." }),
};

type Proof = { readonly verificationCode: string; readonly password: string };

/** Makes an address the player's own, as the pages of mail and number do. */
async function bind(
  { context, platform, player, brand, language, address }: PlayerVisitor,
  of: Pick<Binding, "kind" | "value">,
  { verificationCode: code, password }: Proof,
): Promise<Outcome<null, CallRefusal<(typeof BIND_ERRORS)[number]>>> {
  const binding = { ...of, brand, playerId: player.id, code, password, language };
  const bound = await bindProof(context, platform.gateways, { ...binding, network: networkOf(address) });
  if (bound.ok) return bound;
  const { refusal } = bound;
  if (refusal.reason === "moneyLocked") return refuse(refusal);
  return refuse({ reason: refusal.reason === "taken" ? "proofTaken" : refusal.reason });
}

const BOUND = "Where it takes the place of another one, no money leaves for a day.";

/** How the house reaches a player, each proven by a code that was sent there. */
export const reachCalls: readonly Call[] = [
  signedCall({
    module: MODULE,
    name: "sendMailCode",
    method: "POST",
    path: "/wps/verification/mail/bind",
    about: "Sends a code to a mailbox that the player says is theirs.",
    scope: "money",
    payload: z.object({ email: text(300).min(1) }),
    value: codeValue,
    errors: ["needTrueAccount", ...MAIL_CODE_ERRORS],
    async answer({ visitor, payload }) {
      if (isTrialType(visitor.player.accountType)) return refuse({ reason: "needTrueAccount" });
      return sendMailCode(visitor, payload.email);
    },
  }),
  signedCall({
    module: MODULE,
    name: "sendMobileCode",
    method: "POST",
    path: "/wps/verification/sms/bind",
    about:
      "Sends a code to a number that the player says is theirs. Letters come first (`captcha` for `code`), but for whoever read some a moment ago.",
    scope: "money",
    payload: codePayload,
    value: codeValue,
    errors: ["needTrueAccount", ...CODE_ERRORS],
    async answer({ visitor, payload }) {
      if (isTrialType(visitor.player.accountType)) return refuse({ reason: "needTrueAccount" });
      return sendAppCode(visitor, "bind", payload);
    },
  }),
  signedCall({
    module: MODULE,
    name: "setEmail",
    method: "PUT",
    path: "/wps/member/profile/email",
    isEncrypted: true,
    about: `Makes a mailbox the player's own, by the code that was sent there and the password. ${BOUND}`,
    scope: "money",
    payload: z.object({ email: text(300).min(1), ...proof }),
    value: nothing,
    errors: ["addressInvalid", ...BIND_ERRORS],
    async answer({ visitor, payload: { email, ...given } }) {
      if (isTrialType(visitor.player.accountType)) return refuse({ reason: "needTrueAccount" });
      const value = mailAddress(email);
      if (value === null) return refuse({ reason: "addressInvalid" });
      return bind(visitor, { kind: "email", value }, given);
    },
  }),
  signedCall({
    module: MODULE,
    name: "setMobile",
    method: "PUT",
    path: "/wps/member/profile/mobile",
    isEncrypted: true,
    about: `Makes a number the player's own, by the code that was sent there and the password. ${BOUND}`,
    scope: "money",
    payload: z.object({ ...mobileShape, ...proof }),
    value: nothing,
    errors: ["numberInvalid", ...BIND_ERRORS],
    async answer({ visitor, payload: { mobileNum, countryDialingCode, ...given } }) {
      if (isTrialType(visitor.player.accountType)) return refuse({ reason: "needTrueAccount" });
      const value = canonicalMobile(mobileNum, countryDialingCode);
      if (value === null) return refuse({ reason: "numberInvalid" });
      return bind(visitor, { kind: "mobile", value }, given);
    },
  }),
];
