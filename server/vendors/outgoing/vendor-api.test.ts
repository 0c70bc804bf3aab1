import { beforeAll, describe, expect, test } from "vitest";
import { type Simulator, startSimulator } from "#tests/kit/simulator-process.ts";
import { keyOf } from "../seam/signature.ts";
import { vendorApi } from "./vendor-api.ts";

const SECRET = "a secret of the simulated vendor";
const now = () => new Date("2026-03-21T12:00:00Z");

let vendor: Simulator;
let transfers = 0;
const api = (more: Partial<Parameters<typeof vendorApi>[0]> = {}) =>
  vendorApi({ url: vendor.url, keysAt: () => [keyOf(SECRET)], now, ...more });

function anOrder(amount = "500") {
  transfers += 1;
  return { txId: `t${transfers}`, player: `${transfers}`, amount, currency: "P" };
}

beforeAll(async () => {
  vendor = await startSimulator({ secret: SECRET });
});

describe("a transfer", () => {
  test("is done once for its number, and what the purse does not hold is not taken out", async () => {
    const order = anOrder();
    expect(await api().deposit(order)).toEqual({ status: "OK" });
    expect(await api().deposit(order)).toEqual({ status: "OK" });
    expect(await api().balance(order)).toEqual({ balance: "500" });
    const back = { ...order, txId: `${order.txId}-back`, amount: "501" };
    expect(await api().withdraw(back)).toEqual({ status: "FAILED" });
    expect(await api().balance(order)).toEqual({ balance: "500" });
  });

  test.each([
    { fault: "lost-before", end: "FAILED", held: "0" },
    { fault: "lost-after", end: "OK", held: "500" },
    { fault: "error", end: "FAILED", held: "0" },
    { fault: "garbage", end: "OK", held: "500" },
    { fault: "wrong-signature", end: "OK", held: "500" },
    { fault: "stale", end: "OK", held: "500" },
    { fault: "other-answer", end: "OK", held: "500" },
    { fault: "unknown", end: "OK", held: "500" },
    { fault: "unknown", becomes: "FAILED", end: "FAILED", held: "0" },
  ])("answered with $fault is UNKNOWN, and asking tells that it is $end", async ({ end, held, ...fault }) => {
    const order = anOrder();
    await vendor.control("faults", { path: "/transfer/deposit", ...fault });
    expect(await api().deposit(order)).toEqual({ status: "UNKNOWN" });
    expect(await api().status(order)).toEqual({ status: end });
    expect(await api().balance(order)).toEqual({ balance: held });
    // What was told to be FAILED is FAILED, also when it arrives late.
    expect(await api().deposit(order)).toEqual({ status: end });
  });

  test("that is late is UNKNOWN, and one that is undecided stays so until the vendor decides", async () => {
    const late = anOrder();
    await vendor.control("faults", { path: "/transfer/deposit", fault: "delay", delayMs: 400 });
    expect(await api({ answerWithinMs: 100 }).deposit(late)).toEqual({ status: "UNKNOWN" });
    const order = anOrder();
    await vendor.control("faults", { path: "/transfer/deposit", fault: "pending" });
    for (const ask of [api().deposit, api().status]) expect(await ask(order)).toEqual({ status: "UNKNOWN" });
    await vendor.control("decide", { txId: order.txId, accepted: true });
    expect(await api().status(order)).toEqual({ status: "OK" });
  });

  test("with the number of another one is not answered as if it were that one", async () => {
    const order = anOrder();
    await api().deposit(order);
    expect(await api().deposit({ ...order, amount: "600" })).toEqual({ status: "UNKNOWN" });
    expect(await api().balance(order)).toEqual({ balance: "500" });
  });
});

test("a vendor that does not know our secret is not heard, and one without a secret is not spoken to", async () => {
  const stranger = api({ keysAt: () => [keyOf("another secret")] });
  expect(await stranger.roundState({ player: "1", game: "COIN", round: "r1" })).toMatchObject({
    refusal: { reason: "badAnswer", detail: expect.stringContaining("/rounds/state: ") },
  });
  await expect(stranger.balance({ player: "1", currency: "P" })).rejects.toThrow("badAnswer");
  for (const keys of [[], [keyOf("")]]) {
    expect(() => api({ keysAt: () => keys })).toThrow("without a secret");
  }
});

test("a vendor that nobody reaches gives no answer", async () => {
  const nowhere = api({ url: "http://127.0.0.1:1" });
  const window = { from: now(), to: now() };
  expect(await nowhere.transactions(window)).toMatchObject({
    refusal: { reason: "noAnswer", detail: expect.stringContaining("http://127.0.0.1:1/transactions: ") },
  });
  expect(await nowhere.deposit(anOrder())).toEqual({ status: "UNKNOWN" });
  await expect(nowhere.balance({ player: "1", currency: "P" })).rejects.toThrow("noAnswer");
});

test("the catalogue is told with its stakes in minor units", async () => {
  expect(await api().games()).toMatchObject({
    ok: true,
    value: [{ code: "COIN", stakeMin: 100n, rtp: "0.00", demo: true }],
  });
});
