import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { type MetaFunction, useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { DepositBonuses } from "#app/features/bonuses/deposit-bonuses.tsx";
import { RewardCentre } from "#app/features/bonuses/reward-centre.tsx";
import { shownBonus } from "#app/features/bonuses/shown-bonus.ts";
import { shownMatches } from "#app/features/bonuses/shown-match.ts";
import { gamesOf, shownTerms } from "#app/features/bonuses/shown-terms.ts";
import { speakerOf } from "#app/features/cashier/speaker.server.ts";
import { OfferList } from "#app/features/offers/offer-list.tsx";
import { gamesOfOffers, shownOffer } from "#app/features/offers/shown-offer.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { textsOf } from "#app/i18n/speech.server.ts";
import { formatMoment } from "#app/lib/dates.ts";
import { memberPaths } from "#app/lib/member-paths.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { titled } from "#app/lib/page-title.ts";
import { declineBonus, offersOf, takeBonus } from "#server/bonuses/index.ts";
import { gameNames } from "#server/catalogue/index.ts";
import { localText } from "#server/core/languages.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { nextMatches } from "#server/http/visitor/next-matches.ts";
import { offerNames } from "#server/http/visitor/offer-names.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";
import { ownMissions } from "#server/missions/index.ts";
import { ownOffers } from "#server/offers/index.ts";
import { takeAllRewards } from "#server/use-cases/index.ts";

export const says: RouteSays = { who: "members", asksPassword: false };

export const handle: PageHandle = { entry: "rewardCenter" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

/** What a member can take (M10). */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, player, language } = visitor;
  const speaker = await speakerOf(visitor);
  const [offers, missions] = await Promise.all([offersOf(context, player.id), ownMissions(context, player)]);
  const nameOf = await gameNames(context, { language, games: offers.flatMap(gamesOf) });
  const done = new URL(args.request.url).searchParams.get("done");
  const asked = { player: { ...player, language }, timeZone: visitor.brand.timeZone };
  const promised = await ownOffers(context, asked);
  const names = await offerNames(visitor, gamesOfOffers(promised));
  return {
    title: speaker.t("bonus.rewards.title"),
    texts: await textsOf(language, "bonus", "offers"),
    promised: promised.map((one) => shownOffer(one, names, speaker)),
    offers: offers.map((offer) => ({
      ...shownBonus(offer, speaker),
      terms: shownTerms(offer, nameOf, speaker),
    })),
    prizes: (missions?.toClaim ?? []).map(({ mission, progress }) => ({
      id: `${mission.code} ${progress.period}`,
      title: localText(mission.titles, language),
      until: speaker.t("bonus.rewards.takeBy", {
        when: formatMoment(progress.claimUntil, language, speaker.timeZone),
      }),
    })),
    bonuses: shownMatches(...(await nextMatches(visitor)), speaker),
    done: done === "taken" || done === "declined" ? speaker.t(`bonus.done.${done}`) : null,
  };
}

const claimForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.enum(["take", "decline"]), bonus: z.uuid() }),
  z.object({ intent: z.literal("takeAll") }),
]);

/** Takes one, takes all, or declines one. */
export async function action(args: ActionFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, player } = visitor;
  const form = await readForm(args, claimForm);
  if (!form.ok) return form.answer(400);
  const asked = form.value;
  const own = { playerId: player.id };
  if (asked.intent === "takeAll") {
    await takeAllRewards(context, player);
    return redirect(memberPaths.rewardCenter({ done: "taken" }), 303);
  }
  const rule = asked.intent === "take" ? takeBonus : declineBonus;
  const decided = await rule(context, { ...own, bonusId: asked.bonus });
  const done = asked.intent === "take" ? "taken" : "declined";
  if (decided.ok) return redirect(memberPaths.rewardCenter({ done }), 303);
  const { t } = await speakerOf(visitor);
  return form.answer(422, { "": [t(`bonus.reasons.${decided.refusal.reason}`)] });
}

export default function RewardCentrePage() {
  const { texts, bonuses, promised, ...shown } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <RewardCentre {...shown} hasMore={promised.length > 0} answer={useActionData<typeof action>()}>
        <OfferList offers={promised} />
        <DepositBonuses {...bonuses} />
      </RewardCentre>
    </MoreTexts>
  );
}
