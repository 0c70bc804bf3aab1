import { hasFlag } from "../../brand/index.ts";
import {
  type IdentityProvider,
  identityProvider,
  isProvider,
  PROVIDERS,
  type Provider,
} from "../../gateway/identity/index.ts";
import type { Visitor } from "./visitor.ts";

const FLAGS = { google: "GOOGLELOGIN3", facebook: "FACEBOOKLOGIN3" } as const satisfies Record<
  Provider,
  string
>;

type Place = Pick<Visitor, "brand" | "context" | "platform">;

/** The providers that a brand lets vouch for people: the operator has set it up, and the brand's flag is on. */
export async function offeredProviders({ brand, context, platform }: Place): Promise<readonly Provider[]> {
  const { identity } = platform.config;
  const isOn = await Promise.all(PROVIDERS.map((provider) => hasFlag(context, brand.id, FLAGS[provider])));
  return PROVIDERS.filter((provider, nth) => isOn[nth] && identity[provider] !== null);
}

/** The provider that an address names, where it is offered. */
export async function offeredProvider(
  visitor: Place,
  name: string | undefined,
): Promise<{ provider: Provider; way: IdentityProvider } | null> {
  if (!isProvider(name) || !(await offeredProviders(visitor)).includes(name)) return null;
  const way = await identityProvider(visitor.platform.config.identity, name);
  return way && { provider: name, way };
}
