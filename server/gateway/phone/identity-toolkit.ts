import { z } from "zod";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { SECOND_MS } from "../../core/time.ts";
import { readBounded } from "../outside/index.ts";
import type { PhoneAuth, PhoneRefusal } from "./ports.ts";
import { meantBy } from "./provider-words.ts";

export type PhoneSetup = { readonly url: string; readonly key: string };

const ANSWER_TIMEOUT_MS = 8 * SECOND_MS;
const ANSWER_BYTES_MAX = 64 * 1024;

const begun = z.object({ sessionInfo: z.string().min(1).max(4000) });
const confirmed = z.object({ phoneNumber: z.string().min(1).max(20) });
const refused = z.object({ error: z.object({ message: z.string() }) });

/** Any provider that speaks as the telephone sign-in of Firebase does (Identity Toolkit v1), asked by the server alone. */
export function identityToolkit(setup: PhoneSetup, timeoutMs = ANSWER_TIMEOUT_MS): PhoneAuth {
  const ask = <Answer>(command: string, body: object, schema: z.ZodType<Answer>) =>
    post(`${setup.url}/accounts:${command}?key=${encodeURIComponent(setup.key)}`, body, {
      schema,
      timeoutMs,
    });
  return {
    async begin({ to, captchaToken }) {
      const body = { phoneNumber: to, ...(captchaToken ? { recaptchaToken: captchaToken } : {}) };
      const answer = await ask("sendVerificationCode", body, begun);
      return answer.ok ? done({ session: answer.value.sessionInfo }) : answer;
    },
    async confirm({ session, code }) {
      const answer = await ask("signInWithPhoneNumber", { sessionInfo: session, code }, confirmed);
      return answer.ok ? done({ mobile: answer.value.phoneNumber }) : answer;
    },
  };
}

type Reading<Answer> = { readonly schema: z.ZodType<Answer>; readonly timeoutMs: number };

async function post<Answer>(
  url: string,
  body: object,
  { schema, timeoutMs }: Reading<Answer>,
): Promise<Outcome<Answer, PhoneRefusal>> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status >= 500) return refuse({ reason: "unreachable" });
    const said: unknown = JSON.parse((await readBounded(response, ANSWER_BYTES_MAX)).toString("utf8"));
    if (!response.ok) return refuse({ reason: meantBy(refused.safeParse(said).data?.error.message ?? "") });
    const read = schema.safeParse(said);
    return read.success ? done(read.data) : refuse({ reason: "unknownError" });
  } catch {
    return refuse({ reason: "unreachable" });
  }
}
