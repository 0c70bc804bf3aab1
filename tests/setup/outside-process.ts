import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

export const OUTSIDE_CODE = "424242";

export type Outside = {
  /** How a house is told of it. */
  readonly environment: Readonly<Record<"captcha" | "phone", Readonly<Record<string, string>>>>;
  readonly origin: string;
  tell(what: { readonly away?: boolean; readonly refuses?: string | null }): Promise<void>;
  close(): Promise<void>;
};

/** The providers that a house may ask outside, in a process of its own (outside-process.js). */
export async function outside(): Promise<Outside> {
  const child = spawn(process.execPath, ["tests/setup/outside-process.js"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const [line] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
  const origin = `http://127.0.0.1:${(JSON.parse(line) as { port: number }).port}`;
  return {
    origin,
    environment: {
      captcha: {
        CAPTCHA_SITE_KEY: "site-key",
        CAPTCHA_SECRET: "what the house shares with who tells people from programs",
        CAPTCHA_SCRIPT_URL: `${origin}/api.js`,
        CAPTCHA_VERIFY_URL: `${origin}/siteverify`,
      },
      phone: { PHONE_AUTH_KEY: "the key of the house", PHONE_AUTH_URL: origin },
    },
    async tell(what) {
      await fetch(`${origin}/control`, { method: "POST", body: JSON.stringify(what) });
    },
    async close() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}
