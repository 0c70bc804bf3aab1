import { createHmac } from "node:crypto";
import { done, refuse } from "../../core/outcome.ts";
import { type Clock, SECOND_MS } from "../../core/time.ts";
import { readBounded } from "../outside/index.ts";
import type { Sms, SmsGateway } from "./ports.ts";
import { refusalIn } from "./provider-answer.ts";

export type SmsProvider = {
  readonly url: string;
  readonly secret: string;
  /**
   * What is posted: JSON in which `{to}`, `{text}` and `{template}` stand for what is sent. They are filled in inside
   * of its strings, so that no text can become anything else of it.
   */
  readonly body: string;
};

/** What a provider without a form of its own is sent. */
export const PLAIN_SMS_BODY = '{"to":"{to}","text":"{text}","template":"{template}"}';

/** The provider recomputes it: lower-case hex of HMAC-SHA256 over `${timestamp}.${raw body}`, the time in seconds. */
const SMS_TIMESTAMP_HEADER = "X-Sms-Timestamp";
const SMS_SIGNATURE_HEADER = "X-Sms-Signature";

const ANSWER_TIMEOUT_MS = 5 * SECOND_MS;
const ANSWER_BYTES_MAX = 16 * 1024;

/** Any provider that takes a signed POST of JSON. It is asked once: a second time could be a second message. */
export function httpSms(provider: SmsProvider, now: Clock, timeoutMs = ANSWER_TIMEOUT_MS): SmsGateway {
  return {
    isThere: true,
    async send(sms) {
      const body = filledBody(provider.body, sms);
      const timestamp = Math.floor(now().getTime() / SECOND_MS).toString();
      const answer = await post(provider, { body, timestamp, timeoutMs });
      if (!answer) return refuse({ reason: "unreachable" });
      const reason = refusalIn(answer.status, answer.text);
      return reason === null ? done(null) : refuse({ reason });
    },
  };
}

export function signSms(secret: string, timestamp: string, body: string): string {
  return createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
}

/** Throws where the body is no JSON: the configuration refuses such a one at the start. */
export function filledBody(body: string, { to, text, template }: Sms): string {
  const given: Readonly<Record<string, string>> = { to, text, template };
  return JSON.stringify(JSON.parse(body), (_, value: unknown) =>
    typeof value === "string"
      ? value.replace(/\{(to|text|template)\}/g, (_hole, name) => given[name] ?? "")
      : value,
  );
}

/** Why nothing can be posted by this template; null when it can. */
export function smsBodyFault(body: string): string | null {
  if (!body.includes("{to}") || !body.includes("{text}")) return "must have {to} and {text} in it";
  try {
    JSON.parse(body);
    return null;
  } catch {
    return "must be JSON with {to} and {text} inside of its strings";
  }
}

type Posted = { readonly body: string; readonly timestamp: string; readonly timeoutMs: number };

async function post(
  { url, secret }: SmsProvider,
  { body, timestamp, timeoutMs }: Posted,
): Promise<{ status: number; text: string } | null> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        [SMS_TIMESTAMP_HEADER]: timestamp,
        [SMS_SIGNATURE_HEADER]: signSms(secret, timestamp, body),
      },
      body,
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    return {
      status: response.status,
      text: (await readBounded(response, ANSWER_BYTES_MAX)).toString("utf8"),
    };
  } catch {
    return null;
  }
}
