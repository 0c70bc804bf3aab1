import { speechOf } from "#app/i18n/speech.server.ts";
import { identityPaths, type LoginWithQuery } from "#app/lib/paths/identity-paths.ts";
import type { SocialWays } from "#app/lib/social-ways.ts";
import { PROVIDER_NAMES } from "#server/accounts/index.ts";
import { offeredProviders } from "#server/http/visitor/offered-providers.ts";
import type { Visitor } from "#server/http/visitor/visitor.ts";

/** The buttons of <SocialButtons>, or null where there are none. */
export async function socialWays(visitor: Visitor, query: LoginWithQuery): Promise<SocialWays | null> {
  const providers = await offeredProviders(visitor);
  if (providers.length === 0) return null;
  const { t } = await speechOf(visitor.language);
  return {
    label: t("twoFactor.social.label"),
    ways: providers.map((provider) => ({
      provider,
      href: identityPaths.loginWith(provider, query),
      text: t("twoFactor.social.continueWith", { provider: PROVIDER_NAMES[provider] }),
    })),
  };
}
