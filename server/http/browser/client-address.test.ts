import type { IncomingMessage } from "node:http";
import express, { type Request } from "express";
import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

const PEER = "192.0.2.1";

function from(
  forwarded: string | undefined,
  trustedProxies: number,
  remoteAddress: string | undefined = PEER,
) {
  const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  const socket = { remoteAddress } as IncomingMessage["socket"];
  return clientAddress({ headers, socket }, { trustedProxies });
}

test("without proxies of ours nothing that a visitor writes is believed", () => {
  for (const forwarded of ["5.160.0.1", "5.160.0.1, 8.8.8.8", "", "unknown"])
    expect(from(forwarded, 0), forwarded).toBe(PEER);
});

test("each proxy of ours is believed about whom it was called by, and no further", () => {
  expect(from("5.160.0.1", 1)).toBe("5.160.0.1");
  expect(from("1.1.1.1, 5.160.0.1", 1)).toBe("5.160.0.1");
  expect(from("1.1.1.1, 5.160.0.1, 10.0.0.1", 2)).toBe("5.160.0.1");
  expect(from(undefined, 2)).toBe(PEER);
});

test("an address is read with the port and the brackets that proxies write, and nothing else is an address", () => {
  for (const [written, read] of [
    ["5.160.0.1:4711", "5.160.0.1"],
    ["[2001:db8::1]:443", "2001:db8::1"],
    ["[2001:db8::1]", "2001:db8::1"],
    [" 2001:db8::1 ", "2001:db8::1"],
    ["5.160.0.1:4711:1", "unknown"],
    ["unknown", "unknown"],
    ["<script>", "unknown"],
    ["1.1.1.1,", "unknown"],
  ] as const) {
    expect(from(written, 1), written).toBe(read);
  }
  expect(from(undefined, 0, "not there any more")).toBe("unknown");
});

test("the rule is the one that Express has for a number of proxies", () => {
  const ways = ["5.160.0.1", "1.1.1.1, 5.160.0.1", "9.9.9.9,8.8.8.8 , 5.160.0.1", undefined];
  for (const proxies of [0, 1, 2, 3]) {
    const app = express().set("trust proxy", proxies);
    for (const forwarded of ways) {
      const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
      const request: Request = Object.create(app.request, {
        app: { value: app },
        headers: { value: headers },
        socket: { value: { remoteAddress: PEER } },
        connection: { value: { remoteAddress: PEER } },
      });
      expect(from(forwarded, proxies), `${proxies} ${forwarded}`).toBe(request.ip);
    }
  }
});
