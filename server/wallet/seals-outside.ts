import { type FileHandle, mkdir, open } from "node:fs/promises";
import { dirname } from "node:path";

/** One line of the copy that is kept outside the database. */
export type SealLine = { readonly seq: bigint; readonly root: string };

type Seal = SealLine & { readonly transfers: number; readonly at: Date };

const LINE = /^(\d{1,18}) ([0-9a-f]{64}) \d+ \S+$/;
const LAST_LINES_BYTES = 4096;

/** Adds a line for each seal and waits until the disk has them. Each line is written whole or is no line. */
export async function appendSeals(path: string, seals: readonly Seal[]): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, "a+", 0o600);
  try {
    const torn = await endsTorn(file);
    const lines = seals.map(
      ({ seq, root, transfers, at }) => `${seq} ${root} ${transfers} ${at.toISOString()}\n`,
    );
    await file.appendFile(`${torn ? "\n" : ""}${lines.join("")}`);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The lines of the file, in its order; none when there is no file. `lastOnly` reads no more than its end. */
export async function readOutside(path: string, { lastOnly = false } = {}): Promise<SealLine[]> {
  const file = await open(path, "r").catch(absent);
  if (!file) return [];
  try {
    const { size } = await file.stat();
    const start = lastOnly ? Math.max(0, size - LAST_LINES_BYTES) : 0;
    const lines: SealLine[] = [];
    for await (const line of file.readLines({ start, autoClose: false })) {
      // What is no line was torn by the end of a process, and the seal was written again after it.
      const [, seq, root] = LINE.exec(line) ?? [];
      if (seq !== undefined && root !== undefined) lines.push({ seq: BigInt(seq), root });
    }
    return lines;
  } finally {
    await file.close();
  }
}

async function endsTorn(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat();
  if (size === 0) return false;
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer.toString("utf8") !== "\n";
}

function absent(fault: unknown): null {
  if (fault instanceof Error && "code" in fault && fault.code === "ENOENT") return null;
  throw fault;
}
