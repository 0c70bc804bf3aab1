import { pick } from "../../fairness/pick.ts";
import { choose, exactFigures, meanReturn } from "../exact.ts";
import { oneStep, timesHundredths, USUAL_STAKES } from "../instant-game.ts";

const KENO_NUMBERS = 40;
const KENO_DRAWN = 10;
const KENO_PICKS_MAX = 10;

type KenoChoice = { numbers: readonly number[] };

/** By how many are picked: hundredths of the stake for 0, 1, 2 … of them drawn. */
const PAYS: readonly (readonly number[])[] = [
  [],
  [40, 275],
  [0, 180, 510],
  [0, 0, 280, 5000],
  [0, 0, 170, 1000, 10000],
  [0, 0, 140, 400, 1400, 39000],
  [0, 0, 0, 300, 900, 18000, 71000],
  [0, 0, 0, 200, 700, 3000, 40000, 80000],
  [0, 0, 0, 200, 400, 1100, 6700, 40000, 90000],
  [0, 0, 0, 200, 250, 500, 1500, 10000, 50000, 100000],
  [0, 0, 0, 160, 200, 400, 700, 2600, 10000, 50000, 100000],
];

/** What so many picks pay by how many of them come, from none: in hundredths of the stake. */
export function kenoPays(picks: number): readonly number[] {
  return PAYS[picks] ?? [];
}

/** In how many draws exactly so many of the picked numbers come. */
export function kenoCases(picks: number, hits: number): bigint {
  return choose(picks, hits) * choose(KENO_NUMBERS - picks, KENO_DRAWN - hits);
}

function kenoReturn(picks: number) {
  const pays = kenoPays(picks).map((hundredths, hits) => ({ hundredths, cases: kenoCases(picks, hits) }));
  return meanReturn(pays, choose(KENO_NUMBERS, KENO_DRAWN));
}

const PICKS = Array.from({ length: KENO_PICKS_MAX }, (_, nth) => nth + 1);

export const keno = oneStep<KenoChoice>({
  code: "keno",
  names: {
    fa: "کنوی نیلوفر",
    en: "Lotus Keno",
    zh: "莲花基诺",
    id: "Keno Teratai",
    th: "คีโนดอกบัว",
    vi: "Keno Hoa sen",
  },
  vendor: "KHATAM",
  category: "RNG",
  family: "keno",
  mathVersion: 1,
  stakes: USUAL_STAKES,
  figures: exactFigures(PICKS.map(kenoReturn)),
  sheet: {
    numbers: KENO_NUMBERS,
    drawn: KENO_DRAWN,
    most: KENO_PICKS_MAX,
    pays: PICKS.map((picks) => ({
      picks,
      times: kenoPays(picks),
      oneIn: kenoPays(picks).map((_, hits) => chanceText(picks, hits)),
    })),
  },
  readChoice(fields) {
    const typed = fields.getAll("number");
    const numbers = [...new Set(typed)].map(Number).sort((left, right) => left - right);
    const areOnBoard = numbers.every((one) => Number.isInteger(one) && one >= 1 && one <= KENO_NUMBERS);
    const isAllowed = numbers.length >= 1 && numbers.length <= KENO_PICKS_MAX;
    return areOnBoard && isAllowed && typed.every((text) => /^\d{1,2}$/.test(text)) ? { numbers } : null;
  },
  decide({ choice, stakeMinor, draw }) {
    const drawn = pick(draw, { count: KENO_DRAWN, of: KENO_NUMBERS }).map((place) => place + 1);
    const hits = drawn.filter((one) => choice.numbers.includes(one)).length;
    const times = kenoPays(choice.numbers.length)[hits] ?? 0;
    return { result: { drawn, hits, times }, payoutMinor: timesHundredths(stakeMinor, times) };
  },
});

/** One in how many draws, in hundredths, rounded down; "0" for what cannot be. */
function chanceText(picks: number, hits: number): string {
  const cases = kenoCases(picks, hits);
  return cases === 0n ? "0" : ((choose(KENO_NUMBERS, KENO_DRAWN) * 100n) / cases).toString();
}
