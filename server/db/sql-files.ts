import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, resolve, sep } from "node:path";

/** A file of statements by its name in its folder, and the mark by which its text is known again. */
export type SqlFile = { name: string; sql: string; checksum: string };

/** The files of a folder and of those in it, by name. They are read where they lie, from the source and from a build alike. */
export async function readSqlFiles(folder: string): Promise<SqlFile[]> {
  const root = resolve(process.cwd(), folder);
  const found = (await readdir(root, { recursive: true })).filter((name) => name.endsWith(".sql"));
  const names = found.map((name) => name.replaceAll(sep, "/")).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(join(root, name), "utf8")).replaceAll("\r\n", "\n");
      return { name, ...marked(sql) };
    }),
  );
}

/** A text with its mark. */
export function marked(sql: string): Pick<SqlFile, "sql" | "checksum"> {
  return { sql, checksum: createHash("sha256").update(sql).digest("hex") };
}
