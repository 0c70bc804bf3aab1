import type { Context } from "../../../db/context.ts";
import { DRAWS_AHEAD, type DrawRow } from "../draws/draw-statements.ts";
import { readSchedules } from "../draws/draw-store.ts";
import type { LotteryGame } from "../lottery-game.ts";
import { LOTTERY_GAMES } from "../lottery-games.ts";
import { wallDayOf, weekdayOf } from "../schedule/wall-clock.ts";

/** One line of a menu (C04): a draw that can be staked on, or the next one. */
export type GameMenu = {
  readonly gameId: string;
  readonly gameMenuTag: string;
  /** The province, where a lottery has several. */
  readonly remark: string;
  /** The number of the draw. */
  readonly numero: string;
  /** Until betting closes, in milliseconds; nothing where it is closed already. */
  readonly remainTime: number;
  /** When betting closes. */
  readonly lockTime: Date;
  /** In the zone of its schedule; 1 is Sunday. */
  readonly drawDayOfWeek: number;
  /** When it is drawn. */
  readonly winningTime: Date;
};

export type MenuGroup = { readonly tag: "ELOTT" | "LOTT" | "VN"; readonly gameMenus: readonly GameMenu[] };

const TAGS = ["ELOTT", "LOTT", "VN"] as const;

function tagOf({ category, isVietNam }: LotteryGame): MenuGroup["tag"] {
  return isVietNam ? "VN" : category;
}

/** The lotteries by their kinds, each with the draws that are open or, where none is, the next one. */
export async function lotteryMenus(context: Context): Promise<MenuGroup[]> {
  const { db, now } = context;
  const codes = LOTTERY_GAMES.map(({ code }) => code);
  const [draws, schedules] = await Promise.all([db.call(DRAWS_AHEAD, [codes]), readSchedules(db, codes)]);
  const at = now();
  const menus = LOTTERY_GAMES.flatMap((game) => {
    const timeZone = schedules.get(game.code)?.timeZone ?? "UTC";
    const own = draws.filter((draw) => draw.game === game.code);
    return nextOf(own, at).map((draw) => ({ tag: tagOf(game), menu: menuOf(game, draw, { at, timeZone }) }));
  });
  return TAGS.map((tag) => ({
    tag,
    gameMenus: menus.filter((entry) => entry.tag === tag).map(({ menu }) => menu),
  })).filter(({ gameMenus }) => gameMenus.length > 0);
}

/** Draws that take stakes at a moment; where there are none, the next one that will. */
export function nextOf(draws: readonly DrawRow[], at: Date): readonly DrawRow[] {
  const open = draws.filter(({ state, locksAt }) => state === "open" && locksAt > at);
  return open.length > 0 ? open : draws.filter(({ locksAt }) => locksAt > at).slice(0, 1);
}

function menuOf(
  game: LotteryGame,
  draw: DrawRow,
  { at, timeZone }: { at: Date; timeZone: string },
): GameMenu {
  return {
    gameId: game.code,
    gameMenuTag: game.menuTag,
    remark: draw.province ?? "",
    numero: draw.number,
    remainTime: Math.max(0, draw.locksAt.getTime() - at.getTime()),
    lockTime: draw.locksAt,
    drawDayOfWeek: weekdayOf(wallDayOf(draw.drawsAt, timeZone)),
    winningTime: draw.drawsAt,
  };
}

const WHERE_NONE_IS_LEFT_MS = 7000;
const AT_MOST_MS = 30_000;

/** When a menu is looked at again (C04): after the shortest remaining time, and never later than in half a minute. */
export function refreshAfterMs(remainTimes: readonly number[]): number {
  const shortest = Math.min(...remainTimes, AT_MOST_MS);
  return shortest > 0 ? shortest : WHERE_NONE_IS_LEFT_MS;
}
