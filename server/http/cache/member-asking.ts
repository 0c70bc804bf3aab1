import type { IncomingMessage } from "node:http";
import { isSubLoginType, seesAgentItem } from "../../accounts/index.ts";
import { brandAt } from "../../brand/index.ts";
import { DEFAULT_LANGUAGE, isLanguage } from "../../core/languages.ts";
import type { Platform } from "../../house/platform.ts";
import { type Preferences, readCookies, readPreferences } from "../browser/preferences.ts";
import { sessionOf } from "../browser/session-cookie.ts";
import { formToken } from "../posts/form-token.ts";
import type { FrameMember } from "../visitor/frame.ts";

/** The member who asks for a page that is kept for all members. */
export type MemberAsking = FrameMember &
  Preferences & {
    readonly isAgent: boolean;
    readonly formToken: string;
    /** The vendor whose tab was opened last (R10); comes with the address of the slots alone. */
    readonly vendorTab: string;
  };

/**
 * What a kept page needs to know of a member, read from the message alone: making a web request of it would
 * cost more than all of this. Null for everybody else, and for a language that the address names.
 */
export async function memberAsking(
  platform: Platform,
  message: IncomingMessage,
): Promise<MemberAsking | null> {
  const { url = "/", headers } = message;
  const { cookie } = headers;
  if (url.includes("lang=")) return null;

  const { context, config } = platform;
  const [brand, session] = await Promise.all([
    brandAt(context, headers.host ?? ""),
    sessionOf(platform, cookie),
  ]);
  if (!brand || session?.player.brandId !== brand.id) return null;
  // A sub-login has another menu than members, so its pages are made for it alone.
  if (isSubLoginType(session.player.accountType)) return null;

  const { player, family } = session;
  const cookies = readCookies(cookie);
  const language = cookies.get("lang") ?? "";
  const binding = { secret: config.sessionSecret, family, now: context.now() };
  return {
    ...readPreferences(cookie),
    context,
    brand,
    player,
    language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
    vendorTab: cookies.get("rngVendor") ?? "",
    isAgent: seesAgentItem(player.accountType),
    formToken: formToken(binding),
  };
}
