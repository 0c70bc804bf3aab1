import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { JackpotDraws, shownDraw } from "#app/features/jackpot/jackpot-draws.tsx";
import { poolHoles } from "#app/features/jackpot/jackpot-of.ts";
import { described } from "#app/i18n/described.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf } from "#app/i18n/speech.server.ts";
import { pageMeta } from "#app/lib/page/page-title.ts";
import { gameTexts } from "#app/pages/lobby/game-texts.server.ts";
import { formatMoney } from "#server/core/numbers/money.ts";
import { checkPathOf } from "#server/http/records/check-path.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";
import { jackpotView, wonDraws } from "#server/jackpots/index.ts";

export const says: RouteSays = { who: "anybody", search: "listed" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta({ title: data?.title, description: data?.description }, matches);

/** What the pool of the house holds, how it is won, and who won it lately, with all that checks those draws. */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await visitorOf(args);
  const { context, language, brand } = visitor;
  const { t } = await speechOf(language);
  const checkPath = checkPathOf(visitor);
  const [pool, draws] = await Promise.all([jackpotView(context), wonDraws(context)]);
  return {
    title: t("games.jackpot.title"),
    description: await described(visitor, "jackpot"),
    texts: await gameTexts(language, "jackpot"),
    pool: pool && {
      amount: formatMoney(pool.amount, language),
      rules: t("games.jackpot.rules", poolHoles(pool, language)),
      commit: pool.commit,
    },
    draws: draws.map((draw) => shownDraw(draw, { language, timeZone: brand.timeZone, checkPath })),
  };
}

export default function JackpotPage() {
  const { texts, ...shown } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <JackpotDraws {...shown} />
    </MoreTexts>
  );
}
