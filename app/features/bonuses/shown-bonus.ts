import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMinute } from "#app/lib/dates.ts";
import { isolated } from "#app/lib/page/isolated.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import type { Bonus, BonusState } from "#server/bonuses/index.ts";
import { formatMoney, type Money } from "#server/core/numbers/money.ts";
import type { BonusOrigin } from "#server/use-cases/index.ts";
import { type ShownOrigin, shownOrigin } from "./shown-origin.ts";

/** A bonus in a list. */
export type ShownBonus = {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  readonly source: string;
  /** The promotion, match, mission or raffle that gave it, and when; nothing of it where it has no name. */
  readonly origin: ShownOrigin | null;
  readonly given: string;
  readonly state: BonusState;
  readonly stateText: string;
  /** How far it is played through; null before it began. */
  readonly progress: ShownProgress | null;
  /** When it ends, or what it came to. */
  readonly note: string;
};

/** Of a hundred, and in words. */
export type ShownProgress = { readonly percent: number; readonly text: string };

const WHOLE = 100n;

export function shownBonus(bonus: Bonus, origin: BonusOrigin, speaker: Speaker): ShownBonus {
  const { t, language, timeZone } = speaker;
  const { id, amount, source, state, givenAt } = bonus;
  return {
    id,
    href: memberPaths.bonus(id),
    title: t("bonus.of", { amount: isolated(formatMoney(amount, language)) }),
    source: t(`bonus.sources.${source}`),
    origin: shownOrigin(origin, speaker),
    given: t("bonus.given", { when: formatMinute(givenAt, language, timeZone) }),
    state,
    stateText: t(`bonus.states.${state}`),
    progress: bonus.begunAt ? shownProgress(bonus, speaker) : null,
    note: noteOf(bonus, speaker),
  };
}

export function shownProgress({ counted, required }: Bonus, { t, language }: Speaker): ShownProgress {
  const said = (sum: Money) => isolated(formatMoney(sum, language));
  const percent = required.minor > 0n ? Number((counted.minor * WHOLE) / required.minor) : Number(WHOLE);
  return { percent, text: t("bonus.progress", { counted: said(counted), required: said(required) }) };
}

function noteOf({ state, endsAt, endedAt, kept }: Bonus, { t, language, timeZone }: Speaker): string {
  const moment = (at: Date) => formatMinute(at, language, timeZone);
  if (state === "completed") return t("bonus.kept", { amount: isolated(formatMoney(kept, language)) });
  if (endedAt) return moment(endedAt);
  if (!endsAt) return "";
  return t(state === "offered" ? "bonus.rewards.takeBy" : "bonus.until", { when: moment(endsAt) });
}
