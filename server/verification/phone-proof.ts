import type { Brand } from "../brand/index.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import { later, MINUTE_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import type { Gateways } from "../gateway/index.ts";
import type { PhoneAuth, PhoneRefusal } from "../gateway/phone/index.ts";
import { countRightCode } from "./breaker.ts";
import { CODE_TTL_MS, typedCode } from "./code.ts";
import { isOpenCountry } from "./countries.ts";
import { isProofOpen, savePhoneProof, spendPhoneProof, tryPhoneProof } from "./phone-proof-store.ts";
import { recipientOf } from "./recipient.ts";
import { giveNarrowBack, type SendCodeRefusal, type SentCode } from "./send-code.ts";
import { takeBudgets } from "./take-budgets.ts";

/** A provider sends its next code after a minute, however long ours hold (L11). */
const AGAIN_MS = MINUTE_MS;

export type PhoneProofRequest = {
  readonly brand: Brand;
  /** As `+989123456789`. */
  readonly to: string;
  /** The network that asks: `networkOf(visitor.address)`. */
  readonly address: string;
  readonly captchaToken: string;
};

/**
 * Has a provider outside send the code of a registration (S08), within the same budgets as our own. Must not be called
 * inside a transaction: what was counted has to stay counted.
 */
export async function sendPhoneProof(
  context: Context,
  { phone, alarm }: { readonly phone: PhoneAuth } & Pick<Gateways, "alarm">,
  { brand, to, address, captchaToken }: PhoneProofRequest,
): Promise<Outcome<SentCode, SendCodeRefusal | PhoneRefusal>> {
  const read = recipientOf("sms", to);
  if (!read.ok) return read;
  const recipient = read.value;
  if (!(await isOpenCountry(context, brand.id, recipient))) return refuse({ reason: "countryClosed" });
  const asked = { recipient, purpose: "register", brandId: brand.id, network: address } as const;
  const counted = await takeBudgets(context, { alarm }, { asked, isMeant: true });
  if (!counted.ok) return counted;

  const sentAt = context.now();
  const expiresAt = later(sentAt, CODE_TTL_MS);
  const sent = { againAt: later(sentAt, AGAIN_MS), expiresAt };
  if (!counted.value.isOpen) return done(sent);
  const begun = await phone.begin({ to: recipient.target, captchaToken });
  if (!begun.ok) {
    if (begun.refusal.reason === "unreachable") {
      alarm({ kind: "unreachable", channel: "sms", reason: "phone authentication" });
    }
    await giveNarrowBack(context, asked);
    return begun;
  }
  const place = { brandId: brand.id, target: recipient.target, network: address };
  await savePhoneProof(context.db, place, { session: begun.value.session, sentAt, expiresAt });
  return done(sent);
}

type Proving = {
  readonly brandId: string;
  readonly to: string;
  readonly network: string;
};

/** Whether a code of the provider's is there to be tried from this network. */
export async function isPhoneProofOpen(
  { db, now }: Pick<Context, "db" | "now">,
  { brandId, to, network }: Proving,
): Promise<boolean> {
  const read = recipientOf("sms", to);
  return read.ok && isProofOpen(db, { brandId, target: read.value.target, network }, now());
}

/**
 * Whether the provider says that this code proves this number. As with ours, a right one is spent by being asked about,
 * and a try is counted before it is judged, so this must not run inside a transaction.
 */
export async function checkPhoneProof(
  context: Context,
  phone: PhoneAuth,
  { brandId, to, network, code }: Proving & { readonly code: string },
): Promise<Outcome<null, PhoneRefusal>> {
  if (code.trim() === "") return refuse({ reason: "codeMissing" });
  const digits = typedCode(code);
  const read = recipientOf("sms", to);
  if (digits === null || !read.ok) return refuse({ reason: "codeWrong" });
  const { db, now } = context;
  const place = { brandId, target: read.value.target, network };
  const tried = await tryPhoneProof(db, place, now());
  if (!tried) return refuse({ reason: "codeExpired" });
  const confirmed = await phone.confirm({ session: tried.session, code: digits });
  if (!confirmed.ok) return confirmed;
  if (confirmed.value.mobile !== place.target) return refuse({ reason: "codeWrong" });
  const isSpent = await spendPhoneProof(db, place, { session: tried.session, at: now() });
  if (!isSpent) return refuse({ reason: "codeExpired" });
  await countRightCode(context, read.value, tried.sentAt);
  return done(null);
}
