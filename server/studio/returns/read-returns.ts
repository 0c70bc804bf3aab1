import type { Context } from "../../db/context.ts";
import { isAlarm, type Judged, judge, type Sums } from "./judge.ts";
import { RETURNS, type ReturnRow } from "./statements.ts";
import { type ExpectedReturn, expectedReturnOf } from "./theory.ts";

/** What a game has returned, beside what it should. Trial funds and real ones stand apart. */
export type GameReturn = Sums & {
  readonly game: string;
  readonly mathVersion: number;
  readonly asset: string;
  /** Null where nobody can say: prices are made, people play each other, or the mathematics are older ones. */
  readonly expected: ExpectedReturn | null;
  readonly judged: Judged | null;
  readonly isAlarm: boolean;
};

/** The returns of every game that was played since a moment; since ever without one. */
export async function readReturns(
  { db }: Pick<Context, "db">,
  { since = new Date(0) }: { since?: Date } = {},
): Promise<GameReturn[]> {
  return (await db.call(RETURNS, [since])).map(gameReturn);
}

/** The games whose returns chance does not explain, each in a sentence. The same game is always the same sentence. */
export async function returnAlarms(
  context: Pick<Context, "db">,
  asked: { since?: Date } = {},
): Promise<string[]> {
  const returns = await readReturns(context, asked);
  return returns
    .filter((one) => one.isAlarm)
    .map(({ game, mathVersion, asset, judged }) => {
      const side = judged && judged.deviations > 0 ? "more" : "less";
      return `${game} version ${mathVersion} in ${asset} returns ${side} than it should`;
    });
}

function expectedIn(game: string, version: number): ExpectedReturn | null {
  const known = expectedReturnOf(game);
  if (!known) return null;
  const { mathVersion, sameSince = mathVersion } = known;
  return version >= sameSince && version <= mathVersion ? known : null;
}

function gameReturn({ game, mathVersion, asset, rounds, ...row }: ReturnRow): GameReturn {
  const sums: Sums = {
    rounds,
    stakedMinor: BigInt(row.stakedMinor),
    paidMinor: BigInt(row.paidMinor),
    stakesSquared: BigInt(row.stakesSquared),
    paidSquared: BigInt(row.paidSquared),
    stakesTimesPaid: BigInt(row.stakesTimesPaid),
  };
  const expected = expectedIn(game, mathVersion);
  const judged = expected && judge(sums, expected);
  return {
    ...sums,
    game,
    mathVersion,
    asset,
    expected,
    judged,
    isAlarm: judged !== null && isAlarm(sums, judged),
  };
}
