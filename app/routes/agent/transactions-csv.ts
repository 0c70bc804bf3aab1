import type { LoaderFunctionArgs } from "@remix-run/node";
import { recordFileResponse } from "#app/features/records/files/record-file.ts";
import { speechOf } from "#app/i18n/speech.server.ts";
import { teamMovementsFile } from "#app/pages/agents/records/team-record-files.server.ts";
import { transactionsQuery } from "#app/pages/agents/records/team-record-query.server.ts";
import { TEAM_LISTED_MAX, wholeTeamMovements } from "#server/agents/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { agentVisitor } from "#server/http/visitor/agent-visitor.ts";

export const says: RouteSays = { who: "agents", right: "team" };

/** What moved in the accounts of a team as a file, filtered as its page is. */
export async function loader(args: LoaderFunctionArgs) {
  const { visitor, hasTeam } = await agentVisitor(args);
  if (!hasTeam) return new Response(null, { status: 403 });
  const { context, player, language, brand } = visitor;
  const { t } = await speechOf(language);
  const { timeZone } = brand;
  const now = context.now();
  const read = transactionsQuery(args.request.url, now, timeZone);
  if (read?.isBad) return new Response(t("pay.betting.badRange"), { status: 400 });
  const whole = read && (await wholeTeamMovements(context, { player, ...read.asked }));
  if (!whole) return new Response(null, { status: 404 });
  const note = whole.isCut ? t("pay.betting.cutRow", { count: TEAM_LISTED_MAX }) : null;
  const text = teamMovementsFile(whole.rows, { timeZone, note });
  return recordFileResponse({ name: "team-transactions", asset: undefined, text }, now, timeZone);
}
