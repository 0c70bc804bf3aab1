import { z } from "zod";
import {
  hotList,
  hotVendors,
  LISTS,
  listGames,
  MIN_BETS,
  popularGames,
  rankList,
  searchWords,
  vendorRails,
  winnerBoard,
} from "../../../catalogue/index.ts";
import { listRooms, ROOM_STATES } from "../../../chat/index.ts";
import { noticePayload } from "../../../content/index.ts";
import { localText } from "../../../core/languages.ts";
import { done } from "../../../core/outcome.ts";
import { audienceOf } from "../../../http/visitor/audience.ts";
import { askedPage } from "../../asked-page.ts";
import { type Call, openCall } from "../../call.ts";
import { amount, asAmount, asInstant, instant, noPayload, pageNumber, text } from "../../shapes.ts";
import { categories, game, gameValue } from "./game-shape.ts";

const MODULE = 6;

const lane = z.object({ vendor: z.string(), name: z.string(), games: z.array(game) });
const notice = z.object({ id: z.string(), title: z.string(), body: z.string(), publishedAt: instant });

export const gameCalls: readonly Call[] = [
  openCall({
    module: MODULE,
    name: "GCSGAME_gameList",
    method: "GET",
    isSameForAll: true,
    path: "/wps/relay/GCSGAME_gameList",
    about: "One page of a category, with the filters of its page.",
    payload: z.object({
      category: categories,
      page: pageNumber,
      vendor: text(30).optional(),
      gameClassify: text(30).optional(),
      gameName: text(60).optional(),
      minBet: z.enum(Object.keys(MIN_BETS) as [keyof typeof MIN_BETS]).optional(),
      list: z.enum(LISTS).optional(),
    }),
    value: z.object({ games: z.array(game), page: z.int(), totalPages: z.int(), total: z.int() }),
    errors: [],
    async answer({ visitor: { context, language, brand, player }, payload: { vendor, page, ...asked } }) {
      const found = await listGames(context, {
        ...asked,
        language,
        vassalage: vendor,
        pageNo: page,
        playerId: player?.id,
      });
      // The page leaves a filter out that names nothing of the category; an app that names one is shown nothing.
      const { vassalage, gameClassify, gameName } = found.filters;
      const isNameless = gameName !== "" && searchWords(gameName).length === 0;
      if (vassalage !== (vendor ?? "") || gameClassify !== (asked.gameClassify ?? "") || isNameless)
        return done({ games: [], page, totalPages: 1, total: 0 });
      const rows = askedPage(page, { page: found.pageNo, rows: found.games });
      const games = rows.map((one) => gameValue(one, brand.asset));
      return done({ games, page, totalPages: found.totalPages, total: found.total });
    },
  }),
  openCall({
    module: MODULE,
    name: "GCSGAME_hotGamesV2",
    method: "GET",
    isSameForAll: true,
    path: "/wps/relay/GCSGAME_hotGamesV2",
    about: "The hot list, and what it was taken from.",
    payload: noPayload,
    value: z.object({
      list: z.array(game),
      footer: z.object({ shown: z.int(), marked: z.int(), open: z.int() }),
    }),
    errors: [],
    async answer({ visitor: { context, language, brand } }) {
      const { list, footer } = await hotList(context, { language });
      return done({ list: list.map((one) => gameValue(one, brand.asset)), footer });
    },
  }),
  openCall({
    module: MODULE,
    name: "GCSGAME_newGameVendor",
    method: "GET",
    isSameForAll: true,
    path: "/wps/relay/GCSGAME_newGameVendor",
    about: "The vendors of a category, each with its best games, as lanes.",
    payload: z.object({ category: categories.default("RNG") }),
    value: z.object({ data: z.object({ lanes: z.array(lane) }) }),
    errors: [],
    async answer({ visitor: { context, language, brand }, payload: { category } }) {
      const rails = await vendorRails(context, { category, language });
      const lanes = rails.map(({ vendor, name, games }) => ({
        ...{ vendor, name },
        games: games.map((one) => gameValue(one, brand.asset)),
      }));
      return done({ data: { lanes } });
    },
  }),
  openCall({
    module: MODULE,
    name: "GCSGAME_getVassGameType",
    method: "GET",
    isSameForAll: true,
    path: "/wps/relay/GCSGAME_getVassGameType",
    about: "The vendors of hot games, and the categories that each is found under.",
    payload: noPayload,
    value: z.object({
      vendors: z.array(z.object({ vendor: z.string(), name: z.string(), category: categories })),
    }),
    errors: [],
    async answer({ visitor: { context, language } }) {
      const found = await hotVendors(context, { language });
      return done({ vendors: found.map(({ code, name, category }) => ({ vendor: code, name, category })) });
    },
  }),
  openCall({
    module: MODULE,
    name: "popularGames",
    method: "GET",
    isSameForAll: true,
    path: "/lgw/games/popular",
    about: "The most popular open games, 20 at most.",
    payload: z.object({ category: categories.optional() }),
    value: z.object({ games: z.array(game) }),
    errors: [],
    async answer({ visitor: { context, language, brand }, payload: { category } }) {
      const games = await popularGames(context, { language, category });
      return done({ games: games.map((one) => gameValue(one, brand.asset)) });
    },
  }),
  openCall({
    module: MODULE,
    name: "GCSGAME_getRankList",
    method: "GET",
    isSameForAll: true,
    path: "/wps/relay/GCSGAME_getRankList",
    about: "The players who were paid most lately, with money and with play money; names are masked.",
    payload: noPayload,
    value: z.object({
      real: z.array(z.object({ player: z.string(), amount })),
      trial: z.array(z.object({ player: z.string(), amount })),
    }),
    errors: [],
    async answer({ visitor: { context, brand } }) {
      const { real, trial } = await rankList(context, { brandId: brand.id });
      const line = ({ player, amount: paid }: (typeof real)[number]) => ({ player, amount: asAmount(paid) });
      return done({ real: real.map(line), trial: trial.map(line) });
    },
  }),
  openCall({
    module: MODULE,
    name: "winnerBoard",
    method: "GET",
    isSameForAll: true,
    path: "/wps/game/winnerBoard",
    about: "The latest wins, 50 at most; names are masked.",
    payload: z.object({ category: categories.optional() }),
    value: z.object({
      real: z.array(z.object({ player: z.string(), game: z.string(), amount, at: instant })),
      trial: z.array(z.object({ player: z.string(), game: z.string(), amount, at: instant })),
    }),
    errors: [],
    async answer({ visitor: { context, brand, language }, payload: { category } }) {
      const board = await winnerBoard(context, { brandId: brand.id, language, category, limit: 50 });
      const line = ({ player, game: name, amount: paid, at }: (typeof board.real)[number]) => ({
        ...{ player, game: name },
        amount: asAmount(paid),
        at: asInstant(at),
      });
      return done({ real: board.real.map(line), trial: board.trial.map(line) });
    },
  }),
  openCall({
    module: MODULE,
    name: "MCSFE_getListAnnouncements",
    method: "GET",
    isSameForAll: true,
    path: "/wps/relay/MCSFE_getListAnnouncements",
    about: "Notices by what they are for: the player's own, banners, popups and promotions.",
    payload: noPayload,
    value: z.object({
      player: z.array(notice),
      banners: z.array(notice),
      popup: z.array(notice),
      promotion: z.array(notice),
    }),
    errors: [],
    async answer({ visitor }) {
      const { context, language } = visitor;
      const found = await noticePayload(context, { language, audience: audienceOf(visitor) });
      const shown = (list: (typeof found)["player"]) =>
        list.map(({ id: noticeId, title, body, publishedAt }) => ({
          ...{ id: noticeId, title, body },
          publishedAt: asInstant(publishedAt),
        }));
      return done({
        player: shown(found.player),
        banners: shown(found.banners),
        popup: shown(found.popup),
        promotion: shown(found.promotion),
      });
    },
  }),
  openCall({
    module: MODULE,
    name: "GLS2_roomList",
    method: "GET",
    isSameForAll: true,
    path: "/wps/relay/GLS2_roomList",
    about: "The rooms of the chat.",
    payload: noPayload,
    value: z.object({
      rooms: z.array(
        z.object({
          ...{ code: z.string(), name: z.string(), topic: z.string(), language: z.string().nullable() },
          slowS: z.number().meta({ description: "How long a player waits between two messages there." }),
          state: z.enum(ROOM_STATES).meta({ description: "In a quiet room nobody writes." }),
        }),
      ),
    }),
    errors: [],
    async answer({ visitor: { context, brand, language } }) {
      const rooms = await listRooms(context, brand.id);
      return done({
        rooms: rooms.map(({ code, names, topics, language: spoken, slowS, state }) => ({
          ...{ code, language: spoken, slowS, state },
          ...{ name: localText(names, language), topic: localText(topics, language) },
        })),
      });
    },
  }),
];
