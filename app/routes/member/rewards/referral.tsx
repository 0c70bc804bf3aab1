import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { speakerOf } from "#app/features/cashier/speaker.server.ts";
import { shownAway } from "#app/features/limits/shown-away.ts";
import { ReferralPage } from "#app/features/referral/referral-page.tsx";
import { shownEarnings, shownRule } from "#app/features/referral/shown-referral.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { textsOf } from "#app/i18n/speech.server.ts";
import { formatDay } from "#app/lib/dates.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { inviteCodeOf } from "#server/accounts/index.ts";
import { invitedOf } from "#server/agents/index.ts";
import { isId } from "#server/core/ids.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";
import { playPause } from "#server/limits/index.ts";
import { earningsOf, referralRule } from "#server/referrals/index.ts";

export const says: RouteSays = { who: "members", asksPassword: false };

export const handle: PageHandle = { entry: "referral" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

const place = z
  .string()
  .regex(/^\d{1,18}$/)
  .transform(BigInt)
  .nullable();

/** The link by which a member brings friends, who came by it, and what that brought (M11). It leads to the house that was asked. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, player, brand, language } = await requireMember(args);
  const url = new URL(args.request.url);
  const before = place.safeParse(url.searchParams.get("before"));
  if (!before.success) throw new Response(null, { status: 404 });
  const earnedBefore = url.searchParams.get("earnedBefore");
  if (earnedBefore !== null && !isId(earnedBefore)) throw new Response(null, { status: 404 });
  const speaker = await speakerOf({ language, brand });
  const [pause, referralCode, rule, earnings, found] = await Promise.all([
    playPause(context, player.id),
    inviteCodeOf(context, player),
    referralRule(context, brand.id),
    earningsOf(context, { playerId: player.id, before: earnedBefore }),
    invitedOf(context, { playerId: player.id, brand, before: before.data }),
  ]);
  return {
    texts: await textsOf(language, "rewards", "referral"),
    title: speaker.t("rewards.referral.title"),
    away: shownAway(pause, "friends", speaker),
    rule: shownRule(rule, speaker),
    earnings: shownEarnings(earnings, speaker),
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
