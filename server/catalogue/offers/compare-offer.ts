import type { Database } from "../../db/database.ts";
import type { VendorGame as OfferedGame } from "../../vendors/index.ts";
import type { Category } from "../game.ts";
import type { KnownGame } from "./offer-statements.ts";
import { readCategoryWords, readKnownGames } from "./offer-store.ts";
import { categoryOfOffer, namesOf, returnOf, type VendorOffer } from "./vendor-offer.ts";

/** An offered game whose place is known. */
export type PlacedGame = { readonly game: OfferedGame; readonly category: Category };

/** What a vendor offers, beside what the catalogue has of it. */
export type OfferDifference = {
  readonly added: readonly PlacedGame[];
  readonly changed: readonly (PlacedGame & { readonly what: readonly string[] })[];
  /** Codes that are shown and not offered any more. */
  readonly gone: readonly string[];
  /** Games whose category nobody has said. */
  readonly waiting: readonly OfferedGame[];
  readonly same: number;
  /** How many games of the vendor are shown now. */
  readonly shown: number;
};

/** Compares an offer with the catalogue. A game that waits for its category and is shown already stays as it is. */
export async function compareOffer(db: Database, offer: VendorOffer): Promise<OfferDifference> {
  const known = new Map((await readKnownGames(db, offer.vendor)).map((game) => [game.code, game]));
  const words = await readCategoryWords(db, offer.vendor);
  const added: PlacedGame[] = [];
  const changed: (PlacedGame & { what: string[] })[] = [];
  const waiting: OfferedGame[] = [];
  let same = 0;
  const offered = new Map(offer.games.map((game) => [game.code, game]));
  for (const game of offered.values()) {
    const category = categoryOfOffer(game, offer, words);
    const before = known.get(game.code);
    const what = category && before ? changesOf(before, game, { category, trial: offer.trial }) : [];
    if (!category) waiting.push(game);
    else if (!before) added.push({ game, category });
    else if (what.length > 0) changed.push({ game, category, what });
    else same += 1;
  }
  const shown = [...known.values()].filter(({ putAwayAt }) => putAwayAt === null);
  const gone = shown.filter(({ code }) => !offered.has(code)).map(({ code }) => code);
  return { added, changed, gone, waiting, same, shown: shown.length };
}

function changesOf(
  before: KnownGame,
  game: OfferedGame,
  { category, trial }: { category: Category; trial: boolean },
): string[] {
  const facts: [what: string, isSame: boolean][] = [
    ["back", before.putAwayAt === null],
    ["category", before.category === category],
    ["names", sameNames(before.names, namesOf(game))],
    ["stake", before.minBetMinor === stakeOf(game)],
    ["rtp", before.rtpBasisPoints === returnOf(game)],
    ["free rounds", before.takesFreeRounds === game.freeRounds],
    ["demo", before.hasDemo === game.demo],
    ["trial", before.hasTrial === trial],
    ["picture", game.picture === null || before.pictureFrom === game.picture],
  ];
  return facts.flatMap(([what, isSame]) => (isSame ? [] : [what]));
}

/** The lowest stake; a vendor that names none takes the smallest there is. */
export function stakeOf({ stakeMin }: OfferedGame): bigint {
  return stakeMin > 0n ? stakeMin : 1n;
}

function sameNames(left: Readonly<Record<string, string>>, right: Readonly<Record<string, string>>): boolean {
  const languages = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...languages].every((language) => left[language] === right[language]);
}
