import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { Agent, get, type IncomingHttpHeaders, request } from "node:http";

/** A server under measurement: its own process, so that its CPU time is its own. */
export type Measured = { readonly port: number; cpuSeconds(): number; stop(): Promise<void> };

const TICKS_PER_SECOND = 100;

/** Starts a program that answers on a port, and waits until it does. */
export async function startMeasured(
  parameters: string[],
  port: number,
  path: string,
  environment: Record<string, string>,
): Promise<Measured> {
  const child = spawn(process.execPath, parameters, {
    env: { ...process.env, ...environment, VITEST: "", PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await untilAnswers(port, path, child);
  return {
    port,
    cpuSeconds: () => cpuSecondsOf(child.pid ?? 0),
    stop: () => new Promise((resolve) => child.once("exit", () => resolve()).kill("SIGTERM")),
  };
}

/** User and system time of a process, from the kernel's own books. */
function cpuSecondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

async function untilAnswers(port: number, path: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const status = await fetchOnce(port, path, {}).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("the server never answered");
}

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** On a connection of its own: one that is kept may be closed by the server in the moment in which it is asked again. */
export function fetchOnce(port: number, path: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get({ agent: false, port, host: "localhost", path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    }).on("error", reject);
  });
}

/** A form post as a browser without script sends it. */
export function postOnce(
  port: number,
  path: string,
  fields: Record<string, string>,
  cookie: string,
): Promise<Answer> {
  const body = new URLSearchParams(fields).toString();
  const headers = {
    "Content-Type": "application/x-www-form-urlencoded",
    "Content-Length": Buffer.byteLength(body),
    Origin: `http://localhost:${port}`,
    Cookie: cookie,
  };
  return new Promise((resolve, reject) => {
    const asked = { agent: false, port, host: "localhost", path, method: "POST", headers } as const;
    const post = request(asked, (response) => {
      response.resume();
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.alloc(0) }),
      );
    });
    post.on("error", reject).end(body);
  });
}

const CONNECTIONS = 16;

type Headers = Record<string, string>;

/**
 * Requests that a server answers per second of its own CPU: the figure that a busy machine does not blur. Each
 * connection asks with the headers of its turn, or each request with its own.
 */
export async function requestsPerCpuSecond(
  server: Measured,
  path: string,
  headers: Headers | readonly Headers[] | (() => Headers),
  forMs: number,
): Promise<number> {
  const turns = typeof headers === "function" ? [] : [headers].flat();
  const headersOf = (index: number) =>
    typeof headers === "function" ? headers() : (turns[index % turns.length] ?? {});
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const until = performance.now() + forMs;
  const cpuBefore = server.cpuSeconds();
  let answered = 0;
  const callers = Array.from({ length: CONNECTIONS }, async (_, index) => {
    while (performance.now() < until) {
      await oneRequest(agent, server.port, path, headersOf(index));
      answered += 1;
    }
  });
  await Promise.all(callers);
  const cpu = server.cpuSeconds() - cpuBefore;
  agent.destroy();
  return answered / cpu;
}

function oneRequest(
  agent: Agent,
  port: number,
  path: string,
  headers: Record<string, string>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    get({ agent, port, host: "localhost", path, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`status ${response.statusCode}`));
      response.on("data", () => undefined);
      response.on("end", resolve);
    }).on("error", reject);
  });
}

export function median(values: readonly number[]): number {
  return [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
}
