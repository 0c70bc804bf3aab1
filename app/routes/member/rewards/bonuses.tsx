import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { shownSteps } from "#app/components/steps.tsx";
import { BonusList } from "#app/features/bonuses/bonus-list.tsx";
import { shownBonus } from "#app/features/bonuses/shown-bonus.ts";
import { speakerOf } from "#app/features/cashier/speaker.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { textsOf } from "#app/i18n/speech.server.ts";
import { zoneName } from "#app/lib/dates.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { pageNumber } from "#app/lib/paths/query.ts";
import { bonusesOf } from "#server/bonuses/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";
import { bonusOrigins } from "#server/use-cases/index.ts";

export const says: RouteSays = { who: "members", asksPassword: false };

export const handle: PageHandle = { entry: "bonusDetails" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

/** A member's bonuses (M09). */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, player, language, brand } = visitor;
  const speaker = await speakerOf(visitor);
  const page = pageNumber(new URL(args.request.url).searchParams.get("pageNo"));
  const { items, hasMore } = await bonusesOf(context, { playerId: player.id, page });
  const originOf = await bonusOrigins(context, { player, language, bonuses: items });
  return {
    title: speaker.t("bonus.title"),
    texts: await textsOf(language, "bonus"),
    bonuses: items.map((bonus) => shownBonus(bonus, originOf(bonus), speaker)),
    steps: shownSteps(page, hasMore, (pageNo) => memberPaths.bonuses(pageNo ? { pageNo } : {})),
    timeZone: zoneName(language, brand.timeZone),
  };
}

export default function Bonuses() {
  const { texts, ...shown } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <BonusList {...shown} />
    </MoreTexts>
  );
}
