import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { migrate, readMigrations } from "#server/db/migrate.ts";
import { openEmbedded } from "#server/db/open-embedded.ts";

const CACHE = "node_modules/.cache/nard";

/** Made before the first worker starts: two of them making it at once would be slower than one alone. */
export async function setup(): Promise<void> {
  await migratedImage();
}

/** The image of a migrated embedded database, kept in a file that any change of a migration replaces. */
export async function migratedImage(): Promise<Blob> {
  const migrations = await readMigrations();
  const digest = createHash("sha256");
  for (const { name, checksum } of migrations) digest.update(`${name} ${checksum}\n`);
  const path = join(CACHE, `migrated-${digest.digest("hex").slice(0, 16)}.tar`);
  const kept = await readFile(path).catch(() => null);
  if (kept) return new Blob([kept]);
  const db = await openEmbedded({});
  try {
    await migrate(db);
    const image = await db.image();
    await keep(path, image);
    return image;
  } finally {
    await db.close();
  }
}

/** Renamed into place, so that another worker never reads half of it. */
async function keep(path: string, image: Blob): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, Buffer.from(await image.arrayBuffer()));
  await rename(draft, path);
}
