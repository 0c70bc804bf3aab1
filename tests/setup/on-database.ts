import pg from "pg";

/** Does something on a connection of its own, which is closed whatever comes of it. */
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
