import type { OpenDatabase } from "./database.ts";
import { openEmbedded } from "./open-embedded.ts";
import { openServer } from "./open-server.ts";

/**
 * Opens the database that the process works with: the server behind `url`, else PGlite in `folder`,
 * else PGlite in memory. Throws when the folder is open in another process, naming it.
 */
export async function openDatabase({
  url,
  folder,
}: {
  url?: string | undefined;
  folder?: string | undefined;
}): Promise<OpenDatabase> {
  return url ? openServer(url) : openEmbedded({ folder });
}
