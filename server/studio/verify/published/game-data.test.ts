import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { studioGames } from "#server/studio/index.ts";
import { gameData } from "./game-data.ts";
import { gameDataFile, gameDataText } from "./game-file.ts";
import { SAMPLES } from "./samples.ts";
import { servedDocument } from "./served-document.js";

const ROOT = join(import.meta.dirname, "../../../..");
const PUBLISHED = join(ROOT, "public/verifier");
const DOCUMENT = readFileSync(join(ROOT, "docs/fairness.md"), "utf8");

const files = gameData().map((data) => ({ name: gameDataFile(data), text: gameDataText(data), ...data }));

test("G11 every game that chance decides has its numbers published in a file of its version", () => {
  const published = new Set(files.map(({ engine, game }) => `${engine} ${game}`));
  // A jackpot and a raffle draw a ticket, whatever was played.
  const decided = SAMPLES.filter(({ engine }) => engine !== "jackpot" && engine !== "raffle");
  expect(decided.filter(({ engine, game }) => !published.has(`${engine} ${game}`))).toEqual([]);
  const known = new Set(studioGames().map(({ code }) => code));
  expect(files.filter(({ game }) => !known.has(game))).toEqual([]);
});

test.each(files)("G11 $name is what our code plays by", ({ name, text }) => {
  expect(
    readFileSync(join(PUBLISHED, name), "utf8") === text,
    "node server/studio/verify/write-offline.js, or a higher mathVersion where its rounds were played",
  ).toBe(true);
});

test("G11 no file is of a version that nobody has played yet", () => {
  const versions = new Map(files.map(({ engine, game, version }) => [`games/${engine}/${game}`, version]));
  const names = readdirSync(join(PUBLISHED, "games"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .map((name) => /^(?<game>.+)-(?<version>\d+)\.json$/.exec(`games/${name}`)?.groups ?? {});
  expect(names.length).toBeGreaterThanOrEqual(files.length);
  expect(names.filter(({ game = "", version }) => Number(version) > (versions.get(game) ?? 0))).toEqual([]);
});

test("G11 every site serves the document of fairness as it stands, without what needs our source", () => {
  const served = readFileSync(join(PUBLISHED, "fairness.txt"), "utf8");
  expect(served === servedDocument(DOCUMENT), "node server/studio/verify/write-offline.js").toBe(true);
  expect(served).not.toMatch(/server\/|tests\/|npm run|`office|\]\(|<!--|^#/m);
});
