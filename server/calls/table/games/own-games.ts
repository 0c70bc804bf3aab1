import { z } from "zod";
import { FUNDS } from "#app/lib/funds.ts";
import { favouritesAmong, findGame, listGames, recentGames, setFavourite } from "../../../catalogue/index.ts";
import { done, refuse } from "../../../core/outcome.ts";
import { askedPage } from "../../asked-page.ts";
import { type Call, openCall, signedCall } from "../../call.ts";
import { pageNumber, text } from "../../shapes.ts";
import { categories, game, gameValue } from "./game-shape.ts";
import { FREE_LAUNCH_ERRORS, LAUNCH_ERRORS, launchApp, launchFree, launchVnLottery } from "./launch-app.ts";

const MODULE = 6;

const nodeId = text(60).min(1);

/** The games of one player: opened before, marked, and opened now. */
export const ownGameCalls: readonly Call[] = [
  signedCall({
    module: MODULE,
    name: "GCS_recentGame",
    method: "GET",
    path: "/wps/relay/GCS_recentGame",
    about: "What the player opened last, latest first.",
    scope: "read",
    payload: z.object({ recentCount: z.coerce.number().int().min(1).max(100).default(20) }),
    value: z.object({ games: z.array(game) }),
    errors: [],
    async answer({ visitor: { context, player, language, brand }, payload: { recentCount: limit } }) {
      const games = await recentGames(context, { playerId: player.id, language, limit });
      return done({ games: games.map((one) => gameValue(one, brand.asset)) });
    },
  }),
  signedCall({
    module: MODULE,
    name: "MCSFE_getFavoriteGamesList",
    method: "GET",
    path: "/wps/relay/MCSFE_getFavoriteGamesList",
    about: "The player's favourites of a category, page by page.",
    scope: "read",
    payload: z.object({ category: categories, page: pageNumber }),
    value: z.object({ games: z.array(game), page: z.int(), totalPages: z.int() }),
    errors: [],
    async answer({ visitor: { context, player, language, brand }, payload: { category, page } }) {
      const asked = { category, language, list: "fav", pageNo: page, playerId: player.id };
      const found = await listGames(context, asked);
      const rows = askedPage(page, { page: found.pageNo, rows: found.games });
      const games = rows.map((one) => gameValue(one, brand.asset));
      return done({ games, page, totalPages: found.totalPages });
    },
  }),
  signedCall({
    module: MODULE,
    name: "MCSFE_getFavoriteGames",
    method: "GET",
    path: "/wps/relay/MCSFE_getFavoriteGames",
    about: "Which of some games are the player's favourites.",
    scope: "read",
    payload: z.object({ nodeIds: text(2000).min(1).meta({ description: "Games by nodeId, with commas." }) }),
    value: z.object({ nodeIds: z.array(z.string()) }),
    errors: [],
    async answer({ visitor: { context, player }, payload }) {
      const asked = payload.nodeIds.split(",").slice(0, 100);
      const found = await favouritesAmong(context, { playerId: player.id, nodeIds: asked });
      return done({ nodeIds: asked.filter((one) => found.has(one)) });
    },
  }),
  ...(["PUT", "DELETE"] as const).map((method) =>
    signedCall({
      module: MODULE,
      name: method === "PUT" ? "addFavourite" : "removeFavourite",
      method,
      path: "/wps/member/favourite",
      about: method === "PUT" ? "Marks a game as a favourite." : "Takes the mark off.",
      scope: "read",
      payload: z.object({ nodeId }),
      value: z.object({ favourite: z.boolean() }),
      errors: ["gameUnknown"],
      async answer({ visitor: { context, player, language }, payload }) {
        if (!(await findGame(context, { nodeId: payload.nodeId, language })))
          return refuse({ reason: "gameUnknown" });
        const wish = { playerId: player.id, nodeId: payload.nodeId, favourite: method === "PUT" };
        const set = await setFavourite(context, wish);
        return set.ok ? set : refuse({ reason: "gameUnknown" });
      },
    }),
  ),
  signedCall({
    module: MODULE,
    name: "launchGame",
    method: "POST",
    path: "/wps/game/launchGame",
    about: "Opens a game. A vendor's answers with the address to show; ours with its page on this site.",
    scope: "play",
    payload: z.object({ nodeId, funds: z.enum(FUNDS).default("real") }),
    value: z.object({ content: z.url() }),
    errors: LAUNCH_ERRORS,
    answer: ({ visitor, payload, url }) => launchApp(visitor, { ...payload, url }),
  }),
  openCall({
    module: MODULE,
    name: "GCS_gameLaunchFB",
    method: "GET",
    path: "/wps/relay/GCS_gameLaunchFB",
    about: "Where a game is played for fun without an account: a page that opens a trial one.",
    payload: z.object({ nodeId }),
    value: z.object({ content: z.url() }),
    errors: FREE_LAUNCH_ERRORS,
    answer: ({ visitor, payload, url }) => launchFree(visitor, { ...payload, url }),
  }),
  openCall({
    module: MODULE,
    name: "launchVnLottery",
    method: "GET",
    path: "/wps/game/launchGame",
    about: "The page of a lottery of Viet Nam, with what it is launched with.",
    payload: z.object({
      lottoArea: z.literal("VN"),
      lottoGameCode: text(40).min(1),
      launchMode: z.literal("LOTT").default("LOTT"),
      lottoPrizeMode: z.literal("SEA").default("SEA"),
      lottoView: z.literal("html5").default("html5"),
      device: z.literal("WEB").default("WEB"),
    }),
    value: z.object({ content: z.url() }),
    errors: ["gameUnknown"],
    answer: async ({ visitor, payload: { lottoGameCode }, url }) =>
      launchVnLottery(visitor, { lottoGameCode, url }),
  }),
];
