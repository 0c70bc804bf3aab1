import { SECOND_MS, stopwatch } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { authenticate } from "./authenticate.ts";
import { balance } from "./balance.ts";
import { readBody } from "./bodies.ts";
import { credit } from "./credit.ts";
import { debit } from "./debit.ts";
import { type Desk, plainAnswer, playerIdIn, type SeamPorts } from "./desk.ts";
import { isAuthentic, respond } from "./envelope.ts";
import { type ExchangeLog, exchangeLog, redacted } from "./exchanges.ts";
import {
  WALLET_COMMANDS,
  type WalletAnswer,
  type WalletCommandName,
  type WalletRequest,
  type WalletResponse,
} from "./protocol.ts";
import { rollback } from "./rollback.ts";

export const BODY_MAX_BYTES = 64 * 1024;
/** Vendors give up after two to three seconds. */
const ANSWER_WITHIN_MS = 1.9 * SECOND_MS;
/** The name under which the house itself gives orders to the ledger. */
const HOUSE = "house";
const VENDOR_CODE = /^[A-Za-z0-9_-]{1,40}$/;

/** What somebody should look at: a forged or conflicting call, or a fault of ours. */
export type SeamAlarm = {
  kind: "badSignature" | "conflict" | "cancelledPayout" | "fault";
  vendor: string;
  command: string;
  fault?: unknown;
};

export type Seam = {
  handle(request: WalletRequest): Promise<WalletResponse>;
  /** Resolves when the record of every exchange so far is written: before the database is closed. */
  settled(): Promise<void>;
};

export type SeamOptions = {
  context: Context;
  /** A vendor without a secret does not exist for the seam. */
  secretOf(vendor: string): string | null;
  ports: SeamPorts;
  alarm?: (event: SeamAlarm) => void;
};

/**
 * The door of every vendor. Signature first, on the raw bytes; then the body; then the command, which is
 * decided once for its key however often it comes. Every answer is signed, and both sides are kept.
 */
export function createSeam({ context, secretOf, ports, alarm = () => {} }: SeamOptions): Seam {
  const log = exchangeLog(context, (fault) =>
    alarm({ kind: "fault", vendor: HOUSE, command: "exchange", fault }),
  );
  return {
    settled: log.settled,
    async handle(request) {
      const { vendor, command } = request;
      const secret = VENDOR_CODE.test(vendor) && vendor !== HOUSE ? secretOf(vendor) : null;
      if (!secret) return respond(context, null, 404, plainAnswer("NOT_FOUND"));
      if (request.body.byteLength > BODY_MAX_BYTES) {
        return respond(context, secret, 400, plainAnswer("BAD_REQUEST"));
      }
      if (!isAuthentic(context, secret, request)) {
        alarm({ kind: "badSignature", vendor, command });
        return respond(context, secret, 401, plainAnswer("BAD_SIGNATURE"));
      }
      if (!isCommand(command)) return respond(context, secret, 404, plainAnswer("NOT_FOUND"));
      return answerCommand({ context, ports, vendor }, { command, secret, request, alarm, log });
    },
  };
}

type Call = {
  command: WalletCommandName;
  secret: string;
  request: WalletRequest;
  alarm: (event: SeamAlarm) => void;
  log: ExchangeLog;
};

async function answerCommand(
  desk: Desk,
  { command, secret, request, alarm, log }: Call,
): Promise<WalletResponse> {
  const { context, vendor } = desk;
  const tookMs = stopwatch();
  const facts: Facts = { playerId: null, round: null, txId: null };
  const { status, answer } = await inTime(decide(desk, command, request.body, facts)).catch((fault) => {
    alarm({ kind: "fault", vendor, command, fault });
    return { status: 503, answer: plainAnswer("RETRY_LATER", { txId: facts.txId }) };
  });
  if (answer.code === "DUPLICATE_CONFLICT") alarm({ kind: "conflict", vendor, command });
  if (command === "credit" && answer.code === "TX_CANCELLED")
    alarm({ kind: "cancelledPayout", vendor, command });
  const response = respond(context, secret, status, answer);
  log.keep({
    ...facts,
    vendor,
    command,
    code: answer.code,
    status,
    request: redacted(request.body),
    answer: redacted(response.body),
    tookMs: tookMs(),
    at: context.now(),
  });
  return response;
}

/** What an exchange is found again by. */
type Facts = { playerId: bigint | null; round: string | null; txId: string | null };

async function decide(
  desk: Desk,
  command: WalletCommandName,
  bytes: Uint8Array,
  facts: Facts,
): Promise<{ status: number; answer: WalletAnswer }> {
  const run = prepare(desk, command, bytes, facts);
  if (!run) return { status: 400, answer: plainAnswer("BAD_REQUEST") };
  const answer = await run();
  return { status: answer.code === "RETRY_LATER" ? 503 : 200, answer };
}

/** Reads the body that belongs to the command and notes what the exchange is about; null when unreadable. */
function prepare(
  desk: Desk,
  command: WalletCommandName,
  bytes: Uint8Array,
  facts: Facts,
): (() => Promise<WalletAnswer>) | null {
  switch (command) {
    case "authenticate":
      return withBody(readBody(command, bytes), (body) => authenticate(desk, body));
    case "balance":
      return withBody(noted(readBody(command, bytes), facts), (body) => balance(desk, body));
    case "debit":
      return withBody(noted(readBody(command, bytes), facts), (body) => debit(desk, body));
    case "credit":
      return withBody(noted(readBody(command, bytes), facts), (body) => credit(desk, body));
    case "rollback":
      return withBody(noted(readBody(command, bytes), facts), (body) => rollback(desk, body));
  }
}

function withBody<Body>(
  body: Body | null,
  run: (body: Body) => Promise<WalletAnswer>,
): (() => Promise<WalletAnswer>) | null {
  return body === null ? null : () => run(body);
}

function noted<Body extends { player: string; round?: string; txId?: string }>(
  body: Body | null,
  facts: Facts,
): Body | null {
  if (body) {
    facts.playerId = playerIdIn(body.player);
    facts.round = body.round ?? null;
    facts.txId = body.txId ?? null;
  }
  return body;
}

function isCommand(name: string): name is WalletCommandName {
  return WALLET_COMMANDS.some((command) => command === name);
}

/** What is committed but not answered in time, the repeat finds. */
async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error("The seam could not answer in time.")), ANSWER_WITHIN_MS);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
