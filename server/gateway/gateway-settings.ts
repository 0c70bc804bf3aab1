import { z } from "zod";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { CaptchaSetup } from "./captcha/index.ts";
import { mailAddressFault, type SmtpSetup, smtpUrlFault } from "./mail/index.ts";
import { providerUrlFault } from "./payments/index.ts";
import type { PhoneSetup } from "./phone/index.ts";
import { PLAIN_SMS_BODY, type SmsProvider, smsBodyFault } from "./sms/index.ts";

/** The ways out that the operator has set up; null for one that is not. */
export type GatewaySettings = {
  readonly sms: SmsProvider | null;
  readonly mail: SmtpSetup | null;
  readonly captcha: CaptchaSetup | null;
  readonly phone: PhoneSetup | null;
};

const text = z.preprocess((value) => (value === "" ? undefined : value), z.string().max(4000).optional());

/** The variables that set them up (server/house/config.ts reads them). */
export const GATEWAY_ENVIRONMENT = {
  SMS_URL: text,
  SMS_SECRET: text,
  SMS_BODY: text,
  SMTP_URL: text,
  MAIL_FROM: text,
  CAPTCHA_SITE_KEY: text,
  CAPTCHA_SECRET: text,
  CAPTCHA_SCRIPT_URL: text,
  CAPTCHA_VERIFY_URL: text,
  PHONE_AUTH_KEY: text,
  PHONE_AUTH_URL: text,
};

/** The real ones, as those of sign-in with an account elsewhere. */
const TURNSTILE = "https://challenges.cloudflare.com/turnstile/v0";
const IDENTITY_TOOLKIT = "https://identitytoolkit.googleapis.com/v1";

const environment = z.object(GATEWAY_ENVIRONMENT);
type Given = z.output<typeof environment>;
type Faulty = { readonly reason: string };

const SECRET_LENGTH_MIN = 32;

/** The settings behind those variables. Half a provider is refused; the reason is a sentence for the operator. */
export function gatewaySettings(given: Given): Outcome<GatewaySettings, Faulty> {
  const sms = smsOf(given);
  if (!sms.ok) return sms;
  const mail = mailOf(given);
  if (!mail.ok) return mail;
  const captcha = captchaOf(given);
  if (!captcha.ok) return captcha;
  const phone = phoneOf(given);
  if (!phone.ok) return phone;
  return done({ sms: sms.value, mail: mail.value, captcha: captcha.value, phone: phone.value });
}

function captchaOf({
  CAPTCHA_SITE_KEY: siteKey,
  CAPTCHA_SECRET: secret,
  CAPTCHA_SCRIPT_URL: scriptUrl = `${TURNSTILE}/api.js?render=explicit`,
  CAPTCHA_VERIFY_URL: verifyUrl = `${TURNSTILE}/siteverify`,
}: Given): Outcome<CaptchaSetup | null, Faulty> {
  if (!siteKey && !secret) return done(null);
  if (!siteKey || !secret) {
    return refuse({ reason: `${siteKey ? "CAPTCHA_SECRET" : "CAPTCHA_SITE_KEY"}: required with the other` });
  }
  const fault = providerUrlFault(scriptUrl, "server");
  if (fault) return refuse({ reason: `CAPTCHA_SCRIPT_URL: ${fault}` });
  const verifyFault = providerUrlFault(verifyUrl, "server");
  if (verifyFault) return refuse({ reason: `CAPTCHA_VERIFY_URL: ${verifyFault}` });
  return done({ siteKey, secret, scriptUrl, verifyUrl });
}

function phoneOf({
  PHONE_AUTH_KEY: key,
  PHONE_AUTH_URL: url = IDENTITY_TOOLKIT,
}: Given): Outcome<PhoneSetup | null, Faulty> {
  if (!key) return done(null);
  const fault = providerUrlFault(url, "server");
  return fault ? refuse({ reason: `PHONE_AUTH_URL: ${fault}` }) : done({ key, url: url.replace(/\/$/, "") });
}

function smsOf({ SMS_URL: url, SMS_SECRET: secret, SMS_BODY }: Given): Outcome<SmsProvider | null, Faulty> {
  if (!url && !secret) return done(null);
  if (!url || !secret)
    return refuse({ reason: `${url ? "SMS_SECRET" : "SMS_URL"}: required with the other` });
  if (secret.length < SECRET_LENGTH_MIN) {
    return refuse({ reason: `SMS_SECRET: at least ${SECRET_LENGTH_MIN} characters` });
  }
  const fault = providerUrlFault(url, "server");
  if (fault) return refuse({ reason: `SMS_URL: ${fault}` });
  const body = SMS_BODY ?? PLAIN_SMS_BODY;
  const bodyFault = smsBodyFault(body);
  return bodyFault ? refuse({ reason: `SMS_BODY: ${bodyFault}` }) : done({ url, secret, body });
}

function mailOf({ SMTP_URL: url, MAIL_FROM: from }: Given): Outcome<SmtpSetup | null, Faulty> {
  if (!url && !from) return done(null);
  if (!url || !from) return refuse({ reason: `${url ? "MAIL_FROM" : "SMTP_URL"}: required with the other` });
  const fault = smtpUrlFault(url);
  if (fault) return refuse({ reason: `SMTP_URL: ${fault}` });
  const fromFault = mailAddressFault(from);
  return fromFault ? refuse({ reason: `MAIL_FROM: ${fromFault}` }) : done({ url, from });
}
