import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMinute } from "#app/lib/dates.ts";
import { isolated } from "#app/lib/page/isolated.ts";
import { localText } from "#server/core/languages.ts";
import { formatMoney, money } from "#server/core/numbers/money.ts";
import { formatWhole } from "#server/core/numbers/numbers.ts";
import { DAY_MS, later } from "#server/core/time.ts";
import type { Lock, Mission, MissionState, ProgressRow, Reward } from "#server/missions/index.ts";

export type NameOf = (played: { readonly vendor: string; readonly game: string }) => string;

/** A mission in a list, with how far its reader is. */
export type ShownMission = {
  readonly id: string;
  readonly code: string;
  readonly title: string;
  readonly state: MissionState;
  readonly stateText: string;
  readonly repeats: string;
  /** When it ends and until when it can be claimed, or when it was. */
  readonly when: string;
  readonly does: string;
  readonly reward: string;
  readonly progress: { readonly percent: number; readonly text: string } | null;
  readonly note: string | null;
  /** What the form that claims it says; null where there is nothing to claim. */
  readonly period: string | null;
};

type Standing = {
  readonly mission: Mission;
  readonly progress: ProgressRow | null;
  readonly state: MissionState;
  /** When this day or week of it ends, of what goes on. */
  readonly endsAt?: Date;
  readonly lock?: Lock | null;
  /** The title of what is to be claimed before. */
  readonly before?: string | null;
};

const WHOLE = 100n;
const ASSET = "P";

export function shownMission(standing: Standing, nameOf: NameOf, speaker: Speaker): ShownMission {
  const { mission, progress, state } = standing;
  const { t, language } = speaker;
  return {
    id: `${mission.code}-${progress?.period ?? "now"}`,
    code: mission.code,
    title: localText(mission.titles, language),
    state,
    stateText: state === "claimed" ? "" : t(`missions.states.${state}`),
    repeats: t(`missions.repeats.${mission.repeats}`),
    when: whenOf(standing, state, speaker),
    does: shownTask(mission, nameOf, speaker),
    reward: t("missions.reward", { reward: shownReward(mission.reward, nameOf, speaker) }),
    progress: state === "locked" ? null : shownProgress(mission, progress?.counted ?? 0n, speaker),
    note: noteOf(standing, state, speaker),
    period: state === "done" && progress ? progress.period : null,
  };
}

function whenOf({ mission, progress, endsAt }: Standing, state: MissionState, speaker: Speaker): string {
  const { t, language, timeZone } = speaker;
  const said = (moment: Date) => formatMinute(moment, language, timeZone);
  if (state === "done" && progress) return t("missions.claimBy", { when: said(progress.claimUntil) });
  if (progress?.claimedAt) return t("missions.claimedAt", { when: said(progress.claimedAt) });
  if (state === "missed" && progress) return t("missions.endedAt", { when: said(progress.endsAt) });
  if (state === "lapsed" && progress) return t("missions.endedAt", { when: said(progress.claimUntil) });
  const end = progress?.endsAt ?? endsAt ?? mission.until;
  const until = t("missions.until", { when: said(end) });
  if (state !== "open") return until;
  const claimUntil = progress?.claimUntil ?? later(end, mission.claimDays * DAY_MS);
  return `${until} · ${t("missions.claimBy", { when: said(claimUntil) })}`;
}

/** What is to be done, as a sentence. */
function shownTask(
  { counts, target, category, vendor, game }: Mission,
  nameOf: NameOf,
  speaker: Speaker,
): string {
  const { t, language } = speaker;
  const amount = isolated(formatMoney(money(target, ASSET), language));
  const count = Number(target);
  if (counts === "deposits") return t("missions.does.deposits", { amount });
  const product = category === null ? null : t(`site.category.${category}`);
  const what = vendor !== null && game !== null ? nameOf({ vendor, game }) : product;
  if (what === null)
    return counts === "stakes"
      ? t("missions.does.stakes", { amount })
      : t(`missions.does.${counts}`, { count });
  return counts === "stakes"
    ? t("missions.does.stakesOn", { amount, what: isolated(what) })
    : t(`missions.does.${counts}On`, { count, what: isolated(what) });
}

export function shownReward(reward: Reward, nameOf: NameOf, { t, language }: Speaker): string {
  if (reward.pays === "rounds") {
    const game = isolated(nameOf({ vendor: reward.vendor, game: reward.game }));
    return t("missions.gives.rounds", { count: reward.many, game });
  }
  return t(`missions.gives.${reward.pays}`, { amount: isolated(formatMoney(reward.amount, language)) });
}

/** The games that missions name, as records name them. */
export function gamesIn(missions: readonly Mission[]) {
  return missions.flatMap(({ vendor, game, reward }) => [
    ...(vendor !== null && game !== null ? [{ vendor, game }] : []),
    ...gamesGiven([reward]),
  ]);
}

/** The games whose rounds are given. */
export function gamesGiven(rewards: readonly Reward[]) {
  return rewards.flatMap((one) => (one.pays === "rounds" ? [{ vendor: one.vendor, game: one.game }] : []));
}

function shownProgress({ counts, target }: Mission, counted: bigint, { t, language }: Speaker) {
  const isMoney = counts === "stakes" || counts === "deposits";
  const said = (of: bigint) =>
    isolated(isMoney ? formatMoney(money(of, ASSET), language) : formatWhole(of, language));
  const reached = counted > target ? target : counted;
  const text = t("missions.progress", { done: said(reached), target: said(target) });
  return { percent: Number((reached * WHOLE) / target), text };
}

function noteOf({ mission, before, lock }: Standing, state: MissionState, { t }: Speaker): string | null {
  if (lock === "over") return t("missions.lockedOver");
  if (lock === "spent")
    return before ? t("missions.lockedSpent", { mission: before }) : t("missions.lockedOver");
  if (lock) return before ? t("missions.lockedAfter", { mission: before }) : t("missions.lockedOther");
  if (state !== "open" || mission.budget === null) return null;
  return t("missions.left", { count: mission.budget - mission.promised });
}
