import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { type CashierStage, cashierStage, newPlayer, valueIn } from "#tests/setup/cashier-stage.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { approveDeposit, attachProof, depositOf, depositProof, depositQueue, proofOf } from "../index.ts";
import { PROOF_BYTES_MAX, proofImage } from "./proof-image.ts";

let context: TestContext;
let stage: CashierStage;

beforeAll(async () => {
  context = await testContext();
});
beforeEach(async () => {
  stage = await cashierStage(context);
});

/** Pixels without any library: a PNG by its own description, so that no picture is judged by what wrote it. */
function png(width: number, height: number, more: Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = chunk("IDAT", deflateSync(rows, { level: 9 }));
  return Buffer.concat([start, chunk("IHDR", header), ...more, pixels, chunk("IEND", Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

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

test.each(CORPUS)("T22 %s is no proof", async (_what, make) => {
  const bytes = await make();
  expect(await proofImage(bytes)).toEqual({ ok: false, refusal: { reason: "unreadableImage" } });
});

test.each([
  ["a bomb of 12 000 by 12 000", () => png(12_000, 12_000)],
  ["8 001 pixels wide", () => png(8_001, 8)],
  ["25 million and more pixels", () => png(5_001, 5_001)],
  [
    "a byte over 5 MB",
    () => Buffer.concat([png(8, 8), Buffer.alloc(PROOF_BYTES_MAX)]).subarray(0, PROOF_BYTES_MAX + 1),
  ],
])("T22 %s is too large, and costs little memory", async (_what, make) => {
  const bytes = make();
  const before = process.memoryUsage.rss();
  expect(await proofImage(bytes)).toEqual({ ok: false, refusal: { reason: "imageTooLarge" } });
  expect(process.memoryUsage.rss() - before).toBeLessThan(200 * 1024 * 1024);
});

test("T22 a photo is made anew: upright, smaller, and without place, owner or anything beside its pixels", async () => {
  const sent = await photo();
  expect(sent.includes("canary-owner")).toBe(true);
  expect((await sharp(sent).metadata()).orientation).toBe(6);
  const made = Buffer.from(valueIn(await proofImage(sent)));
  const { format, width, height, exif, icc, xmp } = await sharp(made).metadata();
  expect({ format, width, height, exif, icc, xmp }).toEqual({ format: "jpeg", width: 200, height: 400 });
  expect(made.includes("canary-owner")).toBe(false);
  const large = valueIn(await proofImage(png(4_000, 2_000)));
  expect(await sharp(Buffer.from(large)).metadata()).toMatchObject({ width: 1_600, height: 800 });
});

test("T22 twenty pictures at once are made one after the other; what is too many is told to come back", async () => {
  const bytes = png(2_000, 2_000);
  const outcomes = await Promise.all(Array.from({ length: 25 }, () => proofImage(bytes)));
  const reasons = outcomes.map((outcome) => (outcome.ok ? "made" : outcome.refusal.reason));
  expect(reasons.filter((reason) => reason === "made")).toHaveLength(20);
  expect(reasons.filter((reason) => reason === "tooBusy")).toHaveLength(5);
});

const attach = (depositId: string, bytes: Uint8Array = png(40, 40), playerId = stage.player.id) =>
  attachProof(context, { playerId, depositId, bytes });

test("T22 a proof hands the order to an operator, three are enough, and a decided order takes none", async () => {
  const depositId = await stage.deposit(100_00n);
  valueIn(await attach(depositId));
  const own = { playerId: stage.player.id, depositId };
  expect(await depositOf(context, own)).toMatchObject({ state: "checking", nextStep: "wait", proofs: 1 });
  valueIn(await attach(depositId, png(50, 50)));
  valueIn(await attach(depositId, png(60, 60)));
  expect(await attach(depositId)).toMatchObject({ refusal: { reason: "tooManyProofs" } });
  const last = await proofOf(context, own);
  expect(last?.type).toBe("image/jpeg");
  expect(await sharp(Buffer.from(last?.bytes ?? [])).metadata()).toMatchObject({ format: "jpeg" });
  valueIn(await approveDeposit(context, { depositId, operator: "mina" }));
  expect(await attach(depositId)).toMatchObject({ refusal: { reason: "tooLate" } });
});

test("T11 a proof is seen by its player and by operators, and by nobody else", async () => {
  const depositId = await stage.deposit(100_00n);
  const other = await newPlayer(context, stage.brand);
  expect(await attach(depositId, png(9, 9), other.id)).toMatchObject({ refusal: { reason: "unknownOrder" } });
  valueIn(await attach(depositId));
  expect(await proofOf(context, { playerId: other.id, depositId })).toBeNull();
  expect(await depositProof(context, { depositId })).not.toBeNull();
});

test("the same picture for two orders is shown to the operator", async () => {
  const [one, two] = [await stage.deposit(100_00n), await stage.deposit(200_00n)];
  for (const depositId of [one, two]) valueIn(await attach(depositId, png(77, 33)));
  const queue = await depositQueue(context);
  expect(queue.find(({ id }) => id === two)?.sameProof).toEqual([one]);
});

test("an order that needs no proof takes none", async () => {
  const depositId = await stage.deposit(100_00n, { method: "online" });
  expect(await attach(depositId)).toMatchObject({ refusal: { reason: "noProofNeeded" } });
});
