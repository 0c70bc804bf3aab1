import type { LoaderFunctionArgs } from "@remix-run/node";
import { recordFileResponse } from "#app/features/records/files/record-file.ts";
import { profitFile } from "#app/features/records/profit/profit-file.ts";
import { profitQuery } from "#app/features/records/record-query.ts";
import { gameNames, gamePlaces } from "#server/catalogue/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";
import { personalProfit } from "#server/wallet/index.ts";

export const says: RouteSays = { who: "members", asksPassword: false };

/** Profit and loss as a file, for the same time as its page. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, player, language, brand } = await requireMember(args);
  const { timeZone, asset } = brand;
  const now = context.now();
  const { between } = profitQuery(args.request.url, now, timeZone);
  const profit = await personalProfit(context, { playerId: player.id, asset, timeZone, ...between });
  const [nameOf, placeOf] = await Promise.all([
    gameNames(context, { language, games: profit.games }),
    gamePlaces(context, { language }),
  ]);
  const text = profitFile(profit, { nameOf, placeOf });
  return recordFileResponse({ name: "profit-and-loss", asset, text }, now, timeZone);
}
