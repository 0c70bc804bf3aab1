import { z } from "zod";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import { mailAddressFault, type SmtpSetup, smtpUrlFault } from "./mail/index.ts";
import { providerUrlFault } from "./payments/index.ts";
import { PLAIN_SMS_BODY, type SmsProvider, smsBodyFault } from "./sms/index.ts";

/** The ways out that the operator has set up; null for one that is not. */
export type GatewaySettings = { readonly sms: SmsProvider | null; readonly mail: SmtpSetup | null };

const text = z.preprocess((value) => (value === "" ? undefined : value), z.string().max(4000).optional());

/** The variables that set them up (server/house/config.ts reads them). */
export const GATEWAY_ENVIRONMENT = {
  SMS_URL: text,
  SMS_SECRET: text,
  SMS_BODY: text,
  SMTP_URL: text,
  MAIL_FROM: text,
};

const environment = z.object(GATEWAY_ENVIRONMENT);
type Given = z.output<typeof environment>;
type Faulty = { readonly reason: string };

const SECRET_LENGTH_MIN = 32;

/** The settings behind those variables. Half a provider is refused; the reason is a sentence for the operator. */
export function gatewaySettings(given: Given): Outcome<GatewaySettings, Faulty> {
  const sms = smsOf(given);
  if (!sms.ok) return sms;
  const mail = mailOf(given);
  return mail.ok ? done({ sms: sms.value, mail: mail.value }) : mail;
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
