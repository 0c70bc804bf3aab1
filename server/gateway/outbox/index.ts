import { done } from "../../core/outcome.ts";
import type { Clock } from "../../core/time.ts";
import type { Database } from "../../db/database.ts";
import type { MailGateway } from "../mail/ports.ts";
import type { SmsGateway } from "../sms/ports.ts";

/** What would have been sent, had the house a provider. */
export type Outgoing = {
  readonly id: bigint;
  readonly channel: "sms" | "mail";
  readonly recipient: string;
  readonly subject: string | null;
  readonly body: string;
  readonly sentAt: Date;
};

type Box = { readonly db: Database; readonly now: Clock };

const PUT = {
  name: "gateway.outbox-put",
  text: `insert into gateway.outbox_messages (channel, recipient, subject, body, template, sent_at)
    values ($1, $2, $3, $4, $5, $6)`,
};

const NEWEST = {
  name: "gateway.outbox-newest",
  text: `select id, channel, recipient, subject, body, sent_at as "sentAt" from gateway.outbox_messages
    where $1::text is null or recipient = $1 order by id desc limit 50`,
} as { readonly name: string; readonly text: string; readonly row?: Outgoing };

/** Keeps what would have been sent to a telephone, for whoever tries the house out (app/routes/dev/outbox.tsx). */
export function outboxSms({ db, now }: Box): SmsGateway {
  return {
    isThere: true,
    async send({ to, text, template }) {
      await db.call(PUT, ["sms", to, null, text, template, now()]);
      return done(null);
    },
  };
}

/** The same of a mail. */
export function outboxMail({ db, now }: Box): MailGateway {
  return {
    isThere: true,
    async send({ to, subject, text, template }) {
      await db.call(PUT, ["mail", to, subject, text, template, now()]);
      return done(null);
    },
  };
}

/** The newest of what would have been sent, to one recipient or to all. */
export function outgoing({ db }: Pick<Box, "db">, recipient: string | null): Promise<Outgoing[]> {
  return db.call(NEWEST, [recipient]);
}
