import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Board } from "#app/features/rounds/boards/board.tsx";
import { BoardPlate } from "#app/features/rounds/boards/board-plate.tsx";
import { Fairness } from "#app/features/rounds/fairness.tsx";
import { History } from "#app/features/rounds/history.tsx";
import { Others } from "#app/features/rounds/others.tsx";
import { type ShownTable, shownTable } from "#app/features/rounds/shown-table.ts";
import { Odds } from "#app/features/rounds/stakes/odds.tsx";
import { OwnStakes } from "#app/features/rounds/stakes/own-stakes.tsx";
import { autoIn, spotIn } from "#app/features/rounds/stakes/typed-choice.ts";
import { spotName } from "#app/features/rounds/written.ts";
import { speechOf } from "#app/i18n/speech.server.ts";
import { SpeechProvider } from "#app/i18n/speech.tsx";
import { LANGUAGES, type Language } from "#server/core/languages.ts";
import { money } from "#server/core/numbers/money.ts";
import { oddsOf } from "#server/studio/rounds/games/odds.ts";
import { ROUND_GAMES, type RoundGame } from "#server/studio/rounds/games/round-games.ts";
import { drawOutcome, SPOTS } from "#server/studio/rounds/outcome.ts";
import type { PublicRound } from "#server/studio/rounds/public-round.ts";

const NOW = 1_790_000_000_000;
const LINK = "ab".repeat(32);

function roundOf({ kind, code, mathVersion }: RoundGame): PublicRound {
  const outcome = drawOutcome({
    kind,
    version: mathVersion,
    game: code,
    number: 7,
    seeds: { link: LINK, round: "r", entropy: LINK },
  });
  return {
    id: "r",
    game: code,
    version: mathVersion,
    number: 7,
    state: "settled",
    opensAt: NOW - 20_000,
    closesAt: NOW - 9_000,
    drawnAt: NOW - 9_000,
    endsAt: NOW + 3_000,
    commit: LINK,
    terminal: LINK,
    place: 7,
    entropy: LINK,
    link: LINK,
    outcome,
    reason: null,
    totals: [{ asset: "TRIAL", stakes: 1, players: 1, staked: "100" }],
    stakes: [
      { nth: 0, who: "07", asset: "TRIAL", stake: "100", spot: SPOTS[kind][0] ?? null, paid: "200", at: 200 },
    ],
  };
}

function tableOf(game: RoundGame, language: Language): ShownTable {
  const round = roundOf(game);
  const stake = { wagerId: "w", roundId: "r", stakeMinor: 100n, spot: SPOTS[game.kind][0] ?? null } as const;
  return shownTable({
    table: {
      game,
      now: new Date(NOW),
      round,
      history: [
        { id: "r", number: 7, state: "settled", outcome: round.outcome },
        { id: "o", number: 6, state: "cancelled", outcome: round.outcome },
        { id: "b", number: 5, state: "cancelled", outcome: null },
      ],
      own: [{ ...stake, auto: 200, state: "paid", at: 200, payoutMinor: 200n }],
      sums: {
        played: 1,
        ...{ staked: money(100n, "TRIAL"), paid: money(200n, "TRIAL") },
        ...{ open: money(0n, "TRIAL"), net: money(100n, "TRIAL") },
      },
      odds: oddsOf(game.kind, 7),
      clientSeed: "own",
      clientBy: "house",
    },
    sessionId: "s",
    asset: "TRIAL",
    language,
    formRef: "f",
    recordPath: () => null,
  });
}

describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
  test.each(ROUND_GAMES.map((game) => [game.code, game] as const))(
    "%s: every sentence of its table is there",
    async (_code, game) => {
      const speech = await speechOf(language);
      const table = tableOf(game, language);
      const { round, kind } = table;
      const markup = renderToStaticMarkup(
        <SpeechProvider speech={speech}>
          <Board kind={kind} round={round} nowMs={NOW} sinceMs={null} />
          <BoardPlate table={table} round={round} nowMs={NOW} isTold />
          <History history={table.history} />
          <Others round={round} isTold />
          <Fairness round={round} isTold clientSeed="own" clientBy="house" />
          <Odds table={table} />
        </SpeechProvider>,
      );
      for (const spot of SPOTS[kind]) expect(spotName(spot, speech)).not.toMatch(/\{\{|rounds\./);
      expect(markup).not.toMatch(/\{\{\w+\}\}/);
      // The content policy takes styles from files alone.
      expect(markup).not.toContain("style=");
    },
  );
});

test("a cash-out is read as people type it, and nothing else is", () => {
  expect([autoIn("2.00", "en"), autoIn("۲٫۵", "fa"), autoIn("1,5", "id"), autoIn(" 3x ", "en")]).toEqual([
    200, 250, 150, 300,
  ]);
  expect([autoIn("", "fa"), autoIn(undefined, "fa")]).toEqual([null, null]);
  for (const wrong of ["1", "1.00", "0.5", "-2", "1e3", "1000.01", "2.001", "abc", "1.2.3"])
    expect(autoIn(wrong, "en"), wrong).toBe("malformed");
});

test("the first two in order are put together from what was chosen", () => {
  expect(spotIn({ spot: "exacta", first: "3", second: "1" })).toBe("exacta-3-1");
  expect(spotIn({ spot: "win-2", first: "3", second: "1" })).toBe("win-2");
});

test("a stake that came too late is told of at its table, in every language, and one whose round was called off is not", async () => {
  const [game] = ROUND_GAMES;
  if (!game) throw new Error("There is no game of rounds");
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    const speech = await speechOf(language);
    const table = tableOf(game, language);
    const told = (roundId: string) =>
      renderToStaticMarkup(
        <SpeechProvider speech={speech}>
          <OwnStakes
            table={{ ...table, own: table.own.map((stake) => ({ ...stake, roundId, state: "returned" })) }}
            round={table.round}
            nowMs={NOW}
            isAlive={false}
            isTold
            answer={undefined}
          />
        </SpeechProvider>,
      );
    const [before = "", after = ""] = speech.t("rounds.own.late", { amount: "|" }).split("|");
    expect(told("r")).toContain(before.trim());
    expect(told("r")).toContain(after.trim());
    expect(told("o")).not.toContain(after.trim());
  }
});
