import { randomBytes } from "node:crypto";
import type { TestProject } from "vitest/node";
import { migrate } from "#server/db/migrate.ts";
import { openServer } from "#server/db/open-server.ts";
import { onDatabase } from "./on-database.ts";
import { startServer } from "./postgres-server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** An empty database with every migration, from which fresh ones are made: `freshDatabase`. */
    databaseUrl: string;
  }
}

export type FreshDatabase = { url: string; drop(): Promise<void> };

/** Started once for all money tests: a server with a migrated database to copy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const template = await startPostgres();
  project.provide("databaseUrl", template.url);
  return template.stop;
}

/** The server of TEST_DATABASE_URL, else one of our own, and on it a migrated database that nobody uses. */
export async function startPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => {} } : await startServer();
  try {
    const template = await createDatabase(server.url, "template0");
    const db = openServer(template.url);
    await migrate(db).finally(() => db.close());
    return {
      url: template.url,
      stop: async () => {
        await template.drop();
        await server.stop();
      },
    };
  } catch (fault) {
    await server.stop();
    throw fault;
  }
}

/** A database of its own for one test, copied from the migrated one. */
export function freshDatabase(templateUrl: string): Promise<FreshDatabase> {
  return createDatabase(templateUrl, new URL(templateUrl).pathname.slice(1));
}

/** A database of its own made from a template of the same server. */
export async function createDatabase(serverUrl: string, template: string): Promise<FreshDatabase> {
  const name = `nard_test_${randomBytes(8).toString("hex")}`;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  // Not through the template: a database that somebody is connected to cannot be copied.
  const admin = new URL(serverUrl);
  admin.pathname = "/postgres";
  await run(admin.href, `create database ${name} template ${template}`);
  return { url: url.href, drop: () => run(admin.href, `drop database if exists ${name} with (force)`) };
}

async function run(url: string, sql: string): Promise<void> {
  await onDatabase(url, (client) => client.query(sql));
}
