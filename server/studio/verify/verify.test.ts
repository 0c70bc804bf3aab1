import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { studioGames, verifyRound } from "#server/studio/index.ts";
import { SPOTS } from "#server/studio/rounds/outcome.ts";
import { THEMES } from "#server/studio/slots/themes.ts";
import { atEndOfFile } from "#tests/setup/end-of-file.ts";
import { asksForWalk, beaconIn, linkKey, readLink, signedLink, verifyAny } from "./index.ts";
import { publishedVectors } from "./published/published-vectors.ts";
import { CHAIN_SEEDS, PLAYER_SEEDS } from "./published/sample-seeds.ts";
import { SAMPLES } from "./published/samples.ts";
import { signedSamples } from "./published/signed-samples.ts";
import { READ_OF_LINKS } from "./signature.ts";
import { stakesOfFile, withStakes } from "./stakes.ts";
import { bundled } from "./write-offline.js";

const FOLDER = join(import.meta.dirname, "../../../public/verifier");
const FILE = join(FOLDER, "nard-verify.mjs");
const VECTORS = join(FOLDER, "vectors.json");
const SIGNED = join(FOLDER, "signed.json");

const kavir = { engine: "slot", game: "kavir", ...PLAYER_SEEDS, lineBet: "100" };
const crash = { engine: "rounds", game: "parvaz", round: "a-1", number: "7", ...CHAIN_SEEDS, auto: "200" };

const asked = (link: Record<string, string>) => new URLSearchParams(link);

const KEY = linkKey("a secret of a house that is nobody's, forty");
const signed = (link: Record<string, string>) => signedLink(KEY, link);

/** The offline file in a process of its own, without any way out, by somebody who noted the key of the house. */
const offline = (...args: string[]) => ran(...args, "--key", KEY.x);

function ran(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [FILE, ...args], { encoding: "utf8" });
  return { status, stdout, stderr };
}

test("G11 every game that chance decides has a published round", () => {
  const published = new Set(SAMPLES.map(({ game }) => game));
  const decided = studioGames().filter(({ engine, rtpBasisPoints }) => engine !== "book" || rtpBasisPoints);
  expect(decided.filter(({ code }) => !published.has(code))).toEqual([]);
});

test("G11 what is rare in a game stands in its published rounds: free spins, and drops that follow each other", () => {
  const told = publishedVectors().map(({ query, lines }) => ({ query, text: JSON.stringify(lines) }));
  const shows = (code: string, rare: string) =>
    told.some(({ query, text }) => query.includes(`game=${code}&`) && text.includes(rare));
  for (const { code } of THEMES) expect(shows(code, "Free spin 1"), code).toBe(true);
  for (const code of ["shab-e-kavir", "bazar-e-vakil", "baran-e-gol"]) {
    expect(shows(code, String.raw`\"free\":true`), code).toBe(true);
  }
  for (const code of ["baran-e-gol", "hezar-gereh"]) {
    expect(shows(code, String.raw`\"multiplier\":2`), code).toBe(true);
  }
});

test("G11 the offline file and the published rounds are what our code makes today", async () => {
  expect(
    readFileSync(FILE, "utf8") === (await bundled("offline")),
    "node server/studio/verify/write-offline.js",
  ).toBe(true);
  expect(JSON.parse(readFileSync(VECTORS, "utf8"))).toEqual(publishedVectors());
  expect(JSON.parse(readFileSync(SIGNED, "utf8"))).toEqual(signedSamples());
});

test("G11 a link, a receipt, a balance and days are published with a key for tests, and the offline file proves each", () => {
  const { key, link, receipt, balance, days } = signedSamples();
  expect(ran(`/verify?${link.query}`, "--key", key).status).toBe(0);
  const list = saved(JSON.stringify(days));
  for (const file of [receipt, balance])
    expect(ran("--receipt", saved(JSON.stringify(file)), "--key", key, "--days", list).status).toBe(0);
  expect(ran("--days", list, "--key", key).status).toBe(0);
});

test("G11 the offline file computes every published round alone, in a process of its own", () => {
  const { status, stdout } = ran("--vectors", VECTORS);
  expect(stdout).toContain(`${SAMPLES.length} rounds computed, 0 differ`);
  expect(status).toBe(0);
});

test("G11 the offline file needs nothing but Node and asks no network", () => {
  const text = readFileSync(FILE, "utf8");
  const imported = [...text.matchAll(/^import .* from "([^"]+)";$/gm)].map(([, name]) => name);
  expect(new Set(imported)).toEqual(new Set(["node:fs", "node:crypto"]));
  expect(text).not.toMatch(/\bfetch\(|import\(|require\(/);
});

test("G11 proven, wrong, bound to nothing and unreadable are told apart by words and by code", () => {
  const link = `https://nard.test/verify?${signed(kavir)}`;
  const sound = offline(link);
  expect(sound).toMatchObject({ status: 0, stderr: "" });
  expect(sound.stdout).toContain("Payout, in hundredths");
  expect(sound.stdout).toContain(
    "PROVEN: the round follows from what the house signed that it had published before.",
  );

  const bent = offline(link.replace("serverSeed=0a", "serverSeed=0b"));
  expect(bent.status).toBe(1);
  expect(bent.stdout).toContain("WRONG");
  expect(bent.stdout).toContain("NO   SHA-256 of the server seed is not the commitment that the link names");
  expect(bent.stdout, "a step that fails says so in its words too").toContain(
    "NO   The house did not sign this link as it is here",
  );

  const { commit: _, ...bare } = kavir;
  const unbound = offline(`/verify?${asked(bare)}`);
  expect(unbound.status).toBe(2);
  expect(unbound.stdout).toContain("BOUND TO NOTHING PUBLISHED");
  expect(verifyAny(asked(kavir))).toMatchObject({
    value: { verdict: "unbound", missing: ["signature"], isOthersWord: false },
  });

  for (const text of ["nonsense", "/verify?engine=cards", link.slice(0, 90)]) {
    expect(offline(text).status, text).toBe(3);
  }
  expect(ran().status).toBe(3);
  expect(ran(link, "--stakes").status).toBe(3);
});

test("G11 nothing is proven by a key that nobody named, and what another key signed is a forgery", () => {
  const forger = linkKey("a secret of somebody's who is no house, forty");
  const [link, forged] = [KEY, forger].map((key) => `https://nard.test/verify?${signedLink(key, kavir)}`);
  for (const text of [link, forged] as string[]) {
    const { status, stdout } = ran(text);
    expect(status).toBe(3);
    expect(stdout).toContain("WHOSE KEY THIS IS WAS NOT CHECKED");
    expect(stdout).not.toMatch(/^PROVEN|The house signed/m);
  }
  expect(offline(forged as string)).toMatchObject({ status: 1, stdout: expect.stringContaining("WRONG") });
  expect(ran(link as string, "--key", "A".repeat(43)).status).toBe(1);
  const query = readLink(forged as string);
  expect(
    query && verifyAny(query, { houseKey: KEY.x }),
    "the page knows no key of before, and calls nobody a forger",
  ).toMatchObject({ value: { verdict: "unbound", missing: ["signature"], isOthersWord: true } });
});

test("G11 a link says whose the client seed was, under its signature, and the checker names a house that chose alone", () => {
  const link = (by: string) => `https://nard.test/verify?${signed({ ...kavir, clientBy: by })}`;
  const alone = offline(link("house"));
  expect(alone.status, "it changes no outcome").toBe(0);
  expect(alone.stdout).toContain("THE HOUSE CHOSE BOTH SEEDS");
  expect(alone.stdout).toContain("the house: it chose both seeds");
  const shared = offline(link("player"));
  expect(shared.status).toBe(0);
  expect(shared.stdout).toContain("the player, after the commitment");
  expect(shared.stdout).not.toContain("CHOSE BOTH");
  expect(offline(link("house").replace("clientBy=house", "clientBy=player")).status).toBe(1);
  expect(offline(link("house").replace("&clientBy=house", "")).status).toBe(1);
  expect(offline(link("nobody")).status).toBe(3);
});

test("the offline file reads a link from the standard input too", () => {
  const said = execFileSync(process.execPath, [FILE, "-", "--key", KEY.x], {
    input: `?${signed(kavir)}\n`,
    encoding: "utf8",
  });
  expect(said).toContain("Kavir");
});

/** A published round whose link carries its stakes. */
function listed(game: string): { link: string; stakes: string[] } {
  const sample = SAMPLES.find((one) => one.game === game && one.stakes !== undefined);
  if (!sample) throw new Error(`${game} has no published round with its stakes`);
  const { stakes = "", ...bare } = sample;
  return { link: `https://nard.test/verify?${signed(bare)}`, stakes: stakes.split(",") };
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
  expect(sound.stdout).toContain("is the entropy that the link names (2 stakes)");
  expect(sound.stdout).toContain("Your stake stands in that list (at place 1)");
  expect(offline(link).status, "without its list").toBe(2);
  expect(offline(link, "--stakes", saved(JSON.stringify(stakes))).status).toBe(0);

  const bent = [stakes.slice(1), [...stakes].reverse(), [...stakes, stakes[0]]];
  for (const list of bent) expect(offline(link, "--stakes", saved(JSON.stringify(list))).status).toBe(1);
  for (const text of ["", "{}", '{"stakes":["x"]}', "[1]", "null"])
    expect(offline(link, "--stakes", saved(text)).status, text).toBe(3);
});

test("a stake that is not in the list contradicts what was published", () => {
  const { link, stakes } = listed("parvaz");
  const strange = readLink(link.replace(/own=[0-9a-f]{64}/, `own=${"ab".repeat(32)}`));
  strange?.set("stakes", stakes.join(","));
  expect(strange && verifyAny(strange)).toMatchObject({ ok: true, value: { verdict: "wrong" } });
  strange?.set("stakes", "nonsense");
  expect(strange && verifyAny(strange)).toMatchObject({ refusal: { reason: "linkUnreadable" } });
});

test("G11 a draw of the jackpot is drawn offline from its tickets, and from nothing less", () => {
  const { link, stakes } = listed("jackpot");
  const sound = offline(link, "--stakes", saved(JSON.stringify({ stakes })));
  expect(sound.status).toBe(0);
  const won = stakes.findIndex((line) => sound.stdout.includes(line.replace(":", " with "))) + 1;
  expect(sound.stdout).toContain(`Ticket ${won} won`);
  expect(offline(link)).toMatchObject({ status: 3, stderr: expect.stringContaining("--stakes") });
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

test("G11 a shared round is walked back exactly as far as its link says", () => {
  const sound = verifyAny(signed(crash));
  expect(sound.ok && sound.value.verdict).toBe("proven");
  expect(sound.ok && sound.value.commitments).toMatchObject([
    { kind: "link", agrees: true },
    { kind: "chain", agrees: true, steps: 3 },
    { kind: "stakes", agrees: true, steps: 0 },
    { kind: "signature", agrees: true },
  ]);
  const verdict = (link: Record<string, string>) => {
    const checked = verifyAny(signed(link));
    return checked.ok && checked.value.verdict;
  };
  for (const index of ["2", "4", "5", "100000"]) expect(verdict({ ...crash, index }), index).toBe("wrong");
  expect(verdict({ ...crash, terminal: "ab".repeat(32) })).toBe("wrong");
  const { index: _, ...unplaced } = crash;
  expect(verdict(unplaced)).toBe("unbound");
  expect(verdict({ ...crash, entropy: "ab".repeat(32) }), "no list").toBe("unbound");
});

test("a page can leave the walk alone, and then proves nothing; no link makes it long", () => {
  expect(asksForWalk(asked(crash))).toBe(true);
  const left = verifyAny(signed(crash), { walks: false });
  expect(left.ok && left.value).toMatchObject({ verdict: "unbound", missing: ["chain"] });
  for (const index of ["0", "100001", "-1", "1e5", "999999999"]) {
    expect(verifyAny(asked({ ...crash, index })), index).toMatchObject({
      refusal: { reason: "linkUnreadable" },
    });
  }
});

/** Another value that could stand there as well. */
function tampered(name: string, value: string): string[] {
  const others: Record<string, string[]> = {
    engine: ["slot", "instant", "rounds", "lottery", "book", "tables", "jackpot", "raffle"],
    scheme: ["1", "3"],
    spot: [...new Set(Object.values(SPOTS).flat())],
    entropy: [CHAIN_SEEDS.entropy],
    game: SAMPLES.map(({ game = "" }) => game),
    round: ["01890f3e-7b1a-7c3d-8e4f-001122334456", "virtual-league-7-2", "20261122-032"],
    actions: ["[]"],
  };
  const digit = /\d(?=\D*$)/;
  const last = value.replace(digit, (found) => String((Number(found) + 1) % 10));
  const turned = value.replace(/[0-9a-z](?=[^0-9a-z]*$)/i, (found) => (found === "b" ? "c" : "b"));
  return ["", last, turned, `${value}0`, ...(others[name] ?? [])].filter((other) => other !== value);
}

/** A link of each engine, and of each game whose link says something of its own, with its stakes beside it. */
const LINKS = [...new Map(SAMPLES.map((sample) => [kindOf(sample), sample]))].map(
  ([name, { stakes, ...said }]) => ({ name, query: signed(said), stakes: stakes?.split(",") ?? [] }),
);

/** Slots differ in their pictures, lotteries in their plays. */
function kindOf({ engine, game, beacon }: (typeof SAMPLES)[number]): string {
  if (beacon) return `${engine} with a beacon`;
  return engine === "slot" || engine === "lottery" ? engine : `${engine} ${game}`;
}

test.each(LINKS)(
  "G11 no field of a link of $name can be bent, taken away or doubled",
  ({ query, stakes }) => {
    const verdict = (link: URLSearchParams) => {
      const checked = verifyAny(withStakes(link, stakes), { beacon: beaconIn(query) ?? null });
      return checked.ok ? checked.value.verdict : "unreadable";
    };
    expect(verdict(query)).toBe("proven");
    for (const [name, value] of query) {
      for (const other of tampered(name, value)) {
        const bent = new URLSearchParams(query);
        bent.set(name, other);
        expect(verdict(bent), `${name}=${other}`).not.toBe("proven");
      }
      const without = new URLSearchParams(query);
      without.delete(name);
      expect(verdict(without), `without ${name}`).not.toBe("proven");
      const twice = new URLSearchParams(query);
      twice.append(name, value);
      expect(verdict(twice), `${name} twice`).toBe("unreadable");
    }
    const marked = new URLSearchParams(query);
    marked.set("utm_source", "a messenger");
    expect(verdict(marked), "what a messenger adds says nothing").toBe("proven");
  },
);

test("G11 what a link lacks cannot be put there", () => {
  for (const { name, query, stakes } of LINKS) {
    for (const more of READ_OF_LINKS.filter((one) => !query.has(one) && one !== "stakes")) {
      const richer = withStakes(query, stakes);
      richer.set(more, "1");
      const checked = verifyAny(richer);
      expect(checked.ok && checked.value.verdict, `${name} with ${more}`).not.toBe("proven");
    }
  }
});

test("G11 a link that another house signed proves nothing here", () => {
  const strange = signedLink(linkKey("the secret of another house, and as long"), kavir);
  const checked = verifyAny(strange, { houseKey: KEY.x });
  expect(checked.ok && checked.value).toMatchObject({ verdict: "unbound", missing: ["signature"] });
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

test("G11 the offline file compares a beacon with the answer of one of its nodes, and is not content without it", () => {
  const [sample] = SAMPLES.filter(({ beacon }) => beacon);
  if (!sample) throw new Error("No published draw has a beacon");
  const folder = mkdtempSync(join(tmpdir(), "nard-beacon-"));
  const link = `/verify?${signed(sample)}`;
  const checked = (answer: unknown) => {
    const file = join(folder, "answer.json");
    writeFileSync(file, typeof answer === "string" ? answer : JSON.stringify(answer));
    return offline(link, "--beacon", file);
  };
  const said = { round: Number(sample.beaconRound), randomness: "", signature: sample.beacon };
  expect(checked(said)).toMatchObject({ status: 0, stderr: "" });
  expect(checked({ ...said, signature: "a".repeat(96) }).status).toBe(1);
  expect(checked({ ...said, round: 999 }).status).toBe(2);
  expect([checked("nothing").status, checked({ ...said, signature: "short" }).status]).toEqual([3, 3]);
  expect(offline(link)).toMatchObject({ status: 2, stdout: expect.stringContaining("--beacon <file>") });
  rmSync(folder, { recursive: true });
});
