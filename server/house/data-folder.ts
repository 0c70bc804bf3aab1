import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { ConfigError } from "./config.ts";

/** What a group and all others may do with a file. */
const OF_OTHERS = 0o077;

/** A folder in which everybody may write, as /tmp: to close that would shut all others out. */
const SHARED = 0o1000;

/**
 * Keeps the data folder and what lies in it to the account of the process: secrets, and the whole embedded database
 * with its hashes of passwords. A folder that was there before keeps the mode that somebody gave it, so that is
 * changed; where it cannot be, the start ends with a sentence for the operator.
 */
export function keepToOwner(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // There are no such modes; whoever set up the machine says in lists who may read what.
  if (process.platform === "win32") return;
  const { mode } = statSync(folder);
  if ((mode & SHARED) !== 0)
    throw new ConfigError(`DATA_DIR: ${folder} is shared by all accounts; name a folder in it`);
  closeToOthers(folder, mode);
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const entry = lstatSync(path);
    if (entry.isFile() || entry.isDirectory()) closeToOthers(path, entry.mode);
  }
}

function closeToOthers(path: string, mode: number): void {
  if ((mode & OF_OTHERS) === 0) return;
  try {
    chmodSync(path, mode & ~OF_OTHERS & 0o7777);
  } catch (fault) {
    throw new ConfigError(stillOpen(path), { cause: fault });
  }
  // Some file systems take a mode and keep their own.
  if ((statSync(path).mode & OF_OTHERS) !== 0) throw new ConfigError(stillOpen(path));
}

function stillOpen(path: string): string {
  return `DATA_DIR: other accounts of this machine may read ${path}, and this one may not change that. Give it to the account that runs Nard, with the mode 0700, or name another folder`;
}
