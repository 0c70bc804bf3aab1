/** The front door of accounts elsewhere: who may vouch for somebody, and how they are asked. */
import type { IdentityProvider } from "./ports.ts";
import type { IdentitySettings, Provider } from "./settings.ts";

export type { IdentityProvider, IdentityRefusal, Journey, SocialIdentity } from "./ports.ts";
export {
  IDENTITY_ENVIRONMENT,
  type IdentitySettings,
  identitySettings,
  isProvider,
  PROVIDERS,
  type Provider,
} from "./settings.ts";

type Known = Partial<Record<Provider, Promise<IdentityProvider>>>;

const known = new WeakMap<IdentitySettings, Known>();

/** A provider as the operator has set it up, or null. Its library is read when somebody first asks for it. */
export async function identityProvider(
  settings: IdentitySettings,
  provider: Provider,
): Promise<IdentityProvider | null> {
  const opened = known.get(settings) ?? {};
  known.set(settings, opened);
  if (settings[provider] === null) return null;
  opened[provider] ??= openProvider(settings, provider);
  return opened[provider];
}

async function openProvider(settings: IdentitySettings, provider: Provider): Promise<IdentityProvider> {
  const { oauthProvider, openIdProvider } = await import("./provider.ts");
  const { google, facebook } = settings;
  if (provider === "google" && google) return openIdProvider(provider, google);
  if (provider === "facebook" && facebook) return oauthProvider(provider, facebook);
  throw new Error(`${provider} is not set up.`);
}
