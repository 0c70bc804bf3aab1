import { createHash } from "node:crypto";
import { appendFile, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Context } from "#server/db/context.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { credit, debit, type Stage, stageFor } from "#tests/setup/wallet-stage.ts";
import { copySeals, sealFinished, verifySeals } from "./seals.ts";
import { lastOutside, outsideBetween } from "./seals-outside.ts";

let context: TestContext;
let stage: Stage;
let folder: string;
let outside: string;

beforeAll(async () => {
  context = await testContext();
  stage = await stageFor(context, 100_001n, 1_000_000n);
  folder = await mkdtemp(join(tmpdir(), "nard-seals-"));
  outside = join(folder, "kept", "seals.log");
  for (let nth = 0; nth < 12; nth += 1) {
    for (let move = 0; move < 5 + nth; move += 1) {
      await stage.run(debit(`b${nth}-${move}`, 10n + BigInt(move), { round: `r${nth}-${move}` }));
    }
    await stage.run(credit(`w${nth}`, 7n, `b${nth}-0`, { round: `r${nth}-0` }));
    await sealFinished(context);
  }
  await copySeals(context, { outside });
});
afterAll(() => rm(folder, { recursive: true }));

/** Changes rows as whoever owns the database can, and puts them back after a look. */
async function tampered<Value>(
  sql: string,
  look: (changed: Pick<Context, "db">) => Promise<Value>,
): Promise<Value> {
  const seen: Value[] = [];
  const changing = context.db.transaction(async (db) => {
    await db.script(`set session_replication_role = replica; ${sql}`);
    seen.push(await look({ db }));
    throw new Error("put back");
  });
  await expect(changing).rejects.toThrow("put back");
  const [value] = seen;
  if (value === undefined) throw new Error("Nobody looked.");
  return value;
}

const sealCount = async () => (await verifySeals(context, {})).seals;
const inSeal = (seq: number) =>
  `(select t.id from ledger.transfers t join ledger.seals s on t.xid >= s.from_xid and t.xid < s.to_xid where s.seq = ${seq} order by t.id limit 1)`;

describe("the seals of the ledger", () => {
  test("every movement is under exactly one seal, and a moment without movements makes none", async () => {
    const verified = await verifySeals(context, { outside });
    expect(verified).toMatchObject({ seals: 12, transfers: 1 + 12 * 10.5 + 12, difference: null });
    expect(await sealFinished(context)).toBe(0n);
    expect(await sealCount()).toBe(12);
  });

  test("the root is what anybody can compute from the rows and the words of the standard", async () => {
    const sha = (...parts: Uint8Array[]): Uint8Array =>
      createHash("sha256").update(Buffer.concat(parts)).digest();
    const rows = await context.db.call<{ hash: Uint8Array }>(
      {
        name: "leaves",
        text: `select l.hash from ledger.leaf l join ledger.seals s on l.xid >= s.from_xid and l.xid < s.to_xid where s.seq = 3 order by l.id`,
      },
      [],
    );
    let level = rows.map(({ hash }) => hash);
    expect(level).toHaveLength(8);
    while (level.length > 1) {
      const above: Uint8Array[] = [];
      for (let nth = 0; nth < level.length; nth += 2) {
        const [left = new Uint8Array(), right] = level.slice(nth, nth + 2);
        above.push(right ? sha(new Uint8Array([1]), left, right) : left);
      }
      level = above;
    }
    const [seal] = await context.db.call<{
      merkle: Uint8Array;
      prev: Uint8Array;
      root: Uint8Array;
      lo: bigint;
      hi: bigint;
    }>(
      {
        name: "seal-3",
        text: `select merkle, prev, root, from_xid::text::bigint as lo, to_xid::text::bigint as hi from ledger.seals where seq = 3`,
      },
      [],
    );
    if (!seal) throw new Error("There is no third seal.");
    const hex = (bytes: Uint8Array = new Uint8Array()) => Buffer.from(bytes).toString("hex");
    expect(hex(seal.merkle)).toBe(hex(level[0]));
    const bounds = Buffer.alloc(24);
    bounds.writeBigInt64BE(seal.lo, 0);
    bounds.writeBigInt64BE(seal.hi, 8);
    bounds.writeBigInt64BE(8n, 16);
    expect(hex(seal.root)).toBe(hex(sha(seal.prev, bounds, seal.merkle)));
  });

  test("an odd number of leaves has another root than the same with its last one twice", async () => {
    const rootOf = async (count: number, twice: boolean) => {
      const leaves = Array.from({ length: count }, (_, nth) => `sha256('${nth}')`);
      if (twice) leaves.push(`sha256('${count - 1}')`);
      const text = `select encode(ledger.merkle_root(array[${leaves.join()}]), 'hex') as root`;
      const [row] = await context.db.call<{ root: string }>({ name: `root-${count}-${twice}`, text }, []);
      return row?.root;
    };
    for (const count of [1, 3, 5, 7]) expect(await rootOf(count, false)).not.toBe(await rootOf(count, true));
  });

  test.each([
    [
      "a changed amount",
      "rows",
      `update ledger.postings set amount = amount + 1 where transfer_id = ${inSeal(7)}`,
    ],
    [
      "a changed moment",
      "rows",
      `update ledger.transfers set at = at + interval '1 microsecond' where id = ${inSeal(7)}`,
    ],
    [
      "a movement of another player",
      "rows",
      `update ledger.transfers set player_id = 5 where id = ${inSeal(7)}`,
    ],
    ["a posting taken away", "rows", `delete from ledger.postings where transfer_id = ${inSeal(7)}`],
    ["a movement taken away", "rows", `delete from ledger.transfers where id = ${inSeal(7)}`],
    [
      "a movement put in",
      "rows",
      `insert into ledger.transfers (kind, scope, player_id, key, round_ref, xid, at)
        select 1, 'studio', 100001, 'slipped in', 'r', from_xid, now() from ledger.seals where seq = 7`,
    ],
    ["a seal taken away", "chain", `delete from ledger.seals where seq = 6`],
    ["a seal of other bounds", "chain", `update ledger.seals set from_xid = '1' where seq = 7`],
    ["a root that was written over", "chain", `update ledger.seals set root = sha256('x') where seq = 7`],
  ])("%s is found at the seal where it is: %s", async (_what, disagrees, sql) => {
    const found = await tampered(sql, (changed) => verifySeals(changed, { outside }));
    const where = sql.includes("set from_xid") ? "rows" : disagrees;
    expect(found.difference).toEqual({ seq: 7n, disagrees: where });
  });

  const REWRITTEN = `
    update ledger.postings set amount = amount + 1 where transfer_id = ${inSeal(7)};
    do $$
    declare s ledger.seals; b ledger.seals; leaves bytea[];
    begin
      for s in select * from ledger.seals where seq >= 7 order by seq loop
        select * into b from ledger.seals where seq = s.seq - 1;
        select array_agg(l.hash order by l.id) into leaves from ledger.leaf l where l.xid >= s.from_xid and l.xid < s.to_xid;
        update ledger.seals set prev = b.root, merkle = ledger.merkle_root(leaves),
          root = ledger.seal_root(b.root, s.from_xid, s.to_xid, s.transfers, ledger.merkle_root(leaves)) where seq = s.seq;
      end loop;
    end $$`;

  test("a chain that was written anew as a whole agrees with itself, and not with the copy outside", async () => {
    const [alone, compared] = await tampered(REWRITTEN, async (changed) => [
      await verifySeals(changed, {}),
      await verifySeals(changed, { outside }),
    ]);
    expect(alone?.difference).toBeNull();
    expect(compared?.difference).toEqual({ seq: 7n, disagrees: "outside" });
  });

  test("the end of the chain taken away, rows and all, is missed by the copy outside alone", async () => {
    const cut = `delete from ledger.transfers t using ledger.seals s where s.seq = 12 and t.xid >= s.from_xid; delete from ledger.seals where seq = 12`;
    const [alone, compared] = await tampered(cut, async (changed) => [
      await verifySeals(changed, {}),
      await verifySeals(changed, { outside }),
    ]);
    expect(alone?.difference).toBeNull();
    expect(compared?.difference).toEqual({ seq: 12n, disagrees: "outside" });
  });

  test("a part of the chain is looked at alone, from where the last look ended", async () => {
    const first = await verifySeals(context, { outside, most: 5 });
    expect(first).toMatchObject({ seals: 5, through: 5n, difference: null });
    const changed = `update ledger.postings set amount = amount + 1 where transfer_id = ${inSeal(3)}`;
    const rest = await tampered(changed, (later) => verifySeals(later, { outside, after: first.through }));
    expect(rest).toMatchObject({ seals: 7, through: 12n, difference: null });
  });
});

describe("the copy outside the database", () => {
  test("it has one line for each seal, is readable by its owner alone, and is added to", async () => {
    const before = await readFile(outside, "utf8");
    expect(before.trimEnd().split("\n")).toHaveLength(12);
    expect((await stat(outside)).mode & 0o777).toBe(0o600);
    expect(await copySeals(context, { outside })).toBeNull();
    expect(await readFile(outside, "utf8")).toBe(before);
  });

  test("a line that was torn by the end of the process is written again", async () => {
    const other = join(folder, "torn.log");
    const whole = await readFile(outside, "utf8");
    await writeFile(other, whole.slice(0, whole.length / 2));
    expect(await copySeals(context, { outside: other })).toBeNull();
    expect(await verifySeals(context, { outside: other })).toMatchObject({ seals: 12, difference: null });
  });

  test("a file that was changed is told, and nothing is written to one whose end is not ours", async () => {
    const other = join(folder, "changed.log");
    const lines = (await readFile(outside, "utf8")).split("\n");
    const forged = lines.map((line) =>
      line.startsWith("5 ") ? line.replace(/ [0-9a-f]{4}/, " beef") : line,
    );
    await writeFile(other, forged.join("\n"));
    expect((await verifySeals(context, { outside: other })).difference).toEqual({
      seq: 5n,
      disagrees: "outside",
    });

    await appendFile(other, `13 ${"a".repeat(64)} 1 2026-03-21T12:00:00.000Z\n`);
    const before = await readFile(other, "utf8");
    expect(await copySeals(context, { outside: other })).toEqual({ seq: 13n, disagrees: "outside" });
    expect(await readFile(other, "utf8")).toBe(before);
  });

  test("no more of a long file is kept than is looked for, and its highest number", async () => {
    const other = join(folder, "long.log");
    const line = (seq: number) => `${seq} ${seq.toString(16).padStart(64, "0")} 1 2026-03-21T12:00:00.000Z\n`;
    await writeFile(other, Array.from({ length: 100_000 }, (_, nth) => line(nth + 1)).join(""));
    // What another process wrote meanwhile may stand behind what is newer.
    await appendFile(other, line(50_001));
    const { roots, last } = await outsideBetween(other, { after: 50_000n, through: 50_005n });
    expect([...roots.keys()]).toEqual([50_001n, 50_002n, 50_003n, 50_004n, 50_005n]);
    expect([roots.get(50_001n)?.length, last]).toEqual([2, 100_000n]);
    expect(await lastOutside(other)).toMatchObject({ seq: 50_001n });
    expect(await lastOutside(join(folder, "nowhere.log"))).toBeNull();
  });

  test("a line that is not there is told, unless it is the end that is still to be written", async () => {
    const other = join(folder, "short.log");
    const lines = (await readFile(outside, "utf8")).trimEnd().split("\n");
    await writeFile(other, `${lines.slice(0, 10).join("\n")}\n`);
    expect((await verifySeals(context, { outside: other })).difference).toBeNull();
    await writeFile(other, `${lines.filter((line) => !line.startsWith("4 ")).join("\n")}\n`);
    expect((await verifySeals(context, { outside: other })).difference).toEqual({
      seq: 4n,
      disagrees: "outside",
    });
  });
});
