import type { z } from "zod";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { faultsOf } from "../../core/text/said-faults.ts";
import { type Clock, SECOND_MS } from "../../core/time.ts";
import { SIGNATURE_HEADER, TIMESTAMP_HEADER } from "../protocol.ts";
import { isNear } from "../seam/envelope.ts";
import { isSignedBy, type SigningKey, signMessage } from "../seam/signature.ts";
import { faultOfFetch } from "./fetch-fault.ts";
import {
  addressAnswer,
  balanceAnswer,
  freeRoundsAnswer,
  gamesAnswer,
  roundAnswer,
  transactionsAnswer,
  transferAnswer,
  type VendorGame,
  type VendorRoundState,
  type VendorTransaction,
} from "./vendor-api-answers.ts";

export type VendorRoundQuestion = { player: string; game: string; round: string };

/**
 * `noAnswer`: nothing came in time. `badAnswer`: what came was not signed, not just now, or answers something else.
 * `detail` says which, for the operator.
 */
export type VendorSilence = { readonly reason: "noAnswer" | "badAnswer"; readonly detail?: string };

/** What the house asks a vendor about the rounds that were played there. */
export type VendorRounds = {
  roundState(question: VendorRoundQuestion): Promise<Outcome<VendorRoundState, VendorSilence>>;
  /** What the vendor did from a moment until before another, all pages of it. */
  transactions(window: { from: Date; to: Date }): Promise<Outcome<VendorTransaction[], VendorSilence>>;
};

type TransferOrder = { txId: string; player: string; amount: string; currency: string };

/** `UNKNOWN` is every answer that does not say for certain how it ended: it has to be asked again. */
type TransferEnd = { status: "OK" | "FAILED" | "UNKNOWN" };

/** What a game is opened with. `token` and `player` are empty in a demo, which has no currency either. */
export type LaunchQuestion = {
  token: string;
  player: string;
  game: string;
  language: string;
  device: string;
  currency: string;
  mode: string;
  returnUrl: string;
  cashierUrl: string;
  /** The player's own limits in minor units and minutes; empty where there is none. */
  stakeMax: string;
  sessionMinutes: string;
};

/** Rounds that cost the player nothing: `stake` is what each is worth in minor units. */
export type FreeRoundsQuestion = {
  freeRoundId: string;
  player: string;
  game: string;
  currency: string;
  stake: string;
  count: number;
  until: string;
};

type FreeRoundsAnswer = Promise<Outcome<"OK" | "FAILED", VendorSilence>>;

/** The vendor's side of the protocol. */
export type VendorApi = VendorRounds & {
  games(): Promise<Outcome<VendorGame[], VendorSilence>>;
  /** The address at which a game is played. */
  launch(question: LaunchQuestion): Promise<Outcome<string, VendorSilence>>;
  /** The address at which one round is shown again. */
  roundDetails(question: VendorRoundQuestion & { language: string }): Promise<Outcome<string, VendorSilence>>;
  /** Gives rounds of a game, once for their id; `FAILED` is final. */
  grantFreeRounds(question: FreeRoundsQuestion): FreeRoundsAnswer;
  /** Ends what is left of them. */
  endFreeRounds(question: Pick<FreeRoundsQuestion, "freeRoundId" | "player">): FreeRoundsAnswer;
  deposit(order: TransferOrder): Promise<TransferEnd>;
  withdraw(order: TransferOrder): Promise<TransferEnd>;
  status(question: { txId: string; player: string }): Promise<TransferEnd>;
  /** In minor units. Throws when the vendor does not answer. */
  balance(question: { player: string; currency: string }): Promise<{ balance: string }>;
};

const ANSWER_WITHIN_MS = 5 * SECOND_MS;
const ANSWER_BYTES_MAX = 4 * 1024 * 1024;
/** A vendor whose pages never end is not listened to for ever, nor further than memory goes. */
const PAGES_MAX = 1000;
const TRANSACTIONS_MAX = 500_000;

/** Where a vendor is asked, and the keys of a moment: we sign with the first, and believe what any of them signed. */
export type VendorAddress = {
  url: string;
  keysAt(at: Date): readonly SigningKey[];
  now: Clock;
  answerWithinMs?: number;
};

/**
 * Speaks to a foreign vendor over HTTP, signed both ways. Each question is sent once: whoever asks knows when to
 * ask again.
 */
export function vendorApi(address: VendorAddress): VendorApi {
  const keys = address.keysAt(address.now());
  if (keys.length === 0 || keys.some(({ secret }) => secret === "")) {
    throw new Error("A vendor without a secret is not spoken to.");
  }
  const ask = <Answer>(path: string, body: unknown, schema: z.ZodType<Answer>) =>
    askVendor(address, path, body, schema);

  async function transfer(path: string, body: { txId: string }): Promise<TransferEnd> {
    const answer = await ask(path, body, transferAnswer);
    return { status: answer.ok && answer.value.txId === body.txId ? answer.value.status : "UNKNOWN" };
  }

  async function freeRounds(path: string, body: { freeRoundId: string }): FreeRoundsAnswer {
    const answer = await ask(path, body, freeRoundsAnswer);
    if (!answer.ok) return answer;
    const { freeRoundId, status } = answer.value;
    return freeRoundId === body.freeRoundId ? done(status) : refuse({ reason: "badAnswer" });
  }

  return {
    async games() {
      const answer = await ask("/games", {}, gamesAnswer);
      return answer.ok ? done(answer.value.games) : answer;
    },
    async launch(question) {
      const answer = await ask("/launch", question, addressAnswer);
      return answer.ok ? done(answer.value.url) : answer;
    },
    async roundDetails(question) {
      const answer = await ask("/rounds/details", question, addressAnswer);
      return answer.ok ? done(answer.value.url) : answer;
    },
    async roundState(question) {
      const answer = await ask("/rounds/state", question, roundAnswer);
      if (!answer.ok) return answer;
      const { player, round, state } = answer.value;
      const isAnswer = player === question.player && round === question.round;
      return isAnswer ? done(state) : refuse({ reason: "badAnswer" });
    },
    async transactions({ from, to }) {
      const window = { from: from.toISOString(), to: to.toISOString() };
      const found: VendorTransaction[] = [];
      let after: string | undefined;
      for (let page = 0; page < PAGES_MAX; page += 1) {
        const answer = await ask("/transactions", { ...window, after }, transactionsAnswer);
        if (!answer.ok) return answer;
        found.push(...answer.value.transactions);
        if (found.length > TRANSACTIONS_MAX) break;
        if (answer.value.next === null) return done(found);
        after = answer.value.next;
      }
      return refuse({ reason: "badAnswer" });
    },
    grantFreeRounds: (question) => freeRounds("/free-rounds/grant", question),
    endFreeRounds: (question) => freeRounds("/free-rounds/end", question),
    deposit: (order) => transfer("/transfer/deposit", order),
    withdraw: (order) => transfer("/transfer/withdraw", order),
    status: (question) => transfer("/transfer/status", question),
    async balance(question) {
      const answer = await ask("/transfer/balance", question, balanceAnswer);
      if (!answer.ok) throw new Error(`The vendor gave no balance: ${answer.refusal.reason}.`);
      const { player, currency, balance } = answer.value;
      if (player !== question.player || currency !== question.currency) {
        throw new Error("The vendor gave the balance of somebody else.");
      }
      return { balance: balance.toString() };
    },
  };
}

async function askVendor<Answer>(
  address: VendorAddress,
  path: string,
  body: unknown,
  schema: z.ZodType<Answer>,
): Promise<Outcome<Answer, VendorSilence>> {
  const asked = `${address.url.replace(/\/$/, "")}${path}`;
  const heard = await send(address, path, Buffer.from(JSON.stringify(body))).catch(faultOfFetch);
  if (typeof heard === "string") return refuse({ reason: "noAnswer", detail: `${asked}: ${heard}` });
  const wrong = (detail: string) => refuse({ reason: "badAnswer", detail: `${asked}: ${detail}` } as const);
  const { status, said } = heard;
  if (said === null) return wrong("the answer is longer than 4 MB");
  const fault = signatureFault(address, { ...heard, said });
  if (fault !== null) return wrong(fault);
  if (status !== 200) return wrong(`status ${status}`);
  const read = schema.safeParse(jsonIn(said), { reportInput: true });
  return read.success ? done(read.data) : wrong(faultsOf(read.error).join("; "));
}

type Heard = { status: number; said: Uint8Array | null; path: string; answeredAt: string; signature: string };

/** Not every answer names its question: an old one, said again by somebody on the way, is none. */
function signatureFault(
  { now, keysAt }: VendorAddress,
  { said, path, answeredAt, signature, status }: Heard & { said: Uint8Array },
): string | null {
  if (answeredAt === "" || signature === "") return `the answer is not signed (status ${status})`;
  if (!/^\d{1,12}$/.test(answeredAt) || !isNear({ now }, new Date(Number(answeredAt) * SECOND_MS)))
    return "the time that the answer was signed with is more than five minutes off";
  const message = { timestamp: answeredAt, path, body: said };
  const isTheirs = keysAt(now()).some((key) => isSignedBy(key, message, signature));
  return isTheirs ? null : "the answer is signed with another key, or for another path or body";
}

async function send(
  { url, keysAt, now, answerWithinMs = ANSWER_WITHIN_MS }: VendorAddress,
  question: string,
  body: Uint8Array<ArrayBuffer>,
): Promise<Heard> {
  const at = now();
  const timestamp = Math.floor(at.getTime() / SECOND_MS).toString();
  const address = new URL(`${url.replace(/\/$/, "")}${question}`);
  const [key] = keysAt(at);
  if (!key) throw new Error("The vendor has no key.");
  const { pathname: path } = address;
  const response = await fetch(address, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      [TIMESTAMP_HEADER]: timestamp,
      [SIGNATURE_HEADER]: signMessage(key, { timestamp, path, body }),
    },
    body,
    // With a host that a vendor sends us on to we have no secret.
    redirect: "error",
    signal: AbortSignal.timeout(answerWithinMs),
  });
  return {
    status: response.status,
    said: await bytesOf(response),
    path,
    answeredAt: response.headers.get(TIMESTAMP_HEADER) ?? "",
    signature: response.headers.get(SIGNATURE_HEADER) ?? "",
  };
}

/** The whole answer, or null when it is longer than an answer may be. */
async function bytesOf({ body }: Response): Promise<Uint8Array | null> {
  if (!body) return new Uint8Array();
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done: isEnd, value } = await reader.read();
    if (isEnd) return Buffer.concat(parts);
    length += value.byteLength;
    if (length > ANSWER_BYTES_MAX) return null;
    parts.push(value);
  }
}

function jsonIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}
