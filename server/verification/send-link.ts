import type { Brand } from "../brand/index.ts";
import { type Language, localText } from "../core/languages.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import type { Gateways } from "../gateway/index.ts";
import { deliver } from "./deliver.ts";
import { openLink } from "./links.ts";
import { recipientOf } from "./recipient.ts";
import { type TooOften, takeBudgets } from "./take-budgets.ts";
import { filled, outgoingTexts } from "./texts.ts";

export type LinkMail = {
  readonly brand: Brand;
  readonly to: string;
  /** The player who is to get it; null where there is nobody, and then all is done but the sending. */
  readonly known: { readonly playerId: bigint; readonly username: string } | null;
  /** The network that asks (networkOf). */
  readonly address: string;
  readonly language: Language;
  hrefOf(token: string): string;
};

export type SendLinkRefusal = TooOften | { readonly reason: "addressInvalid" | "unreachable" };

/**
 * Sends the way to a new password. Its budgets are those of codes by mail, counted by the address that was typed,
 * before anybody knows whose it is. The mail goes out after the answer (T7).
 */
export async function sendLink(
  context: Context,
  gateways: Gateways,
  { brand, to, known, address, language, hrefOf }: LinkMail,
): Promise<Outcome<null, SendLinkRefusal>> {
  const read = recipientOf("mail", to);
  if (!read.ok) return refuse({ reason: "addressInvalid" });
  if (!gateways.mail.isThere) return refuse({ reason: "unreachable" });
  const asked = { recipient: read.value, purpose: "recover", brandId: brand.id, network: address } as const;
  const counted = await takeBudgets(context, gateways, { asked, isMeant: known !== null });
  if (!counted.ok) return counted;
  const { token } = await openLink(context, { brandId: brand.id, playerId: known?.playerId ?? null });
  if (!known || !counted.value.isOpen) return done(null);

  const { recover } = outgoingTexts(language).mail;
  const holes = { brand: localText(brand.name, language), username: known.username, href: hrefOf(token) };
  const mail = { subject: filled(recover.subject, holes), text: filled(recover.body, holes) };
  gateways.afterwards(
    async () =>
      void (await deliver(gateways, { channel: "mail", to: read.value.target, template: "notice", ...mail })),
  );
  return done(null);
}
