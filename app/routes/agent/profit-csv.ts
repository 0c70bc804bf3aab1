import type { LoaderFunctionArgs } from "@remix-run/node";
import { recordFileResponse } from "#app/features/records/files/record-file.ts";
import { speechOf } from "#app/i18n/speech.server.ts";
import { profitFile } from "#app/pages/agents/income/profit-file.server.ts";
import { profitQuery } from "#app/pages/agents/income/profit-query.server.ts";
import { PROFIT_MAX, teamProfit } from "#server/agents/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { agentVisitor } from "#server/http/visitor/agent-visitor.ts";

export const says: RouteSays = { who: "agents", right: "team" };

/** The figures of a team as a file, filtered as their page is. */
export async function loader(args: LoaderFunctionArgs) {
  const { visitor, hasTeam } = await agentVisitor(args);
  if (!hasTeam) return new Response(null, { status: 403 });
  const { context, player, language, brand } = visitor;
  const { t } = await speechOf(language);
  const { timeZone } = brand;
  const now = context.now();
  const read = profitQuery(args.request.url, now, timeZone);
  if (read?.isBad) return new Response(t("pay.profit.badRange"), { status: 400 });
  const found = read && (await teamProfit(context, { player, ...read.asked, after: 0n }, PROFIT_MAX));
  if (!found) return new Response(null, { status: 404 });
  const note = found.next === null ? null : t("pay.profit.cutRow", { count: PROFIT_MAX });
  const text = profitFile(found.rows, note);
  return recordFileResponse({ name: "team-profit", asset: undefined, text }, now, timeZone);
}
