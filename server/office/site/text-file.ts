import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { z } from "zod";
import { faultsOf } from "../../core/text/said-faults.ts";

const FILE_MAX_BYTES = 1_000_000;

export type ReadFile<Text> =
  | { readonly ok: true; readonly texts: readonly Text[]; readonly sha256: string }
  | { readonly ok: false; readonly error: string };

/**
 * Reads the texts of a JSON file: one, or a list of them. The file is read by this process, which runs under the
 * account that the office's socket belongs to; a path that is not whole is taken from the project's folder.
 */
export async function readTextFile<Text>(path: string, form: z.ZodType<Text>): Promise<ReadFile<Text>> {
  const bytes = await bytesOf(path);
  if (typeof bytes === "string") return { ok: false, error: bytes };
  const given = parsed(bytes.toString("utf8"));
  if (given === undefined) return { ok: false, error: `${path} is not JSON.` };
  const read = z
    .array(form)
    .min(1)
    .max(100)
    .safeParse(Array.isArray(given) ? given : [given], { reportInput: true });
  if (read.success) return { ok: true, texts: read.data, sha256: hashOf(bytes) };
  const faults = faultsOf(read.error, Array.isArray(given) ? 0 : 1);
  return { ok: false, error: [`${path}:`, ...faults.map((fault) => `  ${fault}.`)].join("\n") };
}

/** What a JSON file says, whatever it is. */
export async function readJsonFile(
  path: string,
): Promise<{ readonly ok: true; readonly said: unknown } | { readonly ok: false; readonly error: string }> {
  const bytes = await bytesOf(path);
  if (typeof bytes === "string") return { ok: false, error: bytes };
  const said = parsed(bytes.toString("utf8"));
  return said === undefined ? { ok: false, error: `${path} is not JSON.` } : { ok: true, said };
}

async function bytesOf(path: string): Promise<Buffer | string> {
  try {
    const { size } = await stat(path);
    return size > FILE_MAX_BYTES ? `${path} is larger than 1 MB.` : await readFile(path);
  } catch {
    return `${path} cannot be read.`;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function hashOf(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}
