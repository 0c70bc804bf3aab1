import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { DAY_MS, later, systemClock } from "#server/core/time.ts";
import { openServer } from "#server/db/open-server.ts";
import { endLaunches, issueLaunch, readVendors, type Seam } from "#server/vendors/index.ts";
import type { WalletAnswer, WalletRequest, WalletResponse } from "#server/vendors/protocol.ts";
import {
  isSignedBy,
  keyOf,
  type SigningKey,
  signMessage,
  walletPath,
} from "#server/vendors/seam/signature.ts";
import { brokenInvariants } from "#server/wallet/index.ts";
import { contextOver, type TestContext, testContext } from "#tests/setup/database.ts";
import { SECRET, type SeamStage, seamStage } from "#tests/setup/seam-stage.ts";
import { serveSeam } from "./served-seam.ts";
import { caller } from "./vendor-kit/caller.js";

type Handle = Seam["handle"];
type Verdict = { kit: string; passed: number; failed: number; notPlayed: number; seed: number };

vi.setConfig({ testTimeout: 120_000 });

let context: TestContext;
let stage: SeamStage;
let folder: string;
let player = 700_000n;
const nowhere = openServer("postgres://nobody:nothing@127.0.0.1:1/nothing");

beforeAll(async () => {
  // The kit lives in the world's own time, and so does the seam that it plays against.
  context = { ...(await testContext()), now: systemClock };
  stage = seamStage(context);
  folder = await mkdtemp(join(tmpdir(), "nard-kit-"));
});

afterAll(async () => {
  await stage.seam.settled();
  await nowhere.close();
  await rm(folder, { recursive: true, force: true });
});

/** The token that is right for each player. */
const tokens = new Map<unknown, string>();

/** What the office's command prints for a vendor's engineer. */
async function kitPlayer(): Promise<string[]> {
  const said: string[] = [];
  for (let nth = 0; nth < 2; nth += 1) {
    player += 1n;
    await stage.join(player, { trialOnly: true });
    const token = await stage.launch(player);
    tokens.set(`${player}`, token);
    said.push("--player", `${player}`, "--token", token);
  }
  const past = { ...context, now: () => later(context.now(), -DAY_MS) };
  const launch = {
    playerId: player - 1n,
    vendor: "NARD",
    game: "G1",
    asset: "TRIAL",
    language: "fa",
  } as const;
  const { token } = await issueLaunch(past, launch);
  return [...said, "--expired-token", token];
}

async function runKit(
  handle: Handle,
  more: string[],
): Promise<{ exit: number; said: string; verdict: Verdict }> {
  const url = await serveSeam({ ...stage.seam, handle });
  const who = ["--url", url, "--vendor", "NARD", "--secret", SECRET, "--game", "G1", ...(await kitPlayer())];
  // How fast the seam is is measured elsewhere, on a machine that does nothing else.
  const calmly = ["--seed", "7", "--answers-within", "9000"];
  const child = spawn(process.execPath, ["tests/kit/vendor-kit.js", ...who, ...calmly, ...more]);
  const said = { text: "" };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (part: Buffer) => {
      said.text += part.toString("utf8");
    });
  }
  const exit = await exitOf(child);
  const last = said.text.trimEnd().split("\n").at(-1) ?? "";
  return { exit, said: said.text, verdict: JSON.parse(last) as Verdict };
}

async function exitOf(child: ChildProcess): Promise<number> {
  const [code] = await once(child, "close");
  return Number(code);
}

/** An office that knows what the kit may ask of it, but how to kill a node. */
async function serveOperator(desk: { isDown: boolean }): Promise<{ path: string; server: Server }> {
  const commands: Record<string, (said: { player: string }) => unknown> = {
    "player block": async ({ player: ref }) => {
      await stage.join(BigInt(ref), { trialOnly: true, state: "blocked" });
      await endLaunches(context, { playerId: BigInt(ref) });
    },
    "player unblock": ({ player: ref }) => stage.join(BigInt(ref), { trialOnly: true }),
    "player logout": ({ player: ref }) => endLaunches(context, { playerId: BigInt(ref) }),
    "vendor kit-token": ({ player: ref }) => stage.launch(BigInt(ref)),
    "game close": () => void stage.games.set("G1", "maintenance"),
    "game open": () => void stage.games.set("G1", "open"),
    "kit database-down": () => {
      desk.isDown = true;
    },
    "kit database-up": () => {
      desk.isDown = false;
    },
  };
  const path = join(folder, "office.sock");
  const server = createServer((socket) => {
    socket.once("data", async (line) => {
      const said = JSON.parse(line.toString("utf8")) as { command: string; player: string };
      const told = await commands[said.command]?.(said);
      socket.end(
        JSON.stringify({
          known: said.command in commands,
          ok: true,
          said: typeof told === "string" ? told : "",
        }),
      );
    });
  });
  server.listen(path);
  await once(server, "listening");
  return { path, server };
}

test("the kit finds nothing wrong with the seam, and what needs a hand on the machine is not called passed", async () => {
  const desk = { isDown: false };
  const { path, server } = await serveOperator(desk);
  const broken = seamStage({ ...contextOver(nowhere), now: systemClock });
  const handle: Handle = (request) => {
    for (const [id, known] of stage.players) broken.players.set(id, known);
    return (desk.isDown ? broken : stage).seam.handle(request);
  };
  const { exit, said, verdict } = await runKit(handle, ["--operator-socket", path, "--interleavings", "8"]);
  server.close();
  expect({ exit, ...verdict }, said).toEqual({
    exit: 0,
    kit: "wallet-v1",
    passed: 33,
    failed: 0,
    notPlayed: 1,
    seed: 7,
  });
  expect(said).toMatch(/not played\s+Node killed in mid-bet/);
  await broken.seam.settled();
  await stage.seam.settled();
  expect(await brokenInvariants(context)).toEqual([]);
});

test("without the operator's hand those situations are not played, and nothing else fails for it", async () => {
  const { exit, said, verdict } = await runKit(stage.seam.handle, ["--interleavings", "2"]);
  expect({ exit, ...verdict }, said).toMatchObject({ exit: 0, passed: 29, failed: 0, notPlayed: 5 });
});

test("a vendor that signs as version 1 does is played in the same way", async () => {
  const entry = {
    code: "NARD",
    name: "A vendor",
    dialect: "wallet-v1",
    mode: "seamless",
    roundLimitMinutes: 60,
  };
  const vendors = readVendors([{ ...entry, secret: SECRET, signature: "1" }]);
  const older = seamStage(context, undefined, vendors);
  const handle: Handle = (request) => {
    for (const [id, known] of stage.players) older.players.set(id, known);
    return older.seam.handle(request);
  };
  const { exit, said, verdict } = await runKit(handle, ["--interleavings", "2", "--signature", "1"]);
  expect({ exit, ...verdict }, said).toMatchObject({ exit: 0, passed: 29, failed: 0, notPlayed: 5 });
  const strange = await runKit(handle, ["--interleavings", "1"]);
  expect(strange.exit).toBe(1);
  await older.seam.settled();
});

type Said = Record<string, unknown>;

const KEY: SigningKey = keyOf(SECRET);

function signedAnew(request: WalletRequest): WalletRequest {
  const path = walletPath(request.vendor, request.command);
  return { ...request, signature: signMessage(KEY, { ...request, path }) };
}

/** The seam, hearing something else than was said. */
function misheard(change: (command: string, body: Said) => Said | null): Handle {
  return (request) => {
    const path = walletPath(request.vendor, request.command);
    if (!isSignedBy(KEY, { ...request, path }, request.signature)) return stage.seam.handle(request);
    const read = bodyIn(request.body);
    const changed = read && change(request.command, read);
    if (!changed) return stage.seam.handle(request);
    const body = new TextEncoder().encode(JSON.stringify(changed));
    return stage.seam.handle(signedAnew({ ...request, body }));
  };
}

/** The seam, and something else is told than it answered. */
function mistold(change: (answer: WalletAnswer) => WalletAnswer, key = KEY): Handle {
  return async (request) => {
    const response = await stage.seam.handle(request);
    const answer = bodyIn(response.body) as WalletAnswer | null;
    const body = new TextEncoder().encode(JSON.stringify(answer && change(answer)));
    const timestamp = response.headers["X-Vendor-Timestamp"] ?? "";
    const path = walletPath(request.vendor, request.command);
    const signature = signMessage(key, { timestamp, path, body });
    const headers = { ...response.headers, "X-Vendor-Signature": signature };
    return { ...response, headers, body };
  };
}

function bodyIn(bytes: Uint8Array): Said | null {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) as Said;
  } catch {
    return null;
  }
}

/** Each time another number: what comes twice is done twice. */
function anew(when: (command: string, body: Said) => boolean): Handle {
  let nth = 0;
  return misheard((command, body) => {
    if (!when(command, body)) return null;
    nth += 1;
    return { ...body, txId: `${String(body.txId).slice(0, 80)}.${nth}` };
  });
}

/** What comes again with other content is done, as if it had another number. */
function anewWhenChanged(which: string): Handle {
  const first = new Map<unknown, string>();
  return misheard((command, body) => {
    if (command !== which) return null;
    const said = JSON.stringify(body);
    const known = first.get(body.txId) ?? said;
    first.set(body.txId, known);
    return known === said ? null : { ...body, txId: `${String(body.txId).slice(0, 80)}.again` };
  });
}

/** A batch that is refused is done all the same, up to what was refused. */
async function byHalves(request: WalletRequest): Promise<WalletResponse> {
  const response = await stage.seam.handle(request);
  const { code } = (bodyIn(response.body) ?? {}) as { code?: string };
  const [first] = (bodyIn(request.body)?.operations as Said[] | undefined) ?? [];
  if (request.command !== "batch" || code === "OK" || !first) return response;
  const body = new TextEncoder().encode(JSON.stringify(first));
  await stage.seam.handle(signedAnew({ ...request, command: "kind" in first ? "credit" : "debit", body }));
  return response;
}

const seen = new Set<unknown>();

const DEFECTS: readonly { defect: string; rule: string; where: RegExp; handle: Handle }[] = [
  {
    defect: "does a stake again that comes again",
    rule: "2",
    where: /Duplicate bet, same content/,
    handle: anew((command) => command === "debit"),
  },
  {
    defect: "forgets a rollback that came before its stake",
    rule: "5",
    where: /Rollback before bet/,
    handle: misheard((command, body) => {
      if (command === "debit") seen.add(body.txId);
      return command === "rollback" && !seen.has(body.targetTxId)
        ? { ...body, targetTxId: "nobody's" }
        : null;
    }),
  },
  {
    defect: "pays for a stake that was given back",
    rule: "7",
    where: /Win before bet|Win after rollback/,
    handle: misheard((command, body) => (command === "credit" ? { ...body, kind: "PROMO" } : null)),
  },
  {
    defect: "tells another balance than it keeps",
    rule: "10",
    where: /Duplicate bet, same content/,
    handle: mistold((answer) => {
      const { balance, transferId } = answer;
      if (!balance || transferId === null) return answer;
      const total = (BigInt(balance.total) + 1n).toString();
      return { ...answer, balance: { ...balance, cash: total, total } };
    }),
  },
  {
    defect: "signs with another secret",
    rule: "transport",
    where: /not signed/,
    handle: mistold((answer) => answer, keyOf("another secret")),
  },
  {
    defect: "believes a command that was signed for another one",
    rule: "transport",
    where: /Wrong signature/,
    handle: (request) => {
      const { vendor } = request;
      const signedFor = (command: string) =>
        isSignedBy(KEY, { ...request, path: walletPath(vendor, command) }, request.signature);
      return stage.seam.handle(signedFor("debit") ? signedAnew(request) : request);
    },
  },
  {
    defect: "believes an old payout",
    rule: "transport",
    where: /Replay of a valid old message/,
    handle: (request) => {
      const timestamp = `${Math.floor(systemClock().getTime() / 1000)}`;
      return stage.seam.handle(
        request.command === "credit" ? signedAnew({ ...request, timestamp }) : request,
      );
    },
  },
  {
    defect: "takes a stake with the token of another player",
    rule: "3",
    where: /Token of nobody, of another player, for another game/,
    handle: misheard((command, body) => {
      const isSomebodys = [...tokens.values()].some((token) => token === body.token);
      return command === "debit" && isSomebodys ? { ...body, token: tokens.get(body.player) } : null;
    }),
  },
  {
    defect: "does the half of a batch that was not refused",
    rule: "9",
    where: /Batch of which one part is refused/,
    handle: byHalves,
  },
  {
    defect: "pays what comes again with another amount",
    rule: "2",
    where: /Same id of a payout, rollback or correction, other content/,
    handle: anewWhenChanged("credit"),
  },
  {
    defect: "undoes another stake under the number of a rollback that was done",
    rule: "2",
    where: /Same id of a payout, rollback or correction, other content/,
    handle: anewWhenChanged("rollback"),
  },
  {
    defect: "corrects again under the number of a correction that was done",
    rule: "2",
    where: /Same id of a payout, rollback or correction, other content/,
    handle: anewWhenChanged("adjust"),
  },
  {
    defect: "pays the last payout of a round again that comes again, which only random play shows",
    rule: "2",
    where: /interleaving \d+ \(again: --seed 7 --first \d+/,
    handle: anew((command, body) => command === "credit" && body.endRound === true && body.amount !== "0"),
  },
];

test.each(DEFECTS)("a seam that $defect is found, and the rule is named", async ({ handle, rule, where }) => {
  const { exit, said, verdict } = await runKit(handle, ["--interleavings", "40"]);
  expect({ exit, failed: verdict.failed }, said).toEqual({ exit: 1, failed: 1 });
  expect(said).toMatch(where);
  expect(said).toContain(`rule ${rule}: `);
});

test("the same seed plays the same again, and without a player the kit says what is missing", async () => {
  const calls: string[][] = [];
  for (let run = 0; run < 2; run += 1) {
    const heard: string[] = [];
    const listening = misheard((command, body) => {
      const id = String(body.txId ?? "");
      if (/-i\d+-/.test(id))
        heard.push(`${command} ${id.replace(/kit-[0-9a-f]+/, "")} ${String(body.amount ?? "")}`);
      return null;
    });
    const { exit, said } = await runKit(listening, ["--interleavings", "3"]);
    expect(exit, said).toBe(0);
    calls.push([...new Set(heard)].sort());
  }
  expect(calls[0]?.length).toBeGreaterThan(10);
  expect(calls[1]).toEqual(calls[0]);
  const some = ["--token", "-begins-with-a-dash", "--keep-going", "--url", "http://127.0.0.1:1"];
  const child = spawn(process.execPath, ["tests/kit/vendor-kit.js", ...some]);
  const [exit, [text]] = await Promise.all([exitOf(child), once(child.stderr, "data")]);
  expect(exit).toBe(2);
  expect(String(text)).toMatch(/^Missing: --vendor, --secret, --player, --game\n/);
});

test("an answer that goes on for ever is given up, as one that never came is", async () => {
  const house = createHttpServer((_request, response) => {
    const more = setInterval(() => response.write(" "), 500);
    response.on("close", () => clearInterval(more));
  });
  house.listen(0, "127.0.0.1");
  await once(house, "listening");
  const { port } = house.address() as AddressInfo;
  const kit = caller({
    url: `http://127.0.0.1:${port}`,
    vendor: "NARD",
    secret: SECRET,
    version: "1.1",
    answersWithinMs: 9_000,
  });
  expect(await kit.send("balance", {})).toEqual({ status: 0, answer: null });
  kit.close();
  house.close();
});
