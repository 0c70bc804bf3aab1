import { shownInstant } from "#app/features/instant-games/shown-instant.ts";
import { speechOf } from "#app/i18n/speech.server.ts";
import { checkPathOf } from "#server/http/records/check-path.ts";
import type { PlayerVisitor } from "#server/http/visitor/visitor.ts";
import { freeRoundsLeft, seedToChoose } from "#server/studio/index.ts";
import { instantView } from "#server/studio/instant/index.ts";
import { noticeOfPlay } from "../play/notice-of-play.server.ts";
import { numbersOf } from "../play/numbers-of.server.ts";
import { recordPathOf } from "../play/record-path.server.ts";
import { instantTexts } from "./instant-texts.server.ts";

type Asked = { readonly sessionId: string; readonly round: string | undefined };

/** An opened instant game as its page shows it; null for no session of the player's. */
export async function loadInstant(visitor: PlayerVisitor, { sessionId, round }: Asked) {
  const { context, player, language, brand } = visitor;
  const playerRef = player.id.toString();
  const seat = await instantView(context, { sessionId, playerRef, round });
  if (!seat) return null;
  const speech = await speechOf(language);
  const { asset, game } = seat;
  const isNew = seat.sums.played === 0 && !seat.open;
  return {
    ...shownInstant({
      ...{ seat, speech },
      formRef: context.newId(),
      now: context.now(),
      free: await freeRoundsLeft(context, { playerRef, game: game.code, asset }),
      houseCycleMs: brand.gameCycleMs,
      checkPath: checkPathOf(visitor),
      recordPath: recordPathOf(visitor),
    }),
    texts: await instantTexts(language, game.family),
    numbersHref: numbersOf(game.code),
    ownSeed: isNew ? await seedToChoose(context, { playerRef }) : null,
    notice: await noticeOfPlay(visitor, asset, speech),
  };
}
