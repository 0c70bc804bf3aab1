import type { Outcome } from "../../core/outcome.ts";
import type { Provider } from "./settings.ts";

/** What a browser must bring back, and what goes with it to the provider. All but the address stays with us. */
export type Journey = {
  /** Where the provider sends the browser back to, as it is registered there. */
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  /** The secret of PKCE, of which the provider is given the hash first and the whole at the end. */
  readonly verifier: string;
};

/** A person at a provider. Only `subject` stays the same for ever; nothing here proves an address to us. */
export type SocialIdentity = {
  readonly provider: Provider;
  readonly subject: string;
  readonly name: string | null;
  readonly email: string | null;
};

export type ProviderFailed = { readonly reason: "providerFailed"; readonly fault: unknown };

/**
 * The one who came back: declined there, or came with what the provider or the checks of the protocol do not hold with.
 */
export type IdentityRefusal = ProviderFailed | { readonly reason: "declined" };

/** Somebody who vouches for people. */
export type IdentityProvider = {
  newJourney(redirectUri: string): Journey;
  /** Where a browser is sent to say who it is. */
  leave(journey: Journey): Promise<Outcome<URL, ProviderFailed>>;
  /** The one who came back, at the address with which they did. */
  arrive(journey: Journey, at: URL): Promise<Outcome<SocialIdentity, IdentityRefusal>>;
};
