import { createHash, createHmac, createPublicKey } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { HOUSE_KEY, VENDOR_KEY } from "#tests/setup/sample-keys.ts";
import { stageFor } from "#tests/setup/wallet-stage.ts";
import { plainAnswer } from "../desk.ts";
import { createSeam, issueLaunch, readVendors } from "../index.ts";
import type { WalletCode } from "../protocol.ts";
import { fieldsIn, readExactJson } from "./exact-json.ts";
import { hmacOf } from "./fundist/hmac.ts";
import { hub88Questions } from "./hub88/questions.ts";
import { privateKeyIn, SIGNATURE, signWith } from "./hub88/signature.ts";
import { rawForm } from "./pragmatic/form.ts";
import { formHash } from "./pragmatic/hash.ts";

const PLAYER = 100_001n;
const SECRET = "kH2v9qLr5TzXw8NdB4mPs7YcJ6fGt3Ra";
const FUND_SECRET = "Qe7rVb3nYx5Lk9Wc2Hs6Jd8Tf4Pm1Zg0";
const FREE = "FREEROUNDS_7";

/** A real token is drawn by chance; here it is always the same, so that the page stays as it is. */
const TOKEN = "mJ3bq0xv7r5nQkYt1oZsWc9eLh2gUd6pXa4iFf8uRyE";

const keyIn = (pem: string) => {
  const key = privateKeyIn(pem);
  if (!key) throw new Error("The key of the samples is none.");
  return key;
};
const [VENDORS_KEY, OUR_KEY] = [keyIn(VENDOR_KEY), keyIn(HOUSE_KEY)];
const PUBLIC_KEY = createPublicKey(VENDOR_KEY).export({ type: "spki", format: "pem" }).toString().trim();
const OUR_PUBLIC_KEY = createPublicKey(HOUSE_KEY).export({ type: "spki", format: "pem" }).toString().trim();

const HEAD = `# The dialects, as they look on the wire

Made by a test from the code that answers you, so it cannot grow old; nothing of that code has to be read. What the fields and answers mean is in [dialects.md](dialects.md).

Each vendor finds the player 100001 with 100.00 of money (\`P\`) and a token that was made for the game \`coin\`. The samples of a dialect follow one another: each finds what those before it have done. A body is one line without a line end.
`;

type Fields = Readonly<Record<string, unknown>>;
type Said = { readonly title: string; readonly path?: string; readonly fields: Fields };
type Posted = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

/** One dialect: how the operator lists its vendor, how a message is posted, and what is said in which order. */
type Spoken = {
  readonly entry: { readonly code: string } & Fields;
  readonly heading: string;
  posted(fields: Fields): Posted;
  readonly says: readonly Said[];
};

const common = { mode: "seamless", roundLimitMinutes: 60 };
const JSON_TYPE = { "Content-Type": "application/json" };

const hubSeat = { user: "100001", token: TOKEN, request_uuid: "583c985f-fee6-4c53-9d0e-2a7b5c9e1f34" };
const hubRound = { ...hubSeat, round: "r-1", game_code: "coin", currency: "P" };
const hubBet = { ...hubRound, transaction_uuid: "b-1", amount: 1_050_000, round_closed: false };

const hub88: Spoken = {
  entry: {
    ...common,
    code: "HUB",
    name: "Hub",
    dialect: "hub88",
    publicKey: PUBLIC_KEY,
    ourPrivateKey: HOUSE_KEY,
  },
  heading: `## hub88

Vendor \`HUB\`. Its public key, with which the signatures of what it says can be checked:

\`\`\`pem
${PUBLIC_KEY}
\`\`\`

The public key of the house, for its answers and its questions:

\`\`\`pem
${OUR_PUBLIC_KEY}
\`\`\`
`,
  posted(fields) {
    const body = JSON.stringify(fields);
    return { headers: { ...JSON_TYPE, [SIGNATURE]: signWith(VENDORS_KEY, Buffer.from(body)) }, body };
  },
  says: [
    { title: "The session is opened", path: "user/balance", fields: { ...hubSeat, game_code: "coin" } },
    {
      title: "Whether there is such a player",
      path: "user/info",
      fields: { user: "100001", request_uuid: hubSeat.request_uuid },
    },
    { title: "A stake of 10.50", path: "transaction/bet", fields: hubBet },
    {
      title: "The same stake again, whose answer was lost",
      path: "transaction/bet",
      fields: { ...hubBet, request_uuid: "0b6f0d1e-52b4-4f0e-8a53-93d1f7a0c2aa" },
    },
    {
      title: "A win that ends the round",
      path: "transaction/win",
      fields: {
        ...hubRound,
        transaction_uuid: "w-1",
        reference_transaction_uuid: "b-1",
        amount: 2_000_000,
        round_closed: true,
      },
    },
    {
      title: "A stake of a round that has ended: no answer that a vendor may take for a stake",
      path: "transaction/bet",
      fields: { ...hubBet, transaction_uuid: "b-2" },
    },
    {
      title: "A stake for which there is too little",
      path: "transaction/bet",
      fields: { ...hubBet, transaction_uuid: "b-3", round: "r-2", amount: 100_000_000 },
    },
    {
      title: "A stake of another round",
      path: "transaction/bet",
      fields: { ...hubBet, transaction_uuid: "b-4", round: "r-3" },
    },
    {
      title: "That stake undone",
      path: "transaction/rollback",
      fields: { ...hubRound, transaction_uuid: "u-1", reference_transaction_uuid: "b-4", round: "r-3" },
    },
    {
      title: "A free round: 10.50 is what it is worth, and nothing is taken",
      path: "transaction/bet",
      fields: { ...hubBet, transaction_uuid: "b-5", round: "r-4", is_free: true, reward_uuid: "gift-7" },
    },
    {
      title: "A free round that won",
      path: "transaction/win",
      fields: {
        ...hubRound,
        transaction_uuid: "w-5",
        reference_transaction_uuid: "b-5",
        round: "r-4",
        amount: 300_000,
        is_free: true,
        reward_uuid: "gift-7",
        round_closed: true,
      },
    },
    {
      title: "A prize of a promotion",
      path: "transaction/win",
      fields: {
        ...hubRound,
        transaction_uuid: "p-1",
        round: "prize-1",
        amount: 500_000,
        is_supplier_promo: true,
        round_closed: true,
      },
    },
    {
      title: "A win whose bet never came",
      path: "transaction/win",
      fields: {
        ...hubRound,
        transaction_uuid: "w-9",
        reference_transaction_uuid: "b-9",
        round: "r-9",
        amount: 100_000,
      },
    },
    {
      title: "An amount as a text",
      path: "transaction/bet",
      fields: { ...hubBet, transaction_uuid: "b-8", amount: "1050000" },
    },
  ],
};

const pragRound = { providerId: "ACME", userId: "100001-P", gameId: "coin", roundId: "7" };
const pragBet = { ...pragRound, reference: "b-1", amount: "10.50", roundDetails: "spin", token: TOKEN };
const pragWin = { ...pragRound, reference: "w-1", amount: "20.00", roundDetails: "spin" };

const pragmatic: Spoken = {
  entry: { ...common, code: "PRAG", name: "Prag", dialect: "pragmatic", secret: SECRET },
  heading: `## pragmatic

Vendor \`PRAG\`, secret \`${SECRET}\`, \`"freeRounds": "byResult"\`.
`,
  posted(fields) {
    const form = new URLSearchParams(fields as Record<string, string>);
    form.append("hash", formHash(rawForm(Buffer.from(form.toString())), SECRET));
    return { headers: { "Content-Type": "application/x-www-form-urlencoded" }, body: form.toString() };
  },
  says: [
    { title: "Who plays", path: "authenticate.html", fields: { providerId: "ACME", token: TOKEN } },
    {
      title: "How much there is",
      path: "balance.html",
      fields: { providerId: "ACME", userId: "100001-P" },
    },
    { title: "A stake", path: "bet.html", fields: pragBet },
    { title: "The same stake again, whose answer was lost", path: "bet.html", fields: pragBet },
    { title: "A result", path: "result.html", fields: pragWin },
    { title: "The end of the round", path: "endRound.html", fields: pragRound },
    {
      title: "A stake of a round that has ended",
      path: "bet.html",
      fields: { ...pragBet, reference: "b-2" },
    },
    {
      title: "A stake for which there is too little",
      path: "bet.html",
      fields: { ...pragBet, reference: "b-3", roundId: "8", amount: "1000.00" },
    },
    {
      title: "A stake of another round",
      path: "bet.html",
      fields: { ...pragBet, reference: "b-4", roundId: "9" },
    },
    {
      title: "That stake given back",
      path: "refund.html",
      fields: { providerId: "ACME", userId: "100001-P", reference: "b-4" },
    },
    {
      title: "A free round: 10.50 is what it is worth, and nothing is taken",
      path: "bet.html",
      fields: { ...pragBet, reference: "b-5", roundId: "10", bonusCode: "gift7" },
    },
    {
      title: "What a free round won, paid at once (`byResult`)",
      path: "result.html",
      fields: { ...pragWin, reference: "w-5", roundId: "10", amount: "3.00", bonusCode: "gift7" },
    },
    {
      title: "The total of the free rounds, which is written down and not paid again (`byResult`)",
      path: "bonusWin.html",
      fields: {
        providerId: "ACME",
        userId: "100001-P",
        reference: "bw-1",
        amount: "3.00",
        bonusCode: "gift7",
      },
    },
    {
      title: "A stake and a jackpot",
      path: "bet.html",
      fields: { ...pragBet, reference: "b-6", roundId: "11", amount: "1.00" },
    },
    {
      title: "The jackpot",
      path: "jackpotWin.html",
      fields: { ...pragRound, roundId: "11", reference: "j-1", amount: "50.00", jackpotId: "3" },
    },
    {
      title: "A result with the prize of a promotion in it: both or neither",
      path: "result.html",
      fields: {
        ...pragWin,
        reference: "w-6",
        roundId: "11",
        amount: "0.00",
        promoWinAmount: "2.00",
        promoWinReference: "p-6",
        promoCampaignID: "4",
      },
    },
    {
      title: "A prize that belongs to no round",
      path: "promoWin.html",
      fields: {
        providerId: "ACME",
        userId: "100001-P",
        campaignId: "4",
        reference: "p-7",
        amount: "5.00",
      },
    },
    {
      title: "A result that was wrong, taken back in part",
      path: "adjustment.html",
      fields: { ...pragRound, reference: "a-1", amount: "-4.00" },
    },
    {
      title: "A result whose bet never came",
      path: "result.html",
      fields: { ...pragWin, reference: "w-9", roundId: "99" },
    },
  ],
};

const fundRound = { userid: "100001", currency: "P", i_gameid: "77", i_gamedesc: "coin" };
const fundDebit = {
  type: "debit",
  tid: "15",
  ...fundRound,
  i_actionid: "9",
  amount: "10.50",
  round_start: true,
  i_extparam: TOKEN,
};
const fundCredit = { type: "credit", tid: "16", ...fundRound, i_actionid: "10", amount: "20.00" };

const fundist: Spoken = {
  entry: { ...common, code: "FUND", name: "Fund", dialect: "fundist", secret: FUND_SECRET },
  heading: `## fundist

Vendor \`FUND\`, secret \`${FUND_SECRET}\`.
`,
  posted(fields) {
    const read = fieldsIn(readExactJson(Buffer.from(JSON.stringify(fields)))) ?? {};
    return { headers: JSON_TYPE, body: JSON.stringify({ ...fields, hmac: hmacOf(read, FUND_SECRET) }) };
  },
  says: [
    { title: "Whether the house is there", fields: { type: "ping" } },
    {
      title: "The session is opened",
      fields: { type: "balance", userid: "100001", currency: "P", i_extparam: TOKEN },
    },
    { title: "A stake", fields: fundDebit },
    { title: "The same stake again, whose answer was lost", fields: fundDebit },
    { title: "A payout that ends the round", fields: { ...fundCredit, round_ended: true } },
    {
      title: "A stake for which there is too little",
      fields: { ...fundDebit, tid: "17", i_gameid: "78", amount: "1000.00" },
    },
    { title: "A stake of another round", fields: { ...fundDebit, tid: "18", i_gameid: "79" } },
    {
      title: "That stake undone",
      fields: {
        ...fundCredit,
        tid: "19",
        i_gameid: "79",
        amount: "10.50",
        i_rollback: "18",
        subtype: "cancel",
      },
    },
    {
      title: "A free round: 10.50 is what it is worth, and nothing is taken",
      fields: { ...fundDebit, tid: "20", i_gameid: "80", game_extra: FREE },
    },
    {
      title: "A free round that won",
      fields: { ...fundCredit, tid: "21", i_gameid: "80", amount: "3.00", game_extra: FREE },
    },
    {
      title: "What happened in a round, which ends it",
      fields: {
        type: "roundinfo",
        userid: "100001",
        i_gameid: "80",
        i_gamedesc: "coin",
        actions: [
          { actid: "20", type: "debit", amount: "0.00" },
          { actid: "21", type: "credit", amount: "3.00" },
        ],
      },
    },
    {
      title: "A prize that belongs to no round",
      fields: {
        type: "credit",
        tid: "22",
        userid: "100001",
        currency: "P",
        amount: "5.00",
        subtype: "promotion",
      },
    },
    {
      title: "A payout whose stake never came: no answer, so that it is sent again",
      fields: { ...fundCredit, tid: "23", i_gameid: "99" },
    },
    { title: "A misspelt field", fields: { ...fundCredit, tid: "24", i_rollbak: "18" } },
  ],
};

const lines = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}\n`);

const shown = (path: string, { headers, body }: Posted, status: number, answer: Posted) => `
\`\`\`http
POST ${path}
${lines(headers).join("")}
${body}
\`\`\`

\`\`\`http
HTTP ${status}
${lines(answer.headers).join("")}
${answer.body}
\`\`\`
`;

async function seat(context: TestContext, vendor: string): Promise<void> {
  const stage = await stageFor(context, PLAYER);
  await stage.deposit(10_000n);
  await issueLaunch(context, { playerId: PLAYER, vendor, game: "coin", asset: "P", language: "fa" });
  const named = { name: "samples-token", text: "update vendors.launches set token_hash = sha256($1::bytea)" };
  await context.db.call(named, [Buffer.from(TOKEN)]);
}

async function said(spoken: Spoken): Promise<string> {
  const { entry, heading, says } = spoken;
  const context = await testContext();
  await seat(context, entry.code);
  const active = { country: "IR", language: "fa", state: "active", trialOnly: false } as const;
  const seam = createSeam({
    context,
    secretOf: () => null,
    vendors: readVendors([entry]),
    ports: { findPlayer: async (_context, id) => ({ id, ...active }), gameState: async () => "open" },
  });
  const sections: string[] = [];
  for (const { title, path = "", fields } of says) {
    context.clock.forward(1000);
    const timed = path.startsWith("bet") ? { ...fields, timestamp: `${context.now().getTime()}` } : fields;
    const sent = spoken.posted(timed);
    const headers = Object.fromEntries(
      Object.entries(sent.headers).map(([name, value]) => [name.toLowerCase(), value]),
    );
    const from = { vendor: entry.code, method: "POST", query: "", address: "203.0.113.7" };
    const answer = await seam.handleForeign({ ...from, path, headers, body: Buffer.from(sent.body) });
    const whole = `/vendor/${entry.code}${path && `/${path}`}`;
    const told = { headers: answer.headers, body: Buffer.from(answer.body).toString("utf8") };
    sections.push(`\n### ${title}\n${shown(whole, sent, answer.status, told)}`);
  }
  await seam.settled();
  return `${heading}${sections.join("")}`;
}

/** What hub88 is asked by us, and an answer that we believe. */
async function asked(): Promise<string> {
  const sections: string[] = [];
  const titles = ["Where a game is played", "Where a demo is played", "Where a round is shown again"];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const headers = { ...JSON_TYPE, [SIGNATURE]: `${request.headers[SIGNATURE.toLowerCase()]}` };
    const sent = { headers, body: Buffer.concat(parts).toString("utf8") };
    const told = JSON.stringify({ url: "https://games.acme.example/play/7f3a" });
    sections.push(
      `\n### We ask: ${titles.shift()}\n${shown(request.url ?? "", sent, 200, { headers: JSON_TYPE, body: told })}`,
    );
    response.writeHead(200, JSON_TYPE).end(told);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { launch, round } = hub88Questions({ url, key: OUR_KEY, operatorId: "nard", answerWithinMs: 3000 });
  const about = {
    ...{ game: "coin", language: "fa", device: "mobile", stakeMax: "5000", sessionMinutes: "" },
    returnUrl: "https://the.house/game/back?nodeId=HUB-coin",
    cashierUrl: "https://the.house/game/back?to=deposit",
  };
  const answers = [
    await launch({ ...about, token: TOKEN, player: "100001", currency: "P", mode: "real" }),
    await launch({ ...about, token: "", player: "", currency: "", mode: "demo" }),
    await round({ player: "100001", game: "coin", round: "r-1", language: "fa" }),
  ];
  server.close();
  expect(answers).not.toContain(null);
  return sections.join("");
}

test("the samples of the dialects are what the house says and answers (renewed by vitest -u)", async () => {
  const [hub, prag, fund] = [await said(hub88), await said(pragmatic), await said(fundist)];
  const page = `${HEAD}\n${hub}${await asked()}\n${prag}\n${fund}`;
  await expect(page).toMatchFileSnapshot("../../../docs/dialect-samples.md");
});

const page = readFileSync("docs/dialects.md", "utf8");
const fenced = (name: string) => new RegExp(`\`\`\`${name}\\n(.*)\\n\`\`\``).exec(page)?.[1] ?? `no ${name}`;

test("the worked examples of the hash and of the seal are right", () => {
  const [form, signed, hash] = ["form", "signed", "hash"].map((name) => fenced(`pragmatic-${name}`));
  expect(createHash("md5").update(`${signed}`).digest("hex")).toBe(hash);
  expect(formHash(rawForm(Buffer.from(`${form}`)), SECRET)).toBe(hash);

  const [body, sealed, hmac] = ["body", "signed", "hmac"].map((name) => fenced(`fundist-${name}`));
  const key = createHash("sha256").update(FUND_SECRET).digest();
  expect(createHmac("sha256", key).update(`${sealed}`).digest("hex")).toBe(hmac);
  expect(hmacOf(fieldsIn(readExactJson(Buffer.from(`${body}`))) ?? {}, FUND_SECRET)).toBe(hmac);
});

const CODES = [...readFileSync("docs/wallet-protocol.md", "utf8").matchAll(/^\| `([A-Z_]+)` +\|/gm)]
  .map(([, code]) => code as WalletCode)
  .filter((code) => code !== "FREE_ROUND_INVALID");

test("every code of ours stands in the table of answers with the words that each dialect has for it", () => {
  const dialects = readVendors([hub88.entry, pragmatic.entry, fundist.entry]).all.map(
    ({ dialect }) => dialect,
  );
  const said = (nth: number, message: string, code: WalletCode) => {
    const response = dialects[nth]?.write({ message, said: {}, order: "acknowledge" }, plainAnswer(code));
    const told = JSON.parse(Buffer.from(response?.body ?? []).toString("utf8")) as Record<string, unknown>;
    return { http: response?.status, word: `${told.error ?? told.status}` };
  };
  expect(CODES).toHaveLength(19);
  for (const code of CODES) {
    const row = new RegExp(`^\\| \`${code}\` .*$`, "m").exec(page)?.[0] ?? "";
    const [, , hub = "", prag = "", fund = ""] = row.split("|").map((cell) => cell.trim());
    const [plain, bet, end] = ["result", "bet", "endRound"].map((message) => said(1, message, code).word);
    const seal = said(2, "debit", code);
    expect(hub).toBe(`\`${said(0, "transaction/bet", code).word}\``);
    const other = (name: string, word = "") => (word === plain ? "" : `; ${name}: \`${word}\``);
    expect(prag).toBe(`\`${plain}\`${other("a bet", bet)}${other("an end", end)}`);
    const sentence = `${seal.http === 200 ? "" : `${seal.http} and `}\`${seal.word}\``;
    expect(fund).toBe(code === "OK" ? "none; `status` is `OK`" : sentence);
  }
});
