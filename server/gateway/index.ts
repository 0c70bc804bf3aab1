import type { Clock } from "../core/time.ts";
import type { Database } from "../db/database.ts";
import { type CaptchaGateway, httpCaptcha } from "./captcha/index.ts";
import type { GatewaySettings } from "./gateway-settings.ts";
import { type MailGateway, noMail, smtpMail } from "./mail/index.ts";
import { type Outgoing, outboxMail, outboxSms, outgoing } from "./outbox/index.ts";
import { identityToolkit, type PhoneAuth } from "./phone/index.ts";
import { httpSms, noSms, type SmsGateway } from "./sms/index.ts";

/** Something at the border that an operator should know of. Never with a number, an address or a text in it. */
export type GatewayAlarm = {
  readonly kind: "unreachable" | "refused" | "tripped" | "spent" | "fault";
  readonly channel: "sms" | "mail";
  readonly reason: string;
  readonly fault?: unknown;
};

/** The ways out of the house to telephones and mailboxes, as it has set them up. */
export type Gateways = {
  readonly sms: SmsGateway;
  readonly mail: MailGateway;
  /**
   * The providers that tell people from programs and prove numbers, in place of the house; null where nobody outside
   * does.
   */
  readonly captcha: CaptchaGateway | null;
  readonly phone: PhoneAuth | null;
  /** What would have been sent, to one recipient or to all; null where a provider is asked, and in production. */
  readonly outbox: ((recipient: string | null) => Promise<readonly Outgoing[]>) | null;
  alarm(event: GatewayAlarm): void;
  /** Does something after the answer that is being made: nobody learns from its time whether it was done. */
  afterwards(work: () => Promise<void>): void;
  /** Waits for everything that was put off. */
  settled(): Promise<void>;
};

export type GatewaySetup = GatewaySettings & {
  readonly production: boolean;
  readonly db: Database;
  readonly now: Clock;
  alarm(event: GatewayAlarm): void;
};

/** An answer has left the house by then. */
const AFTERWARDS_MS = 50;

/** A provider where one is set up; else the outbox, and in production nothing: what is asked for is refused. */
export function openGateways({
  production,
  sms,
  mail,
  captcha,
  phone,
  db,
  now,
  alarm,
}: GatewaySetup): Gateways {
  const putOff = new Set<Promise<void>>();
  return {
    sms: sms ? httpSms(sms, now) : production ? noSms() : outboxSms({ db, now }),
    mail: mail ? smtpMail(mail) : production ? noMail() : outboxMail({ db, now }),
    captcha: captcha && httpCaptcha(captcha),
    phone: phone && identityToolkit(phone),
    outbox: production ? null : (recipient) => outgoing({ db }, recipient),
    alarm,
    afterwards(work) {
      const done = later(work).catch((fault) =>
        alarm({ kind: "fault", channel: "mail", reason: "afterwards", fault }),
      );
      putOff.add(done);
      void done.finally(() => putOff.delete(done));
    },
    async settled() {
      await Promise.all(putOff);
    },
  };
}

async function later(work: () => Promise<void>): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, AFTERWARDS_MS));
  await work();
}
