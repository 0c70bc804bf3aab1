import type { Brand } from "../brand/index.ts";
import type { Language } from "../core/languages.ts";
import type { Gateways } from "../gateway/index.ts";
import { type NoticeKind, sendNotice } from "../verification/index.ts";
import type { Proofs } from "./profile/proof-statements.ts";

type Telling = {
  readonly brand: Brand;
  readonly kind: NoticeKind;
  /** As they were before the change: the one who was reached there is to hear of it. */
  readonly proofs: Proofs;
  readonly language: Language;
  /** By every way there is, not only by the first one. */
  readonly isEverywhere?: boolean;
};

/**
 * Tells the owner of an account what was changed, by mail where there is an address, else by SMS to a proven number. A
 * number that was given up is told in any case.
 */
export function tellByGateway(
  gateways: Gateways,
  { brand, kind, proofs, language, isEverywhere = kind === "mobileChanged" }: Telling,
): void {
  const { username, email, mobile, mobileVerifiedAt } = proofs;
  const notice = { brand, kind, username, language };
  if (email !== null) sendNotice(gateways, { ...notice, channel: "mail", to: email });
  if (mobile !== null && mobileVerifiedAt !== null && (isEverywhere || email === null)) {
    sendNotice(gateways, { ...notice, channel: "sms", to: mobile });
  }
}
