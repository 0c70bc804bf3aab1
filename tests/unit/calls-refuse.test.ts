import { afterAll, beforeAll, expect, test } from "vitest";
import { setAccountType, setUpline } from "#server/accounts/index.ts";
import { answerQuestion } from "#server/support/index.ts";
import { type App, newKey } from "#tests/setup/app.ts";
import { PASSWORD } from "#tests/setup/brand.ts";
import { appOn, signedApp } from "#tests/setup/house-app.ts";
import { type ServedSite, servedSite } from "#tests/setup/served-site.ts";
import { newMember } from "../proofs/cast.ts";

let site: ServedSite;

beforeAll(async () => {
  site = await servedSite();
}, 120_000);
afterAll(() => site.close());

async function signedIn(username: string) {
  await newMember(site, username);
  return signedApp(site, username);
}

test("M16 a question is kept once for its key and its player, and another under the same key is refused", async () => {
  const [nima, sara, guest] = [await signedIn("asksNima"), await signedIn("asksSara"), appOn(site)];
  const key = site.context.newId();
  const sent = (app: App, text: string, mail = "") => app.call("feedback", { payload: { key, text, mail } });
  const ask = async (...said: Parameters<typeof sent>) => (await sent(...said)).code;
  expect(await ask(nima, "Where is my money?")).toBe("OK");
  expect(await ask(nima, "Where is my money?")).toBe("OK");
  expect(await ask(nima, "And where is my bonus?")).toBe("keyReused");
  expect(await ask(sara, "Where is my money?")).toBe("OK");
  expect(await ask(guest, "Where is my money?", "guest@example.com")).toBe("OK");
  expect(await ask(guest, "Where is my money?", "other@example.com")).toBe("keyReused");
  const kept = await site.sql<{ text: string }>("select text from support.questions");
  expect(kept.map(({ text }) => text)).toEqual(Array(3).fill("Where is my money?"));
  const own = (await sent(nima, "Where is my money?")).value;
  expect(own).toEqual({ reference: expect.stringMatching(/^Q-/), answerAt: null });
  const byMail = (await sent(guest, "Where is my money?", "guest@example.com")).value;
  expect(await (await fetch(byMail.answerAt)).text()).toContain(byMail.reference);

  const answer = { reference: own.reference, answer: "On its way.", operator: "mina" };
  expect(await answerQuestion(site.context, answer)).toMatchObject({ ok: true });
  const { rows } = (await nima.call("messages")).value;
  expect(rows.find(({ kind }: { kind: string }) => kind === "questionAnswered").facts).toMatchObject({
    ...{ reference: own.reference, answer: "On its way." },
  });
});

test("C01 a name that a call does not know is refused and named, wherever it stands", async () => {
  const app = await signedIn("misspells");
  const launch = { nodeId: "NARD-takht-e-nard", fund: "trial" };
  const badField = (...fields: string[]) => ({ status: 400, code: "badField", fields });
  expect(await app.call("launchGame", { payload: launch })).toMatchObject(badField("fund"));
  expect(await app.call("readMessage", { payload: { Id: "1" } })).toMatchObject(badField("Id"));
  const list = { category: "RNG", vender: "NARD" };
  expect(await app.call("GCSGAME_gameList", { payload: list })).toMatchObject(badField("vender"));
  const redeem = { rewardId: "x", points: "1", password: "x", delivery: { to: "me" } };
  const redeemed = await app.call("MCS2_redeemPointReward", { payload: redeem });
  expect(redeemed.fields).toContain("delivery.to");
  const lost = JSON.parse('{"holder":"Nima","__proto__":"x"}');
  const payee = { method: "bank", fields: lost };
  expect(await app.call("addPayee", { payload: payee })).toMatchObject(badField("fields.__proto__"));
});

test("C01 a name that stands twice is refused, and so is one in the address of what is sent in a body", async () => {
  const app = await signedIn("saysTwice");
  const send = async (path: string, { method = "POST", body = "{}" } = {}) => {
    const response = await fetch(`http://127.0.0.1:${site.port}${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${app.token}`,
        "Content-Type": "application/json",
        "Idempotency-Key": newKey(),
      },
      ...(method === "GET" ? {} : { body }),
    });
    const { code, fields } = await response.json();
    return [code, fields];
  };
  const order = '{"method":"transfer","amount":"100","amount":"200"}';
  expect(await send("/wps/member/deposits", { body: order })).toEqual(["badField", ["amount"]]);
  expect(await send("/wps/member/messages/read?id=1", { method: "PUT" })).toEqual(["badField", ["id"]]);
  expect(await send("/wps/member/messages?page=1&page=2", { method: "GET" })).toEqual(["badField", ["page"]]);
});

test("L05 whoever owes a new password is told so by every call but the one that signs out", async () => {
  await newMember(site, "owesPassword");
  await site.sql("update accounts.players set must_change_password = true where username = 'owesPassword'");
  const app = appOn(site);
  const payload = { username: "owesPassword", password: PASSWORD };
  const { token, owed } = (await app.call("login", { payload })).value;
  expect(owed).toBe("changePassword");
  app.token = token;
  const owes = { status: 403, code: "newPasswordOwed" };
  const question = { key: site.context.newId(), text: "Where is my money?" };
  expect(await app.call("memberInfo")).toMatchObject(owes);
  expect(await app.call("feedback", { payload: question })).toMatchObject(owes);
  expect(await app.call("secondFactor", { payload: { code: "123456" } })).toMatchObject(owes);
  expect(await app.call("logout")).toMatchObject({ status: 200 });
  expect(await app.call("logout")).toMatchObject({ code: "notSignedIn" });
});

test("L14 a password that is guessed first is called so, at registering and at a change, and its field is named", async () => {
  const typed = { username: "fresh", payeeName: "Nima Kazemi", ofAge: "on", terms: "on" };
  const register = (password: string, more = {}) =>
    appOn(site).call("register", { payload: { ...typed, password, confirmPassword: password, ...more } });
  const common = { status: 422, code: "passwordCommon", fields: ["password"] };
  for (const password of ["password1", "qwerty123", "fresh2026"])
    expect(await register(password), password).toMatchObject(common);
  const both = { status: 400, code: "badField", fields: ["username", "password"] };
  expect(await register("password1", { username: "x" })).toMatchObject(both);

  const app = await signedIn("changesOwn");
  const change = (newPassword: string) =>
    app.call("changePassword", {
      payload: { oldPassword: PASSWORD, newPassword, confirmNewPassword: newPassword },
    });
  for (const password of ["password1", "changesOwn1"])
    expect(await change(password), password).toMatchObject({ ...common, fields: ["newPassword"] });
  expect(await change("short")).toMatchObject({ code: "badField", fields: ["newPassword"] });
});

test("X02 an address beside the calls is answered as they are: another method, and one that is too long", async () => {
  const at = async (path: string, method = "GET") => {
    const response = await fetch(`http://127.0.0.1:${site.port}${path}`, { method });
    const { code } = await response.json();
    return [response.status, response.headers.get("Allow"), code];
  };
  for (const path of ["/api/live", "/api/openapi.json", "/api/keys.json"])
    expect(await at(path, "POST")).toEqual([405, "GET", "wrongMethod"]);
  expect(await at(`/wps/system/status?x=${"y".repeat(4100)}`)).toEqual([400, null, "unreadable"]);
  const app = await signedIn("listensLong");
  const headers = { Authorization: `Bearer ${app.token}`, "Last-Event-ID": "x".repeat(401) };
  const long = await fetch(`http://127.0.0.1:${site.port}/api/live?topics=balance`, { headers });
  expect(await long.json()).toMatchObject({ code: "badField", fields: ["Last-Event-ID"] });
});

test("C01 a name of signs alone names no game", async () => {
  const app = appOn(site);
  const total = async (gameName: string) =>
    (await app.call("GCSGAME_gameList", { payload: { category: "RNG", gameName } })).value.total;
  expect(await total("%_'\"\\")).toBe(0);
  expect(await total("")).toBeGreaterThan(0);
});

test("A01 an agent's first link is among their links before any other is made", async () => {
  const playerId = await newMember(site, "newPartner");
  await setAccountType(site.context, { playerId, accountType: 1 });
  await setUpline(site.context, { playerId, uplineId: null });
  const app = appOn(site);
  const payload = { username: "newPartner", password: PASSWORD, type: "agents" };
  app.token = (await app.call("login", { payload })).value.token;
  const { links } = (await app.call("agentLinks")).value;
  expect(links).toHaveLength(1);
  expect(links[0]).toMatchObject({ kind: "member", endedAt: null });
});
