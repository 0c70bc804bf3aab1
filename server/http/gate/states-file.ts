import { readFileSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Site } from "../../brand/index.ts";
import type { Config } from "../../house/config.ts";

/** Written by this version for this version: one that reads otherwise starts without. */
const VERSION = 1;

export type StatesFile = {
  /** What was last known, or nothing. */
  read(): readonly Site[];
  /** Keeps what is known now, if it is another thing than before. */
  keep(sites: readonly Site[]): Promise<void>;
};

/**
 * What is known of every brand, in a file of the data folder: a process that starts while its database is down still
 * knows which brand is closed and where customer service is.
 */
export function statesFile({ dataFolder }: Pick<Config, "dataFolder">): StatesFile {
  const path = join(dataFolder, "sites.json");
  let kept = "";
  return {
    read() {
      try {
        kept = readFileSync(path, "utf8");
        const { version, sites } = JSON.parse(kept);
        return version === VERSION && Array.isArray(sites) ? sites : [];
      } catch {
        return [];
      }
    },
    async keep(sites) {
      const text = `${JSON.stringify({ version: VERSION, sites })}\n`;
      if (text === kept) return;
      kept = text;
      const draft = `${path}.${process.pid}`;
      await writeFile(draft, text, { mode: 0o600 });
      await rename(draft, path);
    },
  };
}
