import { z } from "zod";
import { paths } from "#app/lib/paths/paths.ts";
import {
  canonicalMobile,
  changePassword,
  inviterOf,
  recoverByMail,
  recoverByMobile,
} from "../../accounts/index.ts";
import { REGISTRATION_FIELDS, type RegistrationMode } from "../../brand/index.ts";
import { openTicket, showPicture } from "../../challenge/index.ts";
import { done, refuse } from "../../core/outcome.ts";
import { mainOrigin } from "../../http/addresses/main-origin.ts";
import { networkOf } from "../../http/browser/client-networks.ts";
import { takePicture, takeRecoveryTry } from "../../http/tries/per-address.ts";
import { type Call, openCall, signedCall } from "../call.ts";
import { nothing, scopes, text } from "../shapes.ts";
import { checkLetters, deviceShape, LETTERS_ERRORS, lettersShape } from "./players/letters.ts";
import { loginValue } from "./players/login-value.ts";
import { newPasswordRefusal, ofNewPassword } from "./players/new-password.ts";
import { REGISTER_ERRORS, registerApp } from "./players/register-app.ts";
import { CODE_ERRORS, codePayload, codeValue, mobileShape, sendAppCode } from "./players/send-app-code.ts";

const MODULE = 2;

const typed = text(300).optional();
const asAsked = (about: string) => typed.meta({ description: about });
const needed = (about: string) => text(300).min(1).meta({ description: about });
const NAME_ABOUT =
  "`/wps/system/setting/register` says which of the fields are asked for, and by which rules.";
const MOBILE_ABOUT = "With `countryDialingCode` before it, where it has none of its own.";

/** Whatever a form of the brand may ask for, by its names; which of them it asks for now, setting/register tells. */
const registration = {
  ...Object.fromEntries(REGISTRATION_FIELDS.map((field) => [field, typed])),
  username: asAsked(NAME_ABOUT),
  confirmPassword: asAsked("The password once more, where the form asks for it."),
  mobileNum: asAsked(MOBILE_ABOUT),
  countryDialingCode: typed,
  verificationCode: asAsked("What `sendRegistrationCode` has sent, where the form asks for it."),
  affiliateCode: asAsked("The code of the invitation or link by which somebody comes."),
  referralCode: asAsked("The code of the friend who told them of the house (`inviteCode` of `memberInfo`)."),
  ofAge: needed("Anything in it says that the player is as old as the brand asks."),
  terms: needed("Anything in it says that the player agrees to the terms."),
  ...lettersShape,
  scopes: scopes.default(["read", "play"]),
};

type Registration = z.infer<z.ZodObject<typeof registration>>;

/** What no form of its mode is without, whatever a brand asks for beside it. */
const REGISTRATIONS: Readonly<Record<RegistrationMode, z.ZodType<Registration>>> = {
  username: z.object({ ...registration, username: needed(NAME_ABOUT), password: text(300).min(1) }),
  mobile: z.object({ ...registration, mobileNum: needed(MOBILE_ABOUT) }),
};

/** A code to a number, for one purpose. */
function codeCall(purpose: "recover" | "register", told: Pick<Call, "name" | "path" | "about">): Call {
  return openCall({
    ...told,
    module: MODULE,
    method: "POST",
    isDoor: true,
    payload: codePayload,
    value: codeValue,
    errors: CODE_ERRORS,
    answer: ({ visitor, payload }) => sendAppCode(visitor, purpose, payload),
  });
}

export const doorCalls: readonly Call[] = [
  openCall({
    module: MODULE,
    name: "captcha",
    method: "GET",
    path: "/wps/captcha",
    about: "A picture with five letters, to be read by a person, for one purpose and one device.",
    isDoor: true,
    payload: z.object({
      device: deviceShape,
      purpose: z.enum(["login", "register", "code", "recover"]).default("login"),
    }),
    value: z.object({ captchaTicket: z.string(), content: z.base64() }),
    errors: ["tooManyPictures", "tooBusy", "captchaExpired"],
    async answer({ visitor: { context, address }, payload: { device, purpose } }) {
      if (!takePicture(context, address).ok) return refuse({ reason: "tooManyPictures" });
      const { ticket } = openTicket({ purpose });
      const shown = await showPicture(context, { ticket, browser: device, kind: "letters" });
      if (!shown.ok) return shown;
      if (shown.value.kind !== "letters") throw new Error("Letters were asked for.");
      return done({ captchaTicket: ticket, content: Buffer.from(shown.value.png).toString("base64") });
    },
  }),
  codeCall("recover", {
    name: "sendRecoveryCode",
    path: "/wps/verification/sms/noLogin",
    about: "Sends a code for a new password to an account's number. Nobody learns which numbers are known.",
  }),
  codeCall("register", {
    name: "sendRegistrationCode",
    path: "/wps/verification/sms/register",
    about: "Sends a code that proves the number of an account that is to be opened.",
  }),
  ...(["username", "mobile"] as const).map((mode) =>
    openCall({
      module: MODULE,
      name: mode === "username" ? "register" : "registerByMobile",
      method: "PUT",
      path: mode === "username" ? "/wps/member/register" : "/wps/member/register/mobile",
      isEncrypted: true,
      about: `Opens an account by ${mode === "username" ? "a name" : "a number"} and signs in to it, for \`read\` and \`play\` where no scopes are asked for.`,
      isDoor: true,
      payload: REGISTRATIONS[mode],
      value: loginValue,
      errors: REGISTER_ERRORS,
      answer: ({ visitor, payload: { scopes: asked, ...fields }, url }) =>
        registerApp(visitor, mode, { url, fields, scopes: asked }),
    }),
  ),
  openCall({
    module: MODULE,
    name: "affiliate",
    method: "GET",
    path: "/wps/agent/affiliate",
    about: "Whether an invitation code is somebody's here.",
    isDoor: true,
    payload: z.object({ code: text(64).min(1) }),
    value: z.object({ isKnown: z.boolean() }),
    errors: [],
    answer: async ({ visitor: { context, brand }, payload: { code } }) =>
      done({ isKnown: (await inviterOf(context, { brandId: brand.id, code })) !== null }),
  }),
  openCall({
    module: MODULE,
    name: "recoverByMail",
    method: "POST",
    path: "/wps/member/password/email",
    about:
      "Sends a link to a new password to an account's mailbox. The answer is the same whether there is one.",
    isDoor: true,
    payload: z.object({ ...lettersShape, username: text().min(1), email: text().min(3) }),
    value: nothing,
    errors: [...LETTERS_ERRORS, "tooSoon", "tooMany", "tooManyLater", "addressInvalid", "unreachable"],
    async answer({ visitor, payload: { username, email, ...letters }, url }) {
      const { context, platform, brand, language, address } = visitor;
      const seen = await checkLetters(visitor, "recover", letters);
      if (!seen.ok) return seen;
      const origin = await mainOrigin(visitor, url);
      const hrefOf = (link: string) => `${origin}${paths.newPassword({ link })}`;
      const asked = { brand, username, email, address: networkOf(address), language, hrefOf };
      const sent = await recoverByMail(context, platform.gateways, asked);
      return sent.ok ? done(null) : sent;
    },
  }),
  openCall({
    module: MODULE,
    name: "recoverByMobile",
    method: "POST",
    path: "/wps/member/password/verification",
    isEncrypted: true,
    about: "Sets a new password by the code that was sent to the account's number.",
    isDoor: true,
    payload: z.object({
      ...mobileShape,
      verificationCode: text(10).min(1),
      newPassword: text(300),
    }),
    value: nothing,
    errors: [
      ...(["badField", "numberInvalid", "tooMany", "tooBusy"] as const),
      ...(["codeMissing", "codeWrong", "codeExpired", "passwordCommon", "passwordIsPayment"] as const),
    ],
    async answer({ visitor, payload }) {
      const { context, platform, brand, language, address } = visitor;
      const { newPassword: password, verificationCode: code } = payload;
      const refusal = await newPasswordRefusal(visitor, password);
      if (refusal) return refuse(refusal);
      const mobile = canonicalMobile(payload.mobileNum, payload.countryDialingCode);
      if (mobile === null) return refuse({ reason: "numberInvalid" });
      const counted = takeRecoveryTry(context, address);
      if (!counted.ok) return counted;
      const recovery = { brand, mobile, code, password, language, network: networkOf(address) };
      const recovered = await recoverByMobile(context, platform.gateways, recovery);
      return recovered.ok ? done(null) : refuse(ofNewPassword(recovered.refusal));
    },
  }),
  signedCall({
    module: MODULE,
    name: "changePassword",
    method: "POST",
    path: "/wps/member/password",
    isEncrypted: true,
    about: "Changes the password. Every other sign-in ends, and no money leaves for a day.",
    scope: "money",
    payload: z.object({
      oldPassword: text(300).min(1),
      newPassword: text(300),
      confirmNewPassword: text(300),
    }),
    value: nothing,
    errors: [
      ...(["badField", "passwordWrong", "samePassword", "staleForm", "tooBusy", "moneyLocked"] as const),
      ...(["passwordCommon", "passwordIsPayment"] as const),
    ],
    async answer({ visitor, payload: { oldPassword, newPassword, confirmNewPassword } }) {
      const { context, platform, brand, player, session, language } = visitor;
      if (newPassword !== confirmNewPassword)
        return refuse({ reason: "badField", fields: ["confirmNewPassword"] });
      const refusal = await newPasswordRefusal(visitor, newPassword);
      if (refusal) return refuse(refusal);
      const { family } = session;
      const change = { brand, playerId: player.id, oldPassword, newPassword, family, language };
      const changed = await changePassword(context, platform.gateways, change);
      return changed.ok ? changed : refuse(ofNewPassword(changed.refusal));
    },
  }),
];
