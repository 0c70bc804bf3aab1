import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { type BeaconSetup, beaconSetup } from "#server/gateway/beacon/index.ts";

export type BeaconNode = {
  /** How a house is told of it. */
  readonly setup: BeaconSetup;
  tell(mood: "sound" | "silent" | "bent" | "other" | "long"): Promise<void>;
  close(): Promise<void>;
};

/** A node of a beacon of its own kind (beacon-process.js), whose first round was long ago and which speaks every 3 s. */
export async function beaconNode(): Promise<BeaconNode> {
  const child = spawn(process.execPath, ["tests/setup/beacon-process.js"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const [line] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
  const { port, key } = JSON.parse(line) as { port: number; key: string };
  const origin = `http://127.0.0.1:${port}`;
  const read = beaconSetup({
    BEACON_URL: origin,
    BEACON_CHAIN: "be".repeat(32),
    BEACON_KEY: key,
    BEACON_GENESIS: "1692803367",
    BEACON_PERIOD: "3",
  });
  if (!read.ok || !read.value) throw new Error("The beacon cannot be set up");
  return {
    setup: read.value,
    async tell(mood) {
      await fetch(`${origin}/control`, { method: "POST", body: JSON.stringify({ mood }) });
    },
    async close() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}
