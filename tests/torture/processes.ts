import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

const GONE_MS = 15_000;

/** Sends a signal by process number. One that has gone already is what was wanted. */
export function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (fault) {
    if (!(fault instanceof Error && "code" in fault && fault.code === "ESRCH")) throw fault;
  }
}

/** The processes that a process started and that are there now. */
export function childrenOf(parent: number): number[] {
  return (existsSync("/proc/self/stat") ? fromKernel() : fromPs()).flatMap(([pid, of]) =>
    of === parent ? [pid] : [],
  );
}

/** Resolves when none of these processes is there any more; one that waits to be reaped is not. */
export async function untilGone(pids: readonly number[]): Promise<void> {
  for (let waitedMs = 0; pids.some(isThere); waitedMs += 5) {
    if (waitedMs > GONE_MS) throw new Error("A process outlived its own end.");
    await sleep(5);
  }
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return statOf(String(pid))?.state !== "Z";
  } catch {
    return false;
  }
}

function fromKernel(): [pid: number, parent: number][] {
  return readdirSync("/proc").flatMap((name) => {
    const stat = /^\d+$/.test(name) ? statOf(name) : null;
    return stat ? [[Number(name), stat.parent] as [number, number]] : [];
  });
}

/** A name may hold spaces and brackets; what follows its last bracket is the state and the parent. */
function statOf(pid: string): { state: string; parent: number } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const [state = "", parent = "0"] = text.slice(text.lastIndexOf(")") + 2).split(" ");
    return { state, parent: Number(parent) };
  } catch {
    return null;
  }
}

function fromPs(): [pid: number, parent: number][] {
  const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" });
  return stdout
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number]);
}
