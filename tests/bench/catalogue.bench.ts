import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { seedCatalogue } from "#server/catalogue/index.ts";
import { openServer } from "#server/db/open-server.ts";
import { contextOver } from "../setup/database.ts";
import { manyGames } from "../setup/many-games.ts";
import { type FreshDatabase, freshDatabase } from "../setup/postgres.ts";
import { fetchOnce, type Measured, median, startMeasured } from "./process.ts";

const ROUNDS = 5;
const VISITS = 30;
const RATIO_MAX = 1.5;

const SHAPES = { few: { games: 50, vendors: 5 }, many: { games: 5000, vendors: 60 } };
const PORTS = { few: 4494, many: 4495 };
type House = keyof typeof SHAPES;

const houses = new Map<House, Measured>();
const databases: FreshDatabase[] = [];
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "nard-catalogue-bench-"));
  for (const house of ["few", "many"] as const) {
    const database = await freshDatabase(inject("databaseUrl"));
    databases.push(database);
    const db = openServer(database.url);
    await seedCatalogue(contextOver(db), manyGames(SHAPES[house]));
    await db.close();
    const environment = { DATA_DIR: join(folder, house), DATABASE_URL: database.url, LOG_LEVEL: "error" };
    houses.set(house, await startMeasured(["server/house/start.js"], PORTS[house], "/readyz", environment));
  }
}, 180_000);

afterAll(async () => {
  await Promise.all([...houses.values()].map((house) => house.stop()));
  for (const database of databases) await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

let visit = 0;

/** What one page costs its server in seconds of CPU: no two addresses are the same, so none comes from the cache. */
async function costOf(house: House, path: string): Promise<number> {
  const server = houses.get(house);
  if (!server) throw new Error("the site did not start");
  const before = server.cpuSeconds();
  for (let asked = 0; asked < VISITS; asked += 1) {
    visit += 1;
    const { status } = await fetchOnce(server.port, `${path}&visit=${visit}`, {});
    expect(status).toBe(200);
  }
  return (server.cpuSeconds() - before) / VISITS;
}

async function ratioOf(path: string): Promise<number> {
  const costs: Record<House, number[]> = { few: [], many: [] };
  for (const house of ["few", "many"] as const) await costOf(house, path);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const house of ["few", "many"] as const) costs[house].push(await costOf(house, path));
  return median(costs.many) / median(costs.few);
}

// Each asks for a page that is full in both houses: a page with fewer cards is cheaper for another reason.
test("five thousand games of sixty vendors cost a page at most half as much again as fifty games do", async () => {
  const rng = await ratioOf("/rng?minBet=0.5&pageNo=2");
  const search = await ratioOf("/search?q=game");
  const rounded = (ratio: number) => Math.round(ratio * 100) / 100;
  console.log(JSON.stringify({ bench: "catalogue", rng: rounded(rng), search: rounded(search) }));
  expect(rng).toBeLessThanOrEqual(RATIO_MAX);
  expect(search).toBeLessThanOrEqual(RATIO_MAX);
}, 600_000);
