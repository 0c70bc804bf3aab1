import type { List } from "#server/catalogue/index.ts";
import { normaliseTyped } from "#server/core/numbers/digits.ts";

const TYPED_MAX = 100;

/** What the address of a game list asks for, as it was written. What is not offered is ignored later. */
export function gameListQuery(url: string) {
  const { searchParams } = new URL(url);
  const given = (name: string) => (searchParams.get(name) ?? "").slice(0, TYPED_MAX);
  return {
    // `page` is the vendor's tab: it says the same, and that the vendor is to be remembered (vendor-tab.ts).
    vassalage: given("vassalage") || given("page"),
    gameClassify: given("gameClassify"),
    gameName: given("gameName"),
    minBet: normaliseTyped(given("minBet")),
    list: given("list"),
    pageNo: Number(normaliseTyped(given("pageNo"))),
  };
}

const OWN_LISTS: readonly string[] = ["fav", "recent"] satisfies List[];

/** Favourites and recent games are a player's own, and need a login. */
export function isOwnList(list: string): boolean {
  return OWN_LISTS.includes(list);
}
