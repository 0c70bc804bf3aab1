import { redirect } from "@remix-run/node";
import type { ShownGame, ShownLottery, ShownMenu } from "#app/features/lottery/shown.ts";
import { textsOf } from "#app/i18n/speech.server.ts";
import type { Speaker } from "#app/i18n/speech.tsx";
import type { Messages } from "#app/i18n/translate.ts";
import { lotteryPath, vnLaunch } from "#app/lib/paths/lottery-paths.ts";
import { paths, withQuery } from "#app/lib/paths/paths.ts";
import { type Game, lotteryGames } from "#server/catalogue/index.ts";
import type { Language } from "#server/core/languages.ts";
import { grouped } from "#server/core/numbers/grouped.ts";
import type { Visitor } from "#server/http/visitor/visitor.ts";
import {
  type DrawView,
  drawsAhead,
  LOTTERY_GAMES,
  type LotteryGame,
  lastDrawn,
  lotteryGameOf,
  lotteryMenus,
  refreshAfterMs,
} from "#server/studio/lottery/index.ts";
import type { Asked } from "./lottery-asked.server.ts";
import { gamePath, shownDraw, shownResult } from "./lottery-shown.server.ts";

/** A lottery as the catalogue lists it and as the studio draws it. */
export type Listed = { readonly card: Game; readonly game: LotteryGame };

/** The lotteries of one of the two pages. */
export async function listedLotteries(
  { context, language }: Pick<Visitor, "context" | "language">,
  isVietNam: boolean,
): Promise<Listed[]> {
  const cards = await lotteryGames(context, { language, isVietNam });
  const listed = cards.flatMap((card) => {
    const game = lotteryGameOf(card.code);
    return game && game.vendor === card.vendor ? [{ card, game }] : [];
  });
  const order = new Map(LOTTERY_GAMES.map(({ code }, nth) => [code, nth]));
  return listed.sort((one, other) => (order.get(one.game.code) ?? 0) - (order.get(other.game.code) ?? 0));
}

/** A lottery that is asked for on the page of the others has its own page (G07); Viet Nam's is launched there (C05). */
export function ledElsewhere(asked: Asked, isVietNam: boolean, language: Language): Response | null {
  const game = lotteryGameOf(asked.gameCode);
  if (!game || (game.isVietNam === true) === isVietNam) return null;
  const { backUrl: _, picks, ...query } = asked;
  if (!game.isVietNam) return redirect(gamePath(game, { ...query, picks }));
  const rest = lotteryPath({ ...query, isVietNam: true, gameCode: undefined, picks });
  return redirect(joined(rest, vnLaunch({ gameCode: game.code, language })));
}

function joined(path: string, more: Readonly<Record<string, string>>): string {
  const [before = "", query = ""] = path.split("?");
  return withQuery(before, { ...Object.fromEntries(new URLSearchParams(query)), ...more });
}

/** The menu of a page (C04), of one vendor where it names one. */
export async function loadMenu(
  { context }: Pick<Visitor, "context">,
  { listed, vendor, speaker }: { listed: readonly Listed[]; vendor: string; speaker: Speaker },
): Promise<{ menu: ShownMenu; refreshMs: number }> {
  const ofVendor = listed.filter(({ game }) => game.vendor === vendor);
  const shown = ofVendor.length > 0 ? ofVendor : listed;
  const codes = new Set(shown.map(({ game }) => game.code));
  const [menus, last, ahead] = await Promise.all([
    lotteryMenus(context),
    lastDrawn(context, [...codes]),
    drawsAhead(context, [...codes]),
  ]);
  const draws = grouped(ahead, ({ game }) => game);
  const groups = menus.flatMap(({ tag, gameMenus }) => {
    const own = shown.filter(({ game }) => gameMenus.some(({ gameId }) => gameId === game.code));
    const lotteries = own.map((one): ShownLottery => {
      const numbers = new Set(
        gameMenus.filter(({ gameId }) => gameId === one.game.code).map(({ numero }) => numero),
      );
      const open = (draws.get(one.game.code) ?? []).filter(({ number }) => numbers.has(number));
      const result = last.find(({ game }) => game === one.game.code) ?? null;
      return shownLottery(one, { open, result, speaker, now: context.now() });
    });
    return lotteries.length > 0 ? [{ tag, lotteries }] : [];
  });
  const remaining = menus
    .flatMap(({ gameMenus }) => gameMenus)
    .flatMap(({ gameId, remainTime }) => (codes.has(gameId) ? [remainTime] : []));
  return { menu: { groups }, refreshMs: refreshAfterMs(remaining) };
}

function shownLottery(
  { card, game }: Listed,
  facts: { open: readonly DrawView[]; result: DrawView | null; speaker: Speaker; now: Date },
): ShownLottery {
  const { open, result, speaker, now } = facts;
  return {
    code: game.code,
    name: card.name,
    kind: game.menuTag,
    vendorName: card.vendorName,
    href: gamePath(game),
    resultsHref: gamePath(game, { list: "results" }),
    draws: open.map((draw) =>
      shownDraw(draw, { speaker, now, href: gamePath(game, { draw: draw.number }), isHere: false }),
    ),
    last: result && shownResult(game, result, speaker),
  };
}

/** What only loaders say is written by them; the browser is sent the rest. */
const WRITTEN_BY_LOADERS = new Set(["plays", "provinces", "prizes", "rows"]);

export async function lotteryTexts(language: Language): Promise<Messages> {
  const { lottery = {} } = await textsOf(language, "lottery");
  const all = typeof lottery === "string" ? [] : Object.entries(lottery);
  return { lottery: Object.fromEntries(all.filter(([part]) => !WRITTEN_BY_LOADERS.has(part))) };
}

/** The views of a game, and where each is. */
export function tabsOf(game: LotteryGame, asked: Asked, { t }: Speaker): ShownGame["tabs"] {
  const tab = (list: "results" | "mine" | undefined, text: string) => ({
    text,
    href: gamePath(game, { list }),
    isHere: asked.list === list,
  });
  return [
    tab(undefined, t("lottery.play")),
    tab("results", t("lottery.results")),
    tab("mine", t("lottery.mine")),
  ];
}

/** Where signing in leads back to. */
export function loginHref(address: string): string {
  return paths.login({ redirectTo: address });
}
