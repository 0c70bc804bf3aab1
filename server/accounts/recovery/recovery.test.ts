import { beforeEach, expect, test } from "vitest";
import { DAY_MS, MINUTE_MS } from "#server/core/time.ts";
import type { Database } from "#server/db/database.ts";
import { messagesOf } from "#server/messages/index.ts";
import { PASSWORD, PLACE } from "#tests/setup/brand.ts";
import { openReach } from "#tests/setup/reached-players.ts";
import {
  linkOwner,
  moneyOutHeldUntil,
  readSession,
  recoverByMail,
  recoverByMobile,
  setPasswordByLink,
  setPaymentPassword,
  setPlayerState,
} from "../index.ts";

const NEW = "Kabutar-2026-x";
const ORIGIN = "https://nard.test";

const { context, brand, gateways, newPlayer, letters, codeFor, isIn, signIn } = await openReach();

beforeEach(() => context.clock.forward(2 * DAY_MS));

function ask(username: string, email: string, address = PLACE.address) {
  return recoverByMail(context, gateways, {
    brand,
    username,
    email,
    address,
    language: "en",
    hrefOf: (token) => `${ORIGIN}/forget/new?link=${token}`,
  });
}

async function tokenFor(email: string): Promise<string> {
  const [letter = ""] = await letters(email);
  return /\?link=([A-Za-z0-9_-]{43})$/m.exec(letter)?.[1] ?? "none";
}

const setByLink = (token: string, password = NEW) =>
  setPasswordByLink(context, gateways, { brand, token, password, language: "en" });

const refusal = (reason: string) => ({ ok: false, refusal: { reason } });

test("L12 a link from a mail sets a new password once, ends every session and holds money for a day", async () => {
  const { playerId, username, email } = await newPlayer();
  const { token: session } = await signIn(playerId);
  expect(await ask(username.toUpperCase(), ` ${email.toUpperCase()} `)).toEqual({ ok: true, value: null });
  const link = { brandId: brand.id, token: await tokenFor(email) };
  expect(await linkOwner(context, link)).toMatchObject({ id: playerId });
  expect(await linkOwner(context, link)).toMatchObject({ id: playerId });
  expect(await setByLink(link.token)).toEqual({
    ok: true,
    value: { playerId },
  });
  expect(await readSession(context, session)).toBeNull();
  expect([await isIn(username, PASSWORD), await isIn(username, NEW)]).toEqual([false, true]);
  expect(await setByLink(link.token, PASSWORD)).toEqual(refusal("linkEnded"));
  expect(await moneyOutHeldUntil(context, playerId)).toEqual(new Date(context.now().getTime() + DAY_MS));
  const { rows } = await messagesOf(context, { playerId, page: 1 });
  expect(rows[0]).toMatchObject({ kind: "passwordRecovered" });
});

test("L12 a link holds for half an hour, for its brand alone, and no longer than until the next one is used", async () => {
  const { username, email } = await newPlayer();
  await ask(username, email);
  const first = await tokenFor(email);
  context.clock.forward(29 * MINUTE_MS);
  await ask(username, email);
  const second = await tokenFor(email);
  expect(await linkOwner(context, { brandId: brand.id, token: first })).not.toBeNull();
  expect(await linkOwner(context, { brandId: "other", token: first })).toBeNull();
  expect(await linkOwner(context, { brandId: brand.id, token: `${first}x` })).toBeNull();
  context.clock.forward(2 * MINUTE_MS);
  expect(await linkOwner(context, { brandId: brand.id, token: first })).toBeNull();
  await ask(username, email);
  const third = await tokenFor(email);
  await setByLink(second);
  expect(await linkOwner(context, { brandId: brand.id, token: third })).toBeNull();
});

test("T3 neither a password that is guessed first nor the player's own name is set by a link, and it goes on", async () => {
  const { playerId, username, email } = await newPlayer();
  await ask(username, email);
  const token = await tokenFor(email);
  for (const password of ["password123", `${username}-2026`]) {
    expect(await setByLink(token, password)).toEqual(refusal("passwordCommon"));
  }
  expect(await setByLink(token)).toEqual({ ok: true, value: { playerId } });
});

test("M04 recovery makes nobody's payment password the one of the login, and keeps its link and its code", async () => {
  const paymentPassword = "Sepidar-7193";
  const mobile = "+989121110009";
  const { playerId, username, email } = await newPlayer({ mobile }, true);
  await setPaymentPassword(context, { playerId, password: PASSWORD, paymentPassword });
  await ask(username, email);
  const token = await tokenFor(email);
  expect(await setByLink(token, paymentPassword)).toEqual(refusal("passwordIsPayment"));
  expect(await setByLink(token)).toMatchObject({ ok: true });

  const code = await codeFor(mobile, "recover", playerId);
  const recover = (typed: string, password: string) =>
    recoverByMobile(context, gateways, { brand, mobile, code: typed, password, language: "en" });
  const wrong = code === "111111" ? "111112" : "111111";
  expect(await recover(wrong, paymentPassword)).toEqual(refusal("codeWrong"));
  expect(await recover(code, paymentPassword)).toEqual(refusal("passwordIsPayment"));
  expect(await recover(code, `${username}-2026`)).toEqual(refusal("passwordCommon"));
  expect(await recover(code, PASSWORD)).toEqual({ ok: true, value: { playerId } });
});

test("L12 an address is found as it was meant, on whatever keyboard it was typed", async () => {
  const { username, email } = await newPlayer();
  const [name = "", host = ""] = email.split("@");
  expect(await ask(username, `\u200f${name.replace(/7/g, "۷")}\u200c@${host}`)).toMatchObject({ ok: true });
  expect(await letters(email)).toHaveLength(1);
});

test.each(["blocked", "excluded"] as const)(
  "T7 a player who is %s is sent nothing and recovers nothing by number, and is answered like anybody",
  async (state) => {
    const mobile = state === "blocked" ? "+989121110001" : "+989121110002";
    const { playerId, username, email } = await newPlayer({ mobile }, true);
    const code = await codeFor(mobile, "recover", playerId);
    await setPlayerState(context, { playerId, state });
    expect(await ask(username, email)).toEqual({ ok: true, value: null });
    expect(await letters(email)).toEqual([]);
    const given = { brand, mobile, code, password: NEW, language: "en" } as const;
    expect(await recoverByMobile(context, gateways, given)).toEqual(refusal("codeWrong"));
    await setPlayerState(context, { playerId, state: "active" });
    expect([await isIn(username, PASSWORD), await isIn(username, NEW)]).toEqual([true, false]);
  },
);

test("L09 a trial account is sent no way back", async () => {
  const { playerId, username, email } = await newPlayer();
  const text = "update accounts.players set account_type = 4 where id = $1::bigint";
  await context.db.call({ name: "test.trial", text }, [playerId]);
  expect(await ask(username, email)).toEqual({ ok: true, value: null });
  expect(await letters(email)).toEqual([]);
});

test("L12 a link that waits opens nothing once the password was recovered by number", async () => {
  const mobile = "+989121110003";
  const { playerId, username, email } = await newPlayer({ mobile }, true);
  await ask(username, email);
  const link = { brandId: brand.id, token: await tokenFor(email) };
  const code = await codeFor(mobile, "recover", playerId);
  await recoverByMobile(context, gateways, { brand, mobile, code, password: NEW, language: "en" });
  expect(await linkOwner(context, link)).toBeNull();
});

test("L12 of ten at once with one link one sets its password", async () => {
  const { username, email } = await newPlayer();
  await ask(username, email);
  const token = await tokenFor(email);
  const passwords = Array.from({ length: 10 }, (_, nth) => `${NEW}${nth}`);
  const set = await Promise.all(passwords.map((password) => setByLink(token, password)));
  expect(set.filter(({ ok }) => ok)).toHaveLength(1);
});

test("L12 the database does not hold what a link says", async () => {
  const { username, email } = await newPlayer();
  await ask(username, email);
  const token = await tokenFor(email);
  const rows = await context.db.call(
    { name: "t", text: "select links::text as row from verification.links" },
    [],
  );
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(JSON.stringify(rows)).not.toContain(Buffer.from(token, "base64url").toString("hex"));
});

test("T7 a name that there is not, a mail address of somebody else and a right pair are answered alike", async () => {
  const known = await newPlayer();
  const other = await newPlayer();
  const answers = [
    await ask(known.username, known.email),
    await ask("nobody-at-all", "nobody@example.com"),
    await ask(known.username, other.email),
  ];
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set(['{"ok":true,"value":null}']),
  );
  expect(await letters(known.email)).toHaveLength(1);
  expect(await letters("nobody@example.com")).toHaveLength(0);
  expect(await letters(other.email)).toHaveLength(0);
  const again = await Promise.all([
    ask(known.username, known.email),
    ask("nobody-at-all", "nobody@example.com"),
  ]);
  expect(again[0]).toEqual(again[1]);
  expect(again[0]).toEqual({ ok: true, value: null });
  expect(await letters(known.email)).toHaveLength(1);
});

/** The same database, which writes down what it is asked. */
function listening(db: Database, asked: string[]): Database {
  return {
    ...db,
    call(statement, values) {
      asked.push(statement.name);
      return db.call(statement, values);
    },
    transaction: (work) => db.transaction((transaction) => work(listening(transaction, asked))),
  };
}

test("T7 a known and an unknown account cost the database the same, and the mail goes out after the answer", async () => {
  const { username, email } = await newPlayer();
  const costs = { known: [] as string[], unknown: [] as string[] };
  const pairs = { known: [username, email], unknown: [`no${username}`, `no${email}`] } as const;
  for (const kind of ["known", "unknown"] as const) {
    const [name, to] = pairs[kind];
    const over = { ...context, db: listening(context.db, costs[kind]) };
    await recoverByMail(over, gateways, {
      brand,
      username: name,
      email: to,
      address: PLACE.address,
      language: "en",
      hrefOf: (token) => `${ORIGIN}/${token}`,
    });
    expect(await gateways.outbox?.(to)).toHaveLength(0);
  }
  expect(costs.unknown).toEqual(costs.known);
  expect(costs.known.length).toBeGreaterThan(5);
  expect(await letters(email)).toHaveLength(1);
});

test("L13 a code to a proven number sets a new password; a number that nobody has is answered as a wrong code", async () => {
  const [mobile, nobodys] = ["+989121234567", "+989127654321"];
  const { playerId, username } = await newPlayer({ mobile }, true);
  const recover = (to: string, code: string) =>
    recoverByMobile(context, gateways, { brand, mobile: to, code, password: NEW, language: "en" });
  expect(await recover(mobile, "123456")).toEqual(refusal("codeExpired"));
  const code = await codeFor(mobile, "recover", playerId);
  expect(await codeFor(nobodys, "recover")).toBe("none");
  const wrong = code === "111111" ? "111112" : "111111";
  expect(await recover(mobile, wrong)).toEqual(refusal("codeWrong"));
  expect(await recover(nobodys, code)).toEqual(refusal("codeWrong"));
  expect(await recover(mobile, code)).toEqual({ ok: true, value: { playerId } });
  expect(await isIn(username, NEW)).toBe(true);
  expect(await moneyOutHeldUntil(context, playerId)).not.toBeNull();
});

test("T31 a recovery is told wherever its owner is reached: to the mailbox and to the number alike", async () => {
  const mobile = "+989123330001";
  const { playerId, username, email } = await newPlayer({ mobile }, true);
  const told = async (to: string) =>
    (await letters(to)).filter((letter) => /was changed/.test(letter)).length;
  await ask(username, email);
  await setByLink(await tokenFor(email));
  expect([await told(email), await told(mobile)]).toEqual([1, 1]);
  context.clock.forward(2 * DAY_MS);
  const code = await codeFor(mobile, "recover", playerId);
  await recoverByMobile(context, gateways, { brand, mobile, code, password: PASSWORD, language: "en" });
  expect([await told(email), await told(mobile)]).toEqual([2, 2]);
});

test.each(["blocked", "excluded"] as const)(
  "L12 a link that was sent before the player was %s has ended, and changes nothing",
  async (state) => {
    const { playerId, username, email } = await newPlayer();
    await ask(username, email);
    const token = await tokenFor(email);
    await setPlayerState(context, { playerId, state });
    expect(await linkOwner(context, { brandId: brand.id, token })).toBeNull();
    expect(await setByLink(token)).toEqual(refusal("linkEnded"));
    await setPlayerState(context, { playerId, state: "active" });
    expect(await isIn(username, PASSWORD)).toBe(true);
  },
);
