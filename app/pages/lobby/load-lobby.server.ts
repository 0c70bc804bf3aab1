import type { LoaderFunctionArgs } from "@remix-run/node";
import { promiseHash } from "remix-utils/promise";
import type { OfferedBet } from "#app/features/game-list/game-filters.tsx";
import { shownRanks } from "#app/features/winners/shown-winners.ts";
import { MIN_BETS, type MinBet, rankList } from "#server/catalogue/index.ts";
import { newsTitles } from "#server/content/index.ts";
import type { Language } from "#server/core/languages.ts";
import { formatAmount, money } from "#server/core/numbers/money.ts";
import { audienceOf } from "#server/http/visitor/audience.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";
import { gameTexts } from "./game-texts.server.ts";

/** What every page of games shows, whichever category it is of. */
export async function loadLobby(args: LoaderFunctionArgs) {
  const visitor = await visitorOf(args);
  const { context, language, brand } = visitor;
  const { ranks, ...found } = await promiseHash({
    texts: gameTexts(language, "winners", "none", "more"),
    news: newsTitles(context, { language, audience: audienceOf(visitor) }),
    ranks: rankList(context, { brandId: brand.id }),
  });
  return { ...found, ranks: shownRanks(ranks, { language }), minBets: offeredBets(language) };
}

function offeredBets(language: Language): OfferedBet[] {
  return (Object.keys(MIN_BETS) as MinBet[]).map((bet) => ({
    bet,
    amount: formatAmount(money(MIN_BETS[bet], "P"), language),
  }));
}

export type LobbyData = Awaited<ReturnType<typeof loadLobby>>;
