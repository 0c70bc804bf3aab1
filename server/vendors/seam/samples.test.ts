import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { stageFor } from "#tests/setup/wallet-stage.ts";
import { money } from "../../core/numbers/money.ts";
import { DAY_MS, later } from "../../core/time.ts";
import {
  createSeam,
  grantVendorFreeRounds,
  issueLaunch,
  readVendors,
  type Seam,
  type VendorRegistry,
} from "../index.ts";
import { type VendorApi, vendorApi } from "../outgoing/vendor-api.ts";
import { SIGNATURE_HEADER, TIMESTAMP_HEADER, type WalletBody, type WalletCommandName } from "../protocol.ts";
import { keyOf, signMessage, walletPath } from "./signature.ts";

const SECRET = "kH2v9qLr5TzXw8NdB4mPs7YcJ6fGt3Ra";
const VENDOR = "ACME";
const ENTRY = {
  ...{ code: VENDOR, name: "Acme", dialect: "wallet-v1", mode: "seamless", roundLimitMinutes: 60 },
  secret: SECRET,
  apiUrl: "https://wallet.acme.example/api",
};
/** The same vendor, were its balances its own. */
const KEEPING = { ...ENTRY, mode: "transfer" };
const PLAYER = 100_001n;
const FREE_STAKE = money(100n, "P");
const FREE = "6f1c2a4e-8b1d-4c53-9d0e-2a7b5c9e1f34";
/** A real token is drawn by chance; here it is always the same, so that the page stays as it is. */
const TOKEN = "mJ3bq0xv7r5nQkYt1oZsWc9eLh2gUd6pXa4iFf8uRyE";

const HEAD = `# Every command, as it looks on the wire

Made by a test from the code that answers you, so it cannot grow old; nothing of that code has to be read. What the words mean is in [wallet-protocol.md](wallet-protocol.md); how a game is listed and opened, in [vendors.md](vendors.md).

Vendor \`${VENDOR}\`, secret \`${SECRET}\`, signature 1.1. The player has 100.00 of money (\`P\`) and ten free rounds. The samples follow one another: each finds what those before it have done. A body is one line without a line end; sign its bytes as they are.
`;

type Side = { path: string; timestamp: string; signature: string; body: string };

const shown = ({ path, timestamp, signature, body }: Side, answer: Omit<Side, "path">, status: number) => `
\`\`\`http
POST ${path}
X-Vendor-Timestamp: ${timestamp}
X-Vendor-Signature: ${signature}

${body}
\`\`\`

\`\`\`http
HTTP ${status}
X-Vendor-Timestamp: ${answer.timestamp}
X-Vendor-Signature: ${answer.signature}

${answer.body}
\`\`\`
`;

const inRound = { player: `${PLAYER}`, game: "coin", round: "r-1" };
const paid = { ...inRound, currency: "P" };
const stake = { txId: "b-1", token: TOKEN, ...paid, amount: "100" };

/** In the order in which they are said: each finds what those before it have done. */
const COMMANDS: readonly {
  [Name in WalletCommandName]: { title: string; command: Name; body: WalletBody[Name] };
}[WalletCommandName][] = [
  { title: "Who plays", command: "authenticate", body: { token: TOKEN } },
  { title: "How much there is", command: "balance", body: { player: `${PLAYER}`, currency: "P" } },
  { title: "A stake", command: "debit", body: stake },
  { title: "The same stake again, whose answer was lost", command: "debit", body: stake },
  {
    title: "A payout that ends the round",
    command: "credit",
    body: { txId: "w-1", ...paid, amount: "194", kind: "WIN", betTxId: "b-1", endRound: true },
  },
  {
    title: "A stake and its payout at once",
    command: "batch",
    body: {
      operations: [
        { ...stake, txId: "b-2", round: "r-2" },
        { txId: "w-2", ...paid, round: "r-2", amount: "0", kind: "WIN", betTxId: "b-2", endRound: true },
      ],
    },
  },
  {
    title: "A stake of a round that has ended, which is refused",
    command: "debit",
    body: { ...stake, txId: "b-3" },
  },
  { title: "A stake of another round", command: "debit", body: { ...stake, txId: "b-4", round: "r-3" } },
  {
    title: "That stake undone",
    command: "rollback",
    body: { txId: "u-1", targetTxId: "b-4", player: `${PLAYER}`, round: "r-3" },
  },
  {
    title: "A free round",
    command: "debit",
    body: { ...stake, txId: "b-5", round: "free-1", amount: "0", freeRoundId: FREE },
  },
  {
    title: "A free round that won",
    command: "credit",
    body: { txId: "f-1", ...paid, round: "free-1", amount: "50", kind: "FREE_ROUND", endRound: true },
  },
  {
    title: "A prize of a promotion, which needs no stake and ends its own round",
    command: "credit",
    body: { txId: "p-1", ...paid, round: "prize-1", amount: "500", kind: "PROMO", endRound: true },
  },
  {
    title: "A jackpot in a round without a stake",
    command: "credit",
    body: { txId: "j-1", ...paid, round: "r-9", amount: "5000", kind: "JACKPOT" },
  },
  {
    title: "A result that was wrong, corrected later",
    command: "adjust",
    body: { txId: "a-1", ...paid, amount: "94", direction: "OUT", reason: "the coin was counted twice" },
  },
  { title: "The end of a round", command: "end-round", body: { ...inRound, round: "r-3" } },
  {
    title: "What became of a transaction",
    command: "status",
    body: { targetTxId: "b-1", player: `${PLAYER}` },
  },
];

async function launched(context: TestContext): Promise<void> {
  const stage = await stageFor(context, PLAYER);
  await stage.deposit(10_000n);
  await issueLaunch(context, { playerId: PLAYER, vendor: VENDOR, game: "coin", asset: "P", language: "fa" });
  const named = { name: "samples-token", text: "update vendors.launches set token_hash = sha256($1::bytea)" };
  await context.db.call(named, [Buffer.from(TOKEN)]);
}

async function given(context: TestContext, vendors: VendorRegistry): Promise<void> {
  const vendor = vendors.find(VENDOR);
  if (!vendor) throw new Error("The vendor of the samples is none.");
  const rounds = { playerId: PLAYER, game: "coin", stake: FREE_STAKE, granted: 10, key: "samples" };
  const gift = await grantVendorFreeRounds({ ...context, newId: () => FREE }, vendor, {
    ...rounds,
    expiresAt: later(context.now(), DAY_MS),
  });
  if (!gift.ok) throw new Error(gift.refusal.reason);
}

const active = { country: "IR", language: "fa", state: "active", trialOnly: false } as const;

function seamOf(context: TestContext, vendors: VendorRegistry): Seam {
  return createSeam({
    context,
    secretOf: () => null,
    vendors,
    ports: { findPlayer: async (_context, id) => ({ id, ...active }), gameState: async () => "open" },
  });
}

async function commandSaid(
  context: TestContext,
  seam: Seam,
  { title, command, body }: Pick<(typeof COMMANDS)[number], "title" | "command" | "body">,
): Promise<string> {
  context.clock.forward(1000);
  const path = walletPath(VENDOR, command);
  const bytes = Buffer.from(JSON.stringify(body));
  const timestamp = `${context.now().getTime() / 1000}`;
  const signature = signMessage(keyOf(SECRET), { timestamp, path, body: bytes });
  const answer = await seam.handle({ vendor: VENDOR, command, timestamp, signature, body: bytes });
  const { [TIMESTAMP_HEADER]: answeredAt = "", [SIGNATURE_HEADER]: sealed = "" } = answer.headers;
  const told = { timestamp: answeredAt, signature: sealed, body: Buffer.from(answer.body).toString("utf8") };
  const sides = { path, timestamp, signature, body: bytes.toString("utf8") };
  return `\n### ${title}: \`${command}\`\n${shown(sides, told, answer.status)}`;
}

async function commandsSaid(context: TestContext): Promise<string> {
  await launched(context);
  const vendors = readVendors([ENTRY]);
  await given(context, vendors);
  const seam = seamOf(context, vendors);
  const sections: string[] = [];
  for (const said of COMMANDS) sections.push(await commandSaid(context, seam, said));
  const own = seamOf(context, readVendors([KEEPING]));
  const asked = { title: "Who plays, at a vendor in transfer mode", command: "authenticate" } as const;
  sections.push(await commandSaid(context, own, { ...asked, body: { token: TOKEN } }));
  await seam.settled();
  return sections.join("");
}

const round = { player: `${PLAYER}`, game: "coin", round: "r-1" };
const transfer = {
  txId: "0197a3c2-5d10-7e44-8b1f-3f2a6c0d9e51",
  player: `${PLAYER}`,
  amount: "5000",
  currency: "P",
};
const TRANSFER_BACK = "0197a3c2-9f02-7c11-9a6d-71be0c4f8d20";
const window = { from: "2026-03-21T11:00:00.000Z", to: "2026-03-21T12:00:00.000Z" };

/** What we ask, and an answer that we believe. */
const QUESTIONS: readonly {
  title: string;
  ask: (api: VendorApi) => Promise<{ ok: boolean } | { status: string } | { balance: string }>;
  answer: unknown;
  heard?: object;
}[] = [
  {
    title: "Your games",
    ask: (api) => api.games(),
    answer: {
      games: [
        {
          code: "coin",
          names: { en: "Heads or tails", fa: "شیر یا خط" },
          category: "arcade",
          stakeMin: "100",
          stakeMax: "100000",
          rtp: "97.00",
          demo: true,
          freeRounds: true,
          picture: "https://games.acme.example/pictures/coin.png",
        },
      ],
    },
  },
  {
    title: "Where a game is played",
    ask: (api) =>
      api.launch({
        token: TOKEN,
        player: `${PLAYER}`,
        game: "coin",
        language: "fa",
        device: "mobile",
        currency: "P",
        mode: "real",
        returnUrl: "https://the.house/game/back?nodeId=ACME-coin",
        cashierUrl: "https://the.house/game/back?to=deposit",
        stakeMax: "5000",
        sessionMinutes: "",
      }),
    answer: { url: "https://games.acme.example/play/7f3a" },
  },
  { title: "How a round stands", ask: (api) => api.roundState(round), answer: { ...round, state: "closed" } },
  {
    title: "Where a round is shown again",
    ask: (api) => api.roundDetails({ ...round, language: "fa" }),
    answer: { url: "https://games.acme.example/rounds/r-1" },
  },
  {
    title: "Rounds that cost nothing",
    ask: (api) =>
      api.grantFreeRounds({
        freeRoundId: FREE,
        player: `${PLAYER}`,
        game: "coin",
        currency: "P",
        stake: "100",
        count: 10,
        until: "2026-03-28T12:00:00.000Z",
      }),
    answer: { freeRoundId: FREE, status: "OK" },
  },
  {
    title: "What is left of them is over",
    ask: (api) => api.endFreeRounds({ freeRoundId: FREE, player: `${PLAYER}` }),
    answer: { freeRoundId: FREE, status: "OK" },
  },
  {
    title: "What you remember",
    ask: (api) => api.transactions({ from: new Date(window.from), to: new Date(window.to) }),
    answer: {
      transactions: [
        {
          txId: "w-1",
          kind: "credit",
          ...paid,
          amount: "194",
          state: "done",
          at: "2026-03-21T11:59:58.120Z",
          creditKind: "WIN",
          betTxId: "b-1",
          endRound: true,
        },
      ],
      next: null,
    },
  },
  {
    title: "Money to your wallet, in transfer mode",
    ask: (api) => api.deposit(transfer),
    answer: { txId: transfer.txId, status: "OK" },
    heard: { status: "OK" },
  },
  {
    title: "Money from your wallet, in transfer mode",
    ask: (api) => api.withdraw({ ...transfer, txId: TRANSFER_BACK }),
    answer: { txId: TRANSFER_BACK, status: "FAILED" },
    heard: { status: "FAILED" },
  },
  {
    title: "How a transfer ended, in transfer mode",
    ask: (api) => api.status({ txId: transfer.txId, player: `${PLAYER}` }),
    answer: { txId: transfer.txId, status: "OK" },
    heard: { status: "OK" },
  },
  {
    title: "What there is in your wallet, in transfer mode",
    ask: (api) => api.balance({ player: `${PLAYER}`, currency: "P" }),
    answer: { player: `${PLAYER}`, currency: "P", balance: "5000" },
    heard: { balance: "5000" },
  },
];

async function questionsSaid({ now }: TestContext): Promise<string> {
  const sections: string[] = [];
  let answer: unknown = null;
  let title = "";
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const [path, body] = [request.url ?? "", Buffer.concat(parts).toString("utf8")];
    const timestamp = `${now().getTime() / 1000}`;
    const told = JSON.stringify(answer);
    const signature = signMessage(keyOf(SECRET), { timestamp, path, body: Buffer.from(told) });
    const heard = (name: string) => `${request.headers[name.toLowerCase()]}`;
    const asked = { path, timestamp: heard(TIMESTAMP_HEADER), signature: heard(SIGNATURE_HEADER), body };
    sections.push(
      `\n### ${title}: \`${path.replace("/api", "")}\`\n${shown(asked, { timestamp, signature, body: told }, 200)}`,
    );
    response.writeHead(200, { [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: signature }).end(told);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  const api = vendorApi({ url, keysAt: () => [keyOf(SECRET)], now });
  for (const question of QUESTIONS) {
    ({ title, answer } = question);
    expect(await question.ask(api), title).toMatchObject(question.heard ?? { ok: true });
  }
  server.close();
  return sections.join("");
}

test("the samples of the protocol are what the house says and answers (renewed by vitest -u)", async () => {
  const context = await testContext();
  const said = await commandsSaid(context);
  const asked = await questionsSaid(context);
  const page = `${HEAD}\n## What you say\n${said}\n## What we ask\n\nYour address here is \`https://wallet.acme.example/api\`; its path is signed too.\n${asked}`;
  await expect(page).toMatchFileSnapshot("../../../docs/wallet-samples.md");
});
