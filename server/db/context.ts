import type { NewId } from "../core/ids.ts";
import type { Clock } from "../core/time.ts";
import type { Database } from "./database.ts";

/** What every rule is given: where the facts are, what time it is, and how to name a new thing. */
export type Context = {
  readonly db: Database;
  readonly now: Clock;
  readonly newId: NewId;
};
