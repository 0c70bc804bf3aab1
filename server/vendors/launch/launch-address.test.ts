import { generateKeyPairSync, verify } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type AskedLaunch, launchAddress, readVendors, roundAddress, VendorFileError } from "../index.ts";
import { SIGNATURE_HEADER, TIMESTAMP_HEADER } from "../protocol.ts";
import { isSignedBy, keyOf, signMessage } from "../seam/signature.ts";

const NOW = new Date("2026-03-21T12:00:00Z");
const now = () => NOW;
const SECRET = "a vendor's own secret of forty characters";

const keys = () => generateKeyPairSync("rsa", { modulusLength: 2048 });
const [theirs, ours] = [keys(), keys()];
const pem = (
  key: { export(options: { type: "spki" | "pkcs8"; format: "pem" }): string | Buffer },
  type: "spki" | "pkcs8",
) => key.export({ type, format: "pem" }).toString();

type Asked = { path: string; headers: Record<string, unknown>; body: Buffer };

let server: Server;
let origin: string;
let asked: Asked[] = [];
/** What the vendor answers: an address, silence, or something that nobody signed. */
let answer: { url: string; isUnsigned?: boolean } | "nothing" | "fault";

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const path = request.url ?? "";
    asked.push({ path, headers: request.headers, body: Buffer.concat(parts) });
    if (answer === "nothing") return;
    if (answer === "fault") return void response.writeHead(502).end();
    const body = Buffer.from(JSON.stringify({ url: answer.url }));
    const timestamp = `${NOW.getTime() / 1000}`;
    const signature = answer.isUnsigned
      ? "0".repeat(64)
      : signMessage(keyOf(SECRET), { timestamp, path, body });
    response.writeHead(200, { [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: signature }).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
  answer = { url: `${origin}/play/1` };
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const launch: AskedLaunch = {
  token: "tok",
  player: "100001",
  game: "g&mode=demo",
  language: "fa",
  device: "mobile",
  currency: "IRT",
  mode: "real",
  returnUrl: "https://house.example/game/back?nodeId=A-b",
  cashierUrl: "https://house.example/game/back?to=deposit",
  stakeMax: "5000",
  sessionMinutes: "",
};

const common = { code: "FAR", name: "Far away", mode: "seamless", roundLimitMinutes: 60 };
const v1 = { ...common, dialect: "wallet-v1", secret: SECRET };
const prag = { ...common, dialect: "pragmatic", secret: "sixteen letters?" };
const fund = { ...common, dialect: "fundist", secret: "sixteen letters!" };
const hub = () => ({
  ...common,
  dialect: "hub88",
  publicKey: pem(theirs.publicKey, "spki"),
  ourPrivateKey: pem(ours.privateKey, "pkcs8"),
  operatorId: "nard",
});

function vendorOf(entry: object) {
  const [vendor] = readVendors([entry]).all;
  if (!vendor) throw new Error("There is no vendor.");
  return vendor;
}
const addressOf = async (entry: object, more: Partial<AskedLaunch> = {}) => {
  const told = await launchAddress(vendorOf(entry), { ...launch, ...more }, now);
  return told.ok ? new URL(told.value) : told.refusal.reason;
};
const queryOf = async (entry: object, more: Partial<AskedLaunch> = {}) => {
  const address = await addressOf(entry, more);
  return typeof address === "string" ? address : Object.fromEntries(address.searchParams);
};

describe("an address that is filled in", () => {
  test("says everything in the vendor's words, and a value stays one value whatever stands in it", async () => {
    const holes =
      "t={token}&g={game}&l={language}&d={device}&c={currency}&m={mode}&r={returnUrl}&k={cashierUrl}";
    const address = `${origin}/open?${holes}&max={stakeMax}&min={sessionMinutes}&p={player}`;
    const words = { languages: { fa: "per" }, devices: { mobile: "MOB" }, modes: { real: "1" } };
    expect(await queryOf({ ...fund, launch: { address, ...words, currencies: { IRT: "IRR" } } })).toEqual({
      t: "tok",
      g: "g&mode=demo",
      l: "per",
      d: "MOB",
      c: "IRR",
      m: "1",
      r: launch.returnUrl,
      k: launch.cashierUrl,
      max: "5000",
      min: "",
      p: "100001",
    });
  });

  test("carries several values in one where the dialect has it so, and the player as the dialect names them", async () => {
    const pieces = { key: "token={token}&symbol={game}&lobbyUrl={returnUrl}" };
    const address = `${origin}/gs2c/playGame.do?key={key}&user={player}`;
    const query = await queryOf({ ...prag, launch: { address, pieces } });
    expect(query).toMatchObject({ user: "100001-IRT" });
    expect(Object.fromEntries(new URLSearchParams((query as { key: string }).key))).toEqual({
      token: "tok",
      symbol: "g&mode=demo",
      lobbyUrl: launch.returnUrl,
    });
  });

  test("is that of the demo for whoever has no account, and none where the vendor has none", async () => {
    const nobody = { mode: "demo", token: "", player: "", currency: "" } as const;
    const address = `${origin}/open?t={token}`;
    const both = { ...fund, launch: { address, demoAddress: `${origin}/free?g={game}` } };
    expect(await addressOf(both, nobody)).toMatchObject({ pathname: "/free" });
    expect(await addressOf({ ...fund, launch: { address } }, nobody)).toBe("notLaunched");
    expect(await addressOf(fund)).toBe("notLaunched");
  });
});

describe("a vendor that is asked", () => {
  test("of wallet v1 gives an address, signed both ways", async () => {
    expect(await addressOf({ ...v1, apiUrl: `${origin}/api`, launch: {} })).toMatchObject({
      pathname: "/play/1",
    });
    const [{ path, headers, body }] = asked as [Asked];
    expect([path, JSON.parse(`${body}`)]).toEqual(["/api/launch", launch]);
    const message = { timestamp: `${headers[TIMESTAMP_HEADER.toLowerCase()]}`, path, body };
    expect(isSignedBy(keyOf(SECRET), message, `${headers[SIGNATURE_HEADER.toLowerCase()]}`)).toBe(true);
  });

  test("of hub88 is asked with our key, and told a demo by its currency", async () => {
    const entry = { ...hub(), apiUrl: origin, launch: {} };
    expect(await addressOf(entry)).toMatchObject({ pathname: "/play/1" });
    await addressOf(entry, { mode: "demo", token: "", player: "", currency: "" });
    const [real, demo] = asked as [Asked, Asked];
    expect(real.path).toBe("/operator/generic/v2/game/url");
    expect(JSON.parse(`${real.body}`)).toMatchObject({
      operator_id: "nard",
      user: "100001",
      token: "tok",
      game_code: launch.game,
      lobby_url: launch.returnUrl,
    });
    const signature = Buffer.from(`${real.headers["x-hub88-signature"]}`, "base64");
    expect(verify("RSA-SHA256", real.body, ours.publicKey, signature)).toBe(true);
    expect(JSON.parse(`${demo.body}`)).not.toHaveProperty("token");
    expect(JSON.parse(`${demo.body}`)).toMatchObject({ currency: "XXX" });
  });

  test.each([
    ["an answer that nobody signed", () => ({ url: `${origin}/play/1`, isUnsigned: true })],
    ["a page of somebody else", () => ({ url: "https://elsewhere.example/play/1" })],
    ["no page", () => ({ url: "javascript:alert(1)" })],
    ["a fault", () => "fault" as const],
  ])("is silent with %s", async (_what, told) => {
    answer = told();
    expect(await addressOf({ ...v1, apiUrl: origin, launch: {} })).toBe("vendorSilent");
  });

  test("may show the pages of the hosts that the operator named, and of no others", async () => {
    answer = { url: "https://games.far.example/play/1" };
    const hosts = ["https://games.far.example"];
    expect(await addressOf({ ...v1, apiUrl: origin, launch: { hosts } })).toMatchObject({
      host: "games.far.example",
    });
    answer = { url: `${origin}/play/1` };
    expect(await addressOf({ ...v1, apiUrl: origin, launch: { hosts } })).toBe("vendorSilent");
  });
});

test("a vendor that says nothing for three seconds is silent, whether it is asked or its page is opened", async () => {
  answer = "nothing";
  // As written, the address differs from the one that answered before: a vendor that was there a moment ago is believed.
  const there = origin.replace("127.0.0.1", "localhost");
  const began = performance.now();
  const told = await Promise.all([
    addressOf({ ...v1, apiUrl: origin, launch: {} }),
    addressOf({ ...hub(), apiUrl: origin, launch: {} }),
    addressOf({ ...fund, launch: { address: `${there}/open?t={token}` } }),
  ]);
  expect(told).toEqual(["vendorSilent", "vendorSilent", "vendorSilent"]);
  expect(performance.now() - began).toBeLessThan(6000);
});

test("a round is shown again at its vendor's, by an address or by asking, under the vendor's own names", async () => {
  const round = { player: "100001", game: "g1", round: "r/1", language: "fa", currency: "IRT" };
  const setting = { address: `${origin}/o?t={token}`, roundAddress: `${origin}/round?r={round}&p={player}` };
  const pageOf = (entry: object, more: Partial<typeof round> = {}) =>
    roundAddress(vendorOf(entry), { ...round, ...more }, now);
  const queryIn = (shown: string | null) => Object.fromEntries(new URL(shown ?? "").searchParams);
  expect(queryIn(await pageOf({ ...fund, launch: setting }))).toEqual({ r: "r/1", p: "100001" });
  // There a round is one of a game, and prizes are rounds of ours alone.
  const ofGame = { round: "g1:r/1" };
  expect(queryIn(await pageOf({ ...prag, launch: setting }, ofGame))).toEqual({ r: "r/1", p: "100001-IRT" });
  expect(await pageOf({ ...prag, launch: setting }, { round: "bonus:7:IRT" })).toBeNull();

  answer = { url: `${origin}/again` };
  expect(await pageOf({ ...v1, apiUrl: origin, launch: {} })).toBe(`${origin}/again`);
  expect(asked.at(-1)?.path).toBe("/rounds/details");
  expect(await pageOf(v1)).toBeNull();
});

test.each([
  ["a hole that means nothing", { address: "https://far.example/o?x={password}" }],
  ["a host that somebody else may choose", { address: "https://{game}.example/o" }],
  ["no encryption", { address: "http://far.example/o?t={token}" }],
  ["a name in the address", { address: "https://me:word@far.example/o?t={token}" }],
  [
    "a round with a token",
    { address: "https://far.example/o", roundAddress: "https://far.example/r?t={token}" },
  ],
  [
    "a host that is more than a host",
    { address: "https://far.example/o", hosts: ["https://far.example/games"] },
  ],
  ["nothing to open, by who cannot be asked", {}],
])("a way to open games with %s does not start", (_what, setting) => {
  expect(() => readVendors([{ ...prag, launch: setting }])).toThrow(VendorFileError);
});
