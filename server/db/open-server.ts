import pg from "pg";
import { SECOND_MS } from "../core/time.ts";
import type { OpenDatabase, ScriptDatabase, Statement } from "./database.ts";
import { DatabaseBusy, DatabaseUndecided, leavesConnectionSound } from "./faults.ts";
import { openListening } from "./listening.ts";

/** Two cores are busy with eight to twelve connections; more only wait inside the server. */
const POOL_SIZE = 10;
const WAITING_MAX = 200;

/** A vendor gives up after two to three seconds, so nothing of ours waits longer than it does. */
const STATEMENT_TIMEOUT_MS = 2 * SECOND_MS;
const ANSWER_TIMEOUT_MS = 2.5 * SECOND_MS;
const SCRIPT_TIMEOUT_MS = 600 * SECOND_MS;

// int8 is a bigint however small it is, and a date is its text, as the embedded engine gives them.
pg.types.setTypeParser(pg.types.builtins.INT8, BigInt);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** Opens a bounded pool on a PostgreSQL server. Connections are made when they are first needed. */
export function openServer(url: string): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: STATEMENT_TIMEOUT_MS,
    idleTimeoutMillis: 30 * SECOND_MS,
    keepAlive: true,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    lock_timeout: SECOND_MS,
    idle_in_transaction_session_timeout: 5 * SECOND_MS,
  });
  // Without listeners a dying connection, idle or checked out, ends the process.
  pool.on("error", ignore);
  pool.on("connect", (client) => {
    client.on("error", ignore);
    client.on("notice", (notice) => {
      if (isUnreplicated(notice)) doubtful.add(client);
    });
  });
  const listening = openListening(url);
  return {
    mode: "server",
    call: (statement, values) => withClient(pool, (client) => callOn(client, statement, values)),
    script: (sql) => withClient(pool, (client) => scriptOn(client, sql)),
    transaction: (work) => withClient(pool, (client) => transactionOn(client, work)),
    listen: listening.listen,
    close: async () => {
      await listening.close();
      await pool.end();
    },
  };
}

function ignore(): void {}

/** Connections that may still owe an answer, or whose commit was cut short while it waited for the standby. */
const doubtful = new WeakSet<pg.ClientBase>();

/**
 * A cancelled wait for a synchronous standby is a warning and not an error: the commit is visible here and
 * may be lost with this server. Nobody is told that it is done.
 */
function isUnreplicated({ routine }: { routine?: string | undefined }): boolean {
  return routine === "SyncRepWaitForLSN";
}

/** A connection in doubt is destroyed: nobody else may read the answer that it still owes. */
async function withClient<Value>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Value>,
): Promise<Value> {
  if (pool.waitingCount >= WAITING_MAX) throw new DatabaseBusy("Too many callers wait for the database.");
  const client = await pool.connect();
  try {
    const value = await work(client);
    if (doubtful.has(client)) throw new DatabaseUndecided("A commit is not on the standby yet.");
    return value;
  } finally {
    client.release(doubtful.has(client));
  }
}

async function ask(client: pg.ClientBase, query: pg.QueryConfig): Promise<pg.QueryResult> {
  try {
    return await client.query(query);
  } catch (fault) {
    if (!leavesConnectionSound(fault)) doubtful.add(client);
    throw fault;
  }
}

async function callOn<Row>(
  client: pg.ClientBase,
  { name, text, timeoutMs }: Statement<Row>,
  values: readonly unknown[],
): Promise<Row[]> {
  const query = { name, text, values: [...values] };
  if (timeoutMs === undefined) return (await ask(client, query)).rows;
  await ask(client, { text: `set statement_timeout = ${timeoutMs}` });
  try {
    const patient: pg.QueryConfig & { query_timeout: number } = { ...query, query_timeout: timeoutMs };
    return (await ask(client, patient)).rows;
  } finally {
    await ask(client, { text: `set statement_timeout = ${STATEMENT_TIMEOUT_MS}` }).catch(ignore);
  }
}

async function scriptOn(client: pg.ClientBase, sql: string): Promise<void> {
  const unhurried: pg.QueryConfig & { query_timeout: number } = {
    text: sql,
    query_timeout: SCRIPT_TIMEOUT_MS,
  };
  await ask(client, unhurried);
}

async function transactionOn<Value>(
  client: pg.ClientBase,
  work: (transaction: ScriptDatabase) => Promise<Value>,
): Promise<Value> {
  await ask(client, { text: "begin" });
  try {
    const value = await work(boundTo(client));
    await ask(client, { text: "commit" });
    return value;
  } catch (fault) {
    // A broken connection cannot roll back and need not: it is in doubt from here on.
    await ask(client, { text: "rollback" }).catch(ignore);
    throw fault;
  }
}

function boundTo(client: pg.ClientBase): ScriptDatabase {
  const database: ScriptDatabase = {
    mode: "server",
    call: (statement, values) => callOn(client, statement, values),
    script: (sql) => scriptOn(client, sql),
    transaction: (work) => work(database),
  };
  return database;
}
