import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { shownSteps } from "#app/components/steps.tsx";
import { speakerOf } from "#app/features/cashier/speaker.server.ts";
import { RaffleList } from "#app/features/raffles/raffle-list.tsx";
import { shownOwn } from "#app/features/raffles/shown-own.ts";
import { shownRaffle } from "#app/features/raffles/shown-raffle.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { textsOf } from "#app/i18n/speech.server.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { prizePaths } from "#app/lib/paths/prize-paths.ts";
import { pageNumber } from "#app/lib/paths/query.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";
import { ownRaffles } from "#server/raffles/index.ts";

export const says: RouteSays = { who: "members", asksPassword: false };

export const handle: PageHandle = { entry: "rewardCenter" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

/** The raffles that a member has tickets in (P04). */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, player, language } = visitor;
  const speaker = await speakerOf(visitor);
  const { t } = speaker;
  const page = pageNumber(new URL(args.request.url).searchParams.get("pageNo"));
  const { items, hasMore } = await ownRaffles(context, { playerId: player.id, page });
  return {
    title: t("raffles.mine"),
    texts: await textsOf(language, "raffles"),
    raffles: items.map((entry) => {
      const { tickets, win } = shownOwn(entry, player.id, speaker);
      const shown = shownRaffle(entry.raffle, context.now(), speaker);
      return { ...shown, href: prizePaths.raffle(shown.code), note: win?.text ?? tickets };
    }),
    steps: shownSteps(page, hasMore, (pageNo) => prizePaths.raffles(pageNo ? { pageNo } : {})),
    none: {
      ...{ title: t("raffles.noTickets"), text: t("raffles.noTicketsText") },
      ...{ href: prizePaths.publicRaffles(), link: t("raffles.all") },
    },
  };
}

export default function OwnRaffles() {
  const { texts, title, ...list } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <h1>{title}</h1>
      <RaffleList {...list} />
    </MoreTexts>
  );
}
