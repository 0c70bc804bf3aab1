import { isTrialType, lacksPassword, playerByMobile } from "../../accounts/index.ts";
import { hasFlag, registrationModes, registrationRules } from "../../brand/index.ts";
import { type Outcome, refuse } from "../../core/outcome.ts";
import type { PhoneRefusal } from "../../gateway/phone/index.ts";
import {
  type Channel,
  type CodePurpose,
  type SendCodeRefusal,
  type SentCode,
  sendCode,
  sendPhoneProof,
  wasAskedFrom,
} from "../../verification/index.ts";
import { networkOf } from "../browser/client-networks.ts";
import { isRemembered, type Visitor } from "../visitor/visitor.ts";

type Asked = { readonly purpose: CodePurpose; readonly channel: Channel };

/**
 * Whether this visitor may ask for such a code here. Nothing is sent for what a brand does not offer, so that nobody
 * uses up its budgets by the way.
 */
export async function isCodeOffered(visitor: Visitor, { purpose, channel }: Asked): Promise<boolean> {
  const { context, brand } = visitor;
  const player = provenPlayer(visitor);
  if (purpose === "bind") return player !== null && !isTrialType(player.accountType);
  // Anybody who has no password yet sets the first one by a code to their own number (app/routes/member/security/password.tsx).
  if (purpose === "recover" && player) return channel === "sms" && (await lacksPassword(context, player.id));
  if (player !== null || channel === "mail") return false;
  if (purpose === "login") return hasFlag(context, brand.id, "MOBILEVERCODELOGIN3");
  if (purpose === "recover") return hasFlag(context, brand.id, "PHONEVERIFY3");
  return asksCodeAtRegistration(visitor);
}

async function asksCodeAtRegistration({ context, brand }: Visitor): Promise<boolean> {
  for (const mode of await registrationModes(context, brand.id)) {
    const { asksCode } = await registrationRules(context, { brandId: brand.id, mode });
    if (asksCode) return true;
  }
  return false;
}

/**
 * The player who is signed in by something that they proved. Whom the browser remembers is at a door as anybody is
 * (L06).
 */
function provenPlayer(visitor: Visitor): Visitor["player"] {
  return isRemembered(visitor) ? null : visitor.player;
}

/**
 * Whether nobody has to read letters before such a code: a mail costs nothing, and a member has shown that they are
 * somebody; who has read a picture a moment ago reads no other.
 */
export async function isKnownPerson(
  { context, brand, player, address }: Visitor,
  code: Asked & { readonly to: string },
): Promise<boolean> {
  if (player !== null && code.channel === "mail") return true;
  return wasAskedFrom(context, { ...code, brand, address: networkOf(address) });
}

/**
 * Sends a code to an address that a visitor names; that of a registration by a provider outside where there is one
 * (S08). For who comes back (login, recover) only to whose it is, and who is signed in has none sent to anybody else.
 */
export async function sendCodeFor(
  visitor: Visitor,
  {
    purpose,
    channel,
    to,
    captchaToken = "",
  }: Asked & { readonly to: string; readonly captchaToken?: string | undefined },
): Promise<Outcome<SentCode, SendCodeRefusal | PhoneRefusal | { readonly reason: "notOffered" }>> {
  if (!(await isCodeOffered(visitor, { purpose, channel }))) return refuse({ reason: "notOffered" });
  const { context, brand, platform, address, language } = visitor;
  const { phone, alarm } = platform.gateways;
  if (phone && purpose === "register") {
    return sendPhoneProof(
      context,
      { phone, alarm },
      { brand, to, captchaToken, address: networkOf(address) },
    );
  }
  const player = provenPlayer(visitor);
  const owner = channel === "sms" ? await playerByMobile(context, { brandId: brand.id, mobile: to }) : null;
  const isOthers = purpose === "recover" && player !== null && owner?.id !== player.id;
  const known = isOthers ? null : owner;
  return sendCode(context, platform.gateways, {
    brand,
    purpose,
    channel,
    to,
    playerId: known?.id ?? null,
    address: networkOf(address),
    language,
  });
}
