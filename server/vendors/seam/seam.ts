import type { Context } from "../../db/context.ts";
import { type Desk, plainAnswer, type SeamPorts } from "../desk.ts";
import type { ForeignRequest, ForeignResponse } from "../dialects/dialect.ts";
import { type BreakerLimits, vendorBreaker } from "../outgoing/breaker.ts";
import { answerForeign, NO_SUCH_VENDOR, speaksForeign } from "../outgoing/foreign-call.ts";
import { vendorPace } from "../pace.ts";
import {
  WALLET_COMMANDS,
  type WalletAnswer,
  type WalletCommandName,
  type WalletRequest,
  type WalletResponse,
} from "../protocol.ts";
import { NO_VENDORS, type Vendor, type VendorRegistry } from "../registry.ts";
import { canBeAsked } from "../rounds/open-round-sweep.ts";
import { answerCall, comesTooFast, type Doubt, type SeamAlarm, type Watch } from "./answer-call.ts";
import { commandMeantBy, readJson, wrongFields } from "./bodies.ts";
import { prepare } from "./dispatch.ts";
import { BODY_MAX_BYTES, isAuthentic, isFresh, respond, type Seal } from "./envelope.ts";
import { exchangeLog } from "./exchanges.ts";
import { redactJson } from "./redacted.ts";
import { keyOf, type SigningKey, walletPath } from "./signature.ts";

/** The name under which the house itself gives orders to the ledger. */
const HOUSE = "house";
const VENDOR_CODE = /^[A-Za-z0-9_-]{1,40}$/;

export type Seam = {
  handle(request: WalletRequest): Promise<WalletResponse>;
  /** The same for a vendor that speaks a dialect of its own. */
  handleForeign(request: ForeignRequest): Promise<ForeignResponse>;
  /** Whether calls of this vendor belong to `handleForeign`. */
  isForeign(vendor: string): boolean;
  /** Whether the vendor was stopped for failing too often: nothing of it is launched, and no stake is taken. */
  inMaintenance(vendor: string): boolean;
  /** Resolves when the record of everything so far is written: before the database is closed. */
  settled(): Promise<void>;
};

export type SeamOptions = {
  context: Context;
  /** The secrets of our own game series. A vendor without a secret does not exist for the seam. */
  secretOf(vendor: string): string | null;
  /** The foreign vendors. One in transfer mode keeps balances of its own, and asks here who plays and nothing else. */
  vendors?: VendorRegistry;
  ports: SeamPorts;
  alarm?: (event: SeamAlarm) => void;
  breaker?: BreakerLimits;
};

/**
 * The door of every vendor. Signature first, on the raw bytes; then the body; then the command, which is
 * decided once for its key however often it comes. Every answer is signed, and both sides are kept.
 */
export function createSeam(options: SeamOptions): Seam {
  const { context, ports, vendors = NO_VENDORS } = options;
  const watch = openWatch(options);
  const inMaintenance = (vendor: string) => watch.breaker.inMaintenance(vendor, context.now());
  const owners: Desk["owners"] = new Map();
  const deskOf = (vendor: string): Desk => ({
    context,
    ports,
    vendor,
    inMaintenance: inMaintenance(vendor),
    knowsGifts: isAsked(vendors.find(vendor)),
    keepsBalances: vendors.find(vendor)?.mode === "transfer",
    owners,
  });
  return {
    inMaintenance,
    isForeign: (vendor) => speaksForeign(vendors.find(vendor)),
    settled: () => watch.log.settled(),
    async handleForeign(request) {
      const vendor = vendors.find(request.vendor);
      if (!speaksForeign(vendor) || request.method !== "POST") return NO_SUCH_VENDOR;
      return answerForeign(deskOf(vendor.code), watch, vendor, request);
    },
    async handle(request) {
      const { vendor, command, body } = request;
      const [first, ...others] = keysFor(options, vendor);
      if (!first) return respond(context, null, 404, plainAnswer("NOT_FOUND"));
      const path = walletPath(vendor, command);
      const unread = { key: first, path };
      if (body.byteLength > BODY_MAX_BYTES) return respond(context, unread, 400, plainAnswer("BAD_REQUEST"));
      const key = [first, ...others].find((own) => isAuthentic(own, request) && isMeant(own, request));
      const because = doubtOf(options, request);
      if (!key || because) {
        watch.alarm({ kind: "badSignature", vendor, command, ...(key ? { because } : {}) });
        return respond(context, unread, 401, plainAnswer("BAD_SIGNATURE"));
      }
      if (comesTooFast(watch, { vendor, command })) {
        return respond(context, { key, path }, 503, plainAnswer("RETRY_LATER"));
      }
      const desk = deskOf(vendor);
      if (!isCommand(command, desk)) return respond(context, { key, path }, 404, plainAnswer("NOT_FOUND"));
      return answerOwn(desk, watch, { ...request, command, seal: { key, path } });
    },
  };
}

function openWatch({ context, alarm = () => {}, breaker, vendors = NO_VENDORS }: SeamOptions): Watch {
  const failed = (fault: unknown) => alarm({ kind: "fault", vendor: HOUSE, command: "exchange", fault });
  return {
    alarm,
    log: exchangeLog(context, failed),
    breaker: vendorBreaker(breaker),
    pace: vendorPace(context, vendors),
  };
}

const isAsked = (vendor: Vendor | null) => vendor !== null && canBeAsked(vendor);

/** The keys that this vendor may sign with now; none for one that does not exist here. */
function keysFor(
  { context, secretOf, vendors = NO_VENDORS }: SeamOptions,
  vendor: string,
): readonly SigningKey[] {
  if (!VENDOR_CODE.test(vendor) || vendor === HOUSE) return [];
  const foreign = vendors.find(vendor);
  if (foreign) return foreign.keysAt(context.now());
  const secret = secretOf(vendor);
  return secret ? [keyOf(secret)] : [];
}

/** The vendor itself sends from where it may, and just now. */
function doubtOf({ context, vendors }: SeamOptions, request: WalletRequest): Doubt | undefined {
  const foreign = vendors?.find(request.vendor);
  if (foreign && !foreign.allows(request.address ?? "")) return "fromElsewhere";
  return isFresh(context, request) ? undefined : "tooOld";
}

/** Version 1 does not sign the command: there a body that was made for another one is not believed. */
function isMeant({ version }: SigningKey, { command, body }: WalletRequest): boolean {
  if (version !== "1") return true;
  const meant = commandMeantBy(readJson(body));
  return meant === null || meant === command;
}

const redacted = redactJson("token");

async function answerOwn(
  desk: Desk,
  watch: Watch,
  { command, seal, body }: WalletRequest & { command: WalletCommandName; seal: Seal },
): Promise<WalletResponse> {
  const prepared = prepare(desk, command, body);
  const call = prepared
    ? { command, prepared }
    : { command, prepared, fields: wrongFields(command, readJson(body)) };
  const { response } = await answerCall(desk, watch, call, (answer) => {
    const status = prepared ? statusOf(answer) : 400;
    const response = respond(desk.context, seal, status, answer);
    return { status, request: redacted(body), answer: redacted(response.body), response };
  });
  return response;
}

/** The ledger's own BAD_REQUEST is an answer, and is told as one. */
function statusOf({ code }: WalletAnswer): number {
  return code === "RETRY_LATER" ? 503 : 200;
}

/** Of a vendor that keeps balances of its own, the one command that moves and tells none. */
function isCommand(name: string, { keepsBalances }: Desk): name is WalletCommandName {
  return keepsBalances ? name === "authenticate" : WALLET_COMMANDS.some((command) => command === name);
}
