import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RoundFairness, shownFairness } from "#app/features/fairness/round-fairness.tsx";
import { MemberPage } from "#app/features/member-nav/member-page.tsx";
import { RoundRecord, shownRoundRecord } from "#app/features/records/round-record.tsx";
import { RoundReplay, shownReplay } from "#app/features/slot-machine/round-replay.tsx";
import { speechOf } from "#app/i18n/speech.server.ts";
import { useSpeech } from "#app/i18n/speech.tsx";
import { titled } from "#app/lib/page-title.ts";
import { gameNames } from "#server/catalogue/index.ts";
import { requirePlayer } from "#server/http/visitor.ts";
import { gameSheet, roundView } from "#server/studio/index.ts";
import { roundRecord } from "#server/wallet/index.ts";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.record.title, matches);

export async function loader(args: LoaderFunctionArgs) {
  const { context, player, language, brand } = await requirePlayer(args);
  const { t } = await speechOf(language);
  const { vendor = "", roundId = "" } = args.params;
  const record = await roundRecord(context, { playerId: player.id, vendor, roundId });
  if (!record) throw new Response(null, { status: 404 });

  const nameOf = await gameNames(context, { language, games: [record] });
  const speaker = { language, t, timeZone: brand.timeZone };
  const round = await roundView(context, { playerRef: player.id.toString(), roundId });
  const sheet =
    round && gameSheet(round.game, { asset: round.lineBet.asset, lineBetMinor: round.lineBet.minor });
  const { payout, spins } = round ?? { payout: null, spins: [] };
  return {
    record: shownRoundRecord(record, nameOf(record), speaker),
    replay: sheet && payout ? shownReplay({ spins, payout }, sheet, language) : null,
    fairness: round && shownFairness(round),
  };
}

export default function RoundRecordPage() {
  const { t } = useSpeech();
  const { record, replay, fairness } = useLoaderData<typeof loader>();
  return (
    <MemberPage entry="bettingRecord">
      <RoundRecord {...record}>
        {replay ? <RoundReplay title={t("member.round.replay")} {...replay} /> : null}
        {fairness ? <RoundFairness {...fairness} /> : null}
      </RoundRecord>
    </MemberPage>
  );
}
