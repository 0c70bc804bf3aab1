/**
 * A foreign vendor of wallet v1 as a process of its own: what we ask of a vendor is answered here, well or badly
 * as a test wants it.
 *
 *   node tests/kit/vendor-simulator.js --secret SECRET [--vendor SIM] [--port 0] [--wallet ORIGIN] [--page 200]
 *     [--signature 1.1]
 *
 * It prints one line when it listens: {"listening":"http://127.0.0.1:PORT"}. SIGTERM ends it.
 *
 * What a house asks (POST, JSON, signed as wallet v1 signs: X-Vendor-Timestamp, X-Vendor-Signature, see
 * signature.js); every answer is signed in the same way over the path of its question, and names what it answers. The age of a timestamp is not judged, because a test's clock may stand.
 *
 *   /games {}                                     → { games }
 *   /launch { token, game, currency }             → { code, round, url }   takes a stake at the wallet (--wallet)
 *   /rounds/state { player, game, round }         → { player, round, state, transactions }
 *                                                   state: open | closed | void | unknown
 *   /transactions { from, to, after? }            → { transactions, next }  ISO times, from ≤ at < to; next goes to after
 *       transactions: { txId, kind: debit|credit|adjust, player, game, round, amount, currency, state: done|rolled-back,
 *                       at, betTxId?, creditKind?, endRound?, direction? }
 *   /transfer/deposit  { txId, player, amount, currency } → { txId, status: OK|FAILED|UNKNOWN, balance }
 *   /transfer/withdraw { txId, player, amount, currency } → the same; FAILED when the purse holds less
 *   /transfer/status   { txId }                           → the same; a txId that never arrived is FAILED from then
 *                                                           on, also when it arrives later
 *   /transfer/balance  { player, currency }               → { player, currency, balance }
 *   The same txId again: the same end, moved once. The same txId with other content: 409 { code: "CONFLICT" }.
 *
 * What a test says (POST, JSON, not signed):
 *
 *   /control/faults { path, fault, times?, … }    the next `times` (1) calls of that path go wrong:
 *       unknown { asks? = 1, becomes? } the transfer is done (becomes: "FAILED": refused), UNKNOWN is answered `asks` times
 *       pending                         the transfer is undecided until /control/decide
 *       refuse                          the transfer is FAILED
 *       lost-before | lost-after        the connection is cut before or after the work
 *       delay { delayMs }               done and answered late
 *       error                           500 before the work
 *       wrong-signature | garbage       a signature of another secret; signed, and no JSON
 *       stale                           well signed, but more than five minutes ago
 *       other-answer                    well signed, and about something else
 *       duplicate                       /transactions tells each line twice
 *   /control/decide { txId, accepted }            ends a pending transfer
 *   /control/send { command, body, times? = 1, lost?, book? }   sends a command to the wallet and remembers it.
 *       lost: remembered, never sent · book: false forgets it, an object replaces fields of what is remembered
 *   /control/round { player, round, state }       how a round stands, whatever the transactions tell
 *   /control/forget { txId }                      a transaction that the vendor does not know any more
 *   /control/clock { at }                         its clock stands at this time from now on
 *   /control/book {}                              → { purses, transfers, calls } calls: how often each path was asked
 *   /control/reset {}                             forgets all of it
 */
import { createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import {
  isSigned,
  SIGNATURE_HEADER,
  SIGNATURE_VERSIONS,
  signedHeaders,
  TIMESTAMP_HEADER,
} from "./signature.js";
import { vendorBook } from "./simulator/book.js";
import { faultQueue, transferFault } from "./simulator/faults.js";
import { transferWallet } from "./simulator/transfer-wallet.js";
import { GAMES, openRound } from "./simulator/trivial-game.js";
import { walletCaller } from "./simulator/wallet-caller.js";

const { values: options } = parseArgs({
  options: {
    secret: { type: "string" },
    vendor: { type: "string", default: "SIM" },
    port: { type: "string", default: "0" },
    wallet: { type: "string" },
    page: { type: "string", default: "200" },
    signature: { type: "string", default: "1.1" },
  },
});
if (!options.secret || !SIGNATURE_VERSIONS.includes(options.signature)) {
  console.error("--secret is needed, and --signature is 1 or 1.1: a vendor without a secret does not start.");
  process.exit(2);
}

/** One more than a house believes. */
const STALE_SECONDS = 301;

const { secret, signature: version } = options;
let standing = null;
const now = () => standing ?? new Date();
const callWallet = walletCaller({ ...options, version, now });
const faults = faultQueue();
let book = vendorBook();
let purses = transferWallet();
let calls = {};

async function send({ command, body, times = 1, lost = false, book: as = {} }) {
  if (as !== false) book.write(command, body, now(), as);
  const answers = [];
  for (let nth = 0; nth < (lost ? 0 : times); nth += 1) answers.push(await callWallet(command, body));
  return { answers };
}

/** What a house asks. Null is a key that was used with other content. */
const VENDOR = {
  "/games": () => ({ games: GAMES }),
  "/launch": async (body) => {
    const take = async (command, said) =>
      (await send({ command, body: said, book: command === "debit" && {} })).answers[0];
    const opened = await openRound(take, body);
    return { ...opened, url: opened.round && `https://games.example/play?round=${opened.round}` };
  },
  "/rounds/state": (body) => book.roundState(body),
  "/transactions": (body, { fault }) => {
    const page = book.page(body, Number(options.page));
    const twice = page.transactions.flatMap((line) => [line, line]);
    return fault === "duplicate" ? { ...page, transactions: twice } : page;
  },
  "/transfer/deposit": (body, planned) => purses.deposit(body, transferFault(planned)),
  "/transfer/withdraw": (body, planned) => purses.withdraw(body, transferFault(planned)),
  "/transfer/status": (body) => purses.status(body),
  "/transfer/balance": (body) => purses.balance(body),
};

/** What a test says. */
const CONTROL = {
  "/control/faults": (body) => ({ planned: faults.plan(body) }),
  "/control/decide": (body) => ({ decided: purses.decide(body) }),
  "/control/send": send,
  "/control/round": ({ state, ...at }) => {
    book.setRound(at, state);
    return {};
  },
  "/control/forget": ({ txId }) => {
    book.forget(txId);
    return {};
  },
  "/control/clock": ({ at }) => {
    standing = new Date(at);
    return {};
  },
  "/control/book": () => ({ ...purses.book(), calls }),
  "/control/reset": () => {
    book = vendorBook();
    purses = transferWallet();
    calls = {};
    faults.clear();
    return {};
  },
};

async function answerHouse(path, request, response, bytes) {
  const { headers } = request;
  const signature = headers[SIGNATURE_HEADER.toLowerCase()];
  const asked = headers[TIMESTAMP_HEADER.toLowerCase()] ?? "";
  const isTheirs = isSigned({ secret, version }, { timestamp: asked, path, body: bytes }, signature);
  if (!isTheirs) return tell(response, path, 401, { code: "BAD_SIGNATURE" });
  calls[path] = (calls[path] ?? 0) + 1;
  const planned = faults.take(path);
  const { fault } = planned;
  if (fault === "lost-before") return response.destroy();
  if (fault === "error") return tell(response, path, 500, { code: "ERROR" }, { at: asked });
  if (fault === "delay") await sleep(planned.delayMs);
  const answer = await VENDOR[path](JSON.parse(bytes.toString("utf8")), planned);
  if (fault === "lost-after") return response.destroy();
  if (fault === "garbage") return tell(response, path, 200, "no JSON at all", { at: asked });
  const by = fault === "wrong-signature" ? `${secret} of somebody else` : secret;
  const at = fault === "stale" ? `${Number(asked) - STALE_SECONDS}` : asked;
  const other = { ...answer, txId: "another", player: "another" };
  if (fault === "other-answer") return tell(response, path, 200, other, { at });
  if (!answer) return tell(response, path, 409, { code: "CONFLICT" }, { at });
  return tell(response, path, 200, answer, { by, at });
}

/** An answer is signed at the second of its question, because a test's clock may stand. */
function tell(response, path, status, answer, { by = secret, at } = {}) {
  const body = typeof answer === "string" ? answer : JSON.stringify(answer);
  const headers = signedHeaders({ secret: by, version }, { path, body, timestamp: at });
  response.writeHead(status, headers).end(body);
}

async function bytesOf(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

const server = createServer(async (request, response) => {
  const { pathname: path } = new URL(request.url ?? "/", "http://vendor");
  try {
    const bytes = await bytesOf(request);
    if (Object.hasOwn(CONTROL, path)) {
      const said = bytes.length === 0 ? {} : JSON.parse(bytes.toString("utf8"));
      tell(response, path, 200, await CONTROL[path](said));
    } else if (Object.hasOwn(VENDOR, path)) {
      await answerHouse(path, request, response, bytes);
    } else {
      tell(response, path, 404, { code: "NOT_FOUND" });
    }
  } catch (fault) {
    tell(response, path, 500, { code: "ERROR", said: String(fault) });
  }
});

server.listen(Number(options.port), "127.0.0.1", () => {
  const address = server.address();
  process.stdout.write(`${JSON.stringify({ listening: `http://127.0.0.1:${address.port}` })}\n`);
});
process.on("SIGTERM", () => {
  server.close();
  server.closeAllConnections();
});
