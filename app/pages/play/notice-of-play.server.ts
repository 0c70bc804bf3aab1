import { type ShownNotice, shownNotice } from "#app/features/limits/play-notice.tsx";
import type { Speech } from "#app/i18n/speech.tsx";
import type { Asset } from "#server/core/numbers/money.ts";
import type { PlayerVisitor } from "#server/http/visitor/visitor.ts";
import { playNotice } from "#server/limits/index.ts";

/** How long the player has played and what it came to, for the page of a game; null with play money, which counts nowhere. */
export async function noticeOfPlay(
  { context, player, session }: PlayerVisitor,
  asset: Asset,
  speech: Speech,
): Promise<ShownNotice | null> {
  if (asset === "TRIAL") return null;
  const played = await playNotice(context, { playerId: player.id, signedInAt: session.startedAt });
  return shownNotice(played, speech);
}
