import { randomBytes } from "node:crypto";
import { onDatabase } from "./on-database.ts";

/**
 * A role that may connect to the database of `ownerUrl` and nothing else so far, as an operator makes it for the
 * house (README). Gives the database's address under it, and what removes it once the database is gone.
 */
export async function houseRole(ownerUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `house_${randomBytes(6).toString("hex")}`;
  const password = randomBytes(16).toString("hex");
  const asOwner = (at: string, sql: string) => onDatabase(at, (client) => client.query(sql));
  await asOwner(ownerUrl, `create role ${name} login password '${password}'`);
  const url = new URL(ownerUrl);
  url.username = name;
  url.password = password;
  const elsewhere = new URL(ownerUrl);
  elsewhere.pathname = "/postgres";
  return {
    url: url.href,
    async drop() {
      await asOwner(elsewhere.href, `drop role if exists ${name}`);
    },
  };
}
