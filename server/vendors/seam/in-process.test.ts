import { createServer, type Server } from "node:http";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { balanceOf } from "#server/wallet/index.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { SECRET, type SeamStage, seamStage } from "#tests/setup/seam-stage.ts";
import { sendTo, walletClient } from "../index.ts";
import type { WalletRequest, WalletResponse } from "../protocol.ts";

let context: TestContext;
let stage: SeamStage;
let player = 100_000n;
let token: string;
const servers: Server[] = [];

beforeAll(async () => {
  context = await testContext();
});
beforeEach(async () => {
  player += 1n;
  stage = seamStage(context);
  await stage.join(player);
  token = await stage.launch(player);
});
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((closed) => server.close(closed));
});

const encoder = new TextEncoder();

const bet = (more: Record<string, unknown> = {}) => ({
  txId: "b1",
  token,
  player: `${player}`,
  game: "G1",
  round: "r1",
  amount: "100",
  currency: "TRIAL",
  ...more,
});

const held = async () => (await balanceOf(context, { playerId: player, asset: "TRIAL" })).minor;

async function listening(handle: (request: WalletRequest) => Promise<WalletResponse>): Promise<string> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const [, , vendor = "", command = ""] = (request.url ?? "").split("/");
    const header = (name: string) => `${request.headers[name] ?? ""}`;
    const answer = await handle({
      vendor,
      command,
      timestamp: header("x-vendor-timestamp"),
      signature: header("x-vendor-signature"),
      body: Buffer.concat(chunks),
    });
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : address}`;
}

describe("a game's side of the wallet", () => {
  test("an answer that was lost is found by sending the same again: one movement", async () => {
    let lost = 0;
    const client = walletClient({
      vendor: "NARD",
      secret: SECRET,
      now: context.now,
      send: async (request) => {
        const response = await stage.seam.handle(request);
        lost += 1;
        if (lost === 1) throw new Error("the line broke");
        return response;
      },
    });
    expect(await client.debit(bet())).toMatchObject({ code: "OK", replayed: true });
    expect(await held()).toBe(9_900n);
  });

  test("an answer that is not signed with the secret is not believed", async () => {
    const forged = { status: 200, headers: {}, body: encoder.encode('{"code":"OK"}') };
    const client = walletClient({
      vendor: "NARD",
      secret: SECRET,
      now: context.now,
      send: async () => forged,
    });
    await expect(client.debit(bet())).rejects.toThrow("not signed");
  });

  test("a vendor without a secret does not start", () => {
    expect(() =>
      walletClient({ vendor: "NARD", secret: "", now: context.now, send: stage.seam.handle }),
    ).toThrow("has no secret");
  });

  test("over a socket the same bytes are said and believed", async () => {
    const origin = await listening(stage.seam.handle);
    const client = walletClient({ vendor: "NARD", secret: SECRET, now: context.now, send: sendTo(origin) });
    expect(await client.debit(bet())).toMatchObject({ code: "OK", balance: { total: "9900" } });
    expect(await client.debit(bet({ amount: "5000000", txId: "b2" }))).toMatchObject({
      code: "INSUFFICIENT_FUNDS",
    });
  });
});
