import { shownFairness } from "#app/features/fairness/round-fairness.tsx";
import { shownGame } from "#app/features/slot-machine/game-page.tsx";
import type { ShownLatest } from "#app/features/slot-machine/session-and-odds.tsx";
import { speechOf, textsOf } from "#app/i18n/speech.server.ts";
import type { Speech } from "#app/i18n/speech.tsx";
import { paths } from "#app/lib/paths/paths.ts";
import { formatMoney, money } from "#server/core/numbers/money.ts";
import { checkPathOf } from "#server/http/records/check-path.ts";
import { housePace } from "#server/http/visitor/house-pace.ts";
import type { PlayerVisitor } from "#server/http/visitor/visitor.ts";
import {
  freeRoundsLeft,
  gameSheet,
  type RoundLine,
  type RoundView,
  resumeRound,
  roundView,
  seedToChoose,
  sessionView,
} from "#server/studio/index.ts";
import { noticeOfPlay } from "./notice-of-play.server.ts";
import { numbersOf } from "./numbers-of.server.ts";
import { recordPathOf } from "./record-path.server.ts";
import { stakePlaceOf } from "./stake-place.server.ts";

type Asked = { readonly sessionId: string; readonly roundId: string | null };

/** An opened slot as its page shows it, with a round that was cut off played out; null for no session of the player's. */
export async function loadSlot(visitor: PlayerVisitor, { sessionId, roundId: asked }: Asked) {
  const { context, player, platform, language } = visitor;
  const playerRef = player.id.toString();
  const session = await sessionView(context, { sessionId, playerRef });
  if (!session) return null;
  const resumed = session.openRoundId
    ? await resumeRound(context, platform.studioWallet, { playerRef })
    : null;
  const found = await roundView(context, { playerRef, roundId: asked ?? session.latest[0]?.roundId ?? "" });
  const round = found?.sessionId === sessionId ? found : null;
  const { game, asset } = session;
  const lineBetMinor = round?.lineBet.minor ?? session.lineBetsMinor[0] ?? 1n;
  const sheet = gameSheet(game, { asset, lineBetMinor });
  if (!sheet) return null;
  const pace = await housePace(visitor);
  const speech = await speechOf(language);
  return {
    ...shownGame({
      ...{ session, sheet, round, language, pace },
      spinId: context.newId(),
      resumed: resumed !== null,
      free: await freeRoundsLeft(context, { playerRef, game, asset }),
      autoplayTexts: pace.autoplay ? await textsOf(language, "autoplay") : {},
    }),
    numbersHref: numbersOf(game),
    decidedHref: round && whereDecided(visitor, round),
    ownSeed: session.sums.played === 0 ? await seedToChoose(context, { playerRef }) : null,
    notice: await noticeOfPlay(visitor, asset, speech),
    latest: latestOf(visitor, session.latest, speech),
  };
}

/** Rounds that are over; each leads to where it says how it was decided, and so to its check. */
function latestOf(visitor: PlayerVisitor, lines: readonly RoundLine[], { t, language }: Speech): ShownLatest {
  const placeOf = stakePlaceOf(visitor);
  return {
    title: t("instant.page.latest"),
    rounds: lines.flatMap((line) => {
      const { href } = placeOf(line);
      if (line.payoutMinor === null || href === null) return [];
      const sum = (minor: bigint) => formatMoney(money(minor, line.asset), language);
      const said = { staked: sum(line.stakeMinor), payout: sum(line.payoutMinor) };
      return [{ id: line.roundId, href, text: t("instant.page.latestLine", said) }];
    }),
  };
}

/** The record of a round says how it was decided; without records its check does, and before that the seeds in use. */
function whereDecided(visitor: PlayerVisitor, round: RoundView): string {
  const record = recordPathOf(visitor)(round.vendor, round.roundId);
  return record ?? shownFairness(round, checkPathOf(visitor)).verifyHref ?? paths.seeds();
}
