import { newId } from "#server/core/ids.ts";
import { later } from "#server/core/time.ts";
import type { Context } from "#server/db/context.ts";
import type { OpenDatabase } from "#server/db/database.ts";
import { openEmbedded } from "#server/db/open-embedded.ts";
import { closeWhenSettled } from "./before-closing.ts";
import { atEndOfFile } from "./end-of-file.ts";
import { migratedImage } from "./migrated-image.ts";

/** A clock that stands until a test moves it. */
export type StandingClock = { set(iso: string): void; forward(byMs: number): void };

export type TestContext = Omit<Context, "db"> & { readonly db: OpenDatabase; readonly clock: StandingClock };

const FIRST_MOMENT = "2026-03-21T12:00:00.000Z";

/**
 * A fresh embedded database with every migration, closed with the file; a clock that stands, and real ids.
 * Making one takes the image of a migrated database from a file, which any change of the schema replaces.
 */
export async function testContext(): Promise<TestContext> {
  const db = await openEmbedded({ image: await migratedImage() });
  atEndOfFile(() => closeWhenSettled(db));
  return contextOver(db);
}

/** The same context over a database that a test opened itself. */
export function contextOver(db: OpenDatabase): TestContext {
  let moment = new Date(FIRST_MOMENT);
  const clock: StandingClock = {
    set: (iso) => {
      moment = new Date(iso);
    },
    forward: (byMs) => {
      moment = later(moment, byMs);
    },
  };
  return { db, now: () => moment, newId, clock };
}
