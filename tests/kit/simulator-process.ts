import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { afterAll } from "vitest";

/** A vendor in a process of its own; tests/kit/vendor-simulator.js says what it can be told. */
export type Simulator = {
  url: string;
  control(path: string, body?: unknown): Promise<Record<string, unknown>>;
};

const children: ChildProcess[] = [];

afterAll(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null) continue;
    const exit = once(child, "exit");
    child.kill("SIGTERM");
    await exit;
  }
});

/** Starts one that ends with the test file. `wallet` is the origin that it plays against. */
export async function startSimulator(options: {
  secret: string;
  vendor?: string;
  wallet?: string;
  page?: number;
}): Promise<Simulator> {
  const said = Object.entries(options).flatMap(([name, value]) => [`--${name}`, `${value}`]);
  const child = spawn(process.execPath, ["tests/kit/vendor-simulator.js", ...said], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  const url = await listeningAt(child);
  return {
    url,
    async control(path, body = {}) {
      const response = await fetch(`${url}/control/${path}`, { method: "POST", body: JSON.stringify(body) });
      const answer = (await response.json()) as Record<string, unknown>;
      if (!response.ok) throw new Error(`The simulator refused ${path}: ${JSON.stringify(answer)}`);
      return answer;
    },
  };
}

async function listeningAt({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error("The simulator has no output.");
  for await (const line of createInterface(stdout)) {
    return (JSON.parse(line) as { listening: string }).listening;
  }
  throw new Error("The simulator ended before it listened.");
}
