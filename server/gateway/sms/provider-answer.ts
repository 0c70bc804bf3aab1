import { z } from "zod";
import type { SmsRefusal } from "./ports.ts";

/** Providers say it in `error`, `code` or `status`, in words like these. */
const QUOTA = /quota|balance|credit|insufficient|limit|too.?many/i;
const NUMBER = /number|phone|recipient|destination|msisdn|mobile/i;

const answered = z.object({
  ok: z.boolean().optional(),
  error: z.string().optional(),
  code: z.string().optional(),
  status: z.string().optional(),
  message: z.string().optional(),
});

/**
 * What a provider's answer says against a message; null when it took it. A provider that is out of order, or that
 * answers with what cannot be read, is unreachable.
 */
export function refusalIn(status: number, text: string): SmsRefusal["reason"] | null {
  if (status >= 500) return "unreachable";
  const said = readAnswer(text);
  if (status < 300) return said?.ok === false || said?.error ? meant(said) : null;
  if (status === 402 || status === 429) return "quota";
  return said ? meant(said) : "unknownError";
}

function meant({
  error = "",
  code = "",
  status = "",
  message = "",
}: z.output<typeof answered>): SmsRefusal["reason"] {
  const words = `${error} ${code} ${status} ${message}`;
  if (QUOTA.test(words)) return "quota";
  return NUMBER.test(words) ? "numberInvalid" : "unknownError";
}

function readAnswer(text: string): z.output<typeof answered> | null {
  try {
    const read = answered.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
