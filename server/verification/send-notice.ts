import type { Brand } from "../brand/index.ts";
import { type Language, localText } from "../core/languages.ts";
import type { Gateways } from "../gateway/index.ts";
import { deliver } from "./deliver.ts";
import type { Channel } from "./purposes.ts";
import { filled, outgoingTexts } from "./texts.ts";

export type NoticeKind = "emailChanged" | "mobileChanged" | "passwordChanged" | "proofAdded";

export type NoticeRequest = {
  readonly brand: Brand;
  readonly kind: NoticeKind;
  readonly channel: Channel;
  /** Where the owner could be reached until now. */
  readonly to: string;
  readonly username: string;
  readonly language: Language;
};

/** Tells the owner of an account that what proves it was changed, or that there is more of it. After the answer, and whether it arrives or not. */
export function sendNotice(gateways: Gateways, request: NoticeRequest): void {
  const { brand, kind, channel, to, username, language } = request;
  if (!gateways[channel].isThere) return;
  const { sms, mail } = outgoingTexts(language);
  const holes = { brand: localText(brand.name, language), username };
  const subject = filled(mail[kind].subject, holes);
  const text = filled(channel === "sms" ? sms[kind] : mail[kind].body, holes);
  gateways.afterwards(
    async () => void (await deliver(gateways, { channel, to, subject, text, template: "notice" })),
  );
}
