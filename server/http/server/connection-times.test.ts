import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, createConnection } from "node:net";
import { expect, test } from "vitest";
import { CONNECTION_TIMES, connectionOptions } from "./connection-times.ts";

/** What somebody hears who begins to speak and never ends, and after how long the connection is closed. */
async function heardAfter(said: string, times: Partial<typeof CONNECTION_TIMES>) {
  const server = createServer(connectionOptions({ ...CONNECTION_TIMES, ...times }), (request, response) => {
    request.resume().on("end", () => response.end("whole"));
    request.on("error", () => response.destroy());
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const startedAt = performance.now();
  const socket = createConnection((server.address() as AddressInfo).port, "127.0.0.1");
  let heard = "";
  socket.on("data", (part) => {
    heard += part;
  });
  socket.on("error", () => {});
  socket.write(said);
  await once(socket, "close");
  const afterMs = performance.now() - startedAt;
  server.closeAllConnections();
  await once(server.close(), "close");
  return { heard, afterMs };
}

const HEAD = "POST / HTTP/1.1\r\nHost: nard.test\r\nContent-Length: 100\r\n";

test("T35 a head that comes slowly is cut when its time is over, and not when Node happens to look", async () => {
  const { heard, afterMs } = await heardAfter(HEAD, { headMs: 150, lookedAtEachMs: 20 });
  expect(heard).toMatch(/^HTTP\/1\.1 408 /);
  expect(afterMs).toBeGreaterThanOrEqual(140);
  expect(afterMs).toBeLessThan(10_000);
});

test("T35 so is a body", async () => {
  const { heard } = await heardAfter(`${HEAD}\r\nhalf`, { headMs: 50, requestMs: 150, lookedAtEachMs: 20 });
  expect(heard).toMatch(/^HTTP\/1\.1 408 /);
});

test("the house looks often enough for its own times", () => {
  const { headMs, requestMs, lookedAtEachMs } = CONNECTION_TIMES;
  expect(lookedAtEachMs).toBeLessThanOrEqual(Math.min(headMs, requestMs) / 10);
  expect(connectionOptions()).toMatchObject({ headersTimeout: 10_000, connectionsCheckingInterval: 1000 });
});
