import { createTransport } from "nodemailer";
import { done, refuse } from "../../core/outcome.ts";
import { SECOND_MS } from "../../core/time.ts";
import type { MailGateway, MailRefusal } from "./ports.ts";

const ANSWER_TIMEOUT_MS = 10 * SECOND_MS;

export type SmtpSetup = {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  readonly url: string;
  /** The sender of the mails: `Nard <no-reply@nard.example>`. */
  readonly from: string;
};

/** Mails by a server that speaks SMTP. A text is sent as it is: no markup, no pictures, nothing that is loaded. */
export function smtpMail({ url, from }: SmtpSetup): MailGateway {
  const transport = createTransport(
    {
      url,
      // Without it a mail goes out in the open wherever somebody on the way takes the offer of TLS out of the greeting.
      requireTLS: !isThisMachine(url),
      connectionTimeout: ANSWER_TIMEOUT_MS,
      greetingTimeout: ANSWER_TIMEOUT_MS,
      socketTimeout: ANSWER_TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    isThere: true,
    async send({ to, subject, text }) {
      try {
        await transport.sendMail({
          to: { name: "", address: to },
          subject,
          text,
          headers: { "Auto-Submitted": "auto-generated" },
        });
        return done(null);
      } catch (fault) {
        return refuse({ reason: meant(fault) });
      }
    },
  };
}

function meant(fault: unknown): MailRefusal["reason"] {
  const { code, responseCode } = fault as { code?: string; responseCode?: number };
  if (code === "EENVELOPE" && responseCode !== undefined && responseCode >= 500) return "addressInvalid";
  return responseCode === undefined || responseCode < 500 ? "unreachable" : "unknownError";
}

/** What does not leave the machine needs no cover, and a relay beside the house often offers none. */
function isThisMachine(address: string): boolean {
  if (!URL.canParse(address)) return false;
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(new URL(address).hostname);
}

/** Why no mail can be sent through this address; null when it can. Passwords cross no network in the open. */
export function smtpUrlFault(address: string): string | null {
  if (!URL.canParse(address)) return "is not an address";
  const { protocol, hostname } = new URL(address);
  if (protocol !== "smtp:" && protocol !== "smtps:") return "must begin with smtps:// or smtp://";
  return hostname === "" ? "has no host" : null;
}

/** Why mails cannot come from here; null when they can: `name@host` or `Name <name@host>`. */
export function mailAddressFault(from: string): string | null {
  const isAddress = /^(?:[^<>\r\n"]{1,100}<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(from.trim());
  return isAddress ? null : "must be an address, such as Nard <no-reply@nard.example>";
}
