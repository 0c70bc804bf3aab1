import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { type MetaFunction, useActionData, useLoaderData } from "@remix-run/react";
import { FreeGames } from "#app/components/play/free-games.tsx";
import { DepositBonuses } from "#app/features/bonuses/deposit-bonuses.tsx";
import { RewardCentre } from "#app/features/bonuses/reward-centre.tsx";
import { shownMatches } from "#app/features/bonuses/shown-match.ts";
import { speakerOf } from "#app/features/cashier/speaker.server.ts";
import { shownAway } from "#app/features/limits/shown-away.ts";
import { OfferList } from "#app/features/offers/offer-list.tsx";
import { shownOffer } from "#app/features/offers/shown-offer.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { textsOf } from "#app/i18n/speech.server.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { freeGames } from "#app/pages/play/free-games.server.ts";
import { gamesOfRewards, shownToTake } from "#app/pages/rewards/shown-rewards.server.ts";
import { DONE, rewardForm, takeReward } from "#app/pages/rewards/take-reward.server.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { nextMatches } from "#server/http/visitor/next-matches.ts";
import { offerNames } from "#server/http/visitor/offer-names.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";
import { bonusOrigins, rewardsOf } from "#server/use-cases/index.ts";

export const says: RouteSays = { who: "members", asksPassword: false };

export const handle: PageHandle = { entry: "rewardCenter" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

/** What a member can take (M10). */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, player, language, brand } = visitor;
  const speaker = await speakerOf(visitor);
  const asked = { player: { ...player, language }, timeZone: brand.timeZone };
  const rewards = await rewardsOf(context, asked);
  const bonuses = rewards.toTake.flatMap((one) => (one.what === "bonus" ? [one.bonus] : []));
  const names = {
    ...(await offerNames(visitor, gamesOfRewards(rewards))),
    originOf: await bonusOrigins(context, { player, language, bonuses }),
  };
  const said = new URL(args.request.url).searchParams.get("done");
  const done = DONE.find((one) => one === said);
  const away = shownAway(rewards.pause, "rewards", speaker);
  const kept = rewards.hasKept && rewards.pause?.until ? ` ${speaker.t("limits.away.rewards.kept")}` : "";
  return {
    title: speaker.t("bonus.rewards.title"),
    away: away && { ...away, text: `${away.text}${kept}` },
    texts: await textsOf(language, "bonus", "offers"),
    rewards: rewards.toTake.map((reward) => shownToTake(reward, names, speaker)),
    towards: rewards.towards.map((one) => shownOffer(one, names, speaker)),
    free: await freeGames(visitor),
    bonuses: shownMatches(...(await nextMatches(visitor)), speaker),
    done: done ? speaker.t(`bonus.done.${done}`) : null,
  };
}

/** Takes one, takes all, or declines one. */
export async function action(args: ActionFunctionArgs) {
  const visitor = await requireMember(args);
  const form = await readForm(args, rewardForm);
  if (!form.ok) return form.answer(400);
  const came = await takeReward(visitor, form.value);
  if ("done" in came) return redirect(memberPaths.rewardCenter({ done: came.done }), 303);
  // Some of it was taken, and the page is read anew.
  if ("said" in came) return form.answer(200, { "": came.said });
  const { t } = await speakerOf(visitor);
  return form.answer(422, { "": [t(came.why)] });
}

export default function RewardCentrePage() {
  const { texts, bonuses, towards, free, ...shown } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <RewardCentre
        {...shown}
        hasMore={towards.length + free.games.length > 0}
        answer={useActionData<typeof action>()}
      >
        <FreeGames {...free} />
        <OfferList offers={towards} />
        <DepositBonuses {...bonuses} />
      </RewardCentre>
    </MoreTexts>
  );
}
