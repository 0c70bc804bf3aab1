import { type ShownNotice, shownNotice } from "#app/features/limits/play-notice.tsx";
import type { Speech } from "#app/i18n/speech.tsx";
import { isolated } from "#app/lib/page/isolated.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { activeBonus, type Bonus } from "#server/bonuses/index.ts";
import { type Asset, formatMoney, money } from "#server/core/numbers/money.ts";
import type { PlayerVisitor } from "#server/http/visitor/visitor.ts";
import { playNotice } from "#server/limits/index.ts";

/**
 * How long the player has played and what it came to, and what is left to stake of a bonus, for the page of a game; null
 * with play money, which counts nowhere.
 */
export async function noticeOfPlay(
  { context, player, session }: PlayerVisitor,
  asset: Asset,
  speech: Speech,
): Promise<ShownNotice | null> {
  if (asset === "TRIAL") return null;
  const [played, bonus] = await Promise.all([
    playNotice(context, { playerId: player.id, signedInAt: session.startedAt }),
    activeBonus(context, player.id),
  ]);
  const parts = [
    ...(shownNotice(played, speech)?.parts ?? []),
    ...(bonus ? [noticeOfBonus(bonus, speech)] : []),
  ];
  return parts.length === 0 ? null : { parts };
}

/** Which games count, and how much, is too much for a line: the page of the bonus says it. */
function noticeOfBonus({ id, required, counted }: Bonus, { language, t }: Speech) {
  const left = formatMoney(money(required.minor - counted.minor, required.asset), language);
  const text = t("bonus.inGames", { left: isolated(left) });
  return { text, link: t("bonus.title"), href: memberPaths.bonus(id) };
}
