import { z } from "zod";
import { factorAddress, isTrialType, lacksPassword, secondFactorOf } from "../../../accounts/index.ts";
import { localText } from "../../../core/languages.ts";
import { done, type Outcome, refuse } from "../../../core/outcome.ts";
import { carryOutFactorWish, type FactorWish } from "../../../http/sign-in/factor-wish.ts";
import type { PlayerVisitor } from "../../../http/visitor/visitor.ts";
import { type Call, type CallRefusal, signedCall } from "../../call.ts";
import { asInstant, instant, noPayload, nothing, text } from "../../shapes.ts";

const MODULE = 4;
const PATH = "/wps/member/secondFactor";

const PROOF_ERRORS = ["codeWrong", "codeUsed", "tooMany"] as const;
const OWNER_ERRORS = [...PROOF_ERRORS, "passwordWrong", "moneyLocked", "tooBusy"] as const;

const code = text(100).min(1).meta({ description: "What the player's app shows now." });
const eitherCode = code.meta({ description: "What the player's app shows now, or a recovery code." });
const password = text(400).min(1).meta({ description: "The one that the player signs in with." });

const recovery = z.object({
  recoveryCodes: z
    .array(z.string())
    .meta({ description: "Each works once. Nobody can show them again, so they are shown to be kept." }),
});

type Carried = Extract<Awaited<ReturnType<typeof carryOutFactorWish>>, { ok: true }>["value"];
type Reason = Extract<Awaited<ReturnType<typeof carryOutFactorWish>>, { ok: false }>["refusal"]["reason"];

/** Does what was wished, as the page of the second factor does it; trial accounts have none. */
async function carriedOut(
  { context, platform, player, session }: PlayerVisitor,
  wish: FactorWish,
): Promise<Outcome<Carried, CallRefusal<Reason | "needTrueAccount">>> {
  if (isTrialType(player.accountType)) return refuse({ reason: "needTrueAccount" });
  const { houseSecret } = platform.config;
  const owner = { playerId: player.id, houseSecret, family: session.family };
  const carried = await carryOutFactorWish(context, owner, wish);
  const isOfPassword = !carried.ok && carried.refusal.reason === "passwordWrong";
  return isOfPassword ? refuse({ reason: "passwordWrong", fields: ["password"] }) : carried;
}

async function withCodes(carried: ReturnType<typeof carriedOut>) {
  const outcome = await carried;
  return outcome.ok ? done({ recoveryCodes: [...(outcome.value.recoveryCodes ?? [])] }) : outcome;
}

const begun = z.object({
  secret: z.string().meta({ description: "In base32, for whoever types it." }),
  address: z.string().meta({ description: "The same as `otpauth://`, for a picture or an app beside." }),
});

/** The second proof of a login, switched on and off. What is told once is sealed, and kept nowhere. */
export const secondFactorCalls: readonly Call[] = [
  signedCall({
    module: MODULE,
    name: "secondFactorState",
    method: "GET",
    path: PATH,
    about:
      "Whether a second factor is asked for when the player signs in, and how many recovery codes are left.",
    scope: "read",
    payload: noPayload,
    value: z.object({
      state: z
        .enum(["off", "begun", "on"])
        .meta({ description: "`begun`: a secret waits for its first code." }),
      since: instant.nullable(),
      codesLeft: z.int(),
      hasPassword: z.boolean().meta({ description: "Without one nothing of it can be switched." }),
    }),
    errors: ["needTrueAccount"],
    async answer({ visitor: { context, platform, player } }) {
      if (isTrialType(player.accountType)) return refuse({ reason: "needTrueAccount" });
      const { houseSecret } = platform.config;
      const factor = await secondFactorOf(context, { playerId: player.id, houseSecret });
      const isOn = factor.state === "on";
      return done({
        state: factor.state,
        since: isOn ? asInstant(factor.since) : null,
        codesLeft: isOn ? factor.codesLeft : 0,
        hasPassword: !(await lacksPassword(context, player.id)),
      });
    },
  }),
  signedCall({
    module: MODULE,
    name: "beginSecondFactor",
    method: "POST",
    path: PATH,
    about:
      "Makes a secret for the player's authenticator app, in place of one that was begun. Nothing is asked for with it until its first code has come, which it waits for half an hour.",
    isEncrypted: true,
    isAnsweredAnew: true,
    scope: "money",
    payload: noPayload,
    value: begun,
    errors: ["needTrueAccount", "alreadyOn"],
    async answer({ visitor }) {
      const carried = await carriedOut(visitor, { intent: "begin" });
      if (!carried.ok) return carried;
      const { context, platform, player, brand, language } = visitor;
      const { houseSecret } = platform.config;
      const factor = await secondFactorOf(context, { playerId: player.id, houseSecret });
      if (factor.state !== "begun") return refuse({ reason: "alreadyOn" });
      const named = { issuer: localText(brand.name, language), account: player.username };
      return done({ secret: factor.secret, address: factorAddress({ ...named, secret: factor.secret }) });
    },
  }),
  signedCall({
    module: MODULE,
    name: "switchOnSecondFactor",
    method: "PUT",
    path: PATH,
    about:
      "Switches the second factor on with its first code and the password, and tells ten recovery codes. Every other sign-in of the player ends.",
    isEncrypted: true,
    isAnsweredAnew: true,
    scope: "money",
    payload: z.object({ code, password }),
    value: recovery,
    errors: ["needTrueAccount", "alreadyOn", "notBegun", ...OWNER_ERRORS],
    answer: ({ visitor, payload }) => withCodes(carriedOut(visitor, { intent: "on", ...payload })),
  }),
  signedCall({
    module: MODULE,
    name: "renewRecoveryCodes",
    method: "POST",
    path: `${PATH}/codes`,
    about: "Tells ten other recovery codes; those that there were open nothing any more.",
    isEncrypted: true,
    isAnsweredAnew: true,
    scope: "money",
    payload: z.object({ code: eitherCode }),
    value: recovery,
    errors: ["needTrueAccount", "notOn", ...PROOF_ERRORS],
    answer: ({ visitor, payload }) => withCodes(carriedOut(visitor, { intent: "renew", ...payload })),
  }),
  signedCall({
    module: MODULE,
    name: "switchOffSecondFactor",
    method: "DELETE",
    path: PATH,
    about: "Switches the second factor off, for a code and the password.",
    isEncrypted: true,
    scope: "money",
    payload: z.object({ code: eitherCode, password }),
    value: nothing,
    errors: ["needTrueAccount", "notOn", ...OWNER_ERRORS],
    async answer({ visitor, payload }) {
      const carried = await carriedOut(visitor, { intent: "off", ...payload });
      return carried.ok ? done(null) : carried;
    },
  }),
];
