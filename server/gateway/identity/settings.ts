import { z } from "zod";
import { done, type Outcome, refuse } from "../../core/outcome.ts";

/** The providers that may vouch for somebody, in the order in which they are offered. */
export const PROVIDERS = ["google", "facebook"] as const;

export type Provider = (typeof PROVIDERS)[number];

export function isProvider(text: string | undefined): text is Provider {
  return PROVIDERS.some((provider) => provider === text);
}

type Client = { readonly clientId: string; readonly clientSecret: string };

/** An OpenID provider, whose endpoints and keys are read at its issuer. */
export type OpenIdSettings = Client & { readonly issuer: string };

/** A provider of OAuth 2 without an id token: who it was is asked at `userInfoUrl`. */
export type OAuthSettings = Client & {
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly userInfoUrl: string;
};

/** What each provider needs to be asked; null for one that the operator has not set up. */
export type IdentitySettings = {
  readonly google: OpenIdSettings | null;
  readonly facebook: OAuthSettings | null;
};

const blankIsAbsent = (value: unknown) => (value === "" ? undefined : value);
const text = z.preprocess(blankIsAbsent, z.string().optional());
const address = (known: string) =>
  z.preprocess(blankIsAbsent, z.url({ protocol: /^https?$/ }).default(known));

/**
 * The variables that set providers up (server/house/config.ts reads them). Their addresses are the real ones by
 * default.
 */
export const IDENTITY_ENVIRONMENT = {
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_ISSUER: address("https://accounts.google.com"),
  FACEBOOK_CLIENT_ID: text,
  FACEBOOK_CLIENT_SECRET: text,
  FACEBOOK_AUTHORIZE_URL: address("https://www.facebook.com/v23.0/dialog/oauth"),
  FACEBOOK_TOKEN_URL: address("https://graph.facebook.com/v23.0/oauth/access_token"),
  FACEBOOK_USERINFO_URL: address("https://graph.facebook.com/v23.0/me?fields=id,name,email"),
};

const environment = z.object(IDENTITY_ENVIRONMENT);

/** The settings behind those variables. Half a provider is refused; the reason is a sentence for the operator. */
export function identitySettings(
  given: z.output<typeof environment>,
): Outcome<IdentitySettings, { reason: string }> {
  const google = clientOf("GOOGLE", given.GOOGLE_CLIENT_ID, given.GOOGLE_CLIENT_SECRET);
  if (!google.ok) return google;
  const facebook = clientOf("FACEBOOK", given.FACEBOOK_CLIENT_ID, given.FACEBOOK_CLIENT_SECRET);
  if (!facebook.ok) return facebook;
  return done({
    google: google.value && { ...google.value, issuer: given.GOOGLE_ISSUER },
    facebook: facebook.value && {
      ...facebook.value,
      authorizeUrl: given.FACEBOOK_AUTHORIZE_URL,
      tokenUrl: given.FACEBOOK_TOKEN_URL,
      userInfoUrl: given.FACEBOOK_USERINFO_URL,
    },
  });
}

function clientOf(
  name: string,
  clientId: string | undefined,
  clientSecret: string | undefined,
): Outcome<Client | null, { reason: string }> {
  if (clientId && clientSecret) return done({ clientId, clientSecret });
  if (!clientId && !clientSecret) return done(null);
  const missing = clientId ? `${name}_CLIENT_SECRET` : `${name}_CLIENT_ID`;
  return refuse({ reason: `${missing}: required with the other` });
}
