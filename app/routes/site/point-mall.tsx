import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { promiseHash } from "remix-utils/promise";
import { Banners } from "#app/features/banner-carousel/banners.tsx";
import { speakerOf } from "#app/features/cashier/speaker.server.ts";
import { shownAway } from "#app/features/limits/shown-away.ts";
import { NoticeBar } from "#app/features/notice-bar/notice-bar.tsx";
import { deliveryOf, mallErrors, mallForm, mallStatus } from "#app/features/point-mall/mall-form.ts";
import { MallPage } from "#app/features/point-mall/mall-page.tsx";
import { shownMall } from "#app/features/point-mall/shown-mall.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { textsOf } from "#app/i18n/speech.server.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { pageMeta } from "#app/lib/page/page-title.ts";
import { rewardPaths } from "#app/lib/paths/reward-paths.ts";
import { bannersOf, newsTitles } from "#server/content/index.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { audienceOf } from "#server/http/visitor/audience.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";
import { rewardViewer } from "#server/http/visitor/reward-viewer.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";
import { playPause } from "#server/limits/index.ts";
import { convertPoints, mallOf, redeemReward } from "#server/points/index.ts";

export const says: RouteSays = { who: "anybody", posts: "players", search: "listed" };

export const handle: PageHandle = { frame: { header: true, sideMenu: false, footer: true } };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta({ title: data?.title, description: data?.description }, matches);

/** What points are given for, to everybody; what a member has of them and did with them, to the member (P03). */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await visitorOf(args);
  const { context, brand, language } = visitor;
  const { viewer, member } = rewardViewer(visitor);
  const query = new URL(args.request.url).searchParams;
  const to = { language, audience: audienceOf(visitor) };
  const { speaker, banners, news, texts, mall, pause } = await promiseHash({
    speaker: speakerOf(visitor),
    banners: bannersOf(context, { group: "w_shop", ...to }),
    news: newsTitles(context, to),
    texts: textsOf(language, "rewards"),
    pause: member ? playPause(context, member.id) : Promise.resolve(null),
    mall: mallOf(context, { brandId: brand.id, language, player: member }),
  });
  const asked = { rewardId: query.get("reward"), doneId: query.get("done"), orderKey: context.newId() };
  return {
    title: speaker.t("rewards.mall.title"),
    description: speaker.t("rewards.mall.description"),
    banners,
    news,
    texts,
    viewer,
    none: shownAway(pause, "mall", speaker) ?? {
      title: speaker.t("rewards.mall.empty"),
      text: speaker.t("rewards.mall.emptyText"),
    },
    ...shownMall({ ...mall, rewards: pause ? [] : mall.rewards }, asked, speaker),
  };
}

export async function action(args: ActionFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, player } = visitor;
  const speaker = await speakerOf(visitor);
  const form = await readForm(args, mallForm(speaker));
  if (!form.ok) return form.answer(400);

  const { intent: _, ...order } = form.value;
  const given =
    "reward" in order
      ? await redeemReward(context, { ...order, delivery: deliveryOf(order), player })
      : await convertPoints(context, { ...order, player });
  if (given.ok) return redirect(rewardPaths.pointMall({ done: given.value.id }), 303);
  return form.answer(mallStatus(given.refusal), mallErrors(given.refusal, speaker));
}

export default function PointMall() {
  const { texts, banners, news, description: _, ...page } = useLoaderData<typeof loader>();
  return (
    <div className="page stack">
      <Banners banners={banners} />
      <NoticeBar notices={news} />
      <MoreTexts texts={texts}>
        <MallPage {...page} answer={useActionData<typeof action>()} />
      </MoreTexts>
    </div>
  );
}
