import type { Speaker } from "#app/i18n/speech.tsx";
import {
  type PlayedSums,
  playedByGame,
  playedByPerson,
  type TeamPage,
  type TeamRoundsAsked,
  teamRounds,
} from "#server/agents/index.ts";
import { gameNames, gamePlaces } from "#server/catalogue/index.ts";
import { money } from "#server/core/numbers/money.ts";
import type { PlayerVisitor } from "#server/http/visitor/visitor.ts";
import { standingBelow } from "#server/team/index.ts";
import { productName } from "../shown-terms.server.ts";
import { type ListedRound, listedRounds } from "./listed-rounds.server.ts";
import type { BettingFilter } from "./team-record-query.server.ts";

/** What some rounds come to together, and what one is led to from there. */
export type SumsRow = PlayedSums & {
  readonly id: string;
  readonly name: string;
  /** Null for whoever stands below no more: their pages are no longer to be opened. */
  readonly leadsTo: Partial<BettingFilter> | null;
};

export type BettingFound = Omit<TeamPage<unknown>, "rows"> & {
  readonly sums: PlayedSums;
  /** One of them is null: rounds, or what they come to by something. */
  readonly rounds: readonly ListedRound[] | null;
  readonly groups: readonly SumsRow[] | null;
};

type Asked = TeamRoundsAsked & { readonly page: number; readonly most?: number };

/** The rounds of a team as an address asks for them: each, by person, or by what was played. */
export async function bettingFound(
  context: PlayerVisitor["context"],
  { by, asked }: { readonly by: BettingFilter["by"]; readonly asked: Asked },
  speaker: Speaker,
): Promise<BettingFound | null> {
  if (by === "") {
    const found = await teamRounds(context, asked);
    if (!found) return null;
    const { rows, ...rest } = found;
    return { ...rest, rounds: await listedRounds(context, rows, speaker), groups: null };
  }
  if (by === "person") {
    const found = await playedByPerson(context, asked);
    if (!found) return null;
    const { rows, ...rest } = found;
    const below = await standingBelow(
      context,
      asked.player.id,
      rows.map(({ id }) => id),
    );
    const groups = rows.map(({ id, ...row }) => ({
      ...row,
      id: String(id),
      leadsTo: below.has(id) ? ({ by: "", of: String(id), scope: "own" } as const) : null,
    }));
    return { ...rest, rounds: null, groups };
  }
  return await byGame(context, { by, asked }, speaker);
}

type ByGame = { readonly by: "product" | "vendor" | "game"; readonly asked: Asked };

async function byGame(
  context: PlayerVisitor["context"],
  { by, asked }: ByGame,
  speaker: Speaker,
): Promise<BettingFound | null> {
  const found = await playedByGame(context, asked);
  if (!found) return null;
  const { language } = speaker;
  const nameOf = await gameNames(context, { language, games: found.rows });
  const placeOf = await gamePlaces(context, { language });
  const groups = new Map<string, SumsRow>();
  for (const { vendor, game, ...sums } of found.rows) {
    const { category, vendorName } = placeOf({ vendor, game });
    const called = {
      product: {
        id: category ?? vendor,
        name: category ? productName(category, speaker) : vendorName,
        leadsTo: { by: "vendor", ...(category ? { category } : { vendor }) },
      },
      vendor: { id: vendor, name: vendorName, leadsTo: { by: "game", vendor } },
      game: {
        id: `${vendor}/${game}`,
        name: nameOf({ vendor, game }),
        leadsTo: { by: "", vendor, game },
      },
    } as const;
    const { id, ...named } = called[by];
    groups.set(id, { id, ...named, ...together([groups.get(id), sums]) });
  }
  const rows = [...groups.values()].sort((one, other) => Number(other.stake.minor - one.stake.minor));
  const { playerId, crumbs } = found;
  return { playerId, crumbs, page: 1, pageCount: 1, sums: together(rows), rounds: null, groups: rows };
}

/** The sum of some sums. */
function together(some: readonly (PlayedSums | undefined)[]): PlayedSums {
  const sumOf = (name: "stake" | "payout" | "adjusted" | "open" | "net") =>
    money(
      some.reduce((sum, one) => sum + (one?.[name].minor ?? 0n), 0n),
      "P",
    );
  const amounts = {
    stake: sumOf("stake"),
    payout: sumOf("payout"),
    adjusted: sumOf("adjusted"),
    open: sumOf("open"),
  };
  return { rounds: some.reduce((sum, one) => sum + (one?.rounds ?? 0), 0), ...amounts, net: sumOf("net") };
}
