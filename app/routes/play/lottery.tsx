import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction, SerializeFrom } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { OnDemand, onDemand } from "#app/components/on-demand.tsx";
import { looksAgainS } from "#app/features/lottery/keep-fresh.tsx";
import { described } from "#app/i18n/described.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf } from "#app/i18n/speech.server.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { pageMeta } from "#app/lib/page/page-title.ts";
import { lotteryPath } from "#app/lib/paths/lottery-paths.ts";
import {
  ledElsewhere,
  listedLotteries,
  loadMenu,
  lotteryTexts,
} from "#app/pages/lottery/load-lottery.server.ts";
import { loadLotteryGame } from "#app/pages/lottery/load-lottery-game.server.ts";
import { askedIn, isWatched, watchedBy } from "#app/pages/lottery/lottery-asked.server.ts";
import { LotteryClosed, LotteryFrame, LotteryMenu } from "#app/pages/lottery/lottery-page.tsx";
import { stakeLottery } from "#app/pages/lottery/stake-lottery.server.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requirePlayer, visitorOf } from "#server/http/visitor/visitor.ts";

export const says: RouteSays = { who: "anybody", posts: "players", kept: "guests", search: "listed" };

const gamePage = onDemand(() =>
  import("#app/pages/lottery/lottery-game-page.tsx").then(({ LotteryGamePage }) => LotteryGamePage),
);

export const handle: PageHandle = {
  frame: { sideMenu: false, footer: false, slim: true },
  looksAgainS: (data: SerializeFrom<typeof loader>) => looksAgainS(data),
};

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta({ title: data?.title, description: data?.description }, matches);

function addressed({ request }: { request: Request }) {
  const { pathname, searchParams } = new URL(request.url);
  return { isVietNam: /vnlottery/i.test(pathname), asked: askedIn(searchParams) };
}

/** The lotteries, those of Viet Nam on a page of their own: the menu, or the one that is asked for. */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await visitorOf(args);
  const { language, brand, context } = visitor;
  const { isVietNam, asked } = addressed(args);
  const elsewhere = ledElsewhere(asked, isVietNam, language);
  if (elsewhere) throw elsewhere;

  const speech = await speechOf(language);
  const speaker = { ...speech, timeZone: brand.timeZone };
  const all = await listedLotteries(visitor, isVietNam);
  const chosen = all.find(({ game }) => game.code === asked.gameCode) ?? null;
  const { t } = speech;
  const page = {
    description: await described(visitor, isVietNam ? "vnlottery" : "lottery"),
    texts: await lotteryTexts(language),
    madeAt: context.now().toISOString(),
    list: asked.list ?? null,
    withoutScript: isWatched(asked, chosen) ? watchedBy(asked, isVietNam) : null,
  };
  if (!chosen) {
    const { menu, refreshMs } = await loadMenu(visitor, { listed: all, vendor: asked.vendor, speaker });
    const title = t(isVietNam ? "lottery.vietNam" : "lottery.title");
    const other = {
      href: lotteryPath({ isVietNam: !isVietNam }),
      text: t(isVietNam ? "lottery.toHouse" : "lottery.toVietNam"),
    };
    return { ...page, title, refreshMs, back: null, menu, other, played: null };
  }
  const { refreshMs, ...played } = await loadLotteryGame(visitor, { listed: chosen, asked, speaker });
  const menuLink = { href: asked.backUrl ?? lotteryPath({ isVietNam }), text: t("lottery.back") };
  return { ...page, title: chosen.card.name, refreshMs, back: menuLink, menu: null, other: null, played };
}

export async function action(args: ActionFunctionArgs) {
  const visitor = await requirePlayer(args);
  const { isVietNam, asked } = addressed(args);
  const listed = (await listedLotteries(visitor, isVietNam)).find(({ game }) => game.code === asked.gameCode);
  if (!listed) throw new Response(null, { status: 404 });
  return stakeLottery(args, { visitor, listed, asked });
}

export default function Lottery() {
  const { texts, ...shown } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <MoreTexts texts={texts}>
      <LotteryFrame {...shown}>
        {shown.menu ? <LotteryMenu menu={shown.menu} other={shown.other} /> : null}
        {shown.played?.isClosed ? <LotteryClosed /> : null}
        {shown.played ? (
          <OnDemand of={gamePage} props={{ ...shown.played, list: shown.list, answer }} />
        ) : null}
      </LotteryFrame>
    </MoreTexts>
  );
}
