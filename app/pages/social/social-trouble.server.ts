import { data } from "@remix-run/node";
import { speechOf } from "#app/i18n/speech.server.ts";
import { formatTime } from "#app/lib/dates.ts";
import { identityPaths } from "#app/lib/paths/identity-paths.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { paths } from "#app/lib/paths/paths.ts";
import type { ShownTrouble } from "#app/lib/social-ways.ts";
import { PROVIDER_NAMES, type SocialLoginRefusal } from "#server/accounts/index.ts";
import type { IdentityRefusal, Provider } from "#server/gateway/identity/index.ts";
import { type Errand, endJourney } from "#server/http/sign-in/social-journey.ts";
import type { Visitor } from "#server/http/visitor/visitor.ts";

type Reason =
  | IdentityRefusal["reason"]
  | Exclude<SocialLoginRefusal["reason"], "unknownIdentity">
  | "staleJourney"
  | "tooMany";

export type SocialTrouble = {
  readonly reason: Reason;
  readonly provider: Provider;
  readonly errand: Errand;
  readonly retryAt?: Date;
  readonly fault?: unknown;
};

const STATUS = {
  declined: 422,
  // Not 502: a proxy that shows a page of its own for those would swallow what is said here.
  providerFailed: 422,
  staleJourney: 422,
  blocked: 422,
  excluded: 422,
  agentsElsewhere: 422,
  tooMany: 429,
} as const satisfies Record<Reason, number>;

/** Another try changes nothing about an account that is shut. */
const FINAL: ReadonlySet<Reason> = new Set<Reason>(["blocked", "excluded", "agentsElsewhere"]);

/**
 * The answer to somebody who went to a provider and is not signed in: what happened and the ways that are open. The
 * journey is over, so that its address is good for nothing any more.
 */
export async function socialTrouble(visitor: Visitor, trouble: SocialTrouble) {
  const { platform, language, brand, player } = visitor;
  const { reason, provider, errand, retryAt, fault } = trouble;
  if (fault !== undefined) platform.log.warn("identity", { code: reason, vendor: provider, error: fault });
  const { t } = await speechOf(language);
  const time = retryAt ? formatTime(retryAt, language, brand.timeZone) : "";
  const holes = { provider: PROVIDER_NAMES[provider], time };
  const again = {
    href: identityPaths.loginWith(provider, errand),
    text: t("twoFactor.social.trouble.again", holes),
  };
  const shown: ShownTrouble = {
    title: t(player ? "twoFactor.linked.confirm.title" : "twoFactor.social.trouble.title", holes),
    text: t(`twoFactor.social.reasons.${reason}`, holes),
    again: FINAL.has(reason) ? null : again,
    other: player
      ? { href: memberPaths.linked(), text: t("twoFactor.linked.title") }
      : { href: paths.login({ redirectTo: errand.redirectTo }), text: t("twoFactor.social.trouble.login") },
  };
  const headers = { "Set-Cookie": endJourney(visitor), "Cache-Control": "no-store" };
  return data(shown, { status: STATUS[reason], headers });
}
