import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BetList, BetTabs, PlacedNow } from "#app/features/book/bets.tsx";
import { BookNav } from "#app/features/book/book-page.tsx";
import { shownBet, shownSums } from "#app/features/book/shown-bets.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { bookTexts, speakerOf } from "#app/pages/book/load-book.server.ts";
import { recordPathOf } from "#app/pages/play/record-path.server.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requirePlayer } from "#server/http/visitor/visitor.ts";
import { betOf, betsOf } from "#server/studio/book/index.ts";

export const says: RouteSays = { who: "players" };

export const handle: PageHandle = { frame: { sideMenu: false, footer: false, slim: true } };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

/** A player's bets: open, settled, or with `round` one of them as it was. */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await requirePlayer(args);
  const { context, player } = visitor;
  const speaker = await speakerOf(visitor);
  const { searchParams } = new URL(args.request.url);
  const playerRef = player.id.toString();
  const recordPath = recordPathOf(visitor);
  const round = searchParams.get("round");
  const which = searchParams.get("which") === "settled" ? "settled" : "open";
  const one = round === null ? null : await betOf(context, { playerRef, wagerId: round });
  if (round !== null && !one) throw new Response(null, { status: 404 });
  const bets = one ? [one] : await betsOf(context, { playerRef, which });
  const placed = Number(/^[1-9]\d?$/.exec(searchParams.get("placed") ?? "")?.[0] ?? 0);
  return {
    title: speaker.t(one ? "book.bets.again" : "book.bets.title"),
    texts: await bookTexts(speaker),
    which: one ? null : which,
    placed,
    isOnItsWay: placed > 0 && bets.slice(0, placed).some(({ state }) => state === "staking"),
    bets: bets.map((bet) => shownBet(bet, speaker, recordPath)),
    sums: which === "settled" ? shownSums(bets, speaker) : null,
  } as const;
}

export default function BookBetsPage() {
  const { texts, title, which, placed, isOnItsWay, bets, sums } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <div className="page book">
        <h1>{title}</h1>
        <BookNav here="bets" />
        {placed > 0 ? <PlacedNow count={placed} isOnItsWay={isOnItsWay} /> : null}
        <BetTabs which={which} />
        <BetList bets={bets} sums={sums} />
      </div>
    </MoreTexts>
  );
}
