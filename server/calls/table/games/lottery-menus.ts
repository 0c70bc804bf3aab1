import { z } from "zod";
import type { Context } from "../../../db/context.ts";
import { type GameMenu, lotteryMenus, refreshAfterMs } from "../../../studio/lottery/index.ts";
import { asInstant, instant } from "../../shapes.ts";

const menu = z.object({
  gameId: z.string(),
  gameMenuTag: z.string(),
  remark: z.string(),
  numero: z.string(),
  remainTime: z.int().meta({ description: "Milliseconds until betting closes." }),
  lockTime: instant,
  drawDayOfWeek: z
    .int()
    .meta({ description: "The day of the draw where the lottery is drawn: 1 on Sunday to 7 on Saturday." }),
  winningTime: instant,
});

const TAGS = ["ELOTT", "LOTT", "VN"] as const;
export type MenuTag = (typeof TAGS)[number];

export const menus = z.object({
  groups: z.array(z.object({ tag: z.enum(TAGS), gameMenus: z.array(menu) })),
  refreshAfterMs: z.int().meta({ description: "Ask again after so long." }),
});

export type LotteryMenus = z.infer<typeof menus>;

/** The lotteries with the draws that are open. */
export async function menusOf(context: Context, tags: readonly MenuTag[] = TAGS): Promise<LotteryMenus> {
  const groups = (await lotteryMenus(context)).filter(({ tag }) => tags.includes(tag));
  const remaining = groups.flatMap(({ gameMenus }) => gameMenus.map(({ remainTime }) => remainTime));
  return {
    groups: groups.map(({ tag, gameMenus }) => ({ tag, gameMenus: gameMenus.map(menuValue) })),
    refreshAfterMs: refreshAfterMs(remaining),
  };
}

const menuValue = (one: GameMenu) => ({
  ...one,
  lockTime: asInstant(one.lockTime),
  winningTime: asInstant(one.winningTime),
});
