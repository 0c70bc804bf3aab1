import { join } from "node:path";
import pg from "pg";
import { migrate } from "#server/db/migrate.ts";
import { openDatabase } from "#server/db/open.ts";
import { type AppNode, openAppNode } from "./app-node.ts";
import type { KillablePostgres } from "./postgres.ts";
import { type StagedPlayer, stagePlayers } from "./stage.ts";

/** Everything that a run breaks: a database of its own, two nodes that serve it, and those who play. */
export type House = {
  readonly postgres: KillablePostgres;
  readonly database: string;
  readonly nodes: readonly [AppNode, AppNode];
  readonly players: readonly [StagedPlayer, ...StagedPlayer[]];
  close(): Promise<void>;
  /** Ends the processes of the nodes without waiting. */
  destroy(): void;
};

const TEMPLATE = "nard_template";
const PLAYERS = 24;

/** What the routes of the house write beside each movement. */
const NOTES = `create table torture_note (
  player_id bigint not null, key text not null, transfer_id bigint not null, primary key (player_id, key))`;

/** Where the supervisor's launcher put the program of a node. */
export const APP_PROGRAM = "node_modules/.cache/nard/torture/app.mjs";

/** A database with every migration, of which houses are copied. */
export async function prepareTemplate(postgres: KillablePostgres): Promise<void> {
  await command(postgres, `create database ${TEMPLATE} template template0`);
  const db = await openDatabase({ url: postgres.urlOf(TEMPLATE) });
  try {
    await migrate(db);
    await db.script(NOTES);
  } finally {
    await db.close();
  }
}

/** Opens a house on a copy of the template; `change` is done to its database before anybody uses it. */
export async function openHouse(
  postgres: KillablePostgres,
  database: string,
  change: (client: pg.Client) => Promise<void> = async () => {},
): Promise<House> {
  await command(postgres, `create database ${database} template ${TEMPLATE}`);
  await onDatabase(postgres.urlOf(database), change);
  const db = await openDatabase({ url: postgres.urlOf(database) });
  const players = await stagePlayers(db, PLAYERS).finally(() => db.close());
  const open = (nth: number) =>
    openAppNode({
      program: APP_PROGRAM,
      databasePort: postgres.port,
      urlAt: (port) => postgres.urlOf(database, port),
      outside: join(postgres.folder, `seals-of-${database}-${nth}`),
    });
  const nodes = [await open(1), await open(2)] as const;
  await Promise.all(nodes.map((node) => node.start()));
  return {
    postgres,
    database,
    nodes,
    players,
    async close() {
      await Promise.all(nodes.map((node) => node.close()));
    },
    destroy() {
      for (const node of nodes) node.destroy();
    },
  };
}

export async function onDatabase<Value>(
  url: string,
  work: (client: pg.Client) => Promise<Value>,
): Promise<Value> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function command(postgres: KillablePostgres, sql: string): Promise<void> {
  return onDatabase(postgres.urlOf("postgres"), async (client) => {
    await client.query(sql);
  });
}
