import { setTimeout as delay } from "node:timers/promises";
import { readSites, type Site } from "../../brand/index.ts";
import { SECOND_MS } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import { isTransient } from "../../db/faults.ts";
import type { Log } from "../../log/log.ts";
import type { StatesFile } from "./states-file.ts";

const MAX_AGE_MS = SECOND_MS;
/** Nobody waits longer than this for news: what was last known decides. */
const PATIENCE_MS = 2 * SECOND_MS;

export type States = {
  readonly sites: readonly Site[];
  readonly byHost: ReadonlyMap<string, Site>;
  /** The database gave no answer twice, so what is said here may be out of date. */
  readonly isDown: boolean;
};

export type StatesBook = {
  /** At once where what is known is younger than a second, which is the case for most requests. */
  current(): States | Promise<States>;
  /** Asks the database now, whatever is known. */
  ask(): Promise<States>;
};

/** What decides whether pages open, known without the database too. Asks for it at once, and waits for nothing. */
export function openStatesBook(
  context: Pick<Context, "db" | "now">,
  { log, file }: { readonly log: Log; readonly file: StatesFile },
): StatesBook {
  let states = statesOf(file.read(), false);
  let readAtMs = Number.NEGATIVE_INFINITY;
  let asking: Promise<States> | null = null;
  let soon: Promise<States> | null = null;

  async function read(): Promise<States> {
    try {
      const sites = await readSites(context).catch(() => readSites(context));
      if (states.isDown) log.info("database answers again");
      states = statesOf(sites, false);
      await file.keep(sites).catch((error: unknown) => log.warn("states file", { error }));
    } catch (error) {
      const isDown = isTransient(error);
      if (!isDown || !states.isDown) log.error("states", { error });
      states = { ...states, isDown };
    }
    readAtMs = context.now().getTime();
    asking = null;
    soon = null;
    return states;
  }

  function ask(): Promise<States> {
    asking ??= read();
    return asking;
  }

  void ask();
  return {
    ask,
    current() {
      if (Math.abs(context.now().getTime() - readAtMs) < MAX_AGE_MS) return states;
      soon ??= Promise.race([ask(), delay(PATIENCE_MS, null, { ref: false }).then(() => states)]);
      return soon;
    },
  };
}

/** The same book, read by whoever has just been let down by the database. */
export function asIfDown(book: StatesBook): StatesBook {
  const down = (states: States): States => ({ ...states, isDown: true });
  return {
    ask: async () => down(await book.ask()),
    current() {
      const states = book.current();
      return states instanceof Promise ? states.then(down) : down(states);
    },
  };
}

/** The book of a house whose database has not answered yet: what was known when it closed last. */
export function lastStates(file: StatesFile): StatesBook {
  const states = statesOf(file.read(), true);
  return { current: () => states, ask: async () => states };
}

function statesOf(sites: readonly Site[], isDown: boolean): States {
  const byHost = new Map(sites.flatMap((site) => site.hosts.map((host) => [host, site] as const)));
  return { sites, byHost, isDown };
}
