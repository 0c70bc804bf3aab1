import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gameData } from "./published/game-data.ts";
import { gameDataFile, gameDataText } from "./published/game-file.ts";
import { publishedVectors } from "./published/published-vectors.ts";
import { signedSamples } from "./published/signed-samples.ts";

/**
 * Writes the published rounds and the numbers of every game to the folder that is named: write-offline.js runs this.
 * The files of earlier versions stay, so that their rounds can be checked for ever.
 */
const [target] = process.argv.slice(2);
if (target === undefined) throw new Error("Which folder?");
written("vectors.json", `${JSON.stringify(publishedVectors(), null, 1)}\n`);
written("signed.json", `${JSON.stringify(signedSamples(), null, 1)}\n`);
for (const data of gameData()) written(gameDataFile(data), gameDataText(data));

function written(name: string, text: string): void {
  const file = join(target ?? "", name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
