import { z } from "zod";
import { money } from "../../../core/numbers/money.ts";
import { done } from "../../../core/outcome.ts";
import { type PointsConfig, pointsConfig, setRates } from "../../../points/index.ts";
import { type Level, type LevelWithdrawals, levelsOf, setLevel } from "../../../vip/index.ts";
import { type Command, changing, looking, refused } from "../../command.ts";
import { amount, amountOrNone, code, count, number, yes } from "../../fields.ts";
import { facts, sum, table } from "../../lines.ts";
import { brandIdOf } from "../../site/brand-said.ts";

const levelList = looking({
  about:
    "the VIP levels: stakes that reach each, points that stakes earn there, the reward of reaching it, and how much may be withdrawn in a day where that is more than the brand lets everybody",
  said: z.object({ brand: code.optional() }),
  async look(office, { brand }) {
    const levels = await levelsOf(office.context, await brandIdOf(office, brand));
    const rows = levels.map(
      ({ rank, names, stakedMinor, pointsPercent, rewardPoints, keepMinor, ...day }) => [
        String(rank),
        names.en ?? names.fa,
        sum(money(stakedMinor, "P")),
        `${pointsPercent} %`,
        sum(money(rewardPoints, "PTS")),
        ...withdrawalCells(day),
        keepMinor === null ? "" : sum(money(keepMinor, "P")),
      ],
    );
    const titles = ["rank", "name", "staked", "points", "reward", "withdrawals", "of at most", "", "kept by"];
    return done(table(titles, rows, "There are no levels."));
  },
});

function withdrawalCells({ withdrawalsPerDay, withdrawnPerDayMinor, withdrawalsFirst }: LevelWithdrawals) {
  return [
    withdrawalsPerDay === null ? "brand" : String(withdrawalsPerDay),
    withdrawnPerDayMinor === null ? "brand" : sum(money(withdrawnPerDayMinor, "P")),
    withdrawalsFirst ? "first" : "",
  ];
}

/** Points, or none of them: `0`. */
const points = z
  .string()
  .regex(/^\d{1,18}$/)
  .transform(BigInt);

const levelSet = changing({
  about:
    "what a VIP level takes and gives: --staked AMOUNT --percent 100 to 1000 --reward POINTS; --withdrawals COUNT and --withdrawn AMOUNT a day where that is more than the brand lets everybody (0 for the brand's own), --first or --not-first for withdrawals that go before others",
  words: ["rank"],
  said: z.object({
    rank: count,
    brand: code.optional(),
    staked: amountOrNone.optional(),
    percent: count.optional(),
    reward: points.optional(),
    withdrawals: count.optional(),
    withdrawn: amountOrNone.optional(),
    first: yes.optional(),
    "not-first": yes.optional(),
  }),
  subject: ({ rank }) => `level ${rank}`,
  async change(office, { rank, brand, staked, percent, reward, ...day }) {
    const { withdrawals, withdrawn, first, "not-first": last } = day;
    if (first && last) return refused("firstAndNot");
    const said = [staked, percent, reward, withdrawals, withdrawn, first, last];
    if (said.every((one) => one === undefined)) return refused("nothingSaid");
    const set = await setLevel(office.context, {
      brandId: await brandIdOf(office, brand),
      rank,
      stakedMinor: staked?.minor,
      pointsPercent: percent,
      rewardPoints: reward,
      withdrawalsPerDay: withdrawals === 0 ? null : withdrawals,
      withdrawnPerDayMinor: withdrawn?.minor === 0n ? null : withdrawn?.minor,
      withdrawalsFirst: first || last ? first !== undefined : undefined,
    });
    if (!set.ok) return set;
    const { before, after } = set.value;
    return done({ lines: [`Level ${rank} is set.`], before: kept(before), after: kept(after) });
  },
});

function kept({ stakedMinor, pointsPercent, rewardPoints, ...day }: Level) {
  return {
    ...{ staked: stakedMinor.toString(), percent: pointsPercent, reward: rewardPoints.toString() },
    withdrawals: day.withdrawalsPerDay,
    withdrawn: day.withdrawnPerDayMinor?.toString() ?? null,
    first: day.withdrawalsFirst,
  };
}

const pointsRates = looking({
  about: "what a point takes, and what points are worth",
  said: z.object({ brand: code.optional() }),
  async look(office, { brand }) {
    const rates = await pointsConfig(office.context, await brandIdOf(office, brand));
    if (!rates) return refused("unknownBrand");
    return done(
      facts([
        ["one point for stakes of", sum(money(rates.earnStakeMinor, "P"))],
        ["in", rates.earnCategories.join(" ")],
        [sum(money(rates.convertPoints, "PTS")), sum(money(rates.convertMinor, "P"))],
        ["at least", sum(money(rates.convertMinPoints, "PTS"))],
      ]),
    );
  },
});

const pointsWorth = changing({
  about:
    "what a point takes (--stake AMOUNT), and that so many (--points) are so much (--worth), from --least on",
  said: z.object({
    brand: code.optional(),
    stake: amount.optional(),
    points: number.optional(),
    worth: amount.optional(),
    least: number.optional(),
  }),
  subject: () => "points",
  async change(office, { brand, stake, points: convertPoints, worth, least: convertMinPoints }) {
    if (!stake && !convertPoints && !worth && !convertMinPoints) return refused("nothingSaid");
    const set = await setRates(office.context, {
      brandId: await brandIdOf(office, brand),
      earnStakeMinor: stake?.minor,
      convertPoints,
      convertMinor: worth?.minor,
      convertMinPoints,
    });
    if (!set.ok) return set;
    const { before, after } = set.value;
    return done({ lines: ["The rates are set."], before: keptRates(before), after: keptRates(after) });
  },
});

function keptRates({ earnStakeMinor, convertPoints, convertMinor, convertMinPoints }: PointsConfig) {
  return {
    stake: earnStakeMinor.toString(),
    points: convertPoints.toString(),
    worth: convertMinor.toString(),
    least: convertMinPoints.toString(),
  };
}

export const LEVEL_COMMANDS: Readonly<Record<string, Command>> = {
  "level list": levelList,
  "level set": levelSet,
  "points rates": pointsRates,
  "points worth": pointsWorth,
};
