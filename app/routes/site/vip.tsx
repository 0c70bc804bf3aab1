import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { speakerOf } from "#app/features/cashier/speaker.server.ts";
import { shownCashbacks, shownKeeping, shownLevels, shownStanding } from "#app/features/vip/shown-vip.ts";
import { VipPage } from "#app/features/vip/vip-page.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { textsOf } from "#app/i18n/speech.server.ts";
import { pageMeta } from "#app/lib/page/page-title.ts";
import { serviceOf } from "#server/brand/index.ts";
import { withdrawalDaySettings } from "#server/cashier/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { rewardViewer } from "#server/http/visitor/reward-viewer.ts";
import { type Visitor, visitorOf } from "#server/http/visitor/visitor.ts";
import { privilegesOf } from "#server/offers/index.ts";
import {
  keepingOf,
  type Level,
  levelsOf,
  levelUpsOf,
  ownKeeping,
  promisesService,
  vipStanding,
} from "#server/vip/index.ts";

export const says: RouteSays = { who: "anybody", kept: "guests", search: "listed" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta({ title: data?.title, description: data?.description }, matches);

/** Every level of the brand (P05) and, for a member, where they stand. */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await visitorOf(args);
  const { context, brand, language } = visitor;
  const speaker = await speakerOf(visitor);
  const { viewer, member } = rewardViewer(visitor);
  const mine = member && {
    standing: await vipStanding(context, { playerId: member.id, language }),
    levelUps: await levelUpsOf(context, member.id),
    keeping: await ownKeeping(context, { playerId: member.id, language }),
  };
  const kept = await keepingOf(context, brand.id);
  const privileges = await privilegesOf(context, brand.id);
  return {
    title: speaker.t("rewards.vip.title"),
    description: speaker.t("rewards.vip.description"),
    texts: await textsOf(language, "rewards"),
    viewer,
    standing: mine && shownStanding(mine.standing, brand.asset, speaker),
    keeping: mine?.keeping ? shownKeeping(mine.keeping, brand.asset, speaker) : null,
    isKeptByPeriod: kept !== null,
    cashbacks: shownCashbacks(privileges.cashbacks, speaker),
    levels: shownLevels(await keptLevels(visitor), mine, brand.asset, speaker, {
      broughtBy: privileges.of,
      day: await withdrawalDaySettings(context, brand.id),
      period: kept?.period ?? null,
    }),
  };
}

/** The levels, without a customer service of their own where there is none. */
async function keptLevels({ context, brand }: Visitor): Promise<readonly Level[]> {
  const [levels, { entries }] = await Promise.all([
    levelsOf(context, brand.id),
    serviceOf(context, brand.id),
  ]);
  if (entries.some(({ csType }) => csType === "VIP")) return levels;
  return levels.map((level) => ({
    ...level,
    privileges: level.privileges.filter((line) => !promisesService(line)),
  }));
}

export default function Vip() {
  const { texts, ...page } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <VipPage {...page} />
    </MoreTexts>
  );
}
