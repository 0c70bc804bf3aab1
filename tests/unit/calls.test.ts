import { afterAll, beforeAll, expect, test } from "vitest";
import { seal } from "#server/calls/client/seal.ts";
import { CALLS } from "#server/calls/table.ts";
import { sendMessage } from "#server/messages/index.ts";
import { type Heard, newKey } from "#tests/setup/app.ts";
import { PASSWORD } from "#tests/setup/brand.ts";
import { appOn } from "#tests/setup/house-app.ts";
import { type ServedSite, servedSite } from "#tests/setup/served-site.ts";
import { newMember } from "../proofs/cast.ts";

let site: ServedSite;

beforeAll(async () => {
  site = await servedSite();
}, 120_000);
afterAll(() => site.close());

/** An app from an address of its own. */
async function signedIn(username: string, scopes: readonly string[] = ["read", "play", "money"]) {
  await newMember(site, username);
  const app = appOn(site);
  const login = await app.call("login", { payload: { username, password: PASSWORD, scopes } });
  expect(login).toMatchObject({ status: 200, value: { owed: null } });
  app.token = login.value.token;
  return app;
}

test("C01 every call that asks nothing in particular is answered in the shape that the table says", async () => {
  const app = await signedIn("callWalks");
  const reads = CALLS.filter(({ method, payload }) => method === "GET" && payload.safeParse({}).success);
  // What agents read is asked as one in calls-day-of-agent.test.ts, where money may go up in calls-sending.test.ts, and
  // seeds of somebody who has opened a game in calls-seeds.test.ts.
  const elsewhere = new Set(["uplineOffer", "seeds"]);
  const plain = reads.filter(({ name, errors }) => !errors.includes("noTeam") && !elsewhere.has(name));
  expect(plain.length).toBeGreaterThan(20);
  for (const { name } of plain) {
    expect(await app.call(name), name).toMatchObject({ status: 200, code: "OK" });
    site.forward(100);
  }
});

test("C01 a call of a player is refused without a token, with a wrong one and with one that ended", async () => {
  const signedOut = await signedIn("callTokens");
  const used = signedOut.token;
  await signedOut.call("logout");
  const signed = CALLS.filter(({ token }) => token !== "none");
  for (const { name } of signed) {
    // From an address of its own: all of them from one network would be too many.
    const app = appOn(site);
    for (const token of [null, "nonsense", "A".repeat(43), used]) {
      expect(await app.call(name, { token }), `${name} with ${token}`).toMatchObject({
        status: 401,
        code: "notSignedIn",
        message: "You are not signed in.",
      });
    }
  }
});

test("a token opens what it was made for and no more, and the cookie of a browser opens nothing", async () => {
  const app = await signedIn("callScopes", ["read"]);
  expect(await app.call("walletBalance")).toMatchObject({ status: 200 });
  const launch = { payload: { nodeId: "1" } };
  expect(await app.call("launchGame", launch)).toMatchObject({ status: 403, code: "scopeMissing" });
  expect(await app.call("MCS2_convertPoint")).toMatchObject({ code: "scopeMissing" });

  const browser = site.browser();
  const { token } = app;
  browser.cookies.set("sid", token ?? "");
  const headers = { Cookie: `sid=${token}` };
  expect(await app.call("memberInfo", { token: null, headers })).toMatchObject({ code: "notSignedIn" });
});

test("what a browser holds is no token of an app, and the other way round", async () => {
  const app = await signedIn("callKinds");
  const rows = await site.sql<{ scopes: string[] | null }>(
    "select scopes from accounts.sessions s join accounts.players p on p.id = s.player_id where p.username = 'callKinds'",
  );
  expect(rows).toEqual([{ scopes: ["read", "play", "money"] }]);
  expect((await app.call("memberInfo")).value).toMatchObject({ username: "callKinds", accountType: 0 });
});

test("what changes something is done once for its key, and the second answer is the first", async () => {
  const app = await signedIn("callTwice");
  const [game] = (await app.call("popularGames")).value.games;
  const key = newKey();
  const mark = { payload: { nodeId: game.nodeId }, key };
  const answers = await Promise.all(Array.from({ length: 6 }, () => app.call("addFavourite", mark)));
  const codes = new Set(answers.map(({ code }) => code));
  expect([...codes].every((code) => code === "OK" || code === "stillGoing")).toBe(true);
  expect(await app.call("addFavourite", mark)).toMatchObject({ code: "OK", value: { favourite: true } });
  expect(await app.call("removeFavourite", mark)).toMatchObject({ status: 422, code: "keyReused" });
  expect(await app.call("addFavourite", { ...mark, key: null })).toMatchObject({ code: "keyMissing" });
  const asked = { payload: { nodeIds: `${game.nodeId},999` } };
  expect((await app.call("MCSFE_getFavoriteGames", asked)).value).toEqual({ nodeIds: [game.nodeId] });
});

test("C01 a token is renewed, and the new one goes on where the old one ends", async () => {
  const app = await signedIn("callRenews");
  const { value } = await app.call("renewToken");
  const old = app.token;
  app.token = value.token;
  expect(await app.call("memberInfo")).toMatchObject({ status: 200 });
  site.forward(60_000);
  expect(await app.call("memberInfo", { token: old })).toMatchObject({ code: "notSignedIn" });
});

test("C01 a renewal whose answer was lost gives the same token again, until that is used or a minute is over", async () => {
  const app = await signedIn("callRenewsTwice");
  const old = app.token;
  const first = await app.call("renewToken");
  site.forward(59_000);
  const again = await app.call("renewToken", { token: old });
  expect(again.value).toEqual(first.value);
  app.token = again.value.token;
  expect(await app.call("memberInfo")).toMatchObject({ status: 200 });
  expect(await app.call("memberInfo", { token: old })).toMatchObject({ code: "notSignedIn" });
  // The old one after the new one was used: somebody else has one of them, and neither goes on.
  expect(await app.call("memberInfo")).toMatchObject({ code: "notSignedIn" });
});

test("C01 a replay after a minute ends all tokens of the sign-in", async () => {
  const app = await signedIn("callReplays");
  const old = app.token;
  app.token = (await app.call("renewToken")).value.token;
  expect(await app.call("memberInfo")).toMatchObject({ status: 200 });
  site.forward(1_000);
  expect(await app.call("renewToken", { token: old })).toMatchObject({ code: "tokenRenewed" });
  site.forward(60_000);
  expect(await app.call("renewToken", { token: old })).toMatchObject({ code: "notSignedIn" });
  expect(await app.call("memberInfo")).toMatchObject({ code: "notSignedIn" });
});

test("C01 a new token that is lost for longer than a minute opens nothing once another is given for it", async () => {
  const app = await signedIn("callLoses");
  const old = app.token;
  const lost = (await app.call("renewToken")).value.token;
  site.forward(61_000);
  app.token = (await app.call("renewToken", { token: old })).value.token;
  expect(app.token).not.toBe(lost);
  expect(await app.call("memberInfo", { token: lost })).toMatchObject({ code: "notSignedIn" });
  expect(await app.call("memberInfo")).toMatchObject({ status: 200 });
});

test("C01 whoever asks too often is told after how many seconds to ask again", async () => {
  const app = await signedIn("callHurries");
  // The slower the machine, the more has come back meanwhile: as often as it takes.
  const refused: Heard[] = [];
  for (let nth = 0; nth < 20 && refused.length === 0; nth += 1) {
    const answers = await Promise.all(Array.from({ length: 90 }, () => app.call("memberInfo")));
    refused.push(...answers.filter(({ status }) => status === 429));
  }
  expect(refused.length).toBeGreaterThan(0);
  for (const { code, again } of refused) expect({ code, again }).toEqual({ code: "tooMany", again: "1" });
});

test("L03 an app that guesses is asked for letters", async () => {
  await newMember(site, "callGuess");
  const app = appOn(site);
  const wrong = { payload: { username: "callGuess", password: "not-the-password-1" } };
  const codes: string[] = [];
  for (let nth = 0; nth < 4; nth += 1) codes.push((await app.call("login", wrong)).code);
  expect(codes).toEqual([...Array(3).fill("wrongNameOrPassword"), "captchaRequired"]);
  const device = "abcdefghijklmnopqrstuv";
  const shown = await app.call("captcha", { payload: { device } });
  expect(Buffer.from(shown.value.content, "base64").subarray(1, 4).toString()).toBe("PNG");
  const answer = { device, captchaTicket: shown.value.captchaTicket, captcha: "WRONG" };
  const payload = { ...wrong.payload, ...answer };
  expect(await app.call("login", { payload })).toMatchObject({ code: "captchaWrong" });
});

test("C01 a message says itself in the caller's language, with its money, and is read once it is marked", async () => {
  const app = await signedIn("callReads");
  const [{ id: playerId } = { id: "0" }] = await site.sql<{ id: string }>(
    "select id::text from accounts.players where username = 'callReads'",
  );
  const facts = { reference: "D-1", amount: "12.50" };
  for (const key of ["1", "2"])
    await sendMessage(site.context, { playerId: BigInt(playerId), kind: "depositReceived", facts, key });
  const inPersian = { headers: { "Accept-Language": "fa" } };
  const { rows, unread } = (await app.call("messages", inPersian)).value;
  expect(rows[0]).toMatchObject({
    ...{ kind: "depositReceived", isRead: false, facts: { reference: "D-1" } },
    ...{ title: "واریز شما رسید", amount: { amount: "12.50", asset: "P" } },
  });
  expect(rows[0].body).toContain("۱۲٫۵۰");
  const marked = await app.call("readMessage", { payload: { id: rows[0].id } });
  expect(marked.value).toEqual({ unread: unread - 1 });
  expect((await app.call("messages")).value.rows[0]).toMatchObject({ isRead: true });
  expect((await app.call("readMessage")).value).toEqual({ unread: 0 });
  const past = await app.call("messages", { payload: { page: "7" } });
  expect(past.value).toMatchObject({ rows: [], page: 7, totalPages: 1 });
});

test("C01 a game that was launched by a call is among the last ones, and a filter of nothing finds nothing", async () => {
  const app = await signedIn("callOpens");
  const nodeId = "NARD-takht-e-nard";
  await app.call("launchGame", { payload: { nodeId, funds: "trial" } });
  expect((await app.call("GCS_recentGame")).value.games).toMatchObject([{ nodeId }]);
  for (const more of [{ vendor: "NOPE" }, { gameClassify: "NOPE" }, { page: "999" }]) {
    const found = await app.call("GCSGAME_gameList", { payload: { category: "RNG", ...more } });
    expect(found.value.games, JSON.stringify(more)).toEqual([]);
  }
  const unknown = await app.call("removeFavourite", { payload: { nodeId: "NARD-nothing" } });
  expect(unknown).toMatchObject({ status: 404, code: "gameUnknown" });
});

test("X02 a method that is none, the spelling of Bearer and a token that is over are answered as the web does", async () => {
  const app = await signedIn("callSpells");
  const at = (path: string, init: RequestInit) =>
    fetch(`http://127.0.0.1:${site.port}${path}`, {
      ...init,
      headers: { "X-Forwarded-For": "2001:db8:ca14::1", ...init.headers },
    });
  const wrong = await at("/wps/member/favourite", { method: "POST" });
  expect([wrong.status, wrong.headers.get("Allow")]).toEqual([405, "PUT, DELETE"]);
  const headers = { Authorization: `bearer ${app.token}` };
  expect((await at("/wps/member/info", { headers })).status).toBe(200);
  const question = { key: site.context.newId(), text: "Where is my money, please?" };
  const guest = await app.call("feedback", { payload: question, token: "A".repeat(43) });
  expect(guest).toMatchObject({ status: 401, code: "notSignedIn" });
});

test("S02 an app opens an account by the brand's rules, and a field that is wrong is named", async () => {
  const app = appOn(site);
  const { modes } = (await app.call("registrationSetting")).value;
  expect(modes.map(({ mode }: { mode: string }) => mode)).toContain("username");
  const fields = { username: "x", password: PASSWORD, ofAge: "on", terms: "on" };
  const refused = await app.call("register", { payload: fields });
  expect(refused).toMatchObject({ status: 400, code: "badField" });
  expect(refused.fields).toContain("username");
  const misspelt = await app.call("register", { payload: { ...fields, invitecode: "ABC" } });
  expect(misspelt).toMatchObject({ code: "badField", fields: ["invitecode"] });
});

test("L09 free play is signed in to by a call, and says that it is a trial", async () => {
  const app = appOn(site);
  const played = await app.call("freePlay", { payload: { os: "test", platform: "W" } });
  app.token = played.value.token;
  const info = await app.call("memberInfo");
  expect(info.value).toMatchObject({ isTrial: true, inviteCode: null });
  expect((await app.call("walletBalance")).value.sumBalance.asset).toBe("TRIAL");
});

test("X02 what is none of the calls, too long, or broken is answered with a code of the list", async () => {
  const at = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${site.port}${path}`, {
      ...init,
      headers: { "X-Forwarded-For": "2001:db8:ca12::1", "Content-Type": "application/json", ...init.headers },
    });
  const codeOf = async (response: Response) => (await response.json()).code;
  expect(await codeOf(await at("/wps/nothing"))).toBe("unknownCall");
  expect(await codeOf(await at("/wps/member/info", { method: "DELETE" }))).toBe("wrongMethod");
  const post = (body: string, headers: Record<string, string> = {}) =>
    at("/wps/feedback", { method: "PUT", body, headers });
  expect(await codeOf(await post("{"))).toBe("unreadable");
  expect(await codeOf(await post("{}", { "Content-Type": "text/plain" }))).toBe("unreadable");
  expect(await codeOf(await post(`{"text":"${"x".repeat(70_000)}"}`))).toBe("tooLarge");
  expect(await codeOf(await post(`${"[".repeat(100)}${"]".repeat(100)}`))).toBe("unreadable");
  expect(await codeOf(await post("[]"))).toBe("badField");
  expect(await codeOf(await at("/wps/relay/GCSGAME_gameList?category=RNG&category=LIVE"))).toBe("badField");
  expect(await codeOf(await post('{"username":"a\\u0000"}'))).toBe("unreadable");
});

test("what is to be sealed is refused plain, with another key, again, and out of its time; its answer is sealed", async () => {
  await newMember(site, "callSealed");
  const payload = { username: "callSealed", password: PASSWORD };
  const { keys } = await (await fetch(`http://127.0.0.1:${site.port}/api/keys.json`)).json();
  expect(JSON.stringify(keys)).not.toContain('"d"');
  const send = (body: string, type = "application/jose") =>
    fetch(`http://127.0.0.1:${site.port}/wps/session/login`, {
      method: "POST",
      headers: { "Content-Type": type, "X-Forwarded-For": "2001:db8:ca13::1" },
      body,
    });
  const codeOf = async (response: Response) => (await response.json()).code;
  expect(await codeOf(await send(JSON.stringify(payload), "application/json"))).toBe("plainRefused");
  expect(await codeOf(await send("a.b.c.d.e"))).toBe("unreadable");
  const [key, former] = keys;
  expect(await codeOf(await send((await seal([{ ...key, kid: former.kid }], payload)).body))).toBe(
    "unreadable",
  );

  const early = new Date(site.context.now().getTime() - 5 * 60_000);
  expect(await codeOf(await send((await seal(keys, payload, early)).body))).toBe("replayed");
  const point = { kty: "EC", crv: "P-256", x: "A".repeat(43), y: "A".repeat(43) };
  const nowhere = await seal(keys, payload, site.context.now(), point);
  expect(await codeOf(await send(nowhere.body)), "an answer that could not be sealed").toBe("unreadable");
  const sealed = await seal([former], payload, site.context.now());
  const first = await send(sealed.body);
  const text = await first.text();
  expect(text).not.toContain("success");
  expect(await sealed.open(text)).toMatchObject({ code: "OK", value: { owed: null } });
  expect(await codeOf(await send(sealed.body))).toBe("replayed");
});

test("X02 a database that is away is answered with a code, in the language of the caller", async () => {
  const app = await signedIn("callAway");
  site.fail(Object.assign(new Error("gone"), { code: "ECONNREFUSED" }));
  const told = await app.call("memberInfo", { headers: { "Accept-Language": "fa-IR,fa;q=0.9" } });
  site.fail(null);
  expect(told).toMatchObject({ status: 503, code: "unreachable" });
  expect(told.message).toMatch(/[آ-ی]/);
});
