import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import * as fund from "#app/routes/member/money/transfer-fund.tsx";
import * as upline from "#app/routes/member/money/transfer-upline.tsx";
import * as record from "#app/routes/member/records/account-record.tsx";
import * as file from "#app/routes/member/records/account-record-csv.ts";
import { agreeToTerms, setPaymentPassword, setUpline } from "#server/accounts/index.ts";
import { openSession } from "#server/accounts/parts.ts";
import {
  beginSecondFactor,
  secondFactorOf,
  switchOnSecondFactor,
} from "#server/accounts/second-factor/two-factor-setup.ts";
import { askForTerms, type Brand, defaultBrand, setFlag } from "#server/brand/index.ts";
import { money } from "#server/core/numbers/money.ts";
import { readConfig } from "#server/house/config.ts";
import { openPlatform, type Platform } from "#server/house/platform.ts";
import { openSessionCookie } from "#server/http/browser/session-cookie.ts";
import { balanceOf, receiveDeposit } from "#server/wallet/index.ts";
import { appCode } from "#tests/setup/app-code.ts";
import { PASSWORD, PLACE } from "#tests/setup/brand.ts";
import { type FundVendor, fundVendor } from "#tests/setup/fund-vendor.ts";
import { member, PAYMENT_PASSWORD } from "#tests/setup/upline.ts";

const ORIGIN = "http://localhost:3000";
const SLOT = Symbol.for("nard.platform");
const folder = mkdtempSync(join(tmpdir(), "nard-transfer-doors-"));

let opened: Platform;
let brand: Brand;
let passedMs = 0;
let vendor: FundVendor;
let playerId: bigint;
let cookie: string;
let nth = 0;

beforeAll(async () => {
  const real = await openPlatform(readConfig({ DATA_DIR: folder, LOG_LEVEL: "silent", PORT: "3000" }));
  const now = () => new Date(Date.now() + passedMs);
  opened = { ...real, context: { ...real.context, now } };
  Object.assign(globalThis, { [SLOT]: Promise.resolve(opened) });
  brand = await defaultBrand(opened.context);
});

afterAll(async () => {
  await opened.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A signed-in member with 100.00 in the main wallet, in a house with one vendor that keeps a wallet. */
beforeEach(async () => {
  nth += 1;
  vendor = fundVendor();
  Object.assign(opened, { transferVendors: [vendor] });
  const { context, config } = opened;
  ({ id: playerId } = await member(context, brand, `door${nth}`));
  const amount = money(10_000n, "P");
  await receiveDeposit(context, { playerId, key: "seed", amount, provider: "bank" });
  const { token } = await openSession(context, { playerId, brand, place: PLACE });
  cookie = (await openSessionCookie(config, token)).split(";", 1)[0] ?? "";
});

type Door = {
  loader(args: LoaderFunctionArgs): Promise<unknown>;
  action?(args: ActionFunctionArgs): Promise<unknown>;
};
type Answered = { status: number; location: string | null; data: unknown; response: Response | null };

async function ask(door: Door, path: string, fields?: Record<string, string>): Promise<Answered> {
  const request = new Request(`${ORIGIN}${path}`, {
    headers: { Cookie: `lang=en; ${cookie}` },
    ...(fields ? { method: "POST", body: new URLSearchParams(fields) } : {}),
  });
  const args = { request, params: {}, context: { address: PLACE.address } };
  const given = await (fields && door.action ? door.action(args) : door.loader(args)).catch(
    (thrown: unknown) => thrown,
  );
  if (given instanceof Error) throw given;
  if (given instanceof Response) {
    const location = given.headers.get("Location");
    return { status: given.status, location, data: null, response: given };
  }
  const { data = given, init } = given as { data?: unknown; init?: ResponseInit };
  return { status: init?.status ?? 200, location: null, data, response: null };
}

const errorsOf = ({ data }: Answered) => (data as FormAnswer).errors;
const cash = async (whose = playerId) =>
  (await balanceOf(opened.context, { playerId: whose, asset: "P" })).minor;

describe("M02 /member/transferFund", () => {
  const PATH = "/member/transferFund";
  const move = (fields: Record<string, string> = {}) => ({
    task: "move",
    key: opened.context.newId(),
    from: "main",
    to: "KISH",
    amount: "25.50",
    ...fields,
  });
  type Page = {
    wallets: { balance: string | null }[];
    moves: { state: string; next: string; lines: string | null }[];
    outcome: string | null;
  };
  const page = async (path = PATH) => (await ask(fund, path)).data as Page;

  test("a move is sent, the page says how it ended, and its figure leads to the ledger", async () => {
    const sent = await ask(fund, PATH, move());
    expect(sent).toMatchObject({ status: 303 });
    const { wallets, moves, outcome } = await page(sent.location ?? "");
    expect(wallets.map(({ balance }) => balance)).toEqual(["74.50\u00a0P", "25.50\u00a0P"]);
    expect([outcome, moves[0]?.state]).toEqual(["done", "done"]);
    expect(moves[0]?.lines).toMatch(/^\/member\/transactionHistory\/\d+$/);
    const back = await ask(fund, PATH, { task: "collect", key: opened.context.newId() });
    expect(await page(back.location ?? "")).toMatchObject({
      outcome: "done",
      wallets: [{ balance: "100.00\u00a0P" }, { balance: "0.00\u00a0P" }],
    });
    const nothing = await ask(fund, PATH, { task: "collect", key: opened.context.newId() });
    expect((await page(nothing.location ?? "")).outcome).toBe("nothing");
  });

  test("what the vendor does not confirm is said to be open, and what next", async () => {
    vendor.trouble("unknown");
    const sent = await ask(fund, PATH, move());
    const { outcome, moves } = await page(sent.location ?? "");
    expect([outcome, moves[0]?.state]).toEqual(["open", "being asked about"]);
    expect(moves[0]?.next).toContain("set aside");
  });

  test("a vendor that cannot be asked is told so, and nobody waits for it", async () => {
    vendor.off = true;
    expect((await page()).wallets).toEqual([
      { code: "main", name: "Main wallet", balance: "100.00\u00a0P" },
      { code: "KISH", name: "KISH", balance: null },
    ]);
  });

  test("M02 what was not collected is not told as nothing to collect, nor as nothing moved", async () => {
    const collected = async () => {
      const sent = await ask(fund, PATH, { task: "collect", key: opened.context.newId() });
      return (await page(sent.location ?? "")).outcome;
    };
    const other = fundVendor("QESHM");
    Object.assign(opened, { transferVendors: [vendor, other] });
    vendor.off = true;
    expect(await collected()).toBe("incomplete");
    other.put(playerId, 500n);
    expect([await collected(), await cash()]).toEqual(["incomplete", 10_500n]);
    vendor.off = false;
    vendor.put(playerId, 300n);
    other.put(playerId, 500n);
    other.trouble("refuse");
    expect([await collected(), await cash()]).toEqual(["incomplete", 10_800n]);
    other.trouble("refuse");
    expect(await collected()).toBe("refused");
    expect([await collected(), await cash()]).toEqual(["done", 11_300n]);
  });

  test("the same form twice is one move; with other values it is a conflict", async () => {
    const fields = move();
    const [first, second] = [await ask(fund, PATH, fields), await ask(fund, PATH, fields)];
    expect(second.location).toBe(first.location);
    expect((await ask(fund, PATH, { ...fields, amount: "25.51" })).status).toBe(409);
    expect(await cash()).toBe(7_450n);
  });

  test.each([
    [{ amount: "100.01" }, 422, "amount"],
    [{ amount: "0" }, 422, "amount"],
    [{ amount: "-5" }, 400, "amount"],
    [{ amount: "1e3" }, 400, "amount"],
    [{ amount: "1.234" }, 400, "amount"],
    [{ amount: "9223372036854775808" }, 400, "amount"],
    [{ amount: "" }, 400, "amount"],
    [{ from: "KISH", to: "KISH" }, 400, "to"],
    [{ to: "main" }, 400, "to"],
    [{ to: "NOBODY" }, 400, "to"],
    [{ from: "" }, 400, "from"],
  ])("%j is refused with %i at its field, and nothing is asked", async (fields, status, field) => {
    const answer = await ask(fund, PATH, move(fields));
    expect(answer.status).toBe(status);
    expect(Object.keys(errorsOf(answer))).toEqual([field]);
    expect([await cash(), vendor.asked]).toEqual([10_000n, []]);
  });

  test("a key that no page of ours made is unreadable", async () => {
    for (const key of ["", "1", "x".repeat(101)]) {
      expect(await ask(fund, PATH, move({ key }))).toMatchObject({
        status: 400,
        data: { refused: "unreadable" },
      });
    }
    expect(await cash()).toBe(10_000n);
  });

  test("S07 who was asked to agree to new terms moves money to a vendor only afterwards, and out of it at any time", async () => {
    const { context } = opened;
    await askForTerms(context);
    passedMs += 5_000;
    vendor.put(playerId, 500n);
    const { status, location } = await ask(fund, PATH, move());
    expect([status, location]).toEqual([303, "/member/terms?redirectTo=%2Fmember%2FtransferFund"]);
    expect([await cash(), vendor.asked]).toEqual([10_000n, []]);
    await ask(fund, PATH, move({ from: "KISH", to: "main", amount: "2" }));
    await ask(fund, PATH, { task: "collect", key: context.newId() });
    expect([await cash(), vendor.purse(playerId)]).toEqual([10_500n, 0n]);
    await agreeToTerms(context, { playerId, version: brand.termsVersion });
    await ask(fund, PATH, move());
    expect(await cash()).toBe(7_950n);
  });

  test("another's move is told to nobody", async () => {
    const sent = await ask(fund, PATH, move());
    const stranger = await member(opened.context, brand, `stranger${nth}`);
    const { token } = await openSession(opened.context, { playerId: stranger.id, brand, place: PLACE });
    cookie = (await openSessionCookie(opened.config, token)).split(";", 1)[0] ?? "";
    expect(await page(sent.location ?? "")).toMatchObject({ outcome: "nothing", moves: [] });
  });
});

describe("M05 /member/transferUpline", () => {
  const PATH = "/member/transferUpline";
  type Page = {
    orderKey: string;
    upline: { mark: string; name: string; sent: string | null; leftToday: string };
  };
  const page = async (path = PATH) => (await ask(upline, path)).data as Page;

  async function form(more: Record<string, string> = {}): Promise<Record<string, string>> {
    const shown = await page();
    return {
      key: shown.orderKey,
      uplineMark: shown.upline.mark,
      amount: "40",
      paymentPassword: PAYMENT_PASSWORD,
      confirmed: "on",
      ...more,
    };
  }

  let uplineId: bigint;

  beforeEach(async () => {
    const { context } = opened;
    await setFlag(context, { brandId: brand.id, flag: "transferUpline", isOn: true });
    passedMs += 1000;
    uplineId = (await member(context, brand, `above${nth}`)).id;
    await setUpline(context, { playerId, uplineId });
    await setPaymentPassword(context, { playerId, password: PASSWORD, paymentPassword: PAYMENT_PASSWORD });
  });

  test("money goes up, and the page says to whom by a masked name", async () => {
    const sent = await ask(upline, PATH, await form());
    expect(sent).toMatchObject({ status: 303 });
    const { upline: shown } = await page(sent.location ?? "");
    expect(shown.sent).toMatch(/^\u206840\.00\u00a0P\u2069 was sent to \u2068ab•••\d\u2069\.$/);
    expect(shown.leftToday).toBe("19,960.00\u00a0P");
    expect([await cash(), await cash(uplineId)]).toEqual([6_000n, 4_000n]);
  });

  test("L16 who has switched the second factor on sends nothing without its code", async () => {
    const { context, config } = opened;
    const { houseSecret } = config;
    await beginSecondFactor(context, { playerId, houseSecret });
    const begun = await secondFactorOf(context, { playerId, houseSecret });
    const secret = begun.state === "begun" ? begun.secret : "";
    const switching = { code: appCode(secret, context.now()), password: PASSWORD, exceptFamily: null };
    expect(await switchOnSecondFactor(context, { playerId, houseSecret, ...switching })).toMatchObject({
      ok: true,
    });
    passedMs += 25 * 3_600_000;
    const { token } = await openSession(context, { playerId, brand, place: PLACE });
    cookie = (await openSessionCookie(config, token)).split(";", 1)[0] ?? "";

    const order = await form();
    const without = await ask(upline, PATH, order);
    expect([without.status, Object.keys(errorsOf(without))]).toEqual([422, ["code"]]);
    expect(await cash()).toBe(10_000n);
    const sent = await ask(upline, PATH, { ...order, code: appCode(secret, context.now()) });
    expect([sent.status, await cash(), await cash(uplineId)]).toEqual([303, 6_000n, 4_000n]);
  });

  test.each([
    [{ amount: "9.99" }, 422, "amount"],
    [{ amount: "forty" }, 400, "amount"],
    [{ amount: "100.01" }, 422, "amount"],
    [{ paymentPassword: "Wrong-Sarv-2026" }, 422, "paymentPassword"],
    [{ confirmed: "" }, 400, "confirmed"],
    [{ uplineMark: "somebody else" }, 422, ""],
  ])("%j is refused with %i at its field", async (fields, status, field) => {
    const answer = await ask(upline, PATH, await form(fields));
    expect(answer.status).toBe(status);
    expect(Object.keys(errorsOf(answer))).toEqual([field]);
    expect(JSON.stringify(answer)).not.toContain("Sarv-2026");
    expect(await cash()).toBe(10_000n);
  });

  test("with the flag off there is no page and no way to send", async () => {
    const fields = await form();
    await setFlag(opened.context, { brandId: brand.id, flag: "transferUpline", isOn: false });
    passedMs += 1000;
    expect((await ask(upline, PATH)).status).toBe(404);
    expect((await ask(upline, PATH, fields)).status).toBe(404);
    expect(await cash()).toBe(10_000n);
  });
});

describe("M07 /member/transactionHistory", () => {
  test("page and file are filtered alike by kind, money and days of the brand's zone", async () => {
    const today = new Date(opened.context.now().getTime() + 3.5 * 3_600_000).toISOString().slice(0, 10);
    const asked: [query: string, rows: number][] = [
      ["", 2],
      ["?asset=TRIAL", 1],
      ["?kind=deposit", 1],
      ["?kind=deposit&asset=TRIAL", 0],
      [`?from=${today}&to=${today}`, 2],
      ["?to=2021-03-21", 0],
      ["?from=1400/01/01", 2],
      ["?kind=nothing&asset=EUR&period=ever&pageNo=-1", 2],
    ];
    for (const [query, rows] of asked) {
      const page = (await ask(record, `/member/transactionHistory${query}`)).data as { movements: unknown[] };
      expect(page.movements, query).toHaveLength(rows);
      const { response } = await ask(file, `/member/transactionHistory.csv${query}`);
      const lines = ((await response?.text()) ?? "").trimEnd().split("\r\n");
      expect(lines, query).toHaveLength(rows + 1);
    }
  });
});
