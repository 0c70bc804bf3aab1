import { z } from "zod";
import { isAsset, money } from "../../core/numbers/money.ts";
import { formatBasisPoints } from "../../core/numbers/percent.ts";
import { done } from "../../core/outcome.ts";
import { DAY_MS, later } from "../../core/time.ts";
import { type ExpectedReturn, type GameReturn, readReturns } from "../../studio/returns/index.ts";
import { type Command, looking } from "../command.ts";
import { count } from "../fields.ts";
import { sum, table } from "../lines.ts";

const gamesRtp = looking({
  about: "what every game of ours has returned, beside what it should; --days looks at the last days alone",
  said: z.object({ days: count.optional() }),
  async look({ context }, { days }) {
    const since = days === undefined ? undefined : later(context.now(), -days * DAY_MS);
    const returns = await readReturns(context, since === undefined ? {} : { since });
    const alarms = returns.filter(({ isAlarm }) => isAlarm).length;
    return done([
      ...table(
        ["game", "version", "funds", "rounds", "staked", "returned", "expected", "deviations", ""],
        returns.map(cells),
        "Nothing was played.",
      ),
      ...(alarms > 0 ? [`${alarms} of them are no chance: more than 4 deviations over 1000 rounds.`] : []),
    ]);
  },
});

function cells({ game, mathVersion, asset, rounds, stakedMinor, expected, judged, isAlarm }: GameReturn) {
  return [
    game,
    String(mathVersion),
    asset,
    String(rounds),
    isAsset(asset) ? sum(money(stakedMinor, asset)) : String(stakedMinor),
    judged ? percent(judged.actualBasisPoints) : "",
    expected ? expectation(expected) : "",
    judged ? hundredths(judged.deviations) : "",
    isAlarm ? "ALARM" : "",
  ];
}

/** What returns differently by choice is told from the lowest to the highest. */
function expectation({ lowBasisPoints, highBasisPoints }: ExpectedReturn): string {
  const isOne = highBasisPoints - lowBasisPoints <= 1;
  return isOne ? percent(lowBasisPoints) : `${percent(lowBasisPoints)} to ${percent(highBasisPoints)}`;
}

function percent(basisPoints: number): string {
  return formatBasisPoints(basisPoints, "en");
}

function hundredths(value: number): string {
  const [sign, size] = [value < 0 ? "-" : "", Math.abs(value)];
  return `${sign}${Math.floor(size / 100)}.${String(size % 100).padStart(2, "0")}`;
}

export const RETURN_COMMANDS: Readonly<Record<string, Command>> = { "games rtp": gamesRtp };
