import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoment } from "#app/lib/dates.ts";
import { activeBonus, offersOf } from "#server/bonuses/index.ts";
import type { PlayerVisitor } from "#server/http/visitor/visitor.ts";
import type { PauseOffer } from "#server/limits/index.ts";
import { boardsNow, periodEnd } from "#server/missions/index.ts";

/** More offers than these nobody reads before a yes. */
const OFFERS_SAID = 3;

/** What of a player's own is over before a pause would be: a sentence each, and none where nothing is. */
export async function whatRunsOut(
  { context, player, brand }: Pick<PlayerVisitor, "context" | "player" | "brand">,
  { until }: Pick<PauseOffer, "until">,
  { t, language, timeZone }: Speaker,
): Promise<string[]> {
  const [active, offers, boards] = await Promise.all([
    activeBonus(context, player.id),
    offersOf(context, player.id),
    boardsNow(context, { brand: brand.id, playerId: player.id }),
  ]);
  const isOver = (end: Date | null): end is Date => end !== null && (until === null || end <= until);
  const when = (end: Date) => ({ when: formatMoment(end, language, timeZone) });
  const places = boards.filter(
    ({ board, own }) => own && board.prizes.length > 0 && isOver(periodEnd(board, context.now(), timeZone)),
  );
  const ends = offers.flatMap(({ endsAt }) => (isOver(endsAt) ? [endsAt] : [])).slice(0, OFFERS_SAID);
  return [
    // For good ends every bonus at once, which the page says already.
    ...(until && active?.endsAt && isOver(active.endsAt)
      ? [t("limits.confirm.bonusEnds", when(active.endsAt))]
      : []),
    ...(until ? ends.map((end) => t("limits.confirm.offerEnds", when(end))) : []),
    ...(places.length > 0 ? [t("limits.confirm.boards")] : []),
  ];
}
