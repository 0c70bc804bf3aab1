import { join } from "node:path";
import type pg from "pg";
import { openDatabase } from "#server/db/open.ts";
import { migrateAsOwner } from "#server/db/own-role.ts";
import { houseRole } from "#tests/setup/house-role.ts";
import { onDatabase } from "#tests/setup/on-database.ts";
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
  player_id bigint not null, key text not null, transfer_id bigint not null, primary key (player_id, key));
  grant select, insert on torture_note to public`;

/** Where the supervisor's launcher put the program of a node. */
export const APP_PROGRAM = "node_modules/.cache/nard/torture/app.mjs";

/** The role of the nodes in the database: one that may call the ledger, and write nothing of it past its functions. */
let nodeRole: { readonly username: string; readonly password: string } | undefined;

/** A database with every migration, of which houses are copied. */
export async function prepareTemplate(postgres: KillablePostgres): Promise<void> {
  await command(postgres, `create database ${TEMPLATE} template template0`);
  const ownerUrl = postgres.urlOf(TEMPLATE);
  const role = await houseRole(ownerUrl);
  nodeRole = new URL(role.url);
  const db = await openDatabase({ url: role.url });
  await migrateAsOwner(db, ownerUrl).finally(() => db.close());
  await onDatabase(ownerUrl, (client) => client.query(NOTES));
}

/** A database's address as a node knows it. */
function asNode(ownerUrl: string): string {
  if (!nodeRole) throw new Error("The template has not been prepared.");
  return Object.assign(new URL(ownerUrl), { username: nodeRole.username, password: nodeRole.password }).href;
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
      urlAt: (port) => asNode(postgres.urlOf(database, port)),
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

function command(postgres: KillablePostgres, sql: string): Promise<void> {
  return onDatabase(postgres.urlOf("postgres"), async (client) => {
    await client.query(sql);
  });
}
