import type { LoaderFunctionArgs } from "@remix-run/node";
import { bettingRecordFile } from "#app/features/records/files/betting-record-file.ts";
import { recordFileResponse } from "#app/features/records/files/record-file.ts";
import { bettingRecordQuery } from "#app/features/records/record-query.ts";
import { speechOf } from "#app/i18n/speech.server.ts";
import { gameNames, playedChoices } from "#server/catalogue/index.ts";
import { codesOfRounds } from "#server/http/records/round-codes.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";
import { LISTED_MAX, wholeBettingRecord } from "#server/wallet/index.ts";

export const says: RouteSays = { who: "members", asksPassword: false };

/** The betting record as a file, filtered as its page is. */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, player, language, brand } = visitor;
  const { t } = await speechOf(language);
  const { timeZone } = brand;
  const now = context.now();
  const { request, filter } = bettingRecordQuery(args.request.url, now, timeZone);

  const { inCategory } = await playedChoices(context, { language, ...filter });
  const games = inCategory ?? undefined;
  const { rows, isCut } = await wholeBettingRecord(context, { playerId: player.id, ...request, games });
  const gameOf = await gameNames(context, { language, games: rows });
  const note = isCut ? t("transfers.record.cutRow", { count: LISTED_MAX }) : null;
  const decided = await codesOfRounds(visitor, { rounds: rows, origin: args.request.url });
  const text = bettingRecordFile({ rounds: rows, gameOf, decided, timeZone, note });
  return recordFileResponse({ name: "betting-record", asset: request.asset, text }, now, timeZone);
}
