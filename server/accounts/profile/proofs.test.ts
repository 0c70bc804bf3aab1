import { beforeEach, expect, test } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#server/core/time.ts";
import { messagesOf } from "#server/messages/index.ts";
import { PASSWORD, PLACE } from "#tests/setup/brand.ts";
import { openReach } from "#tests/setup/reached-players.ts";
import {
  bindProof,
  changePassword,
  closeOtherSessions,
  linkOwner,
  moneyOutHeldUntil,
  owesFirstAgreement,
  proofsOf,
  readSession,
  recoverByMail,
  resumeLogin,
  setFirstPassword,
  setPasswordByLink,
  setPaymentPassword,
} from "../index.ts";
import { rememberLogin } from "../parts.ts";

const NEW = "Kabutar-2026-x";

const { context, brand, gateways, newPlayer, letters, codeFor, isIn, signIn } = await openReach();

beforeEach(() => context.clock.forward(2 * DAY_MS));

const refusal = (reason: string) => ({ ok: false, refusal: { reason } });

test("L14 a changed password ends other sessions and remembered browsers, not this one", async () => {
  const { playerId, username, email } = await newPlayer();
  const here = await signIn(playerId);
  const there = await signIn(playerId);
  const { secret } = await rememberLogin(context, { playerId, family: there.family, place: PLACE });
  const change = (oldPassword: string | null, newPassword: string) =>
    changePassword(context, gateways, {
      brand,
      playerId,
      oldPassword,
      newPassword,
      family: here.family,
      language: "en",
    });
  expect(await change("Wrong-2026-x", NEW)).toEqual(refusal("passwordWrong"));
  expect(await change(PASSWORD, PASSWORD)).toEqual(refusal("samePassword"));
  expect(await change(PASSWORD, `${username}-2026`)).toEqual(refusal("passwordCommon"));
  expect(await change(PASSWORD, "password123")).toEqual(refusal("passwordCommon"));
  expect(await change(PASSWORD, NEW)).toEqual({ ok: true, value: null });
  expect(await readSession(context, here.token)).not.toBeNull();
  expect(await readSession(context, there.token)).toBeNull();
  expect(await resumeLogin(context, { secret, brand, place: PLACE, passwordsEnd: false })).toEqual({
    kind: "ended",
  });
  expect(await isIn(username, NEW)).toBe(true);
  expect(await letters(email)).toHaveLength(1);
});

test("T20 of two who change the password at once one does, and the other is signed out and changes nothing", async () => {
  const { playerId, username } = await newPlayer();
  const wishes = ["Kabutar-2026-x", "Shahin-2026-y"];
  const changes = wishes.map(async (newPassword) => {
    const { token, family } = await signIn(playerId);
    const wish = { brand, playerId, oldPassword: PASSWORD, newPassword, family, language: "en" } as const;
    return { newPassword, token, changed: await changePassword(context, gateways, wish) };
  });
  const outcomes = await Promise.all(changes);
  expect(outcomes.filter(({ changed }) => changed.ok)).toHaveLength(1);
  for (const { newPassword, token, changed } of outcomes) {
    expect(await isIn(username, newPassword)).toBe(changed.ok);
    expect((await readSession(context, token)) !== null).toBe(changed.ok);
    if (!changed.ok) expect(changed).toEqual(refusal("staleForm"));
  }
});

test("T20 of several changes at once in one session one is made, and the others are told that the old one is not", async () => {
  const { playerId, username } = await newPlayer();
  const { family } = await signIn(playerId);
  const wished = Array.from({ length: 4 }, (_, nth) => `Shahin-2026-${nth}`);
  const changed = await Promise.all(
    wished.map((newPassword) => {
      const wish = { brand, playerId, oldPassword: PASSWORD, newPassword, family, language: "en" } as const;
      return changePassword(context, gateways, wish);
    }),
  );
  const made = wished.filter((_, nth) => changed[nth]?.ok);
  expect(made).toHaveLength(1);
  expect(changed.filter(({ ok }) => !ok)).toEqual(Array(3).fill(refusal("passwordWrong")));
  expect(await isIn(username, made[0] ?? "")).toBe(true);
});

test("T20 a password that is recovered stays, whoever was about to change it by the one before", async () => {
  const { playerId, username, email } = await newPlayer();
  const { family } = await signIn(playerId);
  const recovered = "Shahin-2026-y";
  let token = "";
  const hrefOf = (sent: string) => {
    token = sent;
    return `http://nard.test/forget/new?link=${sent}`;
  };
  const asked = { brand, username, email, address: PLACE.address, language: "en", hrefOf } as const;
  await recoverByMail(context, gateways, asked);
  const wish = { brand, playerId, oldPassword: PASSWORD, newPassword: NEW, family, language: "en" } as const;
  const link = { brand, token, password: recovered, language: "en" } as const;
  const [changed, set] = await Promise.all([
    changePassword(context, gateways, wish),
    setPasswordByLink(context, gateways, link),
  ]);
  expect([changed, set]).toMatchObject([refusal("staleForm"), { ok: true }]);
  expect([await isIn(username, recovered), await isIn(username, NEW)]).toEqual([true, false]);
});

test("M04 the payment password becomes nobody's password at the login: two doors would be one", async () => {
  const paymentPassword = "Sepidar-7193";
  const { playerId, username } = await newPlayer();
  const { family } = await signIn(playerId);
  await setPaymentPassword(context, { playerId, password: PASSWORD, paymentPassword });
  const change = (oldPassword: string, newPassword: string) =>
    changePassword(context, gateways, { brand, playerId, oldPassword, newPassword, family, language: "en" });
  expect(await change("Wrong-2026-x", paymentPassword)).toEqual(refusal("passwordWrong"));
  expect(await change(PASSWORD, paymentPassword)).toEqual(refusal("passwordIsPayment"));
  expect(await isIn(username, PASSWORD)).toBe(true);
  expect(await change(PASSWORD, NEW)).toMatchObject({ ok: true });
});

test("M04 whoever is signed out before a change is made is not told that it would be the payment password", async () => {
  const { playerId } = await newPlayer();
  const { family } = await signIn(playerId);
  await setPaymentPassword(context, { playerId, password: PASSWORD, paymentPassword: "Sepidar-7193" });
  const guess = async (newPassword: string) => {
    const { family: own } = await signIn(playerId);
    const wish = {
      brand,
      playerId,
      oldPassword: PASSWORD,
      newPassword,
      family: own,
      language: "en",
    } as const;
    const closing = closeOtherSessions(context, { playerId, exceptFamily: family });
    const [changed] = await Promise.all([changePassword(context, gateways, wish), closing]);
    return changed;
  };
  expect(await guess("Shahin-2026-y")).toEqual(refusal("staleForm"));
  expect(await guess("Sepidar-7193")).toEqual(refusal("staleForm"));
});

test("T31 a changed password holds money for a day, but not where the house asked for the change", async () => {
  const { playerId } = await newPlayer();
  const { family } = await signIn(playerId);
  const change = (oldPassword: string | null, newPassword: string) =>
    changePassword(context, gateways, { brand, playerId, oldPassword, newPassword, family, language: "en" });
  expect(await change(null, NEW)).toMatchObject({ ok: true });
  expect(await moneyOutHeldUntil(context, playerId)).toBeNull();
  expect(await change(NEW, PASSWORD)).toMatchObject({ ok: true });
  expect(await moneyOutHeldUntil(context, playerId)).toEqual(new Date(context.now().getTime() + DAY_MS));
});

test("L14 five wrong present passwords lock it, so that nobody guesses it at an open session", async () => {
  const { playerId } = await newPlayer();
  const { family } = await signIn(playerId);
  const guess = (oldPassword: string) =>
    changePassword(context, gateways, {
      brand,
      playerId,
      oldPassword,
      newPassword: NEW,
      family,
      language: "en",
    });
  for (let nth = 0; nth < 5; nth += 1)
    expect(await guess(`Wrong-2026-${nth}`)).toEqual(refusal("passwordWrong"));
  expect(await guess(PASSWORD)).toMatchObject({ ok: false, refusal: { reason: "moneyLocked" } });
});

test("a number is bound by its code and the password; another one in its place holds money and tells the old one", async () => {
  const { playerId, email } = await newPlayer();
  const bind = (value: string, code: string, password = PASSWORD) =>
    bindProof(context, gateways, { brand, playerId, kind: "mobile", value, code, password, language: "en" });
  const [first, second] = ["+989131111111", "+989132222222"];
  const code = await codeFor(first, "bind");
  expect(await bind(first, code, "Wrong-2026-x")).toEqual(refusal("passwordWrong"));
  expect(await bind(second, code)).toEqual(refusal("codeExpired"));
  expect(await bind(first, code)).toEqual({ ok: true, value: null });
  expect(await proofsOf(context, playerId)).toMatchObject({ mobile: first, mobileVerifiedAt: context.now() });
  expect(await moneyOutHeldUntil(context, playerId)).toBeNull();
  expect(await bind(first, "123456")).toEqual(refusal("sameNumber"));

  expect(await bind(second, await codeFor(second, "bind"))).toEqual({ ok: true, value: null });
  expect(await moneyOutHeldUntil(context, playerId)).toEqual(new Date(context.now().getTime() + DAY_MS));
  expect((await letters(first))[0]).toContain("was changed");
  expect((await letters(email))[0]).toContain("mobile number");
  context.clock.forward(DAY_MS + HOUR_MS);
  expect(await moneyOutHeldUntil(context, playerId)).toBeNull();
});

test("an address that another account has proved is not bound a second time, and who had another one is told", async () => {
  const [one, two] = [await newPlayer(), await newPlayer()];
  const value = "shared@example.com";
  const bind = async (playerId: bigint) => {
    context.clock.forward(2 * MINUTE_MS);
    const code = await codeFor(value, "bind");
    const given = {
      brand,
      playerId,
      kind: "email",
      value,
      code,
      password: PASSWORD,
      language: "en",
    } as const;
    return bindProof(context, gateways, given);
  };
  expect(await bind(one.playerId)).toEqual({ ok: true, value: null });
  expect(await bind(two.playerId)).toEqual(refusal("taken"));
  expect(await proofsOf(context, two.playerId)).toMatchObject({ email: two.email, emailVerifiedAt: null });
  expect((await letters(one.email))[0]).toContain("another e-mail address");
});

test("T31 also a first number and a first mailbox are told, in the house and by the way that there was before", async () => {
  const { playerId, email } = await newPlayer();
  const bind = (kind: "email" | "mobile", value: string, code: string) =>
    bindProof(context, gateways, { brand, playerId, kind, value, code, password: PASSWORD, language: "en" });
  const mobile = "+989134444444";
  expect(await bind("mobile", mobile, await codeFor(mobile, "bind"))).toMatchObject({ ok: true });
  expect((await letters(email))[0]).toContain("was added");
  expect(await bind("email", email, await codeFor(email, "bind"))).toMatchObject({ ok: true });
  expect((await letters(mobile))[0]).toContain("was added");
  expect((await letters(email))[0]).not.toContain("was added");
  const { rows } = await messagesOf(context, { playerId, page: 1 });
  expect(rows.map(({ kind }) => kind).sort()).toEqual(["emailAdded", "mobileAdded"]);
  expect(await moneyOutHeldUntil(context, playerId)).toBeNull();
});

/** The link of a mail that waits in somebody's mailbox. */
async function waitingLink({ username, email }: { username: string; email: string }): Promise<string> {
  const asked = { brand, username, email, address: PLACE.address, language: "en" } as const;
  await recoverByMail(context, gateways, { ...asked, hrefOf: (token) => `https://nard.test/?link=${token}` });
  const token = /\?link=([A-Za-z0-9_-]{43})$/m.exec((await letters(email))[0] ?? "")?.[1] ?? "none";
  expect(await linkOwner(context, { brandId: brand.id, token })).not.toBeNull();
  return token;
}

test("L14 a link that waits opens nothing once the password was changed", async () => {
  const player = await newPlayer();
  const { playerId } = player;
  const token = await waitingLink(player);
  const { family } = await signIn(playerId);
  const given = { oldPassword: PASSWORD, newPassword: NEW, family, language: "en" } as const;
  expect(await changePassword(context, gateways, { brand, playerId, ...given })).toMatchObject({ ok: true });
  expect(await linkOwner(context, { brandId: brand.id, token })).toBeNull();
});

test("L12 a link that waits in the former mailbox opens nothing once there is another one", async () => {
  const player = await newPlayer();
  const { playerId } = player;
  const token = await waitingLink(player);
  const value = "another@example.com";
  const code = await codeFor(value, "bind");
  const given = { brand, playerId, kind: "email", value, code, password: PASSWORD, language: "en" } as const;
  expect(await bindProof(context, gateways, given)).toMatchObject({ ok: true });
  expect(await linkOwner(context, { brandId: brand.id, token })).toBeNull();
});

test("S05 who has no password sets the first one by a code to their number, once, and no money is held", async () => {
  const mobile = "+989135555555";
  const { playerId, username, email } = await newPlayer({ mobile, password: null }, true);
  const { family } = await signIn(playerId);
  const there = await signIn(playerId);
  const set = (code: string, newPassword = NEW) =>
    setFirstPassword(context, gateways, { brand, playerId, code, newPassword, family, language: "en" });
  expect(await set("123456")).toEqual(refusal("codeExpired"));
  const code = await codeFor(mobile, "recover", playerId);
  expect(await set(code === "111111" ? "111112" : "111111")).toEqual(refusal("codeWrong"));
  expect(await set(code, "password123")).toEqual(refusal("passwordCommon"));
  expect(await set(code)).toEqual({ ok: true, value: null });
  expect(await isIn(username, NEW)).toBe(true);
  expect(await readSession(context, there.token)).toBeNull();
  expect(await moneyOutHeldUntil(context, playerId)).toBeNull();
  expect((await letters(email))[0]).toContain("was changed");
  expect(await set(code, PASSWORD)).toEqual(refusal("hasPassword"));
});

test("A05 L05 what is agreed to beside a first password is kept with it, and not where that is refused", async () => {
  const { playerId } = await newPlayer();
  await context.db.script(
    `update accounts.players set terms_version = null, terms_accepted_at = null, agreed_age = null where id = ${playerId}`,
  );
  const { family } = await signIn(playerId);
  const agrees = { version: brand.termsVersion, age: brand.minimumAge };
  const wish = { brand, playerId, oldPassword: null, family, language: "en", agrees } as const;
  const refused = await changePassword(context, gateways, { ...wish, newPassword: PASSWORD });
  expect(refused).toEqual({ ok: false, refusal: { reason: "samePassword" } });
  const common = await changePassword(context, gateways, { ...wish, newPassword: "password1" });
  expect(common).toEqual({ ok: false, refusal: { reason: "passwordCommon" } });
  expect(await owesFirstAgreement(context, { playerId })).toBe(true);
  const changed = await changePassword(context, gateways, { ...wish, newPassword: "a-9-lemon-tree" });
  expect(changed).toEqual({ ok: true, value: null });
  expect(await owesFirstAgreement(context, { playerId })).toBe(false);
});
