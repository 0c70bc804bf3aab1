import { z } from "zod";
import { done, refuse } from "../../core/outcome.ts";
import { SECOND_MS } from "../../core/time.ts";
import { readBounded } from "../outside/index.ts";
import type { CaptchaGateway } from "./ports.ts";

export type CaptchaSetup = {
  readonly siteKey: string;
  readonly secret: string;
  readonly scriptUrl: string;
  readonly verifyUrl: string;
};

const ANSWER_TIMEOUT_MS = 5 * SECOND_MS;
const ANSWER_BYTES_MAX = 16 * 1024;

const ACTION = "register";

const answered = z.object({ success: z.boolean(), action: z.string().optional() });

/** Any provider that is asked as Turnstile is: the secret and what the browser was given, posted as a form. */
export function httpCaptcha(setup: CaptchaSetup, timeoutMs = ANSWER_TIMEOUT_MS): CaptchaGateway {
  const { siteKey, secret, scriptUrl, verifyUrl } = setup;
  return {
    widget: { siteKey, script: scriptUrl, action: ACTION, origin: new URL(scriptUrl).origin },
    async check({ token, address }) {
      const fields = { secret, response: token, remoteip: address };
      const answer = await ask(verifyUrl, fields, timeoutMs);
      if (answer === null) return refuse({ reason: "providerAway" });
      const isOurs = answer.action === undefined || answer.action === "" || answer.action === ACTION;
      return answer.success && isOurs ? done(null) : refuse({ reason: "providerRefused" });
    },
  };
}

async function ask(
  url: string,
  fields: Readonly<Record<string, string>>,
  timeoutMs: number,
): Promise<z.output<typeof answered> | null> {
  try {
    const response = await fetch(url, {
      method: "POST",
      body: new URLSearchParams(fields),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status >= 500) return null;
    const text = (await readBounded(response, ANSWER_BYTES_MAX)).toString("utf8");
    return answered.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
