import type { Speech } from "#app/i18n/speech.tsx";
import { formatAmount, money } from "#server/core/numbers/money.ts";
import { isolated } from "./page/isolated.ts";

/** So many points, in words: `1,200 points`. */
export function pointsText(points: bigint, { t, language }: Speech): string {
  const written = formatAmount(money(points, "PTS"), language);
  return t("rewards.points", { count: points.toString(), points: isolated(written) });
}
