import type { LoaderFunctionArgs } from "@remix-run/node";
import { speakerOf } from "#app/features/cashier/speaker.server.ts";
import { recordFileResponse } from "#app/features/records/files/record-file.ts";
import { bettingFile } from "#app/pages/agents/records/betting-file.server.ts";
import { bettingQuery } from "#app/pages/agents/records/team-record-query.server.ts";
import { playedChoices } from "#server/catalogue/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { agentVisitor } from "#server/http/visitor/agent-visitor.ts";

export const says: RouteSays = { who: "agents", right: "team" };

/** What a team played as a file, filtered and put together as its page is. */
export async function loader(args: LoaderFunctionArgs) {
  const { visitor, hasTeam } = await agentVisitor(args);
  if (!hasTeam) return new Response(null, { status: 403 });
  const { context, player, language } = visitor;
  const speaker = await speakerOf(visitor);
  const now = context.now();
  const read = bettingQuery(args.request.url, now, speaker.timeZone);
  if (!read) return new Response(null, { status: 404 });
  if (read.isBad) return new Response(speaker.t("pay.betting.badRange"), { status: 400 });
  const { inCategory } = await playedChoices(context, { language, ...read.filter });
  const asked = { player, ...read.asked, games: inCategory ?? undefined };
  const text = await bettingFile(context, { by: read.filter.by, asked }, speaker);
  if (text === null) return new Response(null, { status: 404 });
  return recordFileResponse({ name: "team-betting", asset: undefined, text }, now, speaker.timeZone);
}
