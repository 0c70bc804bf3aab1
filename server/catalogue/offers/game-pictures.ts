import { createHash } from "node:crypto";
import { SECOND_MS } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import { fetchOutside, safeSharp } from "../../gateway/outside/index.ts";
import { compareOffer } from "./compare-offer.ts";
import { PICTURE } from "./offer-statements.ts";
import type { MadePicture } from "./offer-store.ts";
import type { FetchedPictures } from "./take-offer.ts";
import type { VendorOffer } from "./vendor-offer.ts";

const BYTES_MAX = 3 * 1024 * 1024;
const SIDE_MAX = 6000;
const PIXELS_MAX = 12_000_000;
const WITHIN_MS = 5 * SECOND_MS;
/** As large as a card is shown on a fine screen. */
const CARD = { width: 640, height: 480 };
const QUALITY = 78;

/** What is fetched in one run; the rest comes with the next one. */
const AT_ONCE = 4;
const IN_ONE_RUN = 200;
const RUN_WITHIN_MS = 60 * SECOND_MS;

type FetchOptions = {
  readonly mayBeInside: boolean;
  /** Told of each picture that could not be had, and why. */
  readonly missed?: (address: string, why: string) => void;
};

/**
 * Fetches the pictures that an offer brings and the catalogue has not. A game whose picture cannot be had is shown
 * without it, and it is tried again by the next run.
 */
export async function fetchPictures(
  { db, now }: Context,
  offer: VendorOffer,
  { mayBeInside, missed = () => {} }: FetchOptions,
): Promise<FetchedPictures> {
  const { added, changed } = await compareOffer(db, offer);
  const news = [...added, ...changed.filter(({ what }) => what.includes("picture"))];
  const addresses = new Set(news.flatMap(({ game }) => (game.picture === null ? [] : [game.picture])));
  const left = [...addresses].slice(0, IN_ONE_RUN);
  const fetched = new Map<string, MadePicture>();
  const until = now().getTime() + RUN_WITHIN_MS;
  const oneAfterAnother = async () => {
    for (let next = left.shift(); next !== undefined && now().getTime() < until; next = left.shift()) {
      const given = await fetchOutside(next, { bytesMax: BYTES_MAX, withinMs: WITHIN_MS, mayBeInside }).catch(
        (fault: unknown) => (fault instanceof Error ? fault.message : "No answer."),
      );
      const made = typeof given === "string" ? null : await cardPicture(given);
      if (made) fetched.set(next, made);
      else missed(next, typeof given === "string" ? given : "No picture that can be read.");
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, oneAfterAnother));
  return fetched;
}

/** Makes a card anew from what a vendor sent, without anything that was written beside the pixels; null for no picture. */
export async function cardPicture(bytes: Uint8Array): Promise<MadePicture | null> {
  const options = { limitInputPixels: PIXELS_MAX, failOn: "error", sequentialRead: true } as const;
  try {
    const { width, height } = await safeSharp(bytes, options).metadata();
    if (width > SIDE_MAX || height > SIDE_MAX || width * height > PIXELS_MAX) return null;
    const made = await safeSharp(bytes, options)
      .autoOrient()
      .resize({ ...CARD, fit: "cover", position: "attention" })
      .webp({ quality: QUALITY })
      .toBuffer();
    const name = `${createHash("sha256").update(made).digest("hex").slice(0, 40)}.webp`;
    return { name, bytes: made };
  } catch {
    // The library throws for every picture that is none.
    return null;
  }
}

const PICTURE_NAME = /^[0-9a-f]{40}\.webp$/;

/** A picture that is served under its name for good; null when there is none. */
export async function gamePicture({ db }: Pick<Context, "db">, name: string): Promise<Uint8Array | null> {
  if (!PICTURE_NAME.test(name)) return null;
  const [found] = await db.call(PICTURE, [name]);
  return found?.bytes ?? null;
}

const DROP_UNSHOWN = {
  name: "catalogue.drop_unshown_pictures",
  text: `delete from catalogue.pictures picture where made_at < $1::timestamptz and not exists (
    select 1 from catalogue.games game where game.picture = '/pictures/' || picture.name)`,
};

/** Pictures that no game shows any more are dropped, a day after they were made at the earliest. */
export async function dropUnshownPictures({ db }: Pick<Context, "db">, before: Date): Promise<void> {
  await db.call(DROP_UNSHOWN, [before]);
}
