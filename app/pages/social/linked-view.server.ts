import type { Translate } from "#app/i18n/translate.ts";
import { formatMoment } from "#app/lib/dates.ts";
import { isolated } from "#app/lib/page/isolated.ts";
import { identityPaths } from "#app/lib/paths/identity-paths.ts";
import { PROVIDER_NAMES, socialLinksOf } from "#server/accounts/index.ts";
import { isProvider } from "#server/gateway/identity/index.ts";
import { accountName, arrivalOf } from "#server/http/sign-in/social-arrival.ts";
import { offeredProviders } from "#server/http/visitor/offered-providers.ts";
import type { PlayerVisitor } from "#server/http/visitor/visitor.ts";

/** The accounts elsewhere of a player, those that could be linked, and the one that has just come along. */
export async function linkedView(visitor: PlayerVisitor, url: URL, t: Translate) {
  const { context, player, language, brand } = visitor;
  const [linked, arrival, offered] = await Promise.all([
    socialLinksOf(context, player.id),
    arrivalOf(visitor, url),
    offeredProviders(visitor),
  ]);
  return {
    links: linked.map(({ provider, label, linkedAt }) => {
      const holes = {
        account: isolated(label),
        moment: formatMoment(linkedAt, language, brand.timeZone),
      };
      return { provider, name: PROVIDER_NAMES[provider], text: t("twoFactor.linked.since", holes) };
    }),
    offers: offered
      .filter((provider) => !linked.some((link) => link.provider === provider))
      .filter((provider) => provider !== arrival?.provider)
      .map((provider) => ({
        provider,
        name: PROVIDER_NAMES[provider],
        href: identityPaths.loginWith(provider, { redirectTo: identityPaths.linked() }),
      })),
    arrival: arrival && { name: PROVIDER_NAMES[arrival.provider], account: accountName(arrival) },
    done: doneText(url.searchParams.get("done") ?? "", t),
  };
}

/** `linked-google`: what the address says has happened. */
function doneText(done: string, t: Translate): string | null {
  const [what, provider] = done.split("-");
  if ((what !== "linked" && what !== "unlinked") || !isProvider(provider)) return null;
  return t(`twoFactor.linked.done.${what}`, { provider: PROVIDER_NAMES[provider] });
}
