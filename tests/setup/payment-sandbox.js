/**
 * A payment provider of its own process, as the signed-webhook adapter meets one. It listens on a free port of
 * this machine, prints `{"port":…}`, and does what it is told over HTTP:
 *
 *   POST /control/next      what happens to the next payments and payouts, until told otherwise:
 *                           {"payments":"pending|paid|failed","payouts":"pending|paid|failed",
 *                            "amountFactor":10,"currency":"EUR","badSignature":true,"staleAnswers":true,
 *                            "drop":"before|after" (answers never come; after: what was asked is done all the same)}
 *   POST /control/settle    {"subject":…,"status":"paid"} what is known to the provider ends so
 *   POST /control/callback  {"about":"payment|payout","subject":…,"copies":2,"status":…,"amount":…,"currency":…,
 *                            "badSignature":true,"skewS":400} calls the house and answers with what it answered;
 *                           what is not said is said as the provider knows it
 *   GET  /control/state     every payment and payout, and how often each was asked for
 *
 * Run: PAYMENTS_SECRET=… CALLBACK_URL=http://127.0.0.1:3000/payments/webhook/callback node payment-sandbox.js
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";

const secret = process.env.PAYMENTS_SECRET ?? "";
let callbackUrl = process.env.CALLBACK_URL ?? "";
const SKEW_MAX_S = 300;

const payments = new Map();
const payouts = new Map();
let next = {};

function sign(timestamp, body) {
  return createHmac("sha256", secret).update(`${timestamp}.`).update(body).digest("hex");
}

function nowS(skewS = 0) {
  return String(Math.floor(Date.now() / 1000) + skewS);
}

function isSigned(request, signed) {
  const timestamp = request.headers["x-payment-timestamp"] ?? "";
  const given = Buffer.from(request.headers["x-payment-signature"] ?? "", "hex");
  const expected = Buffer.from(sign(timestamp, signed), "hex");
  const fresh = Math.abs(Number(timestamp) - Date.now() / 1000) <= SKEW_MAX_S;
  return fresh && given.length === expected.length && timingSafeEqual(given, expected);
}

async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function send(response, status, value) {
  const body = JSON.stringify(value);
  const timestamp = nowS(next.staleAnswers ? -SKEW_MAX_S - 60 : 0);
  response.writeHead(status, {
    "Content-Type": "application/json",
    "X-Payment-Timestamp": timestamp,
    "X-Payment-Signature": sign(timestamp, next.badSignature ? `${body} ` : body),
  });
  response.end(body);
}

/** What the provider says of something: as it is, or tampered with as it was told to. */
function told({ callsSeen: _calls, payee: _payee, ...known }) {
  const amount = next.amountFactor ? String(BigInt(known.amount) * BigInt(next.amountFactor)) : known.amount;
  return { ...known, amount, currency: next.currency ?? known.currency };
}

/** Enters what is asked for once; the same again is the same, and other content under one name is a conflict. */
function enter(book, name, asked, first) {
  const known = book.get(name);
  if (known) {
    known.callsSeen += 1;
    return known.amount === asked.amount && known.currency === asked.currency ? known : null;
  }
  book.set(name, { ...first, amount: asked.amount, currency: asked.currency, callsSeen: 1 });
  return book.get(name);
}

function startPayment(asked) {
  const { reference } = asked;
  const id = `P${payments.size + 1}`;
  const payUrl = `http://127.0.0.1:${server.address().port}/pay/${reference}`;
  return enter(payments, reference, asked, { reference, id, status: next.payments ?? "pending", payUrl });
}

function startPayout(asked) {
  const { key, payee } = asked;
  const id = `O${payouts.size + 1}`;
  return enter(payouts, key, asked, { key, id, status: next.payouts ?? "pending", payee });
}

async function provider(request, response, path) {
  const body = await bodyOf(request);
  const isPost = request.method === "POST";
  if (!isSigned(request, isPost ? body : path)) return send(response, 401, { error: "signature" });
  if (next.drop === "before") return request.socket.destroy();
  const [, kind, name] = path.split("/");
  const book = kind === "payments" ? payments : payouts;
  let known;
  if (isPost) {
    const asked = JSON.parse(body.toString("utf8"));
    known = kind === "payments" ? startPayment(asked) : startPayout(asked);
    if (!known) return send(response, 409, { error: "conflict" });
  } else known = book.get(decodeURIComponent(name ?? ""));
  if (next.drop === "after") return request.socket.destroy();
  if (!known) return send(response, 404, { error: "unknown" });
  send(response, 200, told(known));
}

/** Calls the house as a provider does, and gives back what it answered. */
async function call({ about, subject, copies = 1, badSignature, skewS = 0, to, ...said }) {
  const known = (about === "payment" ? payments : payouts).get(subject) ?? {};
  const {
    status = known.status ?? "paid",
    amount = known.amount ?? "1",
    currency = known.currency ?? "P",
  } = said;
  const body = said.body ?? JSON.stringify({ about, subject, status, amount, currency });
  const timestamp = nowS(skewS);
  const headers = {
    "Content-Type": "application/json",
    "X-Payment-Timestamp": timestamp,
    "X-Payment-Signature": sign(timestamp, badSignature ? `${body} ` : body),
  };
  const answers = Array.from({ length: copies }, async () => {
    const answered = await fetch(to ?? callbackUrl, { method: "POST", headers, body });
    return { status: answered.status, ...(await answered.json().catch(() => ({}))) };
  });
  return Promise.all(answers);
}

const CONTROLS = {
  next: async (told) => {
    next = told;
    return {};
  },
  settle: async ({ subject, status }) => {
    const known = payments.get(subject) ?? payouts.get(subject);
    if (known) known.status = status;
    return { known: Boolean(known) };
  },
  callback: call,
  target: async ({ url }) => {
    callbackUrl = url;
    return {};
  },
  state: async () => ({ payments: [...payments.values()], payouts: [...payouts.values()] }),
};

const server = createServer((request, response) => {
  const path = request.url ?? "/";
  const [, area, name] = path.split("/");
  const work = area === "control" ? control(request, response, name) : provider(request, response, path);
  work.catch((fault) => {
    response.writeHead(500).end(String(fault));
  });
});

async function control(request, response, name) {
  const body = await bodyOf(request);
  const answer = await CONTROLS[name](body.length > 0 ? JSON.parse(body.toString("utf8")) : {});
  response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(answer));
}

server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`${JSON.stringify({ port: server.address().port })}\n`);
});
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => process.exit(0));
// Anybody who started it may be gone without a word: then its pipe closes.
process.stdin.on("end", () => process.exit(0)).resume();
