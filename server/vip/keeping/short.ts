import type { Context } from "../../db/context.ts";
import type { Period } from "./period.ts";
import { SHORT, type Short } from "./statements.ts";

const TOGETHER = 500;

/** Everybody of a brand whose stakes within a period do not keep their level. */
export async function* shortOf(
  { db }: Pick<Context, "db">,
  brand: string,
  { from, until, day }: Period,
): AsyncGenerator<Short> {
  let after = 0n;
  for (;;) {
    const rows = await db.call(SHORT, [brand, from, until, day, after, TOGETHER]);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < TOGETHER) return;
    after = last.playerId;
  }
}
