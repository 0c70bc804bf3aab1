import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { ReferralPage } from "#app/features/referral/referral-page.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf, textsOf } from "#app/i18n/speech.server.ts";
import { formatDay } from "#app/lib/dates.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { titled } from "#app/lib/page-title.ts";
import { paths } from "#app/lib/paths.ts";
import { inviteCodeOf } from "#server/accounts/index.ts";
import { invitedOf } from "#server/agents/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";

export const says: RouteSays = { who: "members", asksPassword: false };

export const handle: PageHandle = { entry: "referral" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

const place = z
  .string()
  .regex(/^\d{1,18}$/)
  .transform(BigInt)
  .nullable();

/** The link by which a member brings friends, and who came by it (M11). It leads to the house that was asked. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, player, brand, language } = await requireMember(args);
  const url = new URL(args.request.url);
  const before = place.safeParse(url.searchParams.get("before"));
  if (!before.success) throw new Response(null, { status: 404 });
  const { t } = await speechOf(language);
  const referralCode = await inviteCodeOf(context, player);
  const found = await invitedOf(context, { playerId: player.id, brand, before: before.data });
  return {
    texts: await textsOf(language, "rewards"),
    title: t("rewards.referral.title"),
    link: `${url.origin}${paths.register({ referralCode })}`,
    invited: found.people.map(({ at, ...one }) => ({ ...one, at: formatDay(at, language, brand.timeZone) })),
    next: found.next === null ? null : String(found.next),
  };
}

export default function Referral() {
  const { texts, ...page } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <ReferralPage {...page} />
    </MoreTexts>
  );
}
