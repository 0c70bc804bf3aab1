import { commitOf, type Draw, pf1Draw } from "#server/studio/fairness/pf1.ts";
import type { InstantGame, Played as Standing } from "#server/studio/instant/instant-game.ts";
import { instantGames } from "#server/studio/instant/instant-games.ts";
import { SPOTS } from "#server/studio/instant/plain/roulette-spots.ts";
import { LETTERS } from "#server/studio/instant/reels/letters.ts";
import { playRound } from "#server/studio/slots/slot-engine.ts";
import { THEMES } from "#server/studio/slots/themes.ts";
import type { Json } from "#server/studio/wagers/wager-statements.ts";
import { choosing, hashOf, oneOf, someOf } from "./chosen.ts";
import type { Played } from "./played-round.ts";

function seedsOf(name: string) {
  const serverSeed = hashOf(`server ${name}`);
  const clientSeed = hashOf(`client ${name}`).slice(0, 12);
  const nonce = choosing(`nonce ${name}`)(100_000);
  return {
    seeds: { serverSeed, clientSeed, nonce },
    said: { serverSeed, clientSeed, nonce: String(nonce), commit: commitOf(serverSeed) },
  };
}

const slots: readonly Played[] = THEMES.map((theme) => ({
  engine: "slot",
  game: theme.code,
  play(name) {
    const { seeds, said } = seedsOf(name);
    const lineBet = oneOf(choosing(name), theme.lineBetsMinor);
    const { spins, win } = playRound(theme, pf1Draw(theme.code, seeds));
    return {
      link: { version: String(theme.mathVersion), ...said, lineBet: String(lineBet) },
      outcome: spins.map(({ stops }) => stops),
      payoutMinor: BigInt(win) * lineBet,
    };
  },
}));

/** What a player fills in, by the family of the game. */
const FILLED_IN: Partial<Record<InstantGame["family"], (draw: Draw) => [string, string][]>> = {
  dice: (draw) => [
    ["side", oneOf(draw, ["over", "under"])],
    ["target", ((500 + draw(9000)) / 100).toFixed(2)],
  ],
  plinko: (draw) => [
    ["rows", oneOf(draw, ["8", "12", "16"])],
    ["risk", oneOf(draw, ["low", "medium", "high"])],
  ],
  keno: (draw) =>
    someOf(
      draw,
      Array.from({ length: 40 }, (_, nth) => nth + 1),
      1 + draw(10),
    ).map((number) => ["number", String(number)]),
  mines: (draw) => [["mines", String(1 + draw(24))]],
  roulette: (draw) => someOf(draw, SPOTS, 1 + draw(12)).map(({ id }) => [id, String(1 + draw(20))]),
  fish: (draw) => [["fish", String(1_790_000_000 + draw(1_000_000))]],
};

/** What a player does next, by chance, out of all that is offered now. */
const DONE: Partial<Record<InstantGame["family"], (draw: Draw, standing: Standing) => Json>> = {
  mines(draw, standing) {
    const cells = Array.from({ length: 25 }, (_, open) => ({ open }));
    const takes = draw(4) === 0 && standing.costOf({ take: true }) !== null;
    return takes
      ? { take: true }
      : oneOf(
          draw,
          cells.filter((cell) => standing.costOf(cell) !== null),
        );
  },
  blackjack: (draw, { shown }) => oneOf(draw, (shown as { offers: string[] }).offers),
  "video-poker": (draw) => ({ hold: someOf(draw, [0, 1, 2, 3, 4], draw(6)) }),
};

const SYMBOLS = new Map(Object.entries(LETTERS).map(([symbol, letter]) => [letter, symbol]));

// biome-ignore lint/suspicious/noExplicitAny: each game shows a form of its own, and these read exactly that one.
type Shown = any;

/** What is compared of an outcome. */
const COMPARED: Record<InstantGame["family"], (shown: Shown, choice: Shown) => Json> = {
  dice: ({ roll }) => roll,
  plinko: ({ path }) => path,
  mines: ({ field }) => field,
  keno: ({ drawn }) => drawn,
  roulette: ({ number }) => number,
  "video-poker": ({ hand }) => hand,
  blackjack: ({ hands, dealer }) => [hands.map(({ cards }: Shown) => cards), dealer.cards],
  ways: ({ spins }) => spins.map(({ stops }: Shown) => stops),
  hold: ({ stops, feature }) => [stops, feature ? coinsOf(feature) : []],
  cascade: ({ drops }) => drops.map(({ steps }: Shown) => steps.map(({ rows }: Shown) => cellsOf(rows))),
  fish: ({ isCaught }, { kind }) => [kind, isCaught],
};

function coinsOf({ start, respins }: Shown): Json {
  const landed = respins.flatMap((respin: Shown) => respin.landed);
  return [...start, ...landed].map(({ cell, value }) => [cell, value]);
}

/** A grid as its cells, column by column. */
function cellsOf(rows: readonly string[]): string[] {
  const columns = Array.from(rows[0] ?? "", (_, column) => rows.map((row) => row[column] ?? ""));
  return columns.flat().map((letter) => SYMBOLS.get(letter) ?? "");
}

const instant: readonly Played[] = instantGames().map((game) => ({
  engine: "instant",
  game: game.code,
  play(name) {
    const draw = choosing(name);
    const choice = game.readChoice(new URLSearchParams(FILLED_IN[game.family]?.(draw) ?? []));
    if (choice === null) throw new Error(`${game.code} does not offer what was filled in`);
    const stakeMinor = game.stakeOf?.(choice) ?? oneOf(draw, game.stakes.stepsMinor);
    const { seeds, said } = seedsOf(name);
    const standing = (actions: readonly Json[]) =>
      game.play({ choice, stakeMinor, actions, draw: pf1Draw(game.code, seeds) });
    const actions: Json[] = [];
    while (standing(actions).payoutMinor === null) {
      const action = DONE[game.family]?.(draw, standing(actions));
      if (action === undefined) throw new Error(`${game.code} waits for something`);
      actions.push(action);
    }
    const { shown, payoutMinor } = standing(actions);
    const chosen = { choice: JSON.stringify(choice), actions: JSON.stringify(actions) };
    return {
      link: { version: String(game.mathVersion), ...said, stake: String(stakeMinor), ...chosen },
      outcome: COMPARED[game.family](shown, choice),
      payoutMinor,
    };
  },
}));

export const OWN_GAMES: readonly Played[] = [...slots, ...instant];
