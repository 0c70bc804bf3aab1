import { type FileHandle, mkdir, open } from "node:fs/promises";
import { dirname } from "node:path";

/** One line of the copy that is kept outside the database. */
type SealLine = { readonly seq: bigint; readonly root: string };

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

/** The last line of the file; null when there is none. Reads no more than its end. */
export async function lastOutside(path: string): Promise<SealLine | null> {
  let last: SealLine | null = null;
  for await (const line of linesOf(path, LAST_LINES_BYTES)) last = line;
  return last;
}

/**
 * What the file says of some seals, and the highest number in it. Two processes that share a file may both write a
 * seal to it; it is one as long as they wrote the same.
 */
export type Copies = { readonly roots: ReadonlyMap<bigint, readonly string[]>; readonly last: bigint };

/**
 * Reads the whole file, which grows by a line a second for years, and keeps what it says of the seals after one up
 * to another.
 */
export async function outsideBetween(
  path: string,
  { after, through }: { after: bigint; through: bigint },
): Promise<Copies> {
  const roots = new Map<bigint, string[]>();
  let last = 0n;
  for await (const { seq, root } of linesOf(path)) {
    if (seq > last) last = seq;
    if (seq > after && seq <= through) roots.set(seq, [...(roots.get(seq) ?? []), root]);
  }
  return { roots, last };
}

/** The lines of the file in its order, or of its last bytes; none when there is no file. */
async function* linesOf(path: string, lastBytes = Number.POSITIVE_INFINITY): AsyncGenerator<SealLine> {
  const file = await open(path, "r").catch(absent);
  if (!file) return;
  try {
    const { size } = await file.stat();
    for await (const line of file.readLines({ start: Math.max(0, size - lastBytes), autoClose: false })) {
      // What is no line was torn by the end of a process, and the seal was written again after it.
      const [, seq, root] = LINE.exec(line) ?? [];
      if (seq !== undefined && root !== undefined) yield { seq: BigInt(seq), root };
    }
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
