import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PublishedDays, shownDay } from "#app/features/fairness/published-days.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf } from "#app/i18n/speech.server.ts";
import { zoneName } from "#app/lib/dates.ts";
import { isolated } from "#app/lib/page/isolated.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { daysFile, daysPath } from "#app/lib/paths/verify-paths.ts";
import { gameTexts } from "#app/pages/lobby/game-texts.server.ts";
import { isTrialType } from "#server/accounts/index.ts";
import { defaultBrand } from "#server/brand/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";
import { daySaid, isDay, publishedDays } from "#server/receipts/index.ts";

export const says: RouteSays = { who: "anybody" };

const LISTED = 31;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

/** What was published of each day: how many rounds, what players own in all, and the fingerprint of both. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, language, brand, player } = await visitorOf(args);
  const { timeZone } = await defaultBrand(context);
  const asked = new URL(args.request.url).searchParams.get("before");
  const before = asked !== null && isDay(asked) ? asked : null;
  const { t } = await speechOf(language);
  const days = (await publishedDays(context, { before, limit: LISTED })).map(daySaid);
  const last = days.at(-1);
  const isMember = player !== null && !isTrialType(player.accountType);
  return {
    title: t("games.days.title"),
    zone: t("games.days.zone", { zone: zoneName(language, timeZone), name: isolated(timeZone) }),
    texts: await gameTexts(language, "days"),
    days: days.map((day) => shownDay(day, { language, isMember, asset: brand.asset })),
    fileHref: daysFile(before ? { before } : {}),
    olderHref: days.length === LISTED && last ? daysPath({ before: last.day }) : null,
    newestHref: before ? daysPath() : null,
  };
}

export default function PublishedDaysPage() {
  const { texts, ...shown } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <PublishedDays {...shown} />
    </MoreTexts>
  );
}
