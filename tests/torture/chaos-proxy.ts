import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** What can go wrong on a wire. Each begins with the next bytes that the asking side sends. */
export type WireFault =
  /** The connection breaks: before those bytes are passed on (0), or so many milliseconds after. */
  | { kind: "cut"; afterMs: number }
  /** Nothing passes any more in either direction and nobody is told, with or without those bytes themselves. */
  | { kind: "half-open"; forMs: number; delivered: boolean }
  /** They are passed on, and of the answer only so many bytes come back before the connection breaks. */
  | { kind: "lost-answer"; afterBytes: number }
  /** Everything on every connection of the proxy is late, for a while. */
  | { kind: "delay"; byMs: number; forMs: number }
  /** Everything on every connection of the proxy trickles, for a while. */
  | { kind: "throttle"; bytesPerSecond: number; forMs: number };

export type ChaosProxy = {
  readonly port: number;
  /** Lets the fault happen to the next bytes. Resolves when it struck; false when `heal` came first. */
  strike(fault: WireFault): Promise<boolean>;
  /** Takes back what has not struck yet, and breaks what hangs: from here on the wire is well. */
  heal(): void;
  close(): Promise<void>;
};

type Armed = { fault: WireFault; struck: (did: boolean) => void };
type Slowness = { byMs: number; msPerByte: number };
type Direction = { to: Socket; waiting: number; tail: Promise<void>; clearAt: number };
type Link = {
  asking: Socket;
  answering: Socket;
  toAnswering: Direction;
  toAsking: Direction;
  silent: boolean;
  /** How many bytes of the answer may still pass; null while nothing is wrong with it. */
  answerLeft: number | null;
  answerCut: () => void;
};

const QUICK: Slowness = { byMs: 0, msPerByte: 0 };

/** A TCP proxy to a port of this machine that breaks its connections in the ways that wires do. */
export async function openChaosProxy(target: number): Promise<ChaosProxy> {
  const links = new Set<Link>();
  const armed: Armed[] = [];
  let slowness = QUICK;

  function slowDown(slow: Slowness, forMs: number): void {
    slowness = slow;
    setTimeout(() => {
      if (slowness === slow) slowness = QUICK;
    }, forMs).unref();
  }

  function ask(link: Link, bytes: Buffer): void {
    if (link.silent) return;
    const next = link.answerLeft === null ? armed.shift() : undefined;
    const passes = next ? begin(link, next, slowDown) : true;
    if (passes) pass(link.toAnswering, bytes, slowness);
    if (next?.fault.kind === "half-open") link.silent = true;
  }

  function answer(link: Link, bytes: Buffer): void {
    if (link.silent) return;
    if (link.answerLeft === null) {
      pass(link.toAsking, bytes, slowness);
      return;
    }
    if (link.answerLeft > 0) link.asking.write(bytes.subarray(0, link.answerLeft));
    link.answerLeft = 0;
    // What may pass has to be on its way before the connection is reset.
    setImmediate(() => breakLink(link));
  }

  const server = createServer({ allowHalfOpen: true, noDelay: true }, (asking) => {
    const link = openLink(asking, target);
    links.add(link);
    asking.on("data", (bytes) => ask(link, bytes));
    link.answering.on("data", (bytes) => answer(link, bytes));
    follow(link, () => links.delete(link));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));

  return {
    port: (server.address() as AddressInfo).port,
    strike: (fault) => new Promise((struck) => armed.push({ fault, struck })),
    heal() {
      slowness = QUICK;
      for (const { struck } of armed.splice(0)) struck(false);
      for (const link of links) if (link.silent || link.answerLeft !== null) breakLink(link);
    },
    async close() {
      for (const link of links) breakLink(link);
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** Starts a fault on the link; whether the bytes that woke it still pass. */
function begin(
  link: Link,
  { fault, struck }: Armed,
  slowDown: (slow: Slowness, forMs: number) => void,
): boolean {
  if (fault.kind === "lost-answer") {
    link.answerLeft = fault.afterBytes;
    link.answerCut = () => struck(true);
    return true;
  }
  struck(true);
  switch (fault.kind) {
    case "cut":
      if (fault.afterMs === 0) breakLink(link);
      else setTimeout(() => breakLink(link), fault.afterMs).unref();
      return fault.afterMs > 0;
    case "half-open":
      setTimeout(() => breakLink(link), fault.forMs).unref();
      return fault.delivered;
    case "delay":
      slowDown({ byMs: fault.byMs, msPerByte: 0 }, fault.forMs);
      return true;
    case "throttle":
      slowDown({ byMs: 0, msPerByte: 1000 / fault.bytesPerSecond }, fault.forMs);
      return true;
  }
}

function openLink(asking: Socket, target: number): Link {
  const answering = connect({ port: target, host: "127.0.0.1", allowHalfOpen: true, noDelay: true });
  return {
    asking,
    answering,
    toAnswering: { to: answering, waiting: 0, tail: Promise.resolve(), clearAt: 0 },
    toAsking: { to: asking, waiting: 0, tail: Promise.resolve(), clearAt: 0 },
    silent: false,
    answerLeft: null,
    answerCut: () => {},
  };
}

/** Passes on the ends of both sides; a silent link keeps its other side waiting until it is broken. */
function follow(link: Link, gone: () => void): void {
  for (const [from, direction] of [
    [link.asking, link.toAnswering],
    [link.answering, link.toAsking],
  ] as const) {
    // A broken connection is what this is all about.
    from.on("error", () => {});
    from.on("end", () => {
      if (!link.silent) afterWaiting(direction, () => direction.to.end());
    });
    from.on("close", () => {
      if (!link.silent) afterWaiting(direction, () => breakLink(link));
      if (link.asking.destroyed && link.answering.destroyed) gone();
    });
  }
}

/** Late bytes keep their order: none arrives before those that were sent before it. */
function pass(direction: Direction, bytes: Buffer, { byMs, msPerByte }: Slowness): void {
  const now = performance.now();
  const dueAt = Math.max(now + byMs, direction.clearAt) + bytes.length * msPerByte;
  if (dueAt <= now && direction.waiting === 0) {
    direction.to.write(bytes);
    return;
  }
  direction.clearAt = dueAt;
  direction.waiting += 1;
  direction.tail = direction.tail
    .then(() => sleep(Math.max(0, dueAt - performance.now())))
    .then(() => {
      direction.waiting -= 1;
      if (!direction.to.destroyed) direction.to.write(bytes);
    });
}

function afterWaiting(direction: Direction, act: () => void): void {
  if (direction.waiting === 0) act();
  else void direction.tail.then(act);
}

/** Both sides are told at once and hard, as by a router that lost its table. */
function breakLink(link: Link): void {
  link.answerCut();
  link.silent = true;
  link.asking.resetAndDestroy();
  link.answering.resetAndDestroy();
}
