import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Notice } from "#app/components/notice.tsx";
import { RoundFairness } from "#app/features/fairness/round-fairness.tsx";
import { RoundShown } from "#app/features/foreign-game/round-shown.tsx";
import { HeldNotices, shownHeld } from "#app/features/records/held-notices.tsx";
import { RoundReceipt, shownReceipt } from "#app/features/records/round-receipt.tsx";
import { RoundRecord, shownRoundRecord } from "#app/features/records/round-record.tsx";
import { DecidedStake } from "#app/features/rounds/decided-stake.tsx";
import { RoundReplay, shownReplay } from "#app/features/slot-machine/round-replay.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf } from "#app/i18n/speech.server.ts";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { playPath } from "#app/lib/paths/play-paths.ts";
import { decidedShown } from "#app/pages/play/decided.server.ts";
import { foreignRound } from "#app/pages/play/foreign/foreign-round.server.ts";
import { gameNames } from "#server/catalogue/index.ts";
import type { Language } from "#server/core/languages.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";
import { houseKey, receiptOf } from "#server/receipts/index.ts";
import { gameSheet, type RoundView, wagerPlace } from "#server/studio/index.ts";
import { heldPayoutsOf, roundRecord } from "#server/wallet/index.ts";

export const says: RouteSays = { who: "members", asksPassword: false };

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const handle: PageHandle = { entry: "bettingRecord" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.record.title, matches);

export async function loader(args: LoaderFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, player, language, brand } = visitor;
  const { t } = await speechOf(language);
  const { vendor = "", roundId = "" } = args.params;
  const record = await roundRecord(context, { playerId: player.id, vendor, roundId });
  if (!record) throw new Response(null, { status: 404 });

  const nameOf = await gameNames(context, { language, games: [record] });
  const speaker = { language, t, timeZone: brand.timeZone };
  const playerRef = player.id.toString();
  const key = houseKey(visitor.platform.config.houseSecret);
  const [place, held, receipt, { spin, ...decided }] = await Promise.all([
    wagerPlace(context, { playerRef, wagerId: roundId }),
    heldPayoutsOf(context, { playerId: player.id, of: { vendor, round: roundId } }),
    receiptOf(context, key, { playerId: player.id, vendor, roundId }),
    decidedShown(visitor, record),
  ]);
  const foreign = await foreignRound(args.request, visitor, record);
  const shown = {
    record: shownRoundRecord(record, nameOf(record), speaker),
    held: shownHeld(held, speaker),
    receipt: receipt && shownReceipt(receipt, { vendor, roundId }, speaker),
    replay: spin && spinReplay(spin, language),
    ...decided,
    again: place && playPath({ ...place.game, sessionId: place.sessionId }, { round: roundId }),
    corrected: place?.corrections.map(({ reason }) => reason) ?? [],
    foreign: foreign && { ...foreign.shown },
  };
  return data(shown, { headers: foreign?.headers ?? {} });
}

/** The reels as they stood; null before the stake was taken. */
function spinReplay({ game, lineBet, payout, spins }: RoundView, language: Language) {
  const sheet = gameSheet(game, { asset: lineBet.asset, lineBetMinor: lineBet.minor });
  return sheet && payout ? shownReplay({ spins, payout }, sheet, language) : null;
}

export default function RoundRecordPage() {
  const { t } = useSpeech();
  const { record, held, receipt, replay, fairness, shared, again, corrected, foreign } =
    useLoaderData<typeof loader>();
  return (
    <RoundRecord {...record}>
      <HeldNotices held={held} />
      {replay ? <RoundReplay title={t("member.round.replay")} {...replay} /> : null}
      {corrected.map((reason) => (
        <Notice key={reason} kind="info">
          {t("member.round.corrected")}: {reason}
        </Notice>
      ))}
      {again ? (
        <p>
          <a className="button" href={again}>
            {t("member.round.again")}
          </a>
        </p>
      ) : null}
      {foreign ? <RoundShown {...foreign} /> : null}
      {fairness ? <RoundFairness {...fairness} /> : null}
      {shared ? (
        <MoreTexts texts={shared.texts}>
          <DecidedStake {...shared.decision} />
        </MoreTexts>
      ) : null}
      {receipt ? <RoundReceipt {...receipt} /> : null}
    </RoundRecord>
  );
}
