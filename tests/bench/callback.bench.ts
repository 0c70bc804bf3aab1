import { Agent, request } from "node:http";
import { build } from "esbuild";
import { expect, inject, test } from "vitest";
import { newId } from "#server/core/ids.ts";
import { stopwatch, systemClock } from "#server/core/time.ts";
import type { Context } from "#server/db/context.ts";
import type { OpenDatabase } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open.ts";
import { issueLaunch } from "#server/vendors/index.ts";
import { keyOf, signMessage, walletPath } from "#server/vendors/seam/signature.ts";
import { brokenInvariants, grantTrial, openAccounts } from "#server/wallet/index.ts";
import { freshDatabase } from "../setup/postgres.ts";
import { type Measured, median, startMeasured } from "./process.ts";

const ROUNDS = 5;
const ROUND_MS = 5000;
const CALLERS = 64;
const PLAYERS = 1000;
const PORT = 43_917;
const VENDOR = "NARD";
const SECRET = "bench".repeat(10);
const PROGRAM = "node_modules/.cache/nard/bench/callback-server.mjs";

type Player = { id: string; token: string };
type Figures = { perSecond: number; p50Ms: number; p99Ms: number; cpuUs: number };

/** Players with trial money who have begun to play. */
async function players(db: OpenDatabase, context: Context): Promise<Player[]> {
  const rows = await db.call<{ id: bigint }>(
    {
      name: "bench-players",
      text: `insert into accounts.players (brand_id, username, folded_username, password_hash, account_type, language,
          terms_version, terms_accepted_at, created_at)
        select 'nard', 'bench' || n, 'bench' || n, '$argon2id$', 4, 'fa', '1', now(), now()
          from generate_series(1, $1::int) n returning id`,
    },
    [PLAYERS],
  );
  const seated: Player[] = [];
  for (const { id } of rows) {
    await openAccounts(context, { playerId: id, assets: ["TRIAL"] });
    await grantTrial(context, { playerId: id, amountMinor: 10n ** 15n, key: "bench" });
    const launch = { playerId: id, vendor: VENDOR, game: "g1", asset: "TRIAL", language: "fa" } as const;
    seated.push({ id: id.toString(), ...(await issueLaunch(context, launch)) });
  }
  return seated;
}

async function startServer(url: string): Promise<Measured> {
  await build({
    entryPoints: ["tests/bench/callback-server.ts"],
    outfile: PROGRAM,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    logLevel: "error",
  });
  const environment = { DATABASE_URL: url, SEAM_SECRET: SECRET, NODE_ENV: "production" };
  return startMeasured([...programOptions(), PROGRAM], PORT, "/ready", environment);
}

/** What else the server is started with: CALLBACK_SERVER_OPTIONS=--cpu-prof, to see where its time goes. */
function programOptions(): string[] {
  return (process.env.CALLBACK_SERVER_OPTIONS ?? "").split(" ").filter((option) => option !== "");
}

/** A signed call as a vendor sends it. Gives the text of the answer. */
function call(agent: Agent, command: string, said: unknown): Promise<string> {
  const body = Buffer.from(JSON.stringify(said));
  const timestamp = Math.floor(systemClock().getTime() / 1000).toString();
  const path = walletPath(VENDOR, command);
  const headers = {
    "Content-Type": "application/json",
    "Content-Length": body.byteLength,
    "X-Vendor-Timestamp": timestamp,
    "X-Vendor-Signature": signMessage(keyOf(SECRET), { timestamp, path, body }),
  };
  return new Promise((resolve, reject) => {
    const post = request(
      { agent, port: PORT, host: "localhost", path, method: "POST", headers },
      (response) => {
        let answer = "";
        response.setEncoding("utf8");
        response.on("data", (text: string) => {
          answer += text;
        });
        response.on("end", () => resolve(answer));
      },
    );
    post.on("error", reject).end(body);
  });
}

let rounds = 0;

/** A stake and its win, one after the other, as a game plays. */
async function play(say: (command: string, body: unknown) => Promise<void>, player: Player): Promise<void> {
  rounds += 1;
  const common = { player: player.id, game: "g1", round: `r${rounds}`, currency: "TRIAL" };
  const [bet, win] = [`b${rounds}`, `w${rounds}`];
  await say("debit", { ...common, txId: bet, amount: "100", token: player.token });
  await say("credit", { ...common, txId: win, amount: "90", kind: "WIN", betTxId: bet, endRound: true });
}

/** Lets every caller do its part again and again. Each `say` is one call. */
async function measure(
  server: Measured,
  code: string,
  part: (
    say: (command: string, body: unknown) => Promise<void>,
    caller: number,
    nth: number,
  ) => Promise<void>,
): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: CALLERS });
  const took: number[] = [];
  const say = async (command: string, body: unknown) => {
    const tookMs = stopwatch();
    const answer = await call(agent, command, body);
    took.push(tookMs());
    if (!answer.startsWith(`{"code":"${code}"`)) throw new Error(`${command}: ${answer}`);
  };
  const elapsedMs = stopwatch();
  const cpuBefore = server.cpuSeconds();
  await Promise.all(
    Array.from({ length: CALLERS }, async (_, caller) => {
      for (let nth = 0; elapsedMs() < ROUND_MS; nth += 1) await part(say, caller, nth);
    }),
  );
  const perSecond = took.length / (elapsedMs() / 1000);
  const cpuUs = ((server.cpuSeconds() - cpuBefore) * 1e6) / took.length;
  agent.destroy();
  took.sort((left, right) => left - right);
  const at = (share: number) => took[Math.floor(took.length * share)] ?? 0;
  return { perSecond, p50Ms: at(0.5), p99Ms: at(0.99), cpuUs };
}

function middle(samples: Figures[]): Figures {
  const of = (name: keyof Figures) => Number(median(samples.map((figures) => figures[name])).toFixed(1));
  return { perSecond: of("perSecond"), p50Ms: of("p50Ms"), p99Ms: of("p99Ms"), cpuUs: of("cpuUs") };
}

test("signed stakes and payouts per second over HTTP against empty signed calls of the same server", async () => {
  const { url, drop } = await freshDatabase(inject("databaseUrl"));
  const db = await openDatabase({ url });
  const context = { db, now: systemClock, newId };
  const seated = await players(db, context);
  const server = await startServer(url);
  try {
    const playing = () =>
      measure(server, "OK", async (say, caller, nth) => {
        const player = seated[(caller + nth * CALLERS) % PLAYERS];
        if (player) await play(say, player);
      });
    // Signature checked and answer signed, and no question to the database: the seam knows no such command.
    const empty = () =>
      measure(server, "NOT_FOUND", (say) => say("nothing", { player: "100001", txId: "t1" }));
    await playing();
    await empty();
    const samples = { empty: [] as Figures[], callbacks: [] as Figures[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      samples.empty.push(await empty());
      samples.callbacks.push(await playing());
    }
    const [emptyCalls, callbacks] = [middle(samples.empty), middle(samples.callbacks)];
    const ratio = Number((callbacks.perSecond / emptyCalls.perSecond).toFixed(2));
    console.log(JSON.stringify({ bench: "callback", callers: CALLERS, callbacks, emptyCalls, ratio }));
    expect(await brokenInvariants(context)).toEqual([]);
    // Below this something was broken; a busy machine alone does not go so far down.
    expect(ratio).toBeGreaterThanOrEqual(0.25);
  } finally {
    await server.stop();
    await db.close();
    await drop();
  }
});
