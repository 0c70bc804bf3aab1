import { authenticate } from "../commands/authenticate.ts";
import { balance } from "../commands/balance.ts";
import { type Desk, findOwner, ownAsset, plainAnswer } from "../desk.ts";
import {
  type Dialect,
  type ForeignOrder,
  type ForeignRequest,
  type ForeignResponse,
  jsonResponse,
  type Reading,
  unread,
} from "../dialects/dialect.ts";
import { findLaunch } from "../launch/launches.ts";
import type { WalletAnswer } from "../protocol.ts";
import type { Vendor } from "../registry.ts";
import { answerCall, comesTooFast, type Watch } from "../seam/answer-call.ts";
import { NO_FACTS, type Prepared, prepareSaid } from "../seam/dispatch.ts";
import { BODY_MAX_BYTES, isNear } from "../seam/envelope.ts";

type SpeakingVendor = Vendor & { dialect: Dialect };

/** A vendor that nobody knows has no dialect to be answered in. */
export const NO_SUCH_VENDOR: ForeignResponse = jsonResponse(404, "{}");

/** Whether this vendor moves our balances in a dialect of its own. */
export function speaksForeign(vendor: Vendor | null): vendor is SpeakingVendor {
  return vendor?.dialect != null && vendor.mode === "seamless";
}

/**
 * Answers a call in the vendor's own dialect. Only its words are another's: it is believed, decided, kept and
 * counted as a call of wallet v1 is, and by the same rules.
 */
export async function answerForeign(
  desk: Desk,
  watch: Watch,
  vendor: SpeakingVendor,
  request: ForeignRequest,
): Promise<ForeignResponse> {
  if (request.body.byteLength > BODY_MAX_BYTES) {
    return vendor.dialect.write(unread(request), plainAnswer("BAD_REQUEST"));
  }
  const believing = vendor.dialectsAt(desk.context.now()).find((own) => own.isAuthentic(request));
  const dialect = believing ?? vendor.dialect;
  const isFromThere = vendor.allows(request.address);
  const isBelieved = isFromThere && believing !== undefined;
  const reading = isBelieved ? dialect.read(request) : unread(request);
  if (!isBelieved || isStale(desk, reading)) {
    const because = believing === undefined ? undefined : isFromThere ? "tooOld" : "fromElsewhere";
    watch.alarm({ kind: "badSignature", vendor: vendor.code, command: reading.message, because });
    return dialect.write(reading, plainAnswer("BAD_SIGNATURE"));
  }
  const { message, order } = reading;
  if (comesTooFast(watch, { vendor: vendor.code, command: message })) {
    return dialect.write(reading, plainAnswer("RETRY_LATER"));
  }
  const command = typeof order === "object" && "command" in order ? order.command : message;
  const call = { command, prepared: prepareForeign(desk, dialect, order) };
  const { response } = await answerCall(desk, watch, call, (answer) => {
    const written = dialect.write(reading, answer);
    return {
      status: written.status,
      request: `${request.path} ${dialect.redactRequest(request.body)}`.trim(),
      answer: dialect.redactAnswer(written.body),
      response: written,
    };
  });
  return response;
}

/** Where a dialect signs the moment of a stake, an old one is not believed. */
function isStale({ context }: Desk, { order }: Reading): boolean {
  return (
    typeof order === "object" &&
    "sentAt" in order &&
    order.sentAt !== undefined &&
    !isNear(context, order.sentAt)
  );
}

/** What asks for nothing of the wallet is decided here, and kept like everything else. */
function prepareForeign(desk: Desk, dialect: Dialect, order: Reading["order"]): Prepared | null {
  if (order === "acknowledge") return { facts: NO_FACTS, run: async () => plainAnswer("OK") };
  if ("refused" in order) {
    const { refused } = order;
    return refused === "BAD_REQUEST" ? null : { facts: NO_FACTS, run: async () => plainAnswer(refused) };
  }
  if (order.command === "balance") return balanceOfSession(desk, order);
  const prepared = prepareSaid(desk, order.command, order.body);
  return prepared && { ...prepared, run: async () => retold(desk, dialect, order, await prepared.run()) };
}

/** A balance may be the first that is asked in a session, and may leave it to the session which currency it is. */
function balanceOfSession(desk: Desk, { body, session }: ForeignOrder): Prepared | null {
  const inCurrency = (currency: unknown) => prepareSaid(desk, "balance", { ...body, currency });
  const prepared = inCurrency(body.currency ?? "P");
  if (!prepared) return null;
  return {
    facts: prepared.facts,
    async run() {
      const player = `${body.player}`;
      const launch = session === undefined ? null : await findSession(desk, player, session);
      if (launch?.state === "fresh") await authenticate(desk, { token: launch.token });
      if (body.currency !== undefined) return prepared.run();
      if (session !== undefined && !launch) return plainAnswer("TOKEN_INVALID", { player });
      const asset = launch?.asset ?? (await ownCurrency(desk, player));
      return (await inCurrency(asset)?.run()) ?? plainAnswer("BAD_REQUEST");
    },
  };
}

/** A session of this player at this vendor. One that has ended still says its currency. */
async function findSession({ context, vendor }: Desk, ref: string, token: string) {
  const launch = await findLaunch(context, token);
  return launch?.vendor === vendor && launch.playerId.toString() === ref ? { ...launch, token } : null;
}

async function ownCurrency(desk: Desk, ref: string): Promise<string> {
  const player = await findOwner(desk, ref);
  return player ? ownAsset(player) : "P";
}

/**
 * The answer with the balance that the vendor will take it for: of the currency that is played with, and where
 * the dialect has it so, of this moment although the answer is an old one.
 */
async function retold(
  desk: Desk,
  { tellsCurrentBalance }: Dialect,
  { currency, session }: ForeignOrder,
  answer: WalletAnswer,
): Promise<WalletAnswer> {
  const { player, balance: told } = answer;
  if (player === null || told === null) return answer;
  const played = session === undefined ? null : await findSession(desk, player, session);
  const wanted = currency ?? played?.asset ?? answer.currency;
  const isOld = answer.replayed && tellsCurrentBalance;
  if (wanted === null || (wanted === answer.currency && !isOld)) return answer;
  const current = await balance(desk, { player, currency: wanted });
  if (current.code !== "OK") return { ...answer, balance: null };
  return { ...answer, currency: current.currency, balance: current.balance, version: current.version };
}
