import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type Clock, SECOND_MS, stopwatch } from "../../core/time.ts";
import {
  SIGNATURE_HEADER,
  TIMESTAMP_HEADER,
  type WalletAnswer,
  type WalletBody,
  type WalletCommandName,
  type WalletRequest,
  type WalletResponse,
} from "../protocol.ts";
import { isSignedBy, keyOf, signMessage, walletPath } from "./signature.ts";

export type SendBytes = (request: WalletRequest) => Promise<WalletResponse>;

/** The wallet as a game sees it. Each command is safe to repeat with the same txId. */
export type WalletClient = {
  [Name in Exclude<WalletCommandName, "end-round">]: (body: WalletBody[Name]) => Promise<WalletAnswer>;
} & { endRound(body: WalletBody["end-round"]): Promise<WalletAnswer> };

const BUDGET_MS = 2.5 * SECOND_MS;
const PAUSE_MIN_MS = 10;
const PAUSE_MAX_MS = 300;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * A game's side of the wallet protocol: it signs what it sends, believes only a signed answer, and sends the
 * same command again while the other side cannot decide. After 2.5 s it gives RETRY_LATER, which says nothing
 * about whether the command was done: send it again later, or roll it back.
 * `send` is the seam's `handle` in one process, or `sendTo` over a socket.
 */
export function walletClient(options: {
  vendor: string;
  secret: string;
  now: Clock;
  send: SendBytes;
}): WalletClient {
  if (options.secret === "") throw new Error(`Vendor ${options.vendor} has no secret and does not start.`);
  const command =
    <Name extends WalletCommandName>(name: Name) =>
    (body: WalletBody[Name]) =>
      sendUntilDecided(options, name, encoder.encode(JSON.stringify(body)));
  return {
    authenticate: command("authenticate"),
    balance: command("balance"),
    debit: command("debit"),
    credit: command("credit"),
    batch: command("batch"),
    rollback: command("rollback"),
    adjust: command("adjust"),
    endRound: command("end-round"),
    status: command("status"),
  };
}

/** Sends over HTTP to the site at this origin. */
export function sendTo(origin: string): SendBytes {
  return async ({ vendor, command, timestamp, signature, body }) => {
    const response = await fetch(new URL(walletPath(vendor, command), origin), {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        [TIMESTAMP_HEADER]: timestamp,
        [SIGNATURE_HEADER]: signature,
      },
      body: new Uint8Array(body),
      signal: AbortSignal.timeout(BUDGET_MS),
    });
    return {
      status: response.status,
      headers: {
        [TIMESTAMP_HEADER]: response.headers.get(TIMESTAMP_HEADER) ?? "",
        [SIGNATURE_HEADER]: response.headers.get(SIGNATURE_HEADER) ?? "",
      },
      body: new Uint8Array(await response.arrayBuffer()),
    };
  };
}

async function sendUntilDecided(
  options: { vendor: string; secret: string; now: Clock; send: SendBytes },
  command: WalletCommandName,
  body: Uint8Array,
): Promise<WalletAnswer> {
  const elapsedMs = stopwatch();
  for (;;) {
    const answer = await sendOnce(options, command, body);
    const pauseMs = randomInt(PAUSE_MIN_MS, PAUSE_MAX_MS);
    if (answer.code !== "RETRY_LATER" || elapsedMs() + pauseMs > BUDGET_MS) return answer;
    await sleep(pauseMs);
  }
}

async function sendOnce(
  { vendor, secret, now, send }: { vendor: string; secret: string; now: Clock; send: SendBytes },
  command: WalletCommandName,
  body: Uint8Array,
): Promise<WalletAnswer> {
  const timestamp = Math.floor(now().getTime() / SECOND_MS).toString();
  const [key, path] = [keyOf(secret), walletPath(vendor, command)];
  const signature = signMessage(key, { timestamp, path, body });
  let response: WalletResponse;
  try {
    response = await send({ vendor, command, timestamp, signature, body });
  } catch {
    // Nobody knows whether it arrived: only the same command again can tell.
    return UNDECIDED;
  }
  const answered = { timestamp: response.headers[TIMESTAMP_HEADER] ?? "", path, body: response.body };
  if (!isSignedBy(key, answered, response.headers[SIGNATURE_HEADER] ?? "")) {
    throw new Error(`The wallet's answer to ${command} of ${vendor} is not signed with our secret.`);
  }
  return JSON.parse(decoder.decode(response.body)) as WalletAnswer;
}

const UNDECIDED: WalletAnswer = {
  code: "RETRY_LATER",
  player: null,
  currency: null,
  balance: null,
  txId: null,
  transferId: null,
  version: null,
  replayed: false,
};
