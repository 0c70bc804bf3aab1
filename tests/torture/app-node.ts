import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { freePort } from "#tests/setup/postgres-cluster.ts";
import { type ChaosProxy, openChaosProxy } from "./chaos-proxy.ts";
import { kill } from "./processes.ts";

/** One node of the site, with a bad wire on either side of it. */
export type AppNode = {
  /** Between the vendors and the node: its port is the one to call. */
  readonly vendorWire: ChaosProxy;
  /** Between the node and the database. */
  readonly databaseWire: ChaosProxy;
  /** How often the node ended without being killed: a defect of it. */
  readonly crashes: () => number;
  /** Where it keeps its copy of the seals. */
  readonly outside: string;
  /** The last things that it said. */
  readonly said: readonly string[];
  start(): Promise<void>;
  kill(): Promise<void>;
  /** Stops the process, as a garbage collection or a swapping machine does, and lets it go on. */
  stall(): void;
  goOn(): void;
  close(): Promise<void>;
  /** At once, and without waiting. */
  destroy(): void;
};

const SAID_MAX = 40;

export async function openAppNode(options: {
  program: string;
  databasePort: number;
  urlAt: (port: number) => string;
  /** Where the node keeps its copy of the seals. */
  outside: string;
}): Promise<AppNode> {
  const { program, databasePort, urlAt, outside } = options;
  const port = await freePort();
  const [vendorWire, databaseWire] = [await openChaosProxy(port), await openChaosProxy(databasePort)];
  const said: string[] = [];
  const killed = new WeakSet<ChildProcess>();
  let crashes = 0;
  let child: ChildProcess | null = null;

  function signal(name: NodeJS.Signals): void {
    if (child?.pid !== undefined && !hasEnded(child)) kill(child.pid, name);
  }
  async function end(): Promise<void> {
    if (!child || hasEnded(child)) return;
    killed.add(child);
    const gone = once(child, "exit");
    signal("SIGKILL");
    await gone;
  }

  return {
    vendorWire,
    databaseWire,
    crashes: () => crashes,
    outside,
    said,
    async start() {
      const fresh = spawn(process.execPath, [program, urlAt(databaseWire.port), String(port), outside], {
        stdio: ["ignore", "pipe", "pipe", "ipc"],
      });
      child = fresh;
      for (const stream of [fresh.stdout, fresh.stderr]) {
        if (stream) createInterface(stream).on("line", (line) => said.push(line) > SAID_MAX && said.shift());
      }
      fresh.once("exit", () => {
        if (!killed.has(fresh)) crashes += 1;
      });
      await Promise.race([once(fresh, "message"), once(fresh, "exit")]);
    },
    kill: end,
    stall: () => signal("SIGSTOP"),
    goOn: () => signal("SIGCONT"),
    async close() {
      await end();
      await Promise.all([vendorWire.close(), databaseWire.close()]);
    },
    destroy() {
      if (child) killed.add(child);
      signal("SIGKILL");
    },
  };
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
