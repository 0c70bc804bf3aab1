import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { studioGames, verifyRound } from "#server/studio/index.ts";
import { atEndOfFile } from "#tests/setup/end-of-file.ts";
import { asksForWalk, readLink, verifyAny } from "./index.ts";
import { publishedVectors } from "./published-vectors.ts";
import { CHAIN_SEEDS, PLAYER_SEEDS } from "./sample-seeds.ts";
import { SAMPLES } from "./samples.ts";
import { stakesOfFile } from "./stakes.ts";
import { bundled } from "./write-offline.js";

const FOLDER = join(import.meta.dirname, "../../../public/verifier");
const FILE = join(FOLDER, "nard-verify.mjs");
const VECTORS = join(FOLDER, "vectors.json");

const kavir = { engine: "slot", game: "kavir", ...PLAYER_SEEDS, lineBet: "100" };
const crash = { engine: "rounds", game: "parvaz", round: "a-1", number: "7", ...CHAIN_SEEDS, auto: "200" };

const asked = (link: Record<string, string>) => new URLSearchParams(link);

/** The offline file in a process of its own, without any way out. */
function offline(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [FILE, ...args], { encoding: "utf8" });
  return { status, stdout, stderr };
}

test("G11 every game that chance decides has a published round", () => {
  const published = new Set(SAMPLES.map(({ game }) => game));
  const decided = studioGames().filter(({ engine, rtpBasisPoints }) => engine !== "book" || rtpBasisPoints);
  expect(decided.filter(({ code }) => !published.has(code))).toEqual([]);
});

test("G11 the offline file and the published rounds are what our code makes today", async () => {
  expect(
    readFileSync(FILE, "utf8") === (await bundled("offline")),
    "node server/studio/verify/write-offline.js",
  ).toBe(true);
  expect(JSON.parse(readFileSync(VECTORS, "utf8"))).toEqual(publishedVectors());
});

test("G11 the offline file computes every published round alone, in a process of its own", () => {
  const { status, stdout } = offline("--vectors", VECTORS);
  expect(stdout).toContain(`${SAMPLES.length} rounds computed, 0 differ`);
  expect(status).toBe(0);
});

test("G11 the offline file needs nothing but Node and asks no network", () => {
  const text = readFileSync(FILE, "utf8");
  const imported = [...text.matchAll(/^import .* from "([^"]+)";$/gm)].map(([, name]) => name);
  expect(new Set(imported)).toEqual(new Set(["node:fs", "node:crypto"]));
  expect(text).not.toMatch(/\bfetch\(|import\(|require\(/);
});

test("a link gives its outcome and the code 0; one that contradicts what was published 1; nonsense 2", () => {
  const link = `https://nard.test/verify?${asked(kavir)}`;
  const sound = offline(link);
  expect(sound).toMatchObject({ status: 0, stderr: "" });
  expect(sound.stdout).toContain("Payout, in hundredths");
  expect(sound.stdout).toContain("In order: the round follows from what was published.");

  const bent = offline(link.replace("serverSeed=0a", "serverSeed=0b"));
  expect(bent.status).toBe(1);
  expect(bent.stdout).toContain("NOT IN ORDER");

  for (const text of [
    "nonsense",
    "/verify?engine=slot&game=kavir",
    "/verify?engine=cards",
    link.slice(0, 90),
  ]) {
    expect(offline(text).status, text).toBe(2);
  }
  expect(offline().status).toBe(2);
  expect(offline("--help")).toMatchObject({ status: 0, stderr: "" });
});

test("the offline file reads a link from the standard input too", () => {
  const said = execFileSync(process.execPath, [FILE, "-"], { input: `?${asked(kavir)}\n`, encoding: "utf8" });
  expect(said).toContain("Kavir");
});

/** A published round whose link carries its stakes. */
function listed(game: string): { link: string; stakes: string[] } {
  const sample = SAMPLES.find((one) => one.game === game && one.stakes !== undefined);
  if (!sample) throw new Error(`${game} has no published round with its stakes`);
  const { stakes = "", ...bare } = sample;
  return { link: `https://nard.test/verify?${asked(bare)}`, stakes: stakes.split(",") };
}

function saved(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), "nard-stakes-"));
  atEndOfFile(async () => rmSync(folder, { recursive: true }));
  const file = join(folder, "stakes.json");
  writeFileSync(file, text);
  return file;
}

test("G11 the entropy is computed offline from the list of stakes, and one's own stake is found in it", () => {
  const { link, stakes } = listed("parvaz");
  const sound = offline(link, "--stakes", saved(JSON.stringify({ game: "parvaz", stakes })));
  expect(sound).toMatchObject({ status: 0, stderr: "" });
  expect(sound.stdout).toContain("is the entropy fixed when betting closed (2 stakes)");
  expect(sound.stdout).toContain("Your stake stands in that list (at place 1)");
  expect(offline(link, "--stakes", saved(JSON.stringify(stakes))).status).toBe(0);

  const bent = [stakes.slice(1), [...stakes].reverse(), [...stakes, stakes[0]]];
  for (const list of bent) expect(offline(link, "--stakes", saved(JSON.stringify(list))).status).toBe(1);
  for (const text of ["", "{}", '{"stakes":["x"]}', "[1]", "null"])
    expect(offline(link, "--stakes", saved(text)).status, text).toBe(2);
});

test("a stake that is not in the list contradicts what was published", () => {
  const { link, stakes } = listed("parvaz");
  const strange = readLink(link.replace(/own=[0-9a-f]{64}/, `own=${"ab".repeat(32)}`));
  strange?.set("stakes", stakes.join(","));
  expect(strange && verifyAny(strange)).toMatchObject({ ok: true, value: { agrees: false } });
  strange?.set("stakes", "nonsense");
  expect(strange && verifyAny(strange)).toMatchObject({ refusal: { reason: "linkUnreadable" } });
});

test("G11 a draw of the jackpot is drawn offline from its tickets, and from nothing less", () => {
  const { link, stakes } = listed("jackpot");
  const sound = offline(link, "--stakes", saved(JSON.stringify({ stakes })));
  expect(sound.status).toBe(0);
  const won = stakes.findIndex((line) => sound.stdout.includes(line.replace(":", " with "))) + 1;
  expect(sound.stdout).toContain(`Ticket ${won} won`);
  expect(offline(link)).toMatchObject({ status: 2, stderr: expect.stringContaining("--stakes") });
  const richer = stakes.map((line) => `${line}0`);
  expect(offline(link, "--stakes", saved(JSON.stringify(richer))).status).toBe(1);
  expect(stakesOfFile(JSON.stringify(["ab".repeat(32), `${"ab".repeat(32)}:0`]))).toBeNull();
});

test("a link is read as a whole address, without its site, or as what stands behind the question mark", () => {
  const query = asked(kavir).toString();
  const links = [`https://nard.test/verify?${query}`, ` /verify?${query}#top\n`, `?${query}`, query];
  for (const link of links) expect(readLink(link)?.toString(), link).toBe(query);
  expect(readLink("/seeds/verify?game=kavir")?.get("engine")).toBe("slot");
  for (const link of ["", "hello", "x".repeat(30_000)]) expect(readLink(link)).toBeNull();
});

test("a slot is computed as its own page computes it", () => {
  const checked = verifyAny(asked(kavir));
  const round = verifyRound({ ...PLAYER_SEEDS, game: "kavir", nonce: 7, lineBetMinor: 100n });
  if (!checked.ok || !round.ok) throw new Error("neither can be refused");
  const lines = new Map(checked.value.lines);
  expect(lines.get("Payout, in hundredths")).toBe(round.value.payout.minor.toString());
  expect(lines.get("Spin: stops")).toBe(round.value.spins[0]?.stops.join(" "));
});

test("G11 a shared round is walked back to the published end of its chain, and the walk tells", () => {
  const sound = verifyAny(asked(crash));
  expect(sound.ok && sound.value.commitments).toMatchObject([
    { kind: "link", agrees: true },
    { kind: "chain", agrees: true, steps: 3 },
  ]);
  const elsewhere = verifyAny(asked({ ...crash, index: "2" }));
  expect(elsewhere.ok && elsewhere.value.agrees).toBe(false);
  const { index: _, ...unplaced } = crash;
  expect(verifyAny(asked(unplaced))).toMatchObject({ ok: true, value: { agrees: true } });
  const foreign = verifyAny(asked({ ...crash, terminal: "ab".repeat(32) }));
  expect(foreign.ok && foreign.value.agrees).toBe(false);
});

test("a page can leave the walk alone, and no link makes it long", () => {
  expect(asksForWalk(asked(crash))).toBe(true);
  const left = verifyAny(asked(crash), { walks: false });
  expect(left.ok && left.value.commitments.map(({ kind }) => kind)).toEqual(["link"]);
  for (const index of ["0", "100001", "-1", "1e5", "999999999"]) {
    expect(verifyAny(asked({ ...crash, index })), index).toMatchObject({
      refusal: { reason: "linkUnreadable" },
    });
  }
});

test("a link that asks for endless work or breaks a rule is one that cannot be read", () => {
  const plinko = { engine: "instant", game: "plinko", ...PLAYER_SEEDS, stake: "100" };
  for (const choice of [
    '{"rows":1000000000,"risk":"low"}',
    '{"rows":1e9,"risk":"low"}',
    "null",
    "{",
    "9".repeat(9_000),
  ]) {
    expect(verifyAny(asked({ ...plinko, choice })), choice.slice(0, 40)).toMatchObject({
      refusal: { reason: "linkUnreadable" },
    });
  }
  expect(verifyAny(asked({ ...plinko, choice: '{"rows":900000,"risk":"low"}' })).ok).toBe(false);
  const shot = { ...plinko, game: "khalij", choice: '{"fish":1795347001,"kind":"crab"}' };
  expect(verifyAny(asked(shot)).ok).toBe(true);
  expect(verifyAny(asked({ engine: "constructor" }))).toMatchObject({ refusal: { reason: "engineUnknown" } });
});
