import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { afterEach } from "vitest";

const running = new Set<ChildProcess>();

afterEach(async () => {
  for (const child of running) {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    }
    running.delete(child);
  }
});

export type PaymentSandbox = {
  readonly url: string;
  readonly secret: string;
  /** Tells the provider what to do: see payment-sandbox.js. */
  control<Answer = Record<string, never>>(name: string, told?: Record<string, unknown>): Promise<Answer>;
};

type CallAnswer = { status: number; code: string };
export type SandboxState = {
  payments: { reference: string; status: string; amount: string; callsSeen: number }[];
  payouts: {
    key: string;
    status: string;
    amount: string;
    callsSeen: number;
    payee: Record<string, string>;
  }[];
};
export type { CallAnswer };

/** A payment provider in a process of its own, which ends with the test. */
export async function paymentSandbox(): Promise<PaymentSandbox> {
  const secret = "a secret that the house and its provider share";
  const child = spawn(process.execPath, ["tests/setup/payment-sandbox.js"], {
    env: { ...process.env, PAYMENTS_SECRET: secret },
    stdio: ["pipe", "pipe", "inherit"],
  });
  running.add(child);
  const lines = createInterface({ input: child.stdout });
  const [line] = (await once(lines, "line")) as [string];
  const url = `http://127.0.0.1:${(JSON.parse(line) as { port: number }).port}`;
  return {
    url,
    secret,
    async control(name, told = {}) {
      const answered = await fetch(`${url}/control/${name}`, {
        method: "POST",
        body: JSON.stringify(told),
      });
      if (!answered.ok) throw new Error(`The sandbox did not ${name}: ${await answered.text()}`);
      return answered.json();
    },
  };
}
