import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SocialTrouble } from "#app/features/social/social-trouble.tsx";
import { titled } from "#app/lib/page/page-title.ts";
import { identityPaths } from "#app/lib/paths/identity-paths.ts";
import { askedProvider } from "#app/pages/social/asked-provider.server.ts";
import { socialTrouble } from "#app/pages/social/social-trouble.server.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { beginJourney, errandOf } from "#server/http/sign-in/social-journey.ts";
import { takeJourneyStep } from "#server/http/tries/per-address.ts";

export const says: RouteSays = { who: "anybody", whileClosed: "guests" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

/**
 * Sends the browser to a provider (L08). A link leads here and not a form, because the content policy lets no form end
 * at another site; nothing is changed by it but a cookie that only its own way back understands.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { visitor, provider, way } = await askedProvider(args);
  const url = new URL(args.request.url);
  const errand = errandOf(url);

  const counted = takeJourneyStep(visitor.context, visitor.address);
  if (!counted.ok) return socialTrouble(visitor, { ...counted.refusal, provider, errand });
  const journey = way.newJourney(`${url.origin}${identityPaths.cameFrom(provider)}`);
  const left = await way.leave(journey);
  if (!left.ok) return socialTrouble(visitor, { ...left.refusal, provider, errand });
  const cookie = await beginJourney(visitor, { ...errand, provider, journey });
  throw redirect(left.value.href, {
    status: 303,
    headers: { "Set-Cookie": cookie, "Cache-Control": "no-store" },
  });
}

export default function LoginWith() {
  return <SocialTrouble {...useLoaderData<typeof loader>()} />;
}
