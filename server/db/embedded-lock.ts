import { execFileSync } from "node:child_process";
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** The process that holds a folder. The start time tells it from a later process with the same number. */
type Holder = { pid: number; startedAt: string };

const ATTEMPTS = 20;

/**
 * Takes the folder of an embedded database for this process and gives back how to let it go.
 * PGlite itself lets two processes open one folder and loses the writes of one of them, silently.
 * A lock whose process has ended is taken over; a lock is never judged by its age.
 * Throws, naming the other process, when the folder is taken.
 */
export function lockFolder(folder: string): () => void {
  const path = `${folder.replace(/\/+$/, "")}.lock`;
  mkdirSync(dirname(path), { recursive: true });
  const own = JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid) ?? "" } satisfies Holder);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (createWhole(path, own)) return () => release(path, own);
    const found = readIfThere(path);
    if (found === null) continue;
    const holder = holderIn(found);
    if (holder && isAlive(holder)) {
      throw new Error(
        `The database in ${folder} is open in process ${holder.pid}. Two processes would lose each other's writes.`,
      );
    }
    takeOver(path, found, own);
    if (readIfThere(path) === own) return () => release(path, own);
  }
  throw new Error(`The lock ${path} could not be taken: other processes are taking and leaving it.`);
}

/** Creates a file with its content at once, so that nobody reads it half written. False when it exists. */
function createWhole(path: string, content: string): boolean {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, content);
  try {
    linkSync(draft, path);
    return true;
  } catch (fault) {
    if (isCode(fault, "EEXIST")) return false;
    throw fault;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Replaces a lock that was left behind. Two processes may find the same one: the one that makes the
 * marker looks once more and replaces what it saw, the other one finds a living holder afterwards.
 */
function takeOver(path: string, stale: string, own: string): void {
  const marker = `${path}.takeover`;
  if (!createWhole(marker, own)) {
    const other = holderIn(readIfThere(marker) ?? "");
    if (other && !isAlive(other)) rmSync(marker, { force: true });
    return;
  }
  try {
    if (readIfThere(path) !== stale) return;
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, own);
    renameSync(draft, path);
  } finally {
    rmSync(marker, { force: true });
  }
}

function release(path: string, own: string): void {
  if (readIfThere(path) === own) rmSync(path, { force: true });
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch (fault) {
    if (isCode(fault, "ENOENT")) return null;
    throw fault;
  }
}

function holderIn(content: string): Holder | null {
  try {
    const { pid, startedAt } = JSON.parse(content) as Partial<Holder>;
    return Number.isInteger(pid) && typeof startedAt === "string" ? { pid: Number(pid), startedAt } : null;
  } catch {
    return null;
  }
}

function isAlive({ pid, startedAt }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (fault) {
    // EPERM means that it lives and belongs to somebody else.
    if (!isCode(fault, "EPERM")) return false;
  }
  const start = startOf(pid);
  return start === null || startedAt === "" || start === startedAt;
}

/** When a process started, in whatever words the machine has for it; null when it does not say. */
function startOf(pid: number): string | null {
  try {
    if (process.platform === "linux") {
      // The name of the program, in brackets, may hold spaces; the start is the 20th field after it.
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      // A zombie holds nothing any more.
      return fields[0] === "Z" ? "ended" : (fields[19] ?? null);
    }
    if (process.platform === "win32") return null;
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim() || null;
  } catch {
    return null;
  }
}

function isCode(fault: unknown, code: string): boolean {
  return fault instanceof Error && "code" in fault && fault.code === code;
}
