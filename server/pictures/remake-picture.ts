import type { ResizeOptions } from "sharp";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import { safeSharp } from "../gateway/outside/index.ts";

/** What a player may send: a picture as it comes out of a phone. */
export const PICTURE_BYTES_MAX = 5 * 1024 * 1024;
const SIDE_MAX = 8000;
const PIXELS_MAX = 25_000_000;
const KEPT_SIDE_MAX = 1600;
const PAGE: ResizeOptions = {
  width: KEPT_SIDE_MAX,
  height: KEPT_SIDE_MAX,
  fit: "inside",
  withoutEnlargement: true,
};
const PORTRAIT: ResizeOptions = { width: 256, height: 256, fit: "cover" };
const KEPT_QUALITY = 80;

/** A decoded picture is about a hundred megabytes, so one is decoded at a time and few may wait. */
const WAITING_MAX = 20;

export type PictureRefusal = { reason: "unreadableImage" | "imageTooLarge" | "tooBusy" };

/** Of what a picture is once it was made anew. */
export const PICTURE_TYPE = "image/jpeg";

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Makes a picture anew from what was sent: upright, no larger than a screen, without place, camera or anything
 * else that was written beside the pixels. Decides by the bytes and never by a name or a type that came along.
 */
export function remakePicture(bytes: Uint8Array): Promise<Outcome<Uint8Array, PictureRefusal>> {
  return madeInTurn(bytes, PAGE);
}

/** The same as a small square of its middle, for where somebody is shown by a picture. */
export function remakePortrait(bytes: Uint8Array): Promise<Outcome<Uint8Array, PictureRefusal>> {
  return madeInTurn(bytes, PORTRAIT);
}

async function madeInTurn(
  bytes: Uint8Array,
  shape: ResizeOptions,
): Promise<Outcome<Uint8Array, PictureRefusal>> {
  if (bytes.length > PICTURE_BYTES_MAX) return refuse({ reason: "imageTooLarge" });
  if (!isPicture(bytes) || isMoreThanPicture(bytes)) return refuse({ reason: "unreadableImage" });
  if (waiting >= WAITING_MAX) return refuse({ reason: "tooBusy" });
  waiting += 1;
  const made = last.then(() => remake(bytes, shape));
  last = made.finally(() => {
    waiting -= 1;
  });
  return made;
}

async function remake(bytes: Uint8Array, shape: ResizeOptions): Promise<Outcome<Uint8Array, PictureRefusal>> {
  const options = { limitInputPixels: PIXELS_MAX, failOn: "error", sequentialRead: true } as const;
  try {
    const { width, height } = await safeSharp(bytes, options).metadata();
    if (width > SIDE_MAX || height > SIDE_MAX || width * height > PIXELS_MAX) {
      return refuse({ reason: "imageTooLarge" });
    }
    const made = await safeSharp(bytes, options)
      .autoOrient()
      .resize(shape)
      .flatten({ background: "white" })
      .jpeg({ quality: KEPT_QUALITY })
      .toBuffer();
    return done(made);
  } catch (fault) {
    // The library throws for every picture that is none; its words are not for a visitor.
    return refuse({ reason: isTooLarge(fault) ? "imageTooLarge" : "unreadableImage" });
  }
}

function isTooLarge(fault: unknown): boolean {
  return fault instanceof Error && /pixel limit/.test(fault.message);
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PNG_END = Buffer.from([0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** The first bytes of the two kinds that we take. A PNG is also told by where it ends. */
function isPicture(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (file.subarray(0, PNG.length).equals(PNG)) return file.subarray(-PNG_END.length).equals(PNG_END);
  return file.subarray(0, JPEG.length).equals(JPEG);
}

const MARKUP = /<script|<html|<\?php|<!doctype|<iframe|<svg\s|%pdf-1/i;
const ARCHIVES = ["PK\u0003\u0004", "PK\u0005\u0006", "Rar!\u001a", "7z\u00bc\u00af"];
const TAIL_BYTES = 66 * 1024;

/** A file that is a picture to one reader and a page or an archive to another was made to deceive one of them. */
function isMoreThanPicture(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1");
  if (MARKUP.test(text)) return true;
  const afterEnd = text.slice(Math.max(endOfPicture(text), text.length - TAIL_BYTES));
  return ARCHIVES.some((mark) => afterEnd.includes(mark));
}

/** Where a JPEG says that it ends for the first time after its pixels began; what follows is no picture. */
function endOfPicture(text: string): number {
  const begins = text.indexOf("\u00ff\u00da");
  const ends = begins < 0 ? -1 : text.indexOf("\u00ff\u00d9", begins);
  return ends < 0 ? text.length : ends;
}
