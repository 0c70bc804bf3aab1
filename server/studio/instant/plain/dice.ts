import { normaliseTyped } from "../../../core/numbers/digits.ts";
import { parseMoney } from "../../../core/numbers/money.ts";
import { exactFigures, meanReturn } from "../exact.ts";
import { oneStep, timesHundredths, USUAL_STAKES } from "../instant-game.ts";

/** A roll is one of 10,000 numbers, 0.00 to 99.99, counted in hundredths. */
const ROLLS = 10_000;
const RETURN_PERCENT = 99;
const FEWEST_CHANCES = 100;
const MOST_CHANCES = 9_500;

type DiceChoice = { side: "over" | "under"; target: number };

/** How many of the rolls win. */
export function diceChances({ side, target }: DiceChoice): number {
  return side === "under" ? target : ROLLS - 1 - target;
}

/** What a win pays in hundredths of the stake: the return over the chance, rounded down. */
export function diceTimes(chances: number): number {
  return Math.floor((RETURN_PERCENT * ROLLS) / chances);
}

function diceReturn(chances: number) {
  return meanReturn([{ hundredths: diceTimes(chances), cases: BigInt(chances) }], BigInt(ROLLS));
}

const EXAMPLES = [100, 200, 500, 1_000, 2_500, 3_333, 4_950, 6_600, 8_000, 9_500];

export const dice = oneStep<DiceChoice>({
  code: "dice",
  names: {
    fa: "تاس شاهی",
    en: "Royal Dice",
    zh: "皇家骰子",
    id: "Dadu Kerajaan",
    th: "ลูกเต๋าหลวง",
    vi: "Xúc xắc Hoàng gia",
  },
  vendor: "NARD",
  category: "RNG",
  family: "dice",
  mathVersion: 1,
  stakes: USUAL_STAKES,
  figures: exactFigures(
    Array.from({ length: MOST_CHANCES - FEWEST_CHANCES + 1 }, (_, nth) => diceReturn(FEWEST_CHANCES + nth)),
  ),
  sheet: {
    returnPercent: RETURN_PERCENT,
    fewest: FEWEST_CHANCES,
    most: MOST_CHANCES,
    examples: EXAMPLES.map((chances) => ({ chances, times: diceTimes(chances) })),
  },
  readChoice(fields) {
    const side = fields.get("side");
    const typed = normaliseTyped(fields.get("target") ?? "").replace(",", ".");
    const target = parseMoney(typed, "P")?.minor;
    if ((side !== "over" && side !== "under") || target === undefined || target >= BigInt(ROLLS)) return null;
    const choice: DiceChoice = { side, target: Number(target) };
    const chances = diceChances(choice);
    return chances >= FEWEST_CHANCES && chances <= MOST_CHANCES ? choice : null;
  },
  decide({ choice, stakeMinor, draw }) {
    const roll = draw(ROLLS);
    const { side, target } = choice;
    const times = diceTimes(diceChances(choice));
    const isHit = side === "under" ? roll < target : roll > target;
    return {
      result: { roll, times: isHit ? times : 0 },
      payoutMinor: isHit ? timesHundredths(stakeMinor, times) : 0n,
    };
  },
});
