import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "../setup/postgres.ts";
import { registrationForm } from "../setup/registration-form.ts";
import {
  fetchOnce,
  type Measured,
  median,
  postOnce,
  requestsPerCpuSecond,
  startMeasured,
} from "./process.ts";
import { type ReferenceSites, startReferenceSites } from "./reference-sites.ts";

const ROUNDS = 5;
const ROUND_MS = 2500;
const EMBEDDED_PORT = 4491;
const SERVER_PORT = 4493;
const BARE_PORT = 4492;
/** Of the bare server, which answers the same bytes and renders nothing anew every second. */
const ANONYMOUS_MIN = 0.7;
/** A file, which is sent from memory (decision 026): a first visit of the home page asks for seventy of them. */
const FILE_MIN = 0.6;
/**
 * Of the home page that SvelteKit makes for a guest (decision 055). Pages that are kept for all members, with a member's
 * own frame in them and on the slots their favourites; and a page that is rendered for one member.
 */
const BESIDE_SVELTE_MIN = { memberOnServer: 1.8, memberEmbedded: 0.85, personal: 0.37 };

/** As many as ask at the same time, so that nobody profits from having just been answered. */
const PLAYERS = 8;

const BROTLI = { "Accept-Encoding": "br" };

/** The same site on the embedded database, which works in the site's own process, and on a server. */
let embedded: Measured;
let onServer: Measured;
let bare: Measured;
let references: ReferenceSites;
let folder: string;
let database: FreshDatabase;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "nard-bench-"));
  database = await freshDatabase(inject("databaseUrl"));
  const site = (port: number, more: Record<string, string>) =>
    startMeasured(["server/house/start.js"], port, "/readyz", {
      DATA_DIR: join(folder, String(port)),
      LOG_LEVEL: "error",
      ...more,
    });
  embedded = await site(EMBEDDED_PORT, {});
  onServer = await site(SERVER_PORT, { DATABASE_URL: database.url });
  const home = await fetchOnce(EMBEDDED_PORT, "/", BROTLI);
  writeFileSync(join(folder, "body"), home.body);
  const { connection: _connection, date: _date, "keep-alive": _keepAlive, ...headers } = home.headers;
  bare = await startMeasured(["tests/bench/bare.js"], BARE_PORT, "/", {
    BARE_BODY: join(folder, "body"),
    BARE_HEADERS: JSON.stringify(headers),
  });
  references = await startReferenceSites(join(folder, "references"));
}, 600_000);

afterAll(async () => {
  const others = references ? [references.next, references.svelte] : [];
  await Promise.all([embedded, onServer, bare, ...others].map((server) => server?.stop()));
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** The headers of players who came in through the form. */
async function playersAt(port: number): Promise<Record<string, string>[]> {
  const page = (await fetchOnce(port, "/register", {})).body.toString();
  const formToken = /name="formToken" value="([^"]+)"/.exec(page)?.[1] ?? "";
  const players: Record<string, string>[] = [];
  for (let index = 0; index < PLAYERS; index += 1) {
    const answer = await postOnce(
      port,
      "/register",
      registrationForm(`bench${index}`, "Sarv-Nard-2026", { formToken }),
      "",
    );
    expect(answer.status).toBe(303);
    const cookies = answer.headers["set-cookie"]?.map((line) => line.split(";", 1)[0]) ?? [];
    players.push({ ...BROTLI, Cookie: cookies.join("; ") });
  }
  return players;
}

type Run = { readonly server: Measured; readonly path: string; readonly headers: Record<string, string>[] };

/** Requests per CPU second of each run, by turns: whatever else the machine does is the same for all. */
async function figuresOf<Name extends string>(runs: Record<Name, Run>): Promise<Record<Name, number>> {
  const entries = Object.entries(runs) as [Name, Run][];
  const samples = new Map<Name, number[]>(entries.map(([name]) => [name, []]));
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const [name, { server, path, headers }] of entries) {
      const perCpuSecond = await requestsPerCpuSecond(server, path, headers, ROUND_MS);
      if (round >= 0) samples.get(name)?.push(perCpuSecond);
    }
  }
  return Object.fromEntries(entries.map(([name]) => [name, median(samples.get(name) ?? [])])) as Record<
    Name,
    number
  >;
}

test("pages, in requests per CPU second, beside a bare server and two other frameworks in the same turns", async () => {
  const [embeddedPlayers, serverPlayers] = [await playersAt(EMBEDDED_PORT), await playersAt(SERVER_PORT)];
  const figures = await figuresOf({
    bare: { server: bare, path: "/", headers: [BROTLI] },
    next: { server: references.next, path: "/", headers: [{}] },
    svelte: { server: references.svelte, path: "/", headers: [{}] },
    anonymous: { server: onServer, path: "/", headers: [BROTLI] },
    anonymousEmbedded: { server: embedded, path: "/", headers: [BROTLI] },
    file: { server: onServer, path: "/studio/kavir-card.svg", headers: [BROTLI] },
    memberOnServer: { server: onServer, path: "/", headers: serverPlayers },
    memberEmbedded: { server: embedded, path: "/", headers: embeddedPlayers },
    slotsOnServer: { server: onServer, path: "/rng", headers: serverPlayers },
    slotsEmbedded: { server: embedded, path: "/rng", headers: embeddedPlayers },
    personal: { server: onServer, path: "/member/messageV2", headers: serverPlayers },
  });
  const besideSvelte = (figure: number) => figure / figures.svelte;
  const found = {
    bare: Math.round(figures.bare),
    svelte: Math.round(figures.svelte),
    nextBesideSvelte: besideSvelte(figures.next),
    anonymousRatio: figures.anonymous / figures.bare,
    anonymousEmbeddedRatio: figures.anonymousEmbedded / figures.bare,
    fileRatio: figures.file / figures.bare,
    memberOnServer: besideSvelte(figures.memberOnServer),
    memberEmbedded: besideSvelte(figures.memberEmbedded),
    slotsOnServer: besideSvelte(figures.slotsOnServer),
    slotsEmbedded: besideSvelte(figures.slotsEmbedded),
    personal: besideSvelte(figures.personal),
    bytes: {
      ours: (await fetchOnce(SERVER_PORT, "/", {})).body.length,
      next: (await fetchOnce(references.next.port, "/", {})).body.length,
      svelte: (await fetchOnce(references.svelte.port, "/", {})).body.length,
    },
  };
  console.log(JSON.stringify({ bench: "pages", ...found }));
  expect.soft(found.anonymousRatio).toBeGreaterThanOrEqual(ANONYMOUS_MIN);
  expect.soft(found.fileRatio).toBeGreaterThanOrEqual(FILE_MIN);
  expect.soft(found.memberOnServer).toBeGreaterThanOrEqual(BESIDE_SVELTE_MIN.memberOnServer);
  expect.soft(found.slotsOnServer).toBeGreaterThanOrEqual(BESIDE_SVELTE_MIN.memberOnServer);
  expect.soft(found.memberEmbedded).toBeGreaterThanOrEqual(BESIDE_SVELTE_MIN.memberEmbedded);
  expect.soft(found.slotsEmbedded).toBeGreaterThanOrEqual(BESIDE_SVELTE_MIN.memberEmbedded);
  expect.soft(found.personal).toBeGreaterThanOrEqual(BESIDE_SVELTE_MIN.personal);
}, 600_000);
