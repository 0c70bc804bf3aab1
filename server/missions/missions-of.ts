import type { Player } from "../accounts/index.ts";
import type { Context } from "../db/context.ts";
import { mayTakePart } from "./may-take-part.ts";
import { isSpent, type Mission, missionOf } from "./mission.ts";
import {
  EARLIER,
  type EarlierRow,
  MISSION_OF_MOVEMENT,
  PAST,
  PROGRESS_NOW,
  type ProgressRow,
  TO_CLAIM,
} from "./progress-statements.ts";
import { MISSION_TITLES, MISSIONS_NOW, MISSIONS_OF_BRAND, type MissionRow } from "./statements.ts";

const PER_PAGE = 50;
const TO_CLAIM_MAX = 100;

type Page<Item> = { readonly items: readonly Item[]; readonly hasMore: boolean };

const pageOf = <Item>(rows: readonly Item[]): Page<Item> => ({
  items: rows.slice(0, PER_PAGE),
  hasMore: rows.length > PER_PAGE,
});

/** Every mission of a brand: those that go on first. */
export async function missionsOf(
  { db }: Pick<Context, "db">,
  { brand, page }: { readonly brand: string; readonly page: number },
): Promise<Page<Mission>> {
  return pageOf(
    (await db.call(MISSIONS_OF_BRAND, [brand, PER_PAGE + 1, (page - 1) * PER_PAGE])).map(missionOf),
  );
}

/** How some missions of a brand are called. */
export async function missionTitles(
  { db }: Pick<Context, "db">,
  { brand, codes }: { readonly brand: string; readonly codes: readonly string[] },
): Promise<Pick<MissionRow, "code" | "titles">[]> {
  return codes.length === 0 ? [] : db.call(MISSION_TITLES, [brand, codes]);
}

/** A mission, and how far somebody is in one period of it. */
export type Own = { readonly mission: Mission; readonly progress: ProgressRow };

/** Why a mission is locked: the one before is to be claimed, has no rewards left, or can be reached no more. */
export type Lock = "claim" | "spent" | "over";

/** How somebody stands with what goes on. */
export const NOW_STATES = ["open", "done", "claimed", "spent", "locked"] as const;
export type NowState = (typeof NOW_STATES)[number];

/** Also of what is over: not claimed in time, or not reached. */
export type MissionState = NowState | "lapsed" | "missed";

export type Standing = {
  readonly mission: Mission;
  readonly progress: ProgressRow | null;
  readonly lock?: Lock | null;
};

export function stateNow({ mission, progress, lock }: Standing): NowState {
  if (lock) return "locked";
  if (progress && progress.state !== "open") return progress.state;
  return isSpent(mission) ? "spent" : "open";
}

/** How somebody stands with a period of a mission, which may be over. */
export function missionState(standing: Standing, at: Date): MissionState {
  const { progress } = standing;
  const state = stateNow(standing);
  if (!progress || state === "locked" || state === "claimed") return state;
  if (state === "done") return progress.claimUntil > at ? state : "lapsed";
  return progress.endsAt > at ? state : "missed";
}

export type OwnNow = {
  /** What can be claimed, what ends first before. */
  readonly toClaim: readonly Own[];
  /** What goes on; without progress where nothing was done yet, and locked until another one was claimed. */
  readonly going: readonly {
    readonly mission: Mission;
    readonly progress: ProgressRow | null;
    readonly lock: Lock | null;
  }[];
};

/** What a player can do and claim now; null for whom missions are not: nobody away from play is offered anything. */
export async function ownMissions(context: Context, player: Player): Promise<OwnNow | null> {
  const { db, now } = context;
  const [may, rows, claims] = await Promise.all([
    mayTakePart(context, [player.id]),
    db.call(MISSIONS_NOW, [player.brandId, now(), PER_PAGE]),
    db.call(TO_CLAIM, [player.id, now(), TO_CLAIM_MAX]),
  ]);
  if (!may.has(player.id)) return null;
  const missions = rows.map(missionOf);
  const ids = missions.map(({ id }) => id);
  const before = missions.flatMap(({ afterId }) => (afterId === null ? [] : [afterId]));
  const [progress, earlier] = await Promise.all([
    db.call(PROGRESS_NOW, [player.id, ids, now()]),
    before.length === 0 ? [] : db.call(EARLIER, [player.id, before, now()]),
  ]);
  return {
    toClaim: claims.map(ownOf),
    going: missions.map((mission) => ({
      mission,
      progress: progress.find(({ missionId }) => missionId === mission.id) ?? null,
      lock: lockOf(earlier.find(({ missionId }) => missionId === mission.afterId)),
    })),
  };
}

function lockOf(earlier: EarlierRow | undefined): Lock | null {
  if (!earlier || earlier.isClaimed) return null;
  if (earlier.canClaim) return "claim";
  if (earlier.isOver) return "over";
  return earlier.isSpent ? "spent" : "claim";
}

/** What is over or was claimed, the latest first. */
export async function pastMissions(
  { db, now }: Pick<Context, "db" | "now">,
  { playerId, page }: { readonly playerId: bigint; readonly page: number },
): Promise<Page<Own>> {
  return pageOf((await db.call(PAST, [playerId, now(), PER_PAGE + 1, (page - 1) * PER_PAGE])).map(ownOf));
}

const ownOf = (row: ProgressRow & Parameters<typeof missionOf>[0]): Own => ({
  mission: missionOf(row),
  progress: row,
});

/** The mission whose reward a movement paid; null where it paid none. */
export async function missionOfMovement(
  { db }: Pick<Context, "db">,
  { playerId, movementId }: { readonly playerId: bigint; readonly movementId: bigint },
): Promise<string | null> {
  const [row] = await db.call(MISSION_OF_MOVEMENT, [playerId, movementId]);
  return row?.code ?? null;
}
