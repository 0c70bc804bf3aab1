import type { Brand } from "../brand/index.ts";
import { type Language, localText } from "../core/languages.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Gateways } from "../gateway/index.ts";
import type { MailTemplate } from "../gateway/mail/index.ts";
import type { SmsTemplate } from "../gateway/sms/index.ts";
import type { Channel, CodePurpose } from "./purposes.ts";
import type { Recipient } from "./recipient.ts";
import { filled, outgoingTexts } from "./texts.ts";

export type DeliveryRefusal = {
  readonly reason: "unreachable" | "quota" | "numberInvalid" | "addressInvalid" | "unknownError";
};

type Letter = {
  readonly channel: Channel;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly template: Extract<SmsTemplate, MailTemplate>;
};

type Code = {
  readonly brand: Brand;
  readonly purpose: CodePurpose;
  readonly language: Language;
  readonly recipient: Recipient;
  readonly code: string;
};

/** Sends a code in the reader's language. */
export function deliverCode(
  gateways: Gateways,
  { brand, purpose, language, recipient, code }: Code,
): Promise<Outcome<null, DeliveryRefusal>> {
  const { sms, mail } = outgoingTexts(language);
  const holes = { brand: localText(brand.name, language), code };
  const { channel, target: to } = recipient;
  const subject = filled(mail.code.subject, holes);
  const text = filled(
    channel === "sms" ? sms.code[purpose] : `${mail.code[purpose]}\n\n${mail.code.care}`,
    holes,
  );
  return deliver(gateways, { channel, to, subject, text, template: "code" });
}

/** Sends one message; an operator hears of what was not taken, without a number or a text in it. */
export async function deliver(
  gateways: Gateways,
  { channel, to, subject, text, template }: Letter,
): Promise<Outcome<null, DeliveryRefusal>> {
  const sent =
    channel === "sms"
      ? await gateways.sms.send({ to, text, template })
      : await gateways.mail.send({ to, subject, text, template });
  if (sent.ok) return done(null);
  const { reason } = sent.refusal;
  gateways.alarm({ kind: reason === "unreachable" ? "unreachable" : "refused", channel, reason });
  return refuse({ reason });
}
