import type { Clock } from "../../core/time.ts";
import { SECOND_MS } from "../../core/time.ts";
import { readBounded } from "../outside/index.ts";
import { ProviderUnreachable } from "./ports.ts";
import {
  isPaymentFresh,
  isPaymentSigned,
  SIGNATURE_HEADER,
  signPayment,
  TIMESTAMP_HEADER,
} from "./signature.ts";

/** No person and no job waits longer for a provider. */
const ANSWER_TIMEOUT_MS = 5 * SECOND_MS;
const ANSWER_BYTES_MAX = 64 * 1024;

export type SignedClientOptions = { readonly url: string; readonly secret: string; readonly now: Clock };

export type SignedAnswer = { readonly status: number; readonly body: unknown };

export type SignedClient = {
  get(path: string): Promise<SignedAnswer>;
  post(path: string, body: unknown): Promise<SignedAnswer>;
};

/**
 * Speaks with a provider in signed messages. A request without a body signs its path instead, so that it
 * cannot be turned into a question about something else. An answer that is late, too long, unsigned, old or
 * no JSON is no answer: ProviderUnreachable is thrown, and nothing is known.
 */
export function signedClient({ url, secret, now }: SignedClientOptions): SignedClient {
  const base = url.replace(/\/+$/, "");

  async function ask(path: string, text: string | null): Promise<SignedAnswer> {
    const timestamp = Math.floor(now().getTime() / SECOND_MS).toString();
    const response = await fetch(`${base}${path}`, {
      method: text === null ? "GET" : "POST",
      headers: {
        [TIMESTAMP_HEADER]: timestamp,
        [SIGNATURE_HEADER]: signPayment(secret, timestamp, text ?? path),
        ...(text === null ? {} : { "Content-Type": "application/json" }),
      },
      body: text,
      redirect: "error",
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    const body = await readBounded(response, ANSWER_BYTES_MAX);
    const answered = {
      timestamp: response.headers.get(TIMESTAMP_HEADER) ?? "",
      signature: response.headers.get(SIGNATURE_HEADER) ?? "",
      body,
    };
    if (!isPaymentSigned(secret, answered)) throw new Error("The answer is not signed by the provider.");
    if (!isPaymentFresh(answered.timestamp, now())) throw new Error("The answer is an old one.");
    return { status: response.status, body: JSON.parse(body.toString("utf8")) };
  }

  async function reach(path: string, text: string | null): Promise<SignedAnswer> {
    try {
      return await ask(path, text);
    } catch (cause) {
      throw new ProviderUnreachable("The payment provider gave no answer that can be believed.", { cause });
    }
  }

  return {
    get: (path) => reach(path, null),
    post: (path, body) => reach(path, JSON.stringify(body)),
  };
}
