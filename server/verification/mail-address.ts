import { normaliseTyped, withoutJoiners } from "../core/numbers/digits.ts";

const LENGTH_MAX = 254;

const MAIL = /^[^\s@<>"(),:;[\]\\]{1,64}@[a-z0-9](?:[a-z0-9-]{0,62}\.)+[a-z]{2,24}$/;

/** A mail address as it was meant, in the letters that it was typed in, without what nobody sees of it. */
export function mailText(typed: string): string {
  return withoutJoiners(normaliseTyped(typed)).trim();
}

/** The one spelling of a mail address: in small letters. Null for what no message could be sent to. */
export function mailAddress(typed: string): string | null {
  const address = mailText(typed).toLowerCase();
  return address.length <= LENGTH_MAX && MAIL.test(address) ? address : null;
}
