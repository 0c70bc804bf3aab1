import { openDatabase } from "../open.ts";

// A process of its own for open.test.ts: it holds a folder and says what was acknowledged, until it is killed.
const folder = process.argv[2];
if (folder === undefined) throw new Error("Which folder?");

const db = await openDatabase({ folder });
process.stdout.write("open\n");
await db.script("create table if not exists written (nth int primary key)");
for (let nth = 1; ; nth += 1) {
  await db.call({ name: "write", text: "insert into written values ($1)" }, [nth]);
  process.stdout.write(`${nth}\n`);
}
