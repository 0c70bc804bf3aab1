import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type ChaosProxy, openChaosProxy } from "#tests/torture/chaos-proxy.ts";

/** Answers each piece that it hears with "heard " and the same. */
let answering: Server;
let heard: string;
let proxy: ChaosProxy;
const asking: Socket[] = [];

beforeEach(async () => {
  heard = "";
  answering = createServer((socket) => {
    socket.on("error", () => {});
    socket.on("data", (bytes) => {
      heard += bytes.toString("utf8");
      socket.write(`heard ${bytes.toString("utf8")}`);
    });
  });
  answering.listen(0, "127.0.0.1");
  await once(answering, "listening");
  proxy = await openChaosProxy((answering.address() as AddressInfo).port);
});

afterEach(async () => {
  for (const socket of asking.splice(0)) socket.destroy();
  await proxy.close();
  answering.close();
});

/** A connection through the proxy that keeps what it was told, and how it ended. */
async function ask(): Promise<{ socket: Socket; told: () => string; broken: Promise<string> }> {
  const socket = connect(proxy.port, "127.0.0.1");
  asking.push(socket);
  let text = "";
  socket.on("data", (bytes) => {
    text += bytes.toString("utf8");
  });
  const broken = new Promise<string>((resolve) => {
    socket.on("error", (fault) => resolve("code" in fault ? String(fault.code) : fault.message));
    socket.on("close", () => resolve("closed"));
  });
  await once(socket, "connect");
  return { socket, told: () => text, broken };
}

test("a well wire passes everything both ways, and its end", async () => {
  const { socket, told, broken } = await ask();
  socket.write("one");
  await once(socket, "data");
  socket.write("two");
  await once(socket, "data");
  expect([heard, told()]).toEqual(["onetwo", "heard oneheard two"]);
  socket.end();
  expect(await broken).toBe("closed");
});

test("a cut before the question keeps it from arriving, and the asking side is told by a reset", async () => {
  const { socket, broken } = await ask();
  const struck = proxy.strike({ kind: "cut", afterMs: 0 });
  socket.write("one");
  expect(await broken).toBe("ECONNRESET");
  expect(await struck).toBe(true);
  expect(heard).toBe("");
});

test("a cut after the question lets it arrive", async () => {
  const { socket, broken } = await ask();
  void proxy.strike({ kind: "cut", afterMs: 30 });
  socket.write("one");
  expect(await broken).toBe("ECONNRESET");
  expect(heard).toBe("one");
});

test("of a lost answer so many bytes come back, and the question was heard whole", async () => {
  const { socket, told, broken } = await ask();
  const struck = proxy.strike({ kind: "lost-answer", afterBytes: 4 });
  socket.write("one");
  await broken;
  expect([await struck, heard, told()]).toEqual([true, "one", "hear"]);
});

test("a half-open wire swallows the answer and tells nobody until it is healed", async () => {
  const { socket, told, broken } = await ask();
  expect(
    await Promise.all([
      proxy.strike({ kind: "half-open", forMs: 60_000, delivered: true }),
      socket.write("one"),
    ]),
  ).toEqual([true, true]);
  const other = await ask();
  other.socket.write("two");
  await once(other.socket, "data");
  // The second connection came after the first and is answered; the first still waits.
  expect([heard, told(), socket.destroyed]).toEqual(["onetwo", "", false]);
  proxy.heal();
  expect(await broken).toBe("ECONNRESET");
});

test("a half-open wire that swallows the question lets nothing arrive, and breaks when its time is over", async () => {
  const { socket, broken } = await ask();
  void proxy.strike({ kind: "half-open", forMs: 40, delivered: false });
  socket.write("one");
  expect(await broken).toBe("ECONNRESET");
  expect(heard).toBe("");
});

test("a delay makes everything late in its order, and a throttle makes it trickle", async () => {
  for (const fault of [
    { kind: "delay", byMs: 40, forMs: 60_000 },
    { kind: "throttle", bytesPerSecond: 200, forMs: 60_000 },
  ] as const) {
    const { socket, told } = await ask();
    const startedAt = performance.now();
    void proxy.strike(fault);
    socket.write("12345678");
    socket.write("next");
    while (!told().endsWith("next")) await once(socket, "data");
    // There and back, by 40 ms each; or 8 and 14 bytes and more at 5 ms each.
    expect(performance.now() - startedAt).toBeGreaterThan(75);
    proxy.heal();
  }
  expect(heard).toBe("12345678next12345678next");
});

test("a fault that was taken back before it struck says so, and strikes no more", async () => {
  const struck = proxy.strike({ kind: "cut", afterMs: 0 });
  proxy.heal();
  expect(await struck).toBe(false);
  const { socket, told } = await ask();
  socket.write("one");
  await once(socket, "data");
  expect(told()).toBe("heard one");
});
