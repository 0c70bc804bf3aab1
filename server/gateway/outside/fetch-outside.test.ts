import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fetchOutside } from "./index.ts";

const OPTIONS = { bytesMax: 1000, withinMs: 2000, mayBeInside: false };
const TRIED_OUT = { ...OPTIONS, mayBeInside: true };

let server: Server;
let origin: string;
const asked: string[] = [];

beforeAll(async () => {
  server = createServer(({ url = "" }, response) => {
    asked.push(url);
    if (url === "/never") return;
    if (url === "/elsewhere") return void response.writeHead(302, { Location: "/whole" }).end();
    response.write("x".repeat(url === "/long" ? 700 : 10));
    response.end("x".repeat(url === "/long" ? 700 : 10));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.each([
  "https://127.0.0.1/a.png",
  "https://2130706433/a.png",
  "https://10.1.2.3/a.png",
  "https://100.64.0.1/a.png",
  "https://169.254.169.254/latest/meta-data",
  "https://172.20.0.1/a.png",
  "https://192.168.1.1/a.png",
  "https://0.0.0.0/a.png",
  "https://[::1]/a.png",
  "https://[::]/a.png",
  "https://[::ffff:10.0.0.1]/a.png",
  "https://[64:ff9b::a00:1]/a.png",
  "https://[2002:a00:1::1]/a.png",
  "https://[fc00::1]/a.png",
  "https://[fe80::1]/a.png",
  "https://[fec0::1]/a.png",
  "https://localhost/a.png",
])("an address inside our network is asked for nothing: %s", async (address) => {
  await expect(fetchOutside(address, OPTIONS)).rejects.toThrow("not outside");
});

test.each([
  ["http", () => `${origin}/whole`, "Not https"],
  ["a file", () => "file:///etc/passwd", "Not https"],
  ["a name in the address", () => "https://house:word@pictures.example/a.png", "carries a name"],
])("%s is not followed", async (_what, address, reason) => {
  await expect(fetchOutside(address(), OPTIONS)).rejects.toThrow(reason);
});

test("what is too long, too late or elsewhere is none, and what is whole is given", async () => {
  const bytes = await fetchOutside(`${origin}/whole`, TRIED_OUT);
  expect(bytes.toString()).toBe("x".repeat(20));
  await expect(fetchOutside(`${origin}/long`, TRIED_OUT)).rejects.toThrow("too long");
  asked.length = 0;
  await expect(fetchOutside(`${origin}/elsewhere`, TRIED_OUT)).rejects.toThrow("HTTP 302");
  expect(asked).toEqual(["/elsewhere"]);
  const soon = { ...TRIED_OUT, withinMs: 50 };
  await expect(fetchOutside(`${origin}/never`, soon)).rejects.toThrow("in time");
});
