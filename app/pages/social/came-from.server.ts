import { speechOf } from "#app/i18n/speech.server.ts";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { identityPaths } from "#app/lib/paths/identity-paths.ts";
import { paths } from "#app/lib/paths/paths.ts";
import type { ShownArrival } from "#app/lib/social-ways.ts";
import { PROVIDER_NAMES } from "#server/accounts/index.ts";
import { accountName, arrivalOf } from "#server/http/sign-in/social-arrival.ts";
import type { Visitor } from "#server/http/visitor/visitor.ts";

/** What a registration begins with that somebody from a provider fills in. */
export type CameFrom = ShownArrival & {
  /** Takes the place of an answer until there is one. */
  readonly prefill: FormAnswer;
};

export async function cameFrom(visitor: Visitor, url: URL): Promise<CameFrom | null> {
  const identity = await arrivalOf(visitor, url);
  if (!identity) return null;
  const { provider, name, email } = identity;
  const { t } = await speechOf(visitor.language);
  const holes = { provider: PROVIDER_NAMES[provider], account: accountName(identity) };
  const values = { payeeName: name ?? "", email: email ?? "", terms: "on" };
  return {
    provider,
    said: t("twoFactor.social.came", holes),
    login: {
      href: paths.login({ redirectTo: identityPaths.linked({ with: provider }) }),
      text: t("twoFactor.social.haveAccount", holes),
    },
    prefill: { values, errors: {} },
  };
}
