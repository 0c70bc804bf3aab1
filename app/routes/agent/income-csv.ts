import type { LoaderFunctionArgs } from "@remix-run/node";
import { recordFileResponse } from "#app/features/records/files/record-file.ts";
import { speechOf } from "#app/i18n/speech.server.ts";
import { incomeFile } from "#app/pages/agents/income/income-file.server.ts";
import { incomeQuery } from "#app/pages/agents/income/income-query.server.ts";
import { INCOME_MAX, wasAgent, wholeIncome } from "#server/agents/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { agentVisitor } from "#server/http/visitor/agent-visitor.ts";

export const says: RouteSays = { who: "agents", right: "income" };

/** The income of an agent as a file, filtered as its page is. */
export async function loader(args: LoaderFunctionArgs) {
  const { visitor, isAgent, hasTeam } = await agentVisitor(args);
  const { context, player, language, brand } = visitor;
  if (!hasTeam && (isAgent || !(await wasAgent(context, player.id))))
    return new Response(null, { status: 403 });
  const { t } = await speechOf(language);
  const { timeZone } = brand;
  const now = context.now();
  const { asked } = incomeQuery(args.request.url, now, brand);
  const { rows, isCut } = await wholeIncome(context, { playerId: player.id, ...asked });
  const note = isCut ? t("pay.cutRow", { count: INCOME_MAX }) : null;
  return recordFileResponse(
    { name: "income", asset: undefined, text: incomeFile({ rows, timeZone, note }) },
    now,
    timeZone,
  );
}
