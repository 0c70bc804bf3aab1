import type { Brand } from "../brand/index.ts";
import type { Language } from "../core/languages.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import { later, MINUTE_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import type { Gateways } from "../gateway/index.ts";
import { type Asked, type Budget, budgetsOf } from "./budgets.ts";
import { CODE_TTL_MS, newCode, sealCode } from "./code.ts";
import { askedFrom, keepCode, saveCode } from "./code-store.ts";
import { isOpenCountry } from "./countries.ts";
import { type DeliveryRefusal, deliverCode } from "./deliver.ts";
import { type Channel, type CodePurpose, isQuiet } from "./purposes.ts";
import { recipientOf } from "./recipient.ts";
import { giveBack } from "./store.ts";
import { type TooOften, takeBudgets } from "./take-budgets.ts";

export type SendCodeRequest = {
  readonly brand: Brand;
  readonly purpose: CodePurpose;
  readonly channel: Channel;
  /** A mobile number as `+989123456789` (canonicalMobile of accounts), or a mail address. */
  readonly to: string;
  /**
   * The player whose number it is, for the purposes `login` and `recover`: without one nothing is sent, and the answer is the
   * same. The other purposes send to whoever is named.
   */
  readonly playerId?: bigint | null;
  /** The network that asks: `networkOf(visitor.address)`. */
  readonly address: string;
  readonly language: Language;
};

export type SentCode = { readonly againAt: Date; readonly expiresAt: Date };

export type SendCodeRefusal =
  | DeliveryRefusal
  | { readonly reason: "numberInvalid" | "addressInvalid" | "countryClosed" | "unreachable" }
  | TooOften;

/** The button that sends a code rests for as long as the last one holds (L11). */
const AGAIN_MS = CODE_TTL_MS;

/**
 * Sends a code of six digits that holds for five minutes, for one purpose, once, and takes the place of the one
 * that the same network asked for before. Narrow budgets are told; a wide one and a tripped country are not, and to who
 * comes back no budget of an address is: nothing is sent, the code before goes on, and the answer is the same as if
 * another had been sent (T5, T7). Must not be called inside a transaction: what was counted has to stay counted.
 */
export async function sendCode(
  context: Context,
  gateways: Gateways,
  request: SendCodeRequest,
): Promise<Outcome<SentCode, SendCodeRefusal>> {
  const { brand, purpose, channel, address, playerId = null } = request;
  const read = recipientOf(channel, request.to);
  if (!read.ok) return read;
  const recipient = read.value;
  if (!(await isOpenCountry(context, brand.id, recipient))) return refuse({ reason: "countryClosed" });
  if (!gateways[channel].isThere) return refuse({ reason: "unreachable" });

  const isMeant = !isQuiet(purpose) || playerId !== null;
  const asked = { recipient, purpose, brandId: brand.id, network: address };
  const counted = await takeBudgets(context, gateways, { asked, isMeant });
  if (!counted.ok) return counted;

  const sentAt = context.now();
  const code = newCode();
  const place = { brandId: brand.id, purpose, channel, target: recipient.target };
  const expiresAt = later(sentAt, CODE_TTL_MS);
  const sealed = sealCode(code, aboutOf(place));
  const save = counted.value.isOpen ? saveCode : keepCode;
  await save(context.db, place, { ...sealed, network: address, sentAt, expiresAt });

  const sent = { againAt: later(sentAt, AGAIN_MS), expiresAt };
  if (!isMeant || !counted.value.isOpen) return done(sent);
  const deliver = () => deliverCode(gateways, { ...request, recipient, code });
  if (isQuiet(purpose)) {
    gateways.afterwards(async () => void (await deliver()));
    return done(sent);
  }
  const delivered = await deliver();
  if (delivered.ok) return done(sent);
  await giveNarrowBack(context, asked);
  return delivered;
}

/** What a code is good for, as its digest says it. */
export function aboutOf(place: {
  brandId: string;
  purpose: CodePurpose;
  channel: Channel;
  target: string;
}): string {
  return `${place.brandId}|${place.purpose}|${place.channel}|${place.target}`;
}

/** What was not sent after all takes nothing from what its recipient may be sent. */
export async function giveNarrowBack({ db }: Pick<Context, "db">, asked: Asked): Promise<void> {
  await giveBack(db, narrowOf(asked.recipient.channel), asked);
}

function narrowOf(channel: Channel): readonly Budget[] {
  return budgetsOf(channel, new Map()).filter(({ told, isAskers }) => told !== null && !isAskers);
}

const ASKED_LATELY_MS = 15 * MINUTE_MS;

/**
 * Whether a code for this was asked for from the same network a moment ago: then the picture that stands before the
 * first one was read already.
 */
export async function wasAskedFrom(
  { db, now }: Pick<Context, "db" | "now">,
  request: Pick<SendCodeRequest, "brand" | "purpose" | "channel" | "to" | "address">,
): Promise<boolean> {
  const read = recipientOf(request.channel, request.to);
  if (!read.ok) return false;
  const { brand, purpose, channel, address } = request;
  const place = { brandId: brand.id, purpose, channel, target: read.value.target };
  return askedFrom(db, place, { network: address, since: later(now(), -ASKED_LATELY_MS) });
}
