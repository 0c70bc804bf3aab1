import { normaliseTyped } from "../../../core/numbers/digits.ts";
import { exactFigures, meanReturn } from "../exact.ts";
import { oneStep } from "../instant-game.ts";
import { SPOT_PAYS, SPOTS, type Spot } from "./roulette-spots.ts";

const POCKETS = 37;
const UNIT_MINOR = 100;
/** Beside the fields of the table there are so many pairs of a spot and an amount. */
const PAIRS = ["1", "2", "3", "4"];

/** Chips by spot, in minor units. */
type RouletteChoice = { chips: Readonly<Record<string, number>> };

const BY_ID: ReadonlyMap<string, Spot> = new Map(SPOTS.map((spot) => [spot.id, spot]));

function spotReturn({ kind, numbers }: Spot) {
  const cases = BigInt(numbers.length);
  return meanReturn([{ hundredths: SPOT_PAYS[kind] * 100, cases }], BigInt(POCKETS));
}

export const roulette = oneStep<RouletteChoice>({
  code: "roulette",
  names: {
    fa: "رولت اروپایی",
    en: "European Roulette",
    zh: "欧式轮盘",
    id: "Rolet Eropa",
    th: "รูเล็ตยุโรป",
    vi: "Roulette châu Âu",
  },
  vendor: "NARD",
  category: "RNG",
  family: "roulette",
  mathVersion: 1,
  stakes: {
    minMinor: 1_00n,
    maxMinor: 1_000_00n,
    stepsMinor: [1_00n, 5_00n, 10_00n, 25_00n, 50_00n, 100_00n],
  },
  figures: exactFigures(SPOTS.map(spotReturn)),
  sheet: {
    spots: SPOTS.map(({ id, kind, numbers }) => ({ id, kind, numbers })),
    pays: Object.entries(SPOT_PAYS).map(([kind, times]) => ({
      kind,
      times,
      covered: SPOTS.find((one) => one.kind === kind)?.numbers.length ?? 0,
    })),
  },
  readChoice(fields) {
    const chips = new Map<string, number>();
    const placed = SPOTS.map(({ id }) => [id, fields.get(id) ?? ""] as const);
    const paired = PAIRS.map(
      (nth) => [fields.get(`spot${nth}`) ?? "", fields.get(`amount${nth}`) ?? ""] as const,
    );
    for (const [id, typed] of [...placed, ...paired]) {
      const units = normaliseTyped(typed).trim();
      if (units === "" || units === "0") continue;
      if (!BY_ID.has(id) || !/^\d{1,4}$/.test(units)) return null;
      chips.set(id, (chips.get(id) ?? 0) + Number(units) * UNIT_MINOR);
    }
    return chips.size === 0 ? null : { chips: Object.fromEntries([...chips].sort()) };
  },
  stakeOf({ chips }) {
    return BigInt(Object.values(chips).reduce((sum, minor) => sum + minor, 0));
  },
  decide({ choice, draw }) {
    const number = draw(POCKETS);
    const wins = Object.entries(choice.chips).flatMap(([id, minor]) => {
      const spot = BY_ID.get(id);
      return spot?.numbers.includes(number) ? [{ id, paidMinor: minor * SPOT_PAYS[spot.kind] }] : [];
    });
    const paidMinor = wins.reduce((sum, win) => sum + win.paidMinor, 0);
    return { result: { number, wins }, payoutMinor: BigInt(paidMinor) };
  },
});
