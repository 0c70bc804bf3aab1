import { z } from "zod";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Visitor } from "../../http/visitor/visitor.ts";
import {
  type DrawView,
  drawsPast,
  type GameMenu,
  lotteryGameOf,
  lotteryMenus,
  ownTickets,
  refreshAfterMs,
  shortNumbers,
} from "../../studio/lottery/index.ts";
import { type Call, type CallRefusal, openCall, signedCall } from "../call.ts";
import { amount, asAmount, asInstant, instant, noPayload, text } from "../shapes.ts";

const MODULE = 7;

const menu = z.object({
  gameId: z.string(),
  gameMenuTag: z.string(),
  remark: z.string(),
  numero: z.string(),
  remainTime: z.int().meta({ description: "Milliseconds until betting closes." }),
  lockTime: instant,
  drawDayOfWeek: z.int(),
  winningTime: instant,
});

const menus = z.object({
  groups: z.array(z.object({ tag: z.enum(["ELOTT", "LOTT", "VN"]), gameMenus: z.array(menu) })),
  refreshAfterMs: z.int().meta({ description: "Ask again after so long." }),
});

const opened = z.object({
  gameId: z.string(),
  numero: z.string(),
  state: z.string(),
  numbers: z.string().nullable(),
  drawsAt: instant,
});

const menuValue = (one: GameMenu) => ({
  ...one,
  lockTime: asInstant(one.lockTime),
  winningTime: asInstant(one.winningTime),
});

function openedValue({ game, number: numero, state, numbers, drawsAt }: DrawView): z.infer<typeof opened> {
  const kind = lotteryGameOf(game)?.draw;
  const short = kind && numbers ? shortNumbers(kind, numbers).join(" ") : null;
  return { gameId: game, numero, state, numbers: short, drawsAt: asInstant(drawsAt) };
}

const menusCall = (name: string, path: `/${string}`, tags: readonly string[], about: string) =>
  openCall({
    module: MODULE,
    name,
    method: "GET",
    path,
    about,
    payload: noPayload,
    value: menus,
    errors: [],
    async answer({ visitor: { context } }) {
      const groups = (await lotteryMenus(context)).filter(({ tag }) => tags.includes(tag));
      const remaining = groups.flatMap(({ gameMenus }) => gameMenus.map(({ remainTime }) => remainTime));
      return done({
        groups: groups.map(({ tag, gameMenus }) => ({ tag, gameMenus: gameMenus.map(menuValue) })),
        refreshAfterMs: refreshAfterMs(remaining),
      });
    },
  });

const openedPayload = z.object({
  gameId: text(40).min(1),
  count: z.coerce.number().int().min(1).max(100).default(100),
});
type OpenedAsked = { readonly visitor: Visitor; readonly payload: z.infer<typeof openedPayload> };
type Opened = Outcome<z.infer<typeof openedList>, CallRefusal<"gameUnknown">>;
const openedList = z.object({ draws: z.array(opened) });

/** What came out in one lottery, whoever asks. */
const OPENED = {
  payload: openedPayload,
  value: openedList,
  errors: ["gameUnknown"],
  async answer({ visitor: { context }, payload: { gameId, count } }: OpenedAsked): Promise<Opened> {
    if (!lotteryGameOf(gameId)) return refuse({ reason: "gameUnknown" });
    return done({ draws: (await drawsPast(context, gameId, count)).map(openedValue) });
  },
} as const;

export const lotteryCalls: readonly Call[] = [
  menusCall(
    "gameMenus",
    "/lgw/games/game_menus",
    ["ELOTT", "LOTT", "VN"],
    "Every lottery with the draws that are open, how long each still takes stakes, and when to ask again.",
  ),
  menusCall("vnGameMenu", "/lgw/vn/games/game_menu", ["VN"], "The same of the lotteries of Viet Nam."),
  openCall({
    module: MODULE,
    name: "vnOpenedNumbers",
    method: "GET",
    path: "/lgw/vn/numeros/opened/game",
    about: "What came out in a lottery, the latest draw first, 100 at most.",
    ...OPENED,
  }),
  signedCall({
    module: MODULE,
    name: "openedNumero",
    method: "GET",
    path: "/lotto/lgw/games/opened/numero",
    about: "What came out in a lottery, the latest draw first, 100 at most, for a page of a player.",
    scope: "read",
    ...OPENED,
  }),
  signedCall({
    module: MODULE,
    name: "vnRecent",
    method: "GET",
    path: "/lgw/vn/games/game_menu/recent",
    about: "The player's latest tickets in a lottery, 100 at most.",
    scope: "read",
    payload: z.object({
      gameId: text(40).min(1),
      recentCount: z.coerce.number().int().min(1).max(100).default(100),
    }),
    value: z.object({
      tickets: z.array(
        z.object({
          wagerId: z.string(),
          numero: z.string(),
          state: z.string(),
          line: z.string(),
          stake: amount,
          payout: amount.nullable(),
          placedAt: instant,
        }),
      ),
    }),
    errors: ["gameUnknown"],
    async answer({ visitor: { context, player }, payload: { gameId, recentCount: most } }) {
      if (!lotteryGameOf(gameId)) return refuse({ reason: "gameUnknown" });
      const found = await ownTickets(context, { playerRef: `${player.id}`, games: [gameId], most });
      return done({
        tickets: found.map(({ wagerId, state, line, stake, payout, placedAt, draw }) => ({
          ...{ wagerId, state, line },
          numero: draw.number,
          stake: asAmount(stake),
          payout: payout && asAmount(payout),
          placedAt: asInstant(placedAt),
        })),
      });
    },
  }),
];
