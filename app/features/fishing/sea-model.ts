import type { ShownJson } from "#app/lib/instant-view.ts";
import type { LocalText } from "#server/core/languages.ts";
import type { Catch, Fish } from "#server/studio/instant/index.ts";

/** The room as the game's timetable shows it at the moment `now`, in milliseconds. */
export type Live = { readonly now: number; readonly fish: readonly Fish[] };

/** What a resource of the room answers. */
export type RoomNow = { readonly live: Live; readonly catches: readonly Catch[] };

export type Shot = { readonly kind: string; readonly times: number; readonly isCaught: boolean };

export type FishSheet = {
  readonly returned: number;
  readonly of: number;
  readonly kinds: readonly {
    readonly id: string;
    readonly names: LocalText;
    readonly times: number;
    readonly chanceBasisPoints: number;
  }[];
};

export function liveOf(live: ShownJson): Live {
  return live as unknown as Live;
}

export function sheetOf(sheet: ShownJson): FishSheet {
  return sheet as unknown as FishSheet;
}

/** The picture of the room, in its own units. */
export const SEA = { width: 1000, height: 560, floor: 470 } as const;

/** How wide each kind is drawn. Those that live on the ground stay there. */
const WIDTHS: Readonly<Record<string, number>> = {
  shrimp: 66,
  sardine: 72,
  pomfret: 84,
  croaker: 92,
  snapper: 104,
  crab: 92,
  grouper: 130,
  cuttlefish: 110,
  kingfish: 150,
  jellyfish: 104,
  sailfish: 184,
  ray: 172,
  shark: 226,
  pearl: 112,
};

const ON_THE_GROUND: ReadonlySet<string> = new Set(["crab", "pearl"]);

export function widthOf({ kind }: Pick<Fish, "kind">): number {
  return WIDTHS[kind] ?? 90;
}

export function isHere({ entersAt, leavesAt }: Fish, now: number): boolean {
  return entersAt <= now && leavesAt > now;
}

/** Where the middle of a fish is at a moment. */
export function spotOf(fish: Fish, now: number): { x: number; y: number } {
  const way = Math.min(1, Math.max(0, (now - fish.entersAt) / (fish.leavesAt - fish.entersAt)));
  const margin = widthOf(fish) / 2;
  const along = -margin + way * (SEA.width + 2 * margin);
  const sway = ON_THE_GROUND.has(fish.kind) ? 0 : fish.sway * 0.4 * Math.sin(2 * Math.PI * fish.waves * way);
  const height = ON_THE_GROUND.has(fish.kind) ? SEA.floor : 60 + (fish.height / 1000) * 400 + sway;
  return { x: fish.fromLeft ? along : SEA.width - along, y: height };
}

/** How a fish is laid into the picture, its head where it swims to. */
export function transformOf(fish: Fish, now: number): string {
  const { x, y } = spotOf(fish, now);
  const size = widthOf(fish) / 120;
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${fish.fromLeft ? size : -size} ${size})`;
}
