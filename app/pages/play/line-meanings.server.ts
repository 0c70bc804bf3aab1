import { z } from "zod";
import type { LineMeaning, ShownCard, ShownStep } from "#app/features/fairness/line-meaning.tsx";
import { cardName } from "#app/features/instant-games/cards/dealt-card.tsx";
import type { Speech } from "#app/i18n/speech.tsx";
import { faceFromTwo } from "#app/lib/card-faces.ts";
import { type LocalText, localText } from "#server/core/languages.ts";
import { formatHundredths, formatWhole } from "#server/core/numbers/numbers.ts";
import { instantGameOf } from "#server/studio/instant/index.ts";
import type { CheckedRound } from "#server/studio/verify/index.ts";

type Lines = CheckedRound["lines"];

/** What the lines of a check mean that are numbers or a program's text, by the name of the line. */
export function lineMeanings(
  lines: Lines,
  query: URLSearchParams,
  speech: Speech,
): Readonly<Record<string, LineMeaning>> {
  const round = reelRound(lines, query, speech);
  const meanings: Record<string, LineMeaning> = {};
  for (const [name, value] of lines) {
    const hands = cardsIn(name, value);
    const steps = round ? stepsIn(name, value, round) : [];
    if (hands.length > 0)
      meanings[name] = { cards: hands.map((cards) => cards.map((card) => shownCard(card, speech))) };
    else if (round && steps.length > 0) meanings[name] = { steps, symbols: round.symbols };
  }
  return meanings;
}

const shownCard = (card: number, speech: Speech): ShownCard => ({
  face: faceFromTwo(card),
  name: cardName(card, speech),
});

const hand = z.array(z.int().min(0).max(51)).max(60);
const held = z.object({ cards: hand });
const OF_CARDS: Readonly<Record<string, z.ZodType<number[][]>>> = {
  "Outcome: dealt": hand.transform((cards) => [cards]),
  "Outcome: hand": hand.transform((cards) => [cards]),
  "Outcome: dealer": held.transform(({ cards }) => [cards]),
  "Outcome: hands": z.array(held).transform((hands) => hands.map(({ cards }) => cards)),
};

const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
const SUITS = ["♠", "♥", "♦", "♣"];
const WRITTEN = /(10|[2-9JQKA])([♠♥♦♣])/g;

/** Cards as numbers of an outcome, or as they are written: `A♠`. */
function cardsIn(name: string, value: string): number[][] {
  const told = OF_CARDS[name]?.safeParse(parsed(value));
  if (told?.success) return told.data;
  const written = [...value.matchAll(WRITTEN)].map(
    ([, rank = "", suit = ""]) => SUITS.indexOf(suit) * RANKS.length + RANKS.indexOf(rank),
  );
  return written.length > 0 ? [written] : [];
}

type ReelRound = {
  readonly nameOf: (letter: string) => string;
  /** Each letter of a grid with the name of its symbol. */
  readonly symbols: string;
  readonly amountOf: (coins: number) => string;
  readonly speech: Speech;
};

const sheet = z.object({ symbols: z.record(z.string(), z.object({ names: z.custom<LocalText>() })) });
const COINS_PER_STAKE = 20n;

/** How the grids of a game of reels are read; null of another game. */
function reelRound(lines: Lines, query: URLSearchParams, speech: Speech): ReelRound | null {
  const told = sheet.safeParse(instantGameOf(query.get("game") ?? "")?.sheet);
  const stake = lines.find(([name]) => name === "First stake, in hundredths")?.[1] ?? "";
  if (!told.success || !/^\d{1,18}$/.test(stake)) return null;
  const { symbols } = told.data;
  const nameOf = (letter: string) => {
    const names = symbols[letter]?.names;
    return names ? localText(names, speech.language) : letter;
  };
  return {
    nameOf,
    symbols: Object.keys(symbols)
      .map((letter) => `${letter} = ${nameOf(letter)}`)
      .join(" · "),
    amountOf: (coins) => formatHundredths((BigInt(coins) * BigInt(stake)) / COINS_PER_STAKE, speech.language),
    speech,
  };
}

const count = z.int().nonnegative();
const rows = z.array(z.string().max(10)).max(10);
const group = z.object({ symbol: z.string(), count, win: count });
const drops = z.array(
  z.object({ steps: z.array(z.object({ rows, wins: z.array(group), multiplier: count })) }),
);
const spins = z.array(z.object({ rows, wins: z.array(group.extend({ ways: count })), multiplier: count }));

/** A round of falls or of spins, grid by grid. */
function stepsIn(name: string, value: string, round: ReelRound): ShownStep[] {
  const asDrops = name === "Outcome: drops" ? drops.safeParse(parsed(value)) : null;
  if (asDrops?.success)
    return asDrops.data.flatMap((drop, nth) => dropSteps(drop, [nth, asDrops.data.length - 1], round));
  const asSpins = name === "Outcome: spins" ? spins.safeParse(parsed(value)) : null;
  if (!asSpins?.success) return [];
  const last = asSpins.data.length - 1;
  return asSpins.data.map((spin, nth) => {
    const { t, language } = round.speech;
    const whole = (value: number) => formatWhole(value, language);
    return {
      title:
        nth === 0
          ? t("instant.reels.baseSpin")
          : t("play.freeSpinOf", { number: whole(nth), total: whole(last) }),
      rows: spin.rows,
      said: spin.wins.map(({ symbol, count, ways, win }) => {
        const won = t("instant.reels.wayWin", { count, symbol: round.nameOf(symbol), ways });
        return `${won} ${round.amountOf(win)}${spin.multiplier > 1 ? ` × ${whole(spin.multiplier)}` : ""}`;
      }),
    };
  });
}

type Drop = z.output<typeof drops>[number];

/** The first drop is the paid one; of free ones their number is said. */
function dropSteps({ steps }: Drop, [nth, last]: readonly [number, number], round: ReelRound): ShownStep[] {
  const { t, language } = round.speech;
  const whole = (value: number) => formatWhole(value, language);
  const free = nth === 0 ? [] : [t("instant.reels.freeDropOf", { number: whole(nth), total: whole(last) })];
  return steps.map(({ rows: grid, wins, multiplier }, place) => {
    const said = wins.map(({ symbol, count: many, win }) =>
      t("instant.reels.groupWin", {
        ...{ count: whole(many), symbol: round.nameOf(symbol) },
        ...{ amount: round.amountOf(win), times: whole(multiplier) },
      }),
    );
    return {
      title: [...free, t("instant.reels.step", { number: whole(place + 1) })].join(" · "),
      rows: grid,
      said: said.length > 0 ? said : [t("instant.reels.stepNothing")],
    };
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
