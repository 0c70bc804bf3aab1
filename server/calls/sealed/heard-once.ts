import { later, MINUTE_MS } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import type { Statement } from "../../db/database.ts";

/** Longer than a payload may be old or early: after that its moment refuses it. */
const REMEMBERED_MS = 5 * MINUTE_MS;

const HEAR: Statement<{ jti: string }> = {
  name: "calls.hear",
  text: `
    insert into calls.heard_calls (jti, heard_at) values ($1, $2::timestamptz)
    on conflict (jti) do nothing
    returning jti`,
};

const SWEEP: Statement<never> = {
  name: "calls.sweep-heard",
  text: "delete from calls.heard_calls where heard_at < $1::timestamptz",
};

/** Whether a sealed payload of this name is heard for the first time, by all processes of the house together. */
export async function hearOnce({ db, now }: Pick<Context, "db" | "now">, jti: string): Promise<boolean> {
  return (await db.call(HEAR, [jti, now()])).length > 0;
}

export async function sweepHeard({ db, now }: Pick<Context, "db" | "now">): Promise<void> {
  await db.call(SWEEP, [later(now(), -REMEMBERED_MS)]);
}
