import type { Language } from "../core/languages.ts";
import type { Context } from "../db/context.ts";
import { bookOf } from "./book.ts";
import { type Game, gameIn } from "./game.ts";

/** The kind under which lotteries of Viet Nam stand: they have a page of their own. */
const VIET_NAM = "VN";

/** The lotteries of one of the two pages, drawn and electronic ones, the best first. */
export async function lotteryGames(
  context: Context,
  { language, isVietNam }: { language: Language; isVietNam: boolean },
): Promise<Game[]> {
  const { shelves } = await bookOf(context);
  const games = (["LOTT", "ELOTT"] as const).flatMap((category) => shelves.get(category)?.games ?? []);
  return games
    .filter(({ gameClassify }) => (gameClassify === VIET_NAM) === isVietNam)
    .map((row) => gameIn(language, row));
}
