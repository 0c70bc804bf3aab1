import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";

const FILE_MAX_BYTES = 2_000_000;

export type ReadBookFile = { ok: true; text: string; sha256: string } | { ok: false; error: string };

/** The news of a feed in a file that the account of this process can read. */
export async function readBookFile(path: string): Promise<ReadBookFile> {
  try {
    const { size } = await stat(path);
    if (size > FILE_MAX_BYTES) return { ok: false, error: `${path} is larger than 2 MB.` };
    const bytes = await readFile(path);
    return {
      ok: true,
      text: bytes.toString("utf8"),
      sha256: createHash("sha256").update(bytes).digest("hex"),
    };
  } catch {
    return { ok: false, error: `${path} cannot be read.` };
  }
}
