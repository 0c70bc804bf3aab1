import { createHmac } from "node:crypto";
import * as client from "openid-client";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { identityClaims } from "./claims.ts";
import type { IdentityProvider, IdentityRefusal, Journey, SocialIdentity } from "./ports.ts";
import type { OAuthSettings, OpenIdSettings, Provider } from "./settings.ts";

const TIMEOUT_S = 5;

type Tokens = Awaited<ReturnType<typeof client.authorizationCodeGrant>>;

type Means = {
  readonly provider: Provider;
  readonly scope: string;
  /** Whether the answer is a signed token that repeats the nonce. */
  readonly hasIdToken: boolean;
  configuration(): Promise<client.Configuration>;
  claims(configuration: client.Configuration, tokens: Tokens): Promise<unknown>;
};

/** A provider of OpenID Connect: what it is asked for is a token that it has signed, with our nonce in it. */
export function openIdProvider(
  provider: Provider,
  { issuer, clientId, clientSecret }: OpenIdSettings,
): IdentityProvider {
  const server = new URL(issuer);
  let found: Promise<client.Configuration> | null = null;
  return providerBy({
    provider,
    scope: "openid email profile",
    hasIdToken: true,
    async configuration() {
      found ??= client.discovery(server, clientId, clientSecret, undefined, {
        timeout: TIMEOUT_S,
        execute: insecure(server),
      });
      // A provider that was away when this was asked may be there for whoever asks next.
      found.catch(() => {
        found = null;
      });
      return found;
    },
    claims: async (_configuration, tokens) => tokens.claims(),
  });
}

/** A provider of OAuth 2 alone, such as Facebook: who it was is asked with the token that it gave. */
export function oauthProvider(provider: Provider, settings: OAuthSettings): IdentityProvider {
  const { authorizeUrl, tokenUrl, userInfoUrl, clientId, clientSecret } = settings;
  const server = {
    issuer: new URL(authorizeUrl).origin,
    authorization_endpoint: authorizeUrl,
    token_endpoint: tokenUrl,
  };
  const configuration = new client.Configuration(
    server,
    clientId,
    clientSecret,
    client.ClientSecretPost(clientSecret),
  );
  configuration.timeout = TIMEOUT_S;
  for (const allow of insecure(new URL(tokenUrl))) allow(configuration);
  return providerBy({
    provider,
    scope: "public_profile email",
    hasIdToken: false,
    configuration: async () => configuration,
    async claims(_configuration, { access_token: token }) {
      const address = new URL(userInfoUrl);
      // Proves that it is us who ask with this token, and not somebody who found it (Facebook's "app secret proof").
      address.searchParams.set(
        "appsecret_proof",
        createHmac("sha256", clientSecret).update(token).digest("hex"),
      );
      const answer = await client.fetchProtectedResource(configuration, token, address, "GET");
      if (!answer.ok) throw new Error(`The provider answered ${answer.status} to who it was.`);
      return answer.json();
    },
  });
}

function providerBy(means: Means): IdentityProvider {
  return {
    newJourney: (redirectUri) => ({
      redirectUri,
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
    }),
    async leave({ redirectUri, state, nonce, verifier }) {
      try {
        const challenge = await client.calculatePKCECodeChallenge(verifier);
        const asked = {
          redirect_uri: redirectUri,
          scope: means.scope,
          state,
          code_challenge: challenge,
          code_challenge_method: "S256",
          ...(means.hasIdToken ? { nonce } : {}),
        };
        return done(client.buildAuthorizationUrl(await means.configuration(), asked));
      } catch (fault) {
        return refuse({ reason: "providerFailed", fault });
      }
    },
    arrive: (journey, at) => arrived(means, journey, at).catch((fault: unknown) => refuse(refusalOf(fault))),
  };
}

async function arrived(
  means: Means,
  { redirectUri, state, nonce, verifier }: Journey,
  at: URL,
): Promise<Outcome<SocialIdentity, IdentityRefusal>> {
  const configuration = await means.configuration();
  const came = new URL(redirectUri);
  came.search = at.search;
  const tokens = await client.authorizationCodeGrant(configuration, came, {
    pkceCodeVerifier: verifier,
    expectedState: state,
    ...(means.hasIdToken ? { expectedNonce: nonce, idTokenExpected: true } : {}),
  });
  const claims = identityClaims(await means.claims(configuration, tokens));
  if (!claims) throw new Error("The provider did not say who it was.");
  return done({ provider: means.provider, ...claims });
}

function refusalOf(fault: unknown): IdentityRefusal {
  const declined = fault instanceof client.AuthorizationResponseError && fault.error === "access_denied";
  return declined ? { reason: "declined" } : { reason: "providerFailed", fault };
}

/** Only an address that the operator has written with http may be asked without encryption. */
function insecure({ protocol }: URL): ((configuration: client.Configuration) => void)[] {
  return protocol === "http:" ? [client.allowInsecureRequests] : [];
}
