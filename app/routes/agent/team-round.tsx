import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AgentRefused } from "#app/features/agent-home/agent-refused.tsx";
import { RoundFairness, shownFairness } from "#app/features/fairness/round-fairness.tsx";
import { RoundReplay, shownReplay } from "#app/features/slot-machine/round-replay.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { textsOf } from "#app/i18n/speech.server.ts";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { agentPage } from "#app/pages/agents/agent-page.server.ts";
import { shownTeamRound } from "#app/pages/agents/records/shown-team-round.server.ts";
import { TeamRoundPage } from "#app/pages/agents/records/team-round-page.tsx";
import { teamRound } from "#server/agents/index.ts";
import { gameNames } from "#server/catalogue/index.ts";
import { checkPathOf } from "#server/http/records/check-path.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { gameSheet, roundView } from "#server/studio/index.ts";

export const says: RouteSays = { who: "agents", right: "team" };

export const handle: PageHandle = { entry: "betting" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...titled(data?.title, matches),
  { name: "robots", content: "noindex" },
];

/** One round of somebody in an agent's team as it was played, down to its lines in the ledger (A01, A04). */
export async function loader(args: LoaderFunctionArgs) {
  const { visitor, speaker, refusal } = await agentPage(args, { ofTeam: true });
  if (refusal) return refusal;
  const { context, player, language } = visitor;
  const { playerId = "", vendor = "", roundId = "" } = args.params;
  const isNumber = /^[1-9]\d{0,17}$/.test(playerId);
  const asked = { player, playerId: isNumber ? BigInt(playerId) : 0n, vendor, roundId };
  const found = isNumber ? await teamRound(context, asked) : null;
  if (!found) throw new Response(null, { status: 404 });

  const nameOf = await gameNames(context, { language, games: [found] });
  const shown = shownTeamRound(found, nameOf(found), speaker);
  const round = await roundView(context, { playerRef: playerId, roundId });
  const line = round && { asset: round.lineBet.asset, lineBetMinor: round.lineBet.minor };
  const sheet = line && gameSheet(round.game, line);
  const won = speaker.t("pay.betting.playerWon");
  return data({
    title: shown.title,
    shown,
    replay:
      sheet && round.payout
        ? shownReplay({ spins: round.spins, payout: round.payout, won }, sheet, language)
        : null,
    // Only its player can have a seed shown that is still in use.
    fairness: round?.fairness.serverSeed
      ? shownFairness(round, checkPathOf(visitor), { isOwn: false })
      : null,
    texts: await textsOf(language, "pay", "transfers"),
    refused: null,
  });
}

export default function TeamRound() {
  const { t } = useSpeech();
  const page = useLoaderData<typeof loader>();
  if (!page.shown) return <AgentRefused {...page.refused} />;
  const { shown, replay, fairness, texts } = page;
  return (
    <MoreTexts texts={texts}>
      <TeamRoundPage shown={shown}>
        {replay ? <RoundReplay title={t("member.round.replay")} {...replay} /> : null}
        {fairness ? <RoundFairness {...fairness} /> : null}
      </TeamRoundPage>
    </MoreTexts>
  );
}
