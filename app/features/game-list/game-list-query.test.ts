import { expect, test } from "vitest";
import { gameListQuery, isOwnList } from "./game-list-query.ts";

const queryOf = (search: string) => gameListQuery(`http://site.invalid/rng${search}`);

test("G02 an address without filters asks for everything", () => {
  expect(queryOf("")).toEqual({
    vassalage: "",
    gameClassify: "",
    gameName: "",
    minBet: "",
    list: "",
    pageNo: 0,
  });
});

test("G02 bet and page are read in the digits of any keyboard, the name as it was typed", () => {
  const typed = new URLSearchParams({ gameName: "كتاب ٧", minBet: "۰.۰۵", pageNo: "٢" });
  expect(queryOf(`?${typed}`)).toMatchObject({ gameName: "كتاب ٧", minBet: "0.05", pageNo: 2 });
});

test("R10 the vendor's tab is `vassalage`, or `page` where an older link has it", () => {
  expect(queryOf("?page=KHATAM").vassalage).toBe("KHATAM");
  expect(queryOf("?page=KHATAM&vassalage=NARD").vassalage).toBe("NARD");
});

test("an address of any length gives a name of bounded length", () => {
  expect(queryOf(`?gameName=${"x".repeat(5000)}`).gameName).toHaveLength(100);
});

test("G03 favourites and recent games need a login, the other lists do not", () => {
  expect(["", "hot", "fav", "recent", "other"].filter(isOwnList)).toEqual(["fav", "recent"]);
});
