import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SocialTrouble } from "#app/features/social/social-trouble.tsx";
import { titled } from "#app/lib/page/page-title.ts";
import { askedProvider } from "#app/pages/social/asked-provider.server.ts";
import { socialTrouble } from "#app/pages/social/social-trouble.server.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { currentJourney, NO_ERRAND } from "#server/http/sign-in/social-journey.ts";
import { receiveIdentity } from "#server/http/sign-in/social-reception.ts";
import { takeJourneyStep } from "#server/http/tries/per-address.ts";

export const says: RouteSays = { who: "anybody", whileClosed: "guests" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

/** Where a provider sends the browser back to (L08): only on the journey that the same browser began, and once. */
export async function loader(args: LoaderFunctionArgs) {
  const { visitor, provider, way } = await askedProvider(args);

  const current = await currentJourney(visitor, provider);
  const errand = current ?? NO_ERRAND;
  if (!current) return socialTrouble(visitor, { reason: "staleJourney", provider, errand });
  const counted = takeJourneyStep(visitor.context, visitor.address);
  if (!counted.ok) return socialTrouble(visitor, { ...counted.refusal, provider, errand });
  const arrived = await way.arrive(current.journey, new URL(args.request.url));
  if (!arrived.ok) return socialTrouble(visitor, { ...arrived.refusal, provider, errand });

  const received = await receiveIdentity(visitor, { identity: arrived.value, errand });
  if (!received.ok) return socialTrouble(visitor, { ...received.refusal, provider, errand });
  const { to, headers } = received.value;
  throw redirect(to, { status: 303, headers });
}

export default function LoginFrom() {
  return <SocialTrouble {...useLoaderData<typeof loader>()} />;
}
