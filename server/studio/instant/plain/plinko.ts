import { choose, exactFigures, meanReturn } from "../exact.ts";
import { oneStep, timesHundredths, USUAL_STAKES } from "../instant-game.ts";

const PLINKO_ROWS = [8, 12, 16] as const;
const PLINKO_RISKS = ["low", "medium", "high"] as const;

type Rows = (typeof PLINKO_ROWS)[number];
type Risk = (typeof PLINKO_RISKS)[number];
type PlinkoChoice = { rows: Rows; risk: Risk };

/** Hundredths of the stake from the outermost pocket to the middle one. The other side pays the same. */
const HALVES: Record<Rows, Record<Risk, readonly number[]>> = {
  8: {
    low: [540, 210, 110, 100, 50],
    medium: [1300, 300, 130, 70, 40],
    high: [2800, 400, 150, 30, 20],
  },
  12: {
    low: [900, 300, 160, 140, 110, 100, 50],
    medium: [3200, 1100, 400, 200, 110, 60, 30],
    high: [15000, 2400, 800, 200, 70, 20, 20],
  },
  16: {
    low: [1500, 900, 200, 140, 140, 120, 110, 100, 50],
    medium: [10000, 4000, 1000, 500, 300, 150, 100, 50, 30],
    high: [90000, 12500, 2600, 900, 400, 200, 20, 20, 20],
  },
};

/** What each pocket pays, from the left. A ball that went right k times is in pocket k. */
export function plinkoPays({ rows, risk }: PlinkoChoice): number[] {
  const half = HALVES[rows][risk];
  return Array.from({ length: rows + 1 }, (_, pocket) => half[Math.min(pocket, rows - pocket)] ?? 0);
}

function plinkoReturn(choice: PlinkoChoice) {
  const pays = plinkoPays(choice).map((hundredths, pocket) => ({
    hundredths,
    cases: choose(choice.rows, pocket),
  }));
  return meanReturn(pays, 2n ** BigInt(choice.rows));
}

const CHOICES: readonly PlinkoChoice[] = PLINKO_ROWS.flatMap((rows) =>
  PLINKO_RISKS.map((risk) => ({ rows, risk })),
);

export const plinko = oneStep<PlinkoChoice>({
  code: "plinko",
  names: {
    fa: "پلینکوی گنبد",
    en: "Plinko of the Dome",
    zh: "穹顶弹珠",
    id: "Plinko Kubah",
    th: "พลิงโกโดม",
    vi: "Plinko Mái vòm",
  },
  vendor: "KHATAM",
  category: "RNG",
  family: "plinko",
  mathVersion: 1,
  stakes: USUAL_STAKES,
  figures: exactFigures(CHOICES.map(plinkoReturn)),
  sheet: CHOICES.map((choice) => ({ ...choice, pays: plinkoPays(choice) })),
  readChoice(fields) {
    return (
      CHOICES.find(({ rows, risk }) => String(rows) === fields.get("rows") && risk === fields.get("risk")) ??
      null
    );
  },
  decide({ choice, stakeMinor, draw }) {
    // Before the path: a check may ask for a board that there is not.
    const pays = plinkoPays(choice);
    const path = Array.from({ length: choice.rows }, () => draw(2));
    const pocket = path.reduce((sum, step) => sum + step, 0);
    const times = pays[pocket] ?? 0;
    return { result: { path, pocket, times }, payoutMinor: timesHundredths(stakeMinor, times) };
  },
});
