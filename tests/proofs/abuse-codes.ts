import { expect, test } from "vitest";
import { defaultBrand, setFlag } from "#server/brand/index.ts";
import { DAY_MS, MINUTE_MS, SECOND_MS } from "#server/core/time.ts";
import { checkCode, sendCode } from "#server/verification/index.ts";
import { proofCount } from "#tests/setup/proof.ts";
import type { Scene } from "./abuse.ts";
import { bare } from "./bare-answer.ts";
import { codeBySms, sixDigits } from "./person.ts";

const SMS_REQUESTS = proofCount("SMS", 300);
const CODES = proofCount("CODES", 8);
const GUESSES_EACH = 100;

/** So many messages a day go to one block of numbers, whoever asks (server/verification/budgets.ts). */
const BLOCK_BUDGET = 50;

export function abuseOfCodes({ site, note }: Scene): void {
  test("T5 messages to one block of numbers end with its budget, are told alike, and cost no other country its own", async () => {
    const { context, platform, sent } = site();
    const brand = await defaultBrand(context);
    const before = sent.length;
    const answers = new Map<string, number>();
    for (let nth = 0; nth < SMS_REQUESTS; nth += 1) {
      const to = `+98912345${String(nth % Math.ceil(SMS_REQUESTS / 2.5)).padStart(4, "0")}`.padEnd(13, "7");
      const address = `2001:db8:${nth.toString(16)}::/64`;
      const request = { brand, purpose: "register", channel: "sms", to, address, language: "en" } as const;
      const outcome = await sendCode(context, platform.gateways, request);
      const said = outcome.ok ? "sent" : outcome.refusal.reason;
      answers.set(said, (answers.get(said) ?? 0) + 1);
    }
    await platform.gateways.settled();
    const went = sent.length - before;
    expect(went).toBeLessThanOrEqual(BLOCK_BUDGET);
    expect(went).toBeGreaterThan(0);
    expect([...answers.keys()].sort()).toEqual(["sent", "tooSoon"]);
    expect(answers.get("sent")).toBeGreaterThan(BLOCK_BUDGET);

    // Nobody came back with a code: the country is shut when the codes have run out, and says nothing of it.
    site().forward(10 * MINUTE_MS);
    const to = "+989351112233";
    const late = await sendCode(context, platform.gateways, {
      ...{ brand, purpose: "register", channel: "sms", to, address: "2001:db8:ffff::/64", language: "en" },
    } as Parameters<typeof sendCode>[2]);
    expect(late.ok).toBe(true);
    const tripped = await site().sql<{ country: string }>("select country from verification.breakers");
    expect(tripped.map(({ country }) => country)).toEqual(["IR"]);
    await platform.gateways.settled();
    expect(sent.some((message) => message.to === to)).toBe(false);

    await setFlag(context, { brandId: brand.id, flag: "REGMOBVERF3", isOn: true });
    site().forward(2 * SECOND_MS);
    const browser = site().browser();
    const [shut, open] = [
      await codeBySms(site(), browser, { purpose: "register", mobileNum: "+989351112244" }),
      await codeBySms(site(), browser, { purpose: "register", mobileNum: "+447400123456" }),
    ];
    expect([shut.code === "", open.code === ""]).toEqual([true, false]);
    expect(shut.answer.status).toBe(open.answer.status);
    expect(bare(shut.answer)).toBe(bare(open.answer));
    note({
      smsRequests: SMS_REQUESTS,
      smsSent: went,
      smsAnswers: Object.fromEntries(answers),
      breaker: "IR",
    });
    await site().sql("delete from verification.breakers");
    await setFlag(context, { brandId: brand.id, flag: "REGMOBVERF3", isOn: false });
    site().forward(DAY_MS);
  }, 300_000);

  /** A hundred guesses at one code: how many were looked at, and how many were right. */
  async function guessedAt(nth: number): Promise<{ judged: number; hits: number }> {
    const { context, platform, sent } = site();
    const brand = await defaultBrand(context);
    // Each of a block and a network that have not used up their budgets.
    const to = `+44740${nth % 10}${(nth >> 3) % 10}${String(10_000 + nth).slice(-5)}`;
    const place = { brandId: brand.id, purpose: "register", channel: "sms", to } as const;
    const address = `2001:db8:${nth.toString(16)}::/64`;
    const asked = await sendCode(context, platform.gateways, { brand, ...place, address, language: "en" });
    expect(asked.ok, to).toBe(true);
    await platform.gateways.settled();
    const right = sixDigits(sent.findLast((message) => message.to === to)?.text ?? "");
    const reasons: string[] = [];
    for (let guess = 0; guess < GUESSES_EACH; guess += 1) {
      const code = String((nth * 7919 + guess * 104_729) % 1_000_000).padStart(6, "0");
      const checked = code === right ? null : await checkCode(context, { ...place, code });
      reasons.push(checked?.ok ? "hit" : (checked?.refusal.reason ?? "spared"));
    }
    // The right one comes too late: the code ended with the fifth wrong one.
    const late = await checkCode(context, { ...place, code: right });
    expect(late).toEqual({ ok: false, refusal: { reason: "codeExpired" } });
    const count = (reason: string) => reasons.filter((one) => one === reason).length;
    return { judged: count("codeWrong"), hits: count("hit") };
  }

  test("T6 a code is not found by guessing, and is used up by five tries", async () => {
    let [hits, judged] = [0, 0];
    for (let nth = 0; nth < CODES; nth += 1) {
      if (nth % 40 === 39) site().forward(DAY_MS);
      const guesses = await guessedAt(nth);
      hits += guesses.hits;
      judged += guesses.judged;
    }
    note({ codes: CODES, guesses: CODES * GUESSES_EACH, judged, hits });
    expect(hits).toBe(0);
    expect(judged).toBe(CODES * 5);
  }, 1_800_000);

  test("T6 a code for one purpose, number or channel is none for another, and none twice", async () => {
    const { context, platform, sent } = site();
    const brand = await defaultBrand(context);
    const place = { brandId: brand.id, purpose: "bind", channel: "sms", to: "+4915112345678" } as const;
    await sendCode(context, platform.gateways, { brand, ...place, address: "one", language: "en" });
    await platform.gateways.settled();
    const code = sixDigits(sent.findLast(({ to }) => to === place.to)?.text ?? "");
    const isRight = async (more: object) => (await checkCode(context, { ...place, code, ...more })).ok;
    expect(await isRight({ purpose: "register" })).toBe(false);
    expect(await isRight({ to: "+4915112345679" })).toBe(false);
    expect(await isRight({ channel: "mail", to: "a@b.test" })).toBe(false);
    expect((await Promise.all([isRight({}), isRight({}), isRight({})])).filter(Boolean)).toHaveLength(1);
    expect(await isRight({})).toBe(false);
  });
}
