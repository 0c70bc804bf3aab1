import type { Context } from "../../db/context.ts";
import { searchable } from "../search/searchable.ts";
import { compareOffer, type OfferDifference, type PlacedGame, stakeOf } from "./compare-offer.ts";
import { nodeOf } from "./node-of.ts";
import { TAKES_FREE_ROUNDS, type WaitingGame } from "./offer-statements.ts";
import {
  isKnownVendor,
  type MadePicture,
  putAway,
  readWaiting,
  saveCategoryWord,
  saveForeignVendor,
  saveOffered,
  savePicture,
  saveWaiting,
  showPicture,
} from "./offer-store.ts";
import { namesOf, offeredCategory, returnOf, type VendorOffer } from "./vendor-offer.ts";

/** What a vendor's offer would change. */
export function offerDifference({ db }: Context, offer: VendorOffer): Promise<OfferDifference> {
  return compareOffer(db, offer);
}

/** Pictures that were fetched, by where they were fetched from. */
export type FetchedPictures = ReadonlyMap<string, MadePicture>;

/**
 * Takes over what a vendor offers: new games are shown, what changed is changed, and what is gone is put away, so that
 * its rounds can still be read. Safe to repeat. Pages follow within a second.
 */
export async function takeOffer(
  { db, now }: Context,
  offer: VendorOffer,
  fetched: FetchedPictures,
): Promise<OfferDifference> {
  const { vendor, vendorNames } = offer;
  return db.transaction(async (transaction) => {
    const difference = await compareOffer(transaction, offer);
    const { added, changed, gone, waiting } = difference;
    await saveForeignVendor(transaction, vendor, vendorNames);
    await saveOffered(
      transaction,
      [...added, ...changed].map((placed) => rowOf(placed, offer)),
    );
    await putAway(transaction, vendor, [...gone], now());
    for (const { game } of [...added, ...changed]) {
      const made = game.picture === null ? undefined : fetched.get(game.picture);
      if (!made || game.picture === null) continue;
      await savePicture(transaction, made, now());
      const path = `/pictures/${made.name}`;
      await showPicture(transaction, { vendor, code: game.code, from: game.picture, path });
    }
    const waits = waiting.map((game) => ({
      vendor,
      code: game.code,
      name: namesOf(game).en ?? namesOf(game).fa,
      word: game.category,
      since: now(),
    }));
    await saveWaiting(transaction, vendor, waits);
    return difference;
  });
}

/** What stands on the card of a game that brings no picture. */
const NO_PICTURE = "/art/game-card.svg";

function rowOf({ game, category }: PlacedGame, { vendor, vendorNames, trial }: VendorOffer) {
  const names = namesOf(game);
  return {
    nodeId: nodeOf(vendor, game.code),
    vendor,
    code: game.code,
    category,
    names,
    picture: NO_PICTURE,
    minBetMinor: stakeOf(game),
    rtpBasisPoints: returnOf(game),
    hasTrial: trial,
    hasDemo: game.demo,
    takesFreeRounds: game.freeRounds,
    ...searchable({ category, vendor, names, vendorNames }),
  };
}

/** Whether the games of a vendor were taken over before: then the clock keeps them up to date. */
export function isTakenOver({ db }: Context, vendor: string): Promise<boolean> {
  return isKnownVendor(db, vendor);
}

/** Whether rounds can be given of a game that is there; null where it is not. */
export async function takesFreeRounds(
  { db }: Pick<Context, "db">,
  { vendor, game }: { vendor: string; game: string },
): Promise<boolean | null> {
  const [found] = await db.call(TAKES_FREE_ROUNDS, [vendor, game]);
  return found?.takesFreeRounds ?? null;
}

/** Games that wait until somebody says where they belong. */
export function waitingGames({ db }: Context): Promise<readonly WaitingGame[]> {
  return readWaiting(db);
}

/** Says which category a vendor means by a word. Its games come with the next take-over. False for no category. */
export async function nameCategory(
  { db }: Context,
  { vendor, word, category }: { vendor: string; word: string; category: string },
): Promise<boolean> {
  const known = offeredCategory(category);
  if (known) await saveCategoryWord(db, { vendor, word, category: known });
  return known !== null;
}
