import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS, later, SECOND_MS } from "#server/core/time.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { dropUnshownPictures, fetchPictures, findGame, gamePicture, takeOffer } from "../index.ts";
import { cardPicture } from "./game-pictures.ts";
import type { VendorOffer } from "./vendor-offer.ts";

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>`;

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#246" } });

let context: TestContext;
let server: Server;
let origin: string;
let isThere = false;

beforeAll(async () => {
  context = await testContext();
  const png = await plain(300, 200).png().toBuffer();
  server = createServer(({ url }, response) => {
    if (url === "/good.png" || (url === "/later.png" && isThere)) response.end(png);
    else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

test("a picture is made anew in the size of a card, without what was written beside its pixels", async () => {
  const sent = await plain(2000, 500)
    .withExif({ IFD0: { Copyright: "somebody's secret", ImageDescription: "a house number" } })
    .jpeg()
    .toBuffer();
  const made = await cardPicture(sent);
  const { format, width, height, exif } = await sharp(made?.bytes).metadata();
  expect([format, width, height, exif]).toEqual(["webp", 640, 480, undefined]);
  expect(Buffer.from(made?.bytes ?? []).includes("secret")).toBe(false);
  expect(made?.name).toMatch(/^[0-9a-f]{40}\.webp$/);
});

test.each([
  ["one that can point elsewhere", async () => Buffer.from(SVG)],
  ["no picture", async () => Buffer.from("<!doctype html>")],
  ["half a picture", async () => (await plain(300, 200).png().toBuffer()).subarray(0, 150)],
  ["one with more pixels than a machine likes", async () => plain(5000, 5000).png().toBuffer()],
  ["one that is too long", async () => plain(6001, 20).png().toBuffer()],
])("%s is not taken", async (_what, bytes) => {
  expect(await cardPicture(await bytes())).toBeNull();
});

test("a game is listed without a picture that cannot be had, gets it later, and shows ours and nobody else's", async () => {
  const game = (code: string, picture: string) => ({
    code,
    names: { fa: code },
    category: "RNG",
    stakeMin: 1n,
    stakeMax: 2n,
    rtp: null,
    demo: false,
    freeRounds: false,
    picture,
  });
  const offer: VendorOffer = {
    vendor: "PICS",
    vendorNames: { fa: "عکس" },
    trial: true,
    categories: {},
    games: [game("one", `${origin}/good.png`), game("two", `${origin}/later.png`)],
  };
  const pictureOf = async (code: string) => {
    context.clock.forward(SECOND_MS);
    return (await findGame(context, { nodeId: `PICS-${code}`, language: "fa" }))?.image;
  };

  // Where nothing is tried out, an address inside our network is asked for nothing.
  expect((await fetchPictures(context, offer, { mayBeInside: false })).size).toBe(0);
  await takeOffer(context, offer, await fetchPictures(context, offer, { mayBeInside: true }));
  const shown = await pictureOf("one");
  expect(shown).toMatch(/^\/pictures\/[0-9a-f]{40}\.webp$/);
  expect(await pictureOf("two")).toBe("/art/game-card.svg");
  const name = shown?.split("/").at(-1) ?? "";
  expect(await gamePicture(context, name)).not.toBeNull();
  expect(await gamePicture(context, "../../etc/passwd")).toBeNull();

  isThere = true;
  const fetched = await fetchPictures(context, offer, { mayBeInside: true });
  expect([...fetched.keys()]).toEqual([`${origin}/later.png`]);
  await takeOffer(context, offer, fetched);
  expect(await pictureOf("two")).toBe(shown);

  // It is kept as long as one game shows it.
  await dropUnshownPictures(context, later(context.now(), DAY_MS));
  expect(await gamePicture(context, name)).not.toBeNull();
});
