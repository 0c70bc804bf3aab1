import type { LoaderFunctionArgs } from "@remix-run/node";
import { accountRecordFile } from "#app/features/records/files/account-record-file.ts";
import { recordFileResponse } from "#app/features/records/files/record-file.ts";
import { accountRecordQuery } from "#app/features/records/record-query.ts";
import { speechOf } from "#app/i18n/speech.server.ts";
import { gameNames } from "#server/catalogue/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";
import { LISTED_MAX, wholeStatement } from "#server/wallet/index.ts";

export const says: RouteSays = { who: "members", asksPassword: false };

/** The account record as a file, filtered as its page is. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, player, language, brand } = await requireMember(args);
  const { t } = await speechOf(language);
  const { timeZone } = brand;
  const now = context.now();
  const { request } = accountRecordQuery(args.request.url, now, timeZone);

  const { rows, isCut } = await wholeStatement(context, { playerId: player.id, ...request });
  const gameOf = await gameNames(context, { language, games: rows });
  const note = isCut ? t("transfers.record.cutRow", { count: LISTED_MAX }) : null;
  const text = accountRecordFile({ movements: rows, gameOf, timeZone, note });
  return recordFileResponse({ name: "account-record", asset: request.asset, text }, now, timeZone);
}
