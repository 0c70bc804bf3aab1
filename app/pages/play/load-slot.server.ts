import { shownFairness } from "#app/features/fairness/round-fairness.tsx";
import { shownGame } from "#app/features/slot-machine/game-page.tsx";
import { speechOf, textsOf } from "#app/i18n/speech.server.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { checkPathOf } from "#server/http/records/check-path.ts";
import { housePace } from "#server/http/visitor/house-pace.ts";
import type { PlayerVisitor } from "#server/http/visitor/visitor.ts";
import {
  freeRoundsLeft,
  gameSheet,
  type RoundView,
  resumeRound,
  roundView,
  seedToChoose,
  sessionView,
} from "#server/studio/index.ts";
import { noticeOfPlay } from "./notice-of-play.server.ts";
import { numbersOf } from "./numbers-of.server.ts";
import { recordPathOf } from "./record-path.server.ts";

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
    notice: await noticeOfPlay(visitor, asset, await speechOf(language)),
  };
}

/** The record of a round says how it was decided; without records its check does, and before that the seeds in use. */
function whereDecided(visitor: PlayerVisitor, round: RoundView): string {
  const record = recordPathOf(visitor)(round.vendor, round.roundId);
  return record ?? shownFairness(round, checkPathOf(visitor)).verifyHref ?? paths.seeds();
}
