import sharp from "sharp";
import { expect, test } from "vitest";
import { valueIn } from "#tests/setup/cashier-stage.ts";
import { chunk, png } from "#tests/setup/png.ts";
import { PICTURE_BYTES_MAX, remakePicture } from "./remake-picture.ts";

/** What a phone writes: turned on its side, with the place where it was. A white corner shows the turn. */
async function photo(): Promise<Buffer> {
  const exif = {
    IFD0: { Copyright: "canary-owner" },
    IFD3: { GPSLatitudeRef: "N", GPSLatitude: "35/1 41/1 0/1" },
  };
  return sharp(png(400, 200)).withMetadata({ orientation: 6 }).withExifMerge(exif).jpeg().toBuffer();
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const HTML = "<!doctype html><script>alert(1)</script>";
const GIF = Buffer.from("R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==", "base64");
const WEBP = Buffer.from("UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA", "base64");
const ZIP_END = Buffer.concat([Buffer.from("PK\u0005\u0006", "latin1"), Buffer.alloc(18)]);
const jpegHead = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
const pngHead = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const CORPUS: [string, () => Buffer | Promise<Buffer>][] = [
  ["nothing", () => Buffer.alloc(0)],
  ["one byte", () => Buffer.from([0xff])],
  ["text", () => Buffer.from("hello")],
  ["an SVG", () => Buffer.from(SVG)],
  ["an SVG after a byte order mark", () => Buffer.from(`\ufeff${SVG}`)],
  ["an SVG in XML", () => Buffer.from(`<?xml version="1.0"?>${SVG}`)],
  ["a page", () => Buffer.from(HTML)],
  ["a GIF", () => GIF],
  ["a WebP", () => WEBP],
  ["a PDF", () => Buffer.from("%PDF-1.7\n%âãÏÓ\n", "latin1")],
  ["an archive", () => ZIP_END],
  ["a program", () => Buffer.from("\u007fELF", "latin1")],
  ["the head of a JPEG and nothing else", () => jpegHead],
  ["the head of a PNG and nothing else", () => pngHead],
  ["a page behind the head of a JPEG", () => Buffer.concat([jpegHead, Buffer.from(HTML)])],
  ["a page behind the head of a PNG", () => Buffer.concat([pngHead, Buffer.from(HTML)])],
  ["a PNG with a page behind it", () => Buffer.concat([png(8, 8), Buffer.from(HTML)])],
  ["a PNG with an archive behind it", () => Buffer.concat([png(8, 8), ZIP_END])],
  ["a PNG with a page in its text", () => png(8, 8, [chunk("tEXt", Buffer.from(`Comment\0${HTML}`))])],
  ["a JPEG with a page behind it", async () => Buffer.concat([await photo(), Buffer.from(HTML)])],
  ["a JPEG with an archive behind it", async () => Buffer.concat([await photo(), ZIP_END])],
  ["half a PNG", () => png(64, 64).subarray(0, 60)],
  ["half a JPEG", async () => (await photo()).subarray(0, 400)],
  ["a PNG that lies about its size", () => lyingPng()],
];

function lyingPng(): Buffer {
  const bytes = png(8, 8);
  bytes.writeUInt32BE(7_000, 16);
  return bytes;
}

test.each(CORPUS)("T22 %s is no picture of ours", async (_what, make) => {
  const bytes = await make();
  expect(await remakePicture(bytes)).toEqual({ ok: false, refusal: { reason: "unreadableImage" } });
});

test.each([
  ["a bomb of 12 000 by 12 000", () => png(12_000, 12_000)],
  ["8 001 pixels wide", () => png(8_001, 8)],
  ["25 million and more pixels", () => png(5_001, 5_001)],
  [
    "a byte over 5 MB",
    () => Buffer.concat([png(8, 8), Buffer.alloc(PICTURE_BYTES_MAX)]).subarray(0, PICTURE_BYTES_MAX + 1),
  ],
])("T22 %s is too large, and costs little memory", async (_what, make) => {
  const bytes = make();
  const before = process.memoryUsage.rss();
  expect(await remakePicture(bytes)).toEqual({ ok: false, refusal: { reason: "imageTooLarge" } });
  expect(process.memoryUsage.rss() - before).toBeLessThan(200 * 1024 * 1024);
});

test("T22 a photo is made anew: upright, smaller, and without place, owner or anything beside its pixels", async () => {
  const sent = await photo();
  expect(sent.includes("canary-owner")).toBe(true);
  expect((await sharp(sent).metadata()).orientation).toBe(6);
  const made = Buffer.from(valueIn(await remakePicture(sent)));
  const { format, width, height, exif, icc, xmp } = await sharp(made).metadata();
  expect({ format, width, height, exif, icc, xmp }).toEqual({ format: "jpeg", width: 200, height: 400 });
  expect(made.includes("canary-owner")).toBe(false);
  const large = valueIn(await remakePicture(png(4_000, 2_000)));
  expect(await sharp(Buffer.from(large)).metadata()).toMatchObject({ width: 1_600, height: 800 });
});

test("T22 twenty pictures at once are made one after the other; what is too many is told to come back", async () => {
  const bytes = png(2_000, 2_000);
  const outcomes = await Promise.all(Array.from({ length: 25 }, () => remakePicture(bytes)));
  const reasons = outcomes.map((outcome) => (outcome.ok ? "made" : outcome.refusal.reason));
  expect(reasons.filter((reason) => reason === "made")).toHaveLength(20);
  expect(reasons.filter((reason) => reason === "tooBusy")).toHaveLength(5);
});
