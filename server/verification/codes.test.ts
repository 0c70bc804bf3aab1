import { beforeEach, expect, test } from "vitest";
import { LANGUAGES, type Language } from "#server/core/languages.ts";
import { done } from "#server/core/outcome.ts";
import { DAY_MS, MINUTE_MS } from "#server/core/time.ts";
import { openSending, TO } from "#tests/setup/sending.ts";
import { deliverCode } from "./deliver.ts";
import { CODE_PURPOSES, checkCode, isCodeOpen } from "./index.ts";

const { context, brand, gateways, send, sent, forget } = await openSending();

beforeEach(async () => {
  context.clock.forward(3 * DAY_MS);
  await forget();
});

async function newestCode(): Promise<string> {
  return newestCodeTo(TO);
}

async function newestCodeTo(to: string): Promise<string> {
  return /\b\d{6}\b/.exec((await sent(to))[0]?.body ?? "")?.[0] ?? "none";
}

const PLACE = { brandId: brand.id, purpose: "register", channel: "sms", to: TO } as const;

function check(code: string, more: Partial<Parameters<typeof checkCode>[1]> = {}) {
  return checkCode(context, { ...PLACE, code, ...more });
}

const refusal = (reason: string) => ({ ok: false, refusal: { reason } });

test("T6 a code opens once, for its number, its purpose and its way alone", async () => {
  expect(await send()).toMatchObject({ ok: true });
  const code = await newestCode();
  expect(code).toMatch(/^\d{6}$/);
  expect(await check(code, { purpose: "login" })).toEqual(refusal("codeExpired"));
  expect(await check(code, { to: "+989120000000" })).toEqual(refusal("codeExpired"));
  const persian = code.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)));
  expect(await check(` ${persian.slice(0, 3)} ${persian.slice(3)}`)).toEqual({ ok: true, value: null });
  expect(await check(code)).toEqual(refusal("codeExpired"));
});

test("T6 of fifty at once with the right code one passes", async () => {
  await send();
  const code = await newestCode();
  const answers = await Promise.all(Array.from({ length: 50 }, () => check(code)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

test("T6 five wrong tries end a code, and five minutes do; what is no code costs no try", async () => {
  await send();
  const code = await newestCode();
  const wrong = code === "000000" ? "000001" : "000000";
  for (let nth = 0; nth < 9; nth += 1) expect(await check("12345")).toEqual(refusal("codeWrong"));
  expect(await check("")).toEqual(refusal("codeMissing"));
  for (let nth = 0; nth < 5; nth += 1) expect(await check(wrong)).toEqual(refusal("codeWrong"));
  expect(await check(code)).toEqual(refusal("codeExpired"));

  context.clock.forward(MINUTE_MS);
  await send();
  const second = await newestCode();
  context.clock.forward(5 * MINUTE_MS);
  expect(await check(second)).toEqual(refusal("codeExpired"));
});

test("T6 guessing opens nothing: the tries of all codes are counted, however they come", async () => {
  await send();
  const code = Number(await newestCode());
  const guesses = Array.from({ length: 60 }, (_, nth) =>
    String((code + 1 + nth) % 1_000_000).padStart(6, "0"),
  );
  const answers = await Promise.all(guesses.map((guess) => check(guess)));
  expect(answers.every(({ ok }) => !ok)).toBe(true);
  expect(answers.filter((answer) => !answer.ok && answer.refusal.reason === "codeWrong")).toHaveLength(5);
});

const OWN = "203.0.113.7";

test("T6 a stranger who knows the number cannot use up its owner's tries, and has no more than five", async () => {
  await send();
  const code = await newestCode();
  const wrong = code === "000000" ? "000001" : "000000";
  const reasons = [];
  for (let nth = 0; nth < 7; nth += 1) {
    const answer = await check(wrong, { network: `198.51.100.${nth}` });
    reasons.push(answer.ok ? "right" : answer.refusal.reason);
  }
  expect(reasons).toEqual([...Array(5).fill("codeWrong"), "codeExpired", "codeExpired"]);
  expect(await isCodeOpen(context, { ...PLACE, network: "198.51.100.9" })).toBe(false);
  expect(await isCodeOpen(context, { ...PLACE, network: OWN })).toBe(true);
  expect(await check(code, { network: OWN })).toEqual({ ok: true, value: null });
});

test("T6 a stranger who asks for a code takes none from its owner, and the owner may type it in another network", async () => {
  await send();
  const code = await newestCode();
  context.clock.forward(MINUTE_MS);
  await send({ address: "198.51.100.1" });
  const strangers = await newestCode();
  expect(await check(code, { network: "192.0.2.77" })).toEqual({ ok: true, value: null });
  if (strangers !== code) expect(await check(code, { network: "192.0.2.77" })).toEqual(refusal("codeWrong"));
  expect(await check(strangers, { network: OWN })).toEqual({ ok: true, value: null });
});

test("T6 a newer code takes the place of the one before, and neither stands in the database", async () => {
  await send();
  const first = await newestCode();
  context.clock.forward(MINUTE_MS);
  await send();
  const second = await newestCode();
  const rows = await context.db.call(
    { name: "t", text: "select codes::text as row from verification.codes" },
    [],
  );
  expect(JSON.stringify(rows)).not.toContain(second);
  if (first !== second) expect(await check(first)).toEqual(refusal("codeWrong"));
  expect(await check(second)).toEqual({ ok: true, value: null });
});

test("T7 who comes back is answered alike whether the number is known or not, and only the known get a code", async () => {
  const known = await send({ purpose: "recover", playerId: 100001n, to: "+989121111111" });
  const unknown = await send({ purpose: "recover", playerId: null, to: "+989122222222" });
  expect(unknown).toEqual(known);
  expect(await sent("+989121111111")).toHaveLength(1);
  expect(await sent("+989122222222")).toHaveLength(0);
});

test("T7 who comes back is answered alike whatever was sent there before, and the code that was sent goes on", async () => {
  const fresh = { purpose: "recover", playerId: 100001n, to: "+989121111111" } as const;
  const used = { purpose: "recover", playerId: 100002n, to: "+989123333333" } as const;
  const absent = { purpose: "recover", playerId: null, to: "+989122222222" } as const;
  await send({ ...used, purpose: "login" });
  await send(used);
  const code = await newestCodeTo(used.to);
  const answers = [await send(fresh), await send(used), await send(absent), await send(absent)];
  expect(answers[0]).toMatchObject({ ok: true });
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await sent(used.to)).toHaveLength(2);
  const place = { ...PLACE, purpose: "recover", to: used.to, network: OWN } as const;
  expect(await check(code, place)).toEqual({ ok: true, value: null });
  for (let nth = 0; nth < 8; nth += 1) {
    context.clock.forward(MINUTE_MS);
    expect(await send({ ...used, address: `198.51.100.${nth}` })).toMatchObject({ ok: true });
  }
  expect(await sent(used.to)).toHaveLength(6);
});

test("T5 all that is sent to one number in a day has an end of its own, which nobody is told", async () => {
  for (const purpose of ["register", "bind", "login"] as const) {
    for (let nth = 0; nth < 5; nth += 1) {
      context.clock.forward(MINUTE_MS);
      expect(await send({ purpose, playerId: 100001n })).toMatchObject({ ok: true });
    }
  }
  expect(await sent(TO)).toHaveLength(10);
});

test("every language says what is sent, whole, and with the code in digits that a telephone recognises", async () => {
  const said: string[] = [];
  const keep = async (letter: { text: string; subject?: string }) => {
    said.push(`${letter.subject ?? ""}\n${letter.text}`);
    return done(null);
  };
  const mouths = { ...gateways, sms: { isThere: true, send: keep }, mail: { isThere: true, send: keep } };
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    for (const purpose of CODE_PURPOSES) {
      for (const channel of ["sms", "mail"] as const) {
        const recipient = { channel, target: TO, country: "IR", block: "" };
        await deliverCode(mouths, { brand, purpose, language, recipient, code: "012345" });
      }
    }
  }
  expect(said).toHaveLength(48);
  expect(new Set(said).size).toBe(48);
  for (const letter of said) {
    expect(letter).toMatch(/(?<!\d)012345(?!\d)/);
    expect(letter).not.toContain("{{");
  }
});
