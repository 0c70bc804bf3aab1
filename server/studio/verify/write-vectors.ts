import { writeFileSync } from "node:fs";
import { publishedVectors } from "./published-vectors.ts";

/** Writes the published rounds to the file that is named: write-offline.js runs this. */
const [target] = process.argv.slice(2);
if (target === undefined) throw new Error("Which file?");
writeFileSync(target, `${JSON.stringify(publishedVectors(), null, 1)}\n`);
