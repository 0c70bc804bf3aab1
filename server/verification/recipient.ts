import parsePhoneNumber from "libphonenumber-js/mobile";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import { mailAddress } from "./mail-address.ts";
import type { Channel } from "./purposes.ts";

/** The person to whom a code is sent, as far as budgets are concerned. */
export type Recipient = {
  readonly channel: Channel;
  /** The one spelling: E.164, or a mail address in small letters. */
  readonly target: string;
  /** ISO 3166-1; of a mailbox nobody knows. */
  readonly country: string;
  /** The block of numbers, or the mail server, that it belongs to: who pumps messages has many of one block. */
  readonly block: string;
};

/** A country that is none. */
export const NOWHERE = "--";

/** Numbers are given out in blocks; the last five digits count inside of one. */
const BLOCK_DIGITS = 5;

/** Reads an address of either kind. A number must be one of a mobile telephone: others earn somebody money (T5). */
export function recipientOf(
  channel: Channel,
  to: string,
): Outcome<Recipient, { reason: "numberInvalid" | "addressInvalid" }> {
  if (channel === "mail") return mailRecipient(to);
  const number = to.startsWith("+") ? parsePhoneNumber(to) : undefined;
  if (!number?.isValid() || !number.country) return refuse({ reason: "numberInvalid" });
  const { number: target, country } = number;
  return done({ channel, target, country, block: target.slice(0, -BLOCK_DIGITS) });
}

function mailRecipient(to: string): Outcome<Recipient, { reason: "addressInvalid" }> {
  const target = mailAddress(to);
  if (target === null) return refuse({ reason: "addressInvalid" });
  return done({ channel: "mail", target, country: NOWHERE, block: target.split("@")[1] ?? "" });
}
