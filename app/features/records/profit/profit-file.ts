import { plainAmount } from "#server/core/numbers/money.ts";
import type { PersonalProfit, PlaySums } from "#server/wallet/index.ts";
import { csvText, numberCell, textCell } from "../files/csv.ts";
import type { Naming } from "./shown-profit.ts";

/** Names that programs rely on: they stay as they are in every language, and new ones come at the end. */
const COLUMNS = [
  ...["by", "day", "category", "vendor", "game", "asset", "rounds"],
  ...["stake", "bonus_stake", "payout", "correction", "result"],
  "bonus_back",
];

/** Profit and loss as a file for table programs: a line for each day and one for each game, in own money. */
export function profitFile({ days, games }: PersonalProfit, { nameOf, placeOf }: Naming): string {
  const ofDays = days.map(({ day, ...sums }) => ["day", day, "", "", "", ...cellsOf(sums)]);
  const ofGames = games.map((one) => {
    const named = [placeOf(one).category ?? "", one.vendor, nameOf(one)];
    return ["game", "", ...named.map(textCell), ...cellsOf(one)];
  });
  return csvText([COLUMNS, ...ofDays, ...ofGames]);
}

function cellsOf({ rounds, stake, bonusStake, bonusBack, payout, adjusted, net }: PlaySums): string[] {
  const amounts = [stake, bonusStake, payout, adjusted, net, bonusBack].map((sum) =>
    numberCell(plainAmount(sum)),
  );
  return [stake.asset, numberCell(String(rounds)), ...amounts];
}
