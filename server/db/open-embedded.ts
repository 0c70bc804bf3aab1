import { PGlite, types } from "@electric-sql/pglite";
import type { Listener, OpenDatabase, ScriptDatabase, Statement } from "./database.ts";
import { lockFolder } from "./embedded-lock.ts";

/** What a PGlite and one of its transactions have in common. */
type Engine = Pick<PGlite, "query" | "exec">;

/** int8 is a bigint however small it is, and a date is its text, as the server's driver gives them. */
const parsers = { [types.INT8]: BigInt, [types.DATE]: (text: string) => text };

/**
 * Opens PostgreSQL inside this process. One connection, no fsync: it survives the end of the process
 * and not the loss of power, so it is no place for real money.
 * `image` is what `dumpDataDir` of another one gave; it starts the new one from there.
 */
export async function openEmbedded({
  folder,
  image,
}: {
  folder?: string | undefined;
  image?: Blob | undefined;
}): Promise<OpenDatabase & { image(): Promise<Blob> }> {
  const unlock = folder === undefined ? () => {} : lockFolder(folder);
  try {
    const engine = await PGlite.create({
      parsers,
      ...(folder !== undefined && { dataDir: folder }),
      ...(image && { loadDataDir: image }),
    });
    return {
      ...databaseOver(engine),
      transaction: (work) => engine.transaction((inner) => work(joined(inner))),
      listen: (channel, listener) => listenOn(engine, channel, listener),
      image: () => engine.dumpDataDir("none"),
      close: async () => {
        await engine.close();
        unlock();
      },
    };
  } catch (fault) {
    unlock();
    throw fault;
  }
}

function databaseOver(engine: Engine): Omit<ScriptDatabase, "transaction"> {
  return {
    mode: "embedded",
    call: async <Row>(statement: Statement<Row>, values: readonly unknown[]) =>
      (await engine.query<Row>(statement.text, [...values])).rows,
    script: async (sql) => {
      await engine.exec(sql);
    },
  };
}

/** In this process nothing is lost on the way, so hearing begins once. */
function listenOn(engine: PGlite, channel: string, listener: Listener): () => void {
  const listening = engine.listen(channel, listener.heard).then((stop) => {
    listener.begun();
    return stop;
  });
  // An engine that is closed meanwhile has nothing to say any more.
  listening.catch(() => {});
  return () => void listening.then((stop) => stop()).catch(() => {});
}

function joined(engine: Engine): ScriptDatabase {
  const database: ScriptDatabase = { ...databaseOver(engine), transaction: (work) => work(database) };
  return database;
}
