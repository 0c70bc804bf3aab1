import { z } from "zod";
import type { MessageKey } from "#app/i18n/message-key.ts";
import { speechOf } from "#app/i18n/speech.server.ts";
import { done, type Outcome, refuse } from "../../../core/outcome.ts";
import type { Visitor } from "../../../http/visitor/visitor.ts";
import {
  DRAW_STATES,
  type DrawView,
  drawsPast,
  lotteryGameOf,
  ownTickets,
  shortNumbers,
  WAGER_STATES,
  writtenPicks,
} from "../../../studio/lottery/index.ts";
import { type Call, type CallRefusal, openCall, signedCall } from "../../call.ts";
import { amount, asAmount, asInstant, instant, noPayload, text } from "../../shapes.ts";
import { type MenuTag, menus, menusOf } from "./lottery-menus.ts";

const MODULE = 7;

const opened = z.object({
  gameId: z.string(),
  numero: z.string(),
  state: z.enum(DRAW_STATES),
  numbers: z.string().nullable(),
  drawsAt: instant,
});

function openedValue({ game, number: numero, state, numbers, drawsAt }: DrawView): z.infer<typeof opened> {
  const kind = lotteryGameOf(game)?.draw;
  const short = kind && numbers ? shortNumbers(kind, numbers).join(" ") : null;
  return { gameId: game, numero, state, numbers: short, drawsAt: asInstant(drawsAt) };
}

const menusCall = (name: string, path: `/${string}`, tags: readonly MenuTag[], about: string) =>
  openCall({
    module: MODULE,
    name,
    method: "GET",
    path,
    about,
    payload: noPayload,
    value: menus,
    errors: [],
    answer: async ({ visitor: { context } }) => done(await menusOf(context, tags)),
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
    isSameForAll: true,
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
          state: z.enum(WAGER_STATES),
          line: z.string().meta({
            description:
              "SHA-256 of the wager and its player's seed in hex: the ticket as it stands in the published list of its draw.",
          }),
          playType: z.string().meta({ description: "The code of the play." }),
          play: z.string().meta({ description: "Its name in the caller's language." }),
          picks: z.string().meta({
            description:
              "What was marked: a point between marks, `_` between positions, like `1.7_3`. Of the sides of a sum, 0 is big, 1 small, 2 odd and 3 even.",
          }),
          lines: z.int().meta({ description: "How many lines that makes; the stake is for all of them." }),
          times: z.int(),
          stake: amount,
          payout: amount.nullable(),
          placedAt: instant,
        }),
      ),
    }),
    errors: ["gameUnknown"],
    async answer({ visitor: { context, player, language }, payload: { gameId, recentCount: most } }) {
      if (!lotteryGameOf(gameId)) return refuse({ reason: "gameUnknown" });
      const { t } = await speechOf(language);
      const found = await ownTickets(context, { playerRef: `${player.id}`, games: [gameId], most });
      return done({
        tickets: found.map(({ wagerId, state, line, stake, payout, placedAt, draw, ...ticket }) => ({
          ...{ wagerId, state, line, playType: ticket.playType, lines: ticket.lines, times: ticket.times },
          play: t(`lottery.plays.${ticket.playType}.name` as MessageKey),
          picks: writtenPicks(ticket.picks),
          numero: draw.number,
          stake: asAmount(stake),
          payout: payout && asAmount(payout),
          placedAt: asInstant(placedAt),
        })),
      });
    },
  }),
];
