import { SECOND_MS } from "../../../core/time.ts";
import type { Context } from "../../../db/context.ts";
import type { OpenDatabase } from "../../../db/database.ts";
import type { TableWatch } from "../seats/opened-tables.ts";
import { MARK_LISTENING } from "../seats/seat-statements.ts";
import { TABLE_VERSIONS } from "../table-statements.ts";

/** Tables that are listened to are looked at this often, whether this node was told something or not. */
const LOOK_EVERY_MS = 5 * SECOND_MS;

/** Called with the version of the table, as it goes over the wire: nothing else of a table is told to anybody. */
type TableListener = (version: Buffer) => void;

export type LiveTables = {
  /** Tells at once which version the table has, then each one that follows. Answers with the way to leave. */
  join(watch: TableWatch, listener: TableListener): Promise<() => void>;
  close(): void;
};

type Watcher = { readonly playerRef: string; readonly listener: TableListener };
type LiveTable = { readonly watchers: Set<Watcher>; version: number };

type Hearing = {
  readonly context: Context;
  readonly listen: OpenDatabase["listen"];
  /** Told why a look found nothing. The next one is made all the same. */
  failed(fault: unknown): void;
  lookEveryMs?: number;
};

/**
 * The tables of this node that somebody looks at. A notification says which table has which version now, so that
 * nothing is read for it; what was said while nobody heard it is found by the next look.
 */
export function openLiveTables({
  context,
  listen,
  failed,
  lookEveryMs = LOOK_EVERY_MS,
}: Hearing): LiveTables {
  const tables = new Map<string, LiveTable>();

  function tell(tableId: string, version: number): void {
    const table = tables.get(tableId);
    if (!table || version <= table.version) return;
    table.version = version;
    const event = eventOf(version);
    for (const { listener } of table.watchers) listener(event);
  }

  function heard(payload: string): void {
    const [tableId = "", version = ""] = payload.split(" ");
    tell(tableId, Number(version));
  }

  async function look(): Promise<void> {
    if (tables.size === 0) return;
    await markListening(context, tables);
    await readVersions([...tables.keys()]);
  }

  async function readVersions(tableIds: readonly string[]): Promise<void> {
    const rows = await context.db.call(TABLE_VERSIONS, [tableIds]);
    for (const { id, version } of rows) tell(id, version);
  }

  const lookOn = () => void look().catch(failed);
  const stopListening = listen("tables", { heard, begun: lookOn });
  const looking = setInterval(lookOn, lookEveryMs).unref();

  return {
    async join({ tableId, playerRef }, listener) {
      const table = tables.get(tableId) ?? { watchers: new Set(), version: -1 };
      tables.set(tableId, table);
      const watcher = { playerRef, listener };
      table.watchers.add(watcher);
      const leave = () => {
        table.watchers.delete(watcher);
        if (table.watchers.size === 0) tables.delete(tableId);
      };
      const known = table.version;
      try {
        await readVersions([tableId]);
      } catch (fault) {
        leave();
        throw fault;
      }
      if (table.version === known) listener(eventOf(known));
      return leave;
    },
    close() {
      clearInterval(looking);
      stopListening();
    },
  };
}

/** To listen at a table that waits is to be there: who does keeps the seat. */
async function markListening({ db, now }: Context, tables: ReadonlyMap<string, LiveTable>): Promise<void> {
  const there = [...tables].flatMap(([tableId, { watchers }]) =>
    [...watchers].map(({ playerRef }) => ({ tableId, playerRef })),
  );
  const tableIds = there.map(({ tableId }) => tableId);
  await db.call(MARK_LISTENING, [tableIds, there.map(({ playerRef }) => playerRef), now()]);
}

function eventOf(version: number): Buffer {
  return Buffer.from(`data: ${version}\n\n`);
}
