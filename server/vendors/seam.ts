import { SECOND_MS, stopwatch } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { badSignatureCount } from "./bad-signatures.ts";
import { type Breaker, type BreakerLimits, vendorBreaker } from "./breaker.ts";
import { type Desk, plainAnswer, type SeamPorts } from "./desk.ts";
import { NO_FACTS, prepare, takesStake } from "./dispatch.ts";
import { isAuthentic, isFresh, respond } from "./envelope.ts";
import { type ExchangeLog, exchangeLog, redacted } from "./exchanges.ts";
import { keepMaintenance } from "./maintenances.ts";
import {
  WALLET_COMMANDS,
  type WalletAnswer,
  type WalletCommandName,
  type WalletRequest,
  type WalletResponse,
} from "./protocol.ts";

export const BODY_MAX_BYTES = 64 * 1024;
/** Vendors give up after two to three seconds. */
const ANSWER_WITHIN_MS = 1.9 * SECOND_MS;
/** The name under which the house itself gives orders to the ledger. */
const HOUSE = "house";
const VENDOR_CODE = /^[A-Za-z0-9_-]{1,40}$/;

/** What somebody should look at: a forged or conflicting call, a vendor that was stopped, or a fault of ours. */
export type SeamAlarm = {
  kind: "badSignature" | "conflict" | "cancelledPayout" | "maintenance" | "fault";
  vendor: string;
  command: string;
  fault?: unknown;
};

export type Seam = {
  handle(request: WalletRequest): Promise<WalletResponse>;
  /** Whether the vendor was stopped for failing too often: nothing of it is launched, and no stake is taken. */
  inMaintenance(vendor: string): boolean;
  /** Resolves when the record of everything so far is written: before the database is closed. */
  settled(): Promise<void>;
};

export type SeamOptions = {
  context: Context;
  /** A vendor without a secret does not exist for the seam. */
  secretOf(vendor: string): string | null;
  ports: SeamPorts;
  alarm?: (event: SeamAlarm) => void;
  breaker?: BreakerLimits;
};

/**
 * The door of every vendor. Signature first, on the raw bytes; then the body; then the command, which is
 * decided once for its key however often it comes. Every answer is signed, and both sides are kept.
 */
export function createSeam({
  context,
  secretOf,
  ports,
  alarm = () => {},
  breaker: limits,
}: SeamOptions): Seam {
  const failed = (command: string) => (fault: unknown) =>
    alarm({ kind: "fault", vendor: HOUSE, command, fault });
  const log = exchangeLog(context, failed("exchange"));
  const forged = badSignatureCount(context, failed("bad-signature"));
  const breaker = vendorBreaker(limits);
  const inMaintenance = (vendor: string) => breaker.inMaintenance(vendor, context.now());
  return {
    inMaintenance,
    async settled() {
      await Promise.all([log.settled(), forged.settled()]);
    },
    async handle(request) {
      const { vendor, command, body } = request;
      const secret = VENDOR_CODE.test(vendor) && vendor !== HOUSE ? secretOf(vendor) : null;
      if (!secret) return respond(context, null, 404, plainAnswer("NOT_FOUND"));
      if (body.byteLength > BODY_MAX_BYTES) return respond(context, secret, 400, plainAnswer("BAD_REQUEST"));
      if (!isAuthentic(secret, request) || (!isFresh(context, request) && takesStake(command, body))) {
        alarm({ kind: "badSignature", vendor, command });
        forged.note(vendor);
        return respond(context, secret, 401, plainAnswer("BAD_SIGNATURE"));
      }
      if (!isCommand(command)) return respond(context, secret, 404, plainAnswer("NOT_FOUND"));
      const desk = { context, ports, vendor, inMaintenance: inMaintenance(vendor) };
      return answerCommand(desk, { command, secret, request, alarm, log, breaker });
    },
  };
}

type Call = {
  command: WalletCommandName;
  secret: string;
  request: WalletRequest;
  alarm: (event: SeamAlarm) => void;
  log: ExchangeLog;
  breaker: Breaker;
};

async function answerCommand(desk: Desk, call: Call): Promise<WalletResponse> {
  const { context, vendor } = desk;
  const { command, secret, request, alarm, log } = call;
  const tookMs = stopwatch();
  const prepared = prepare(desk, command, request.body);
  const { playerId, rounds, txId } = prepared?.facts ?? NO_FACTS;
  const answer = prepared
    ? await inTime(prepared.run()).catch((fault) => {
        alarm({ kind: "fault", vendor, command, fault });
        return plainAnswer("RETRY_LATER", { txId });
      })
    : plainAnswer("BAD_REQUEST");
  judge(desk, call, answer);
  const status = prepared ? statusOf(answer) : 400;
  const response = respond(context, secret, status, answer);
  const sides = { request: redacted(request.body), answer: redacted(response.body) };
  const times = { tookMs: tookMs(), at: context.now() };
  for (const round of rounds.length === 0 ? [null] : rounds) {
    log.keep({ vendor, command, playerId, round, txId, code: answer.code, status, ...sides, ...times });
  }
  return response;
}

/** The ledger's own BAD_REQUEST is an answer, and is told as one. */
function statusOf({ code }: WalletAnswer): number {
  return code === "RETRY_LATER" ? 503 : 200;
}

/** Tells who should know what the vendor did wrong, and stops a vendor that does it too often. */
function judge(
  { context, vendor }: Desk,
  { command, alarm, log, breaker }: Call,
  { code }: WalletAnswer,
): void {
  const cancelled = command === "credit" && code === "TX_CANCELLED";
  if (code === "DUPLICATE_CONFLICT") alarm({ kind: "conflict", vendor, command });
  if (cancelled) alarm({ kind: "cancelledPayout", vendor, command });
  if (code === "RETRY_LATER") return;
  const failed = cancelled || code === "DUPLICATE_CONFLICT" || code === "BAD_REQUEST";
  const maintenance = breaker.note(vendor, context.now(), failed);
  if (!maintenance) return;
  alarm({ kind: "maintenance", vendor, command });
  log.behind(keepMaintenance(context, maintenance));
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
