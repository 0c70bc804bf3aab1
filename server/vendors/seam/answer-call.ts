import { SECOND_MS, stopwatch } from "../../core/time.ts";
import { type Desk, plainAnswer } from "../desk.ts";
import { keepMaintenance } from "../maintenances.ts";
import type { Breaker } from "../outgoing/breaker.ts";
import type { Pace } from "../pace.ts";
import type { WalletAnswer } from "../protocol.ts";
import { NO_FACTS, type Prepared } from "./dispatch.ts";
import type { ExchangeLog } from "./exchanges.ts";

/** Vendors give up after two to three seconds. */
const ANSWER_WITHIN_MS = 1.9 * SECOND_MS;

/**
 * What somebody should look at. `badSignature` is a call in the vendor's name that is not the vendor's, or an old one
 * said again, `because` of its moment or the address that it came from where it is not the key; the others are a conflict, a payout on what was taken back, a vendor that was stopped, one that calls more
 * often than agreed, a fault of ours.
 */
export type SeamAlarm = {
  kind: "badSignature" | "conflict" | "cancelledPayout" | "maintenance" | "flood" | "fault";
  vendor: string;
  command: string;
  because?: Doubt | undefined;
  fault?: unknown;
};

/** Why a call is not believed that the right key may have signed. */
export type Doubt = "tooOld" | "fromElsewhere";

/** What goes with every call, in whatever dialect it comes. */
export type Watch = {
  alarm(event: SeamAlarm): void;
  log: ExchangeLog;
  breaker: Breaker;
  pace: Pace;
};

/** Whether a call that was believed is one too many now. It is not kept either: it will be sent again. */
export function comesTooFast(
  { pace, alarm }: Watch,
  { vendor, command }: { vendor: string; command: string },
) {
  if (!pace.isTooFast(vendor)) return false;
  if (pace.isToTell(vendor)) alarm({ kind: "flood", vendor, command });
  return true;
}

/** A call that was believed; `prepared` is null when it could not be read, for the fields that are named then. */
export type BelievedCall = { command: string; prepared: Prepared | null; fields?: readonly string[] };

/** An answer as it goes out, in the dialect of the vendor, and both sides as they are kept. */
export type SentAnswer = { status: number; request: string; answer: string };

/**
 * Decides a call in time, has it written by `send`, and keeps both sides. A fault of ours is RETRY_LATER, never a
 * refusal; what the vendor does wrong counts against it.
 */
export async function answerCall<Sent extends SentAnswer>(
  desk: Desk,
  watch: Watch,
  call: BelievedCall,
  send: (answer: WalletAnswer) => Sent,
): Promise<Sent> {
  const { context, vendor } = desk;
  const { command, prepared } = call;
  const elapsedMs = stopwatch();
  const answer = await decide(desk, watch, call);
  judge(desk, watch, command, answer);
  const sent = send(answer);
  const { playerId, rounds, txId } = prepared?.facts ?? NO_FACTS;
  const { code } = answer;
  const { status, request, answer: told } = sent;
  const [tookMs, at] = [elapsedMs(), context.now()];
  for (const round of rounds.length === 0 ? [null] : rounds) {
    watch.log.keep({
      vendor,
      command,
      playerId,
      round,
      txId,
      code,
      status,
      request,
      answer: told,
      tookMs,
      at,
    });
  }
  return sent;
}

async function decide(
  { vendor }: Desk,
  { alarm }: Watch,
  { command, prepared, fields = [] }: BelievedCall,
): Promise<WalletAnswer> {
  if (!prepared) return plainAnswer("BAD_REQUEST", fields.length > 0 ? { fields } : {});
  try {
    return await inTime(prepared.run());
  } catch (fault) {
    alarm({ kind: "fault", vendor, command, fault });
    return plainAnswer("RETRY_LATER", { txId: prepared.facts.txId });
  }
}

/** Tells who should know what the vendor did wrong, and stops a vendor that does it too often. */
function judge(
  { context, vendor }: Desk,
  { alarm, log, breaker }: Watch,
  command: string,
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
