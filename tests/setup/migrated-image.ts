import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { migrate, readSchema } from "#server/db/migrate.ts";
import { openEmbedded } from "#server/db/open-embedded.ts";

const CACHE = "node_modules/.cache/nard";

/**
 * What an image does not need: databases to copy from, and a log that has been written down, which would be read again
 * whenever a database is made from it; and room for more than a test's few rows, which would be filled each time.
 */
const LEAN = [
  "update pg_database set datistemplate = false",
  "drop database template1",
  "drop database template0",
  "alter system set shared_buffers = '8MB'",
  "alter system set wal_init_zero = off",
  "alter system set max_connections = 4",
  "set wal_recycle = off",
  "select pg_switch_wal()",
  "checkpoint",
];

/** A blob that has its bytes at hand: a common one gathers them anew whenever it is read. */
class Image extends Blob {
  readonly #bytes: ArrayBuffer;
  constructor(bytes: ArrayBuffer) {
    super();
    this.#bytes = bytes;
  }
  override async arrayBuffer(): Promise<ArrayBuffer> {
    return this.#bytes;
  }
}

let image: Promise<Image> | undefined;

/** Made before the first worker starts: two of them making it at once would be slower than one alone. */
export async function setup(): Promise<void> {
  await migratedImage();
}

/** The image of a migrated embedded database, kept in a file that any change of the schema replaces. */
export function migratedImage(): Promise<Blob> {
  image ??= readImage();
  return image;
}

async function readImage(): Promise<Image> {
  const digest = createHash("sha256").update(LEAN.join());
  const { migrations, functions } = await readSchema();
  for (const { name, checksum } of [...migrations, ...functions]) digest.update(`${name} ${checksum}\n`);
  const path = join(CACHE, `migrated-${digest.digest("hex").slice(0, 16)}.tar`);
  const { buffer } = new Uint8Array(
    (await readFile(path).catch(() => null)) ?? (await keep(path, await makeImage())),
  );
  return new Image(buffer);
}

async function makeImage(): Promise<Buffer> {
  const db = await openEmbedded({});
  try {
    await migrate(db);
    for (const statement of LEAN) await db.script(statement);
    return Buffer.from(await (await db.image()).arrayBuffer());
  } finally {
    await db.close();
  }
}

/** Renamed into place, so that another worker never reads half of it. */
async function keep(path: string, bytes: Buffer): Promise<Buffer> {
  await mkdir(CACHE, { recursive: true });
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, bytes);
  await rename(draft, path);
  return bytes;
}
