import { data, type LoaderFunctionArgs } from "@remix-run/node";
import type { IdentityProvider, Provider } from "#server/gateway/identity/index.ts";
import { offeredProvider } from "#server/http/visitor/offered-providers.ts";
import { type Visitor, visitorOf } from "#server/http/visitor/visitor.ts";

type Asked = { readonly visitor: Visitor; readonly provider: Provider; readonly way: IdentityProvider };

/** The visitor, and the provider that is asked for; one that is not offered has no page. */
export async function askedProvider(args: LoaderFunctionArgs): Promise<Asked> {
  const visitor = await visitorOf(args);
  const offered = await offeredProvider(visitor, args.params.provider);
  if (!offered) throw data(null, { status: 404 });
  return { visitor, ...offered };
}
