import { afterAll, beforeAll, expect, test } from "vitest";
import { findPlayer } from "#server/accounts/index.ts";
import { publishBanners, publishNotices } from "#server/content/index.ts";
import { LANGUAGES, type Language } from "#server/core/languages.ts";
import { SECOND_MS } from "#server/core/time.ts";
import { newMember, signedIn } from "#tests/proofs/cast.ts";
import { PASSWORD } from "#tests/setup/brand.ts";
import { registrationForm } from "#tests/setup/registration-form.ts";
import { saidIn, sentence } from "#tests/setup/said.ts";
import { type ServedSite, servedSite } from "#tests/setup/served-site.ts";

const GAME = "NARD-nowruz";
const languages = Object.keys(LANGUAGES) as Language[];

let site: ServedSite;
let playerId: bigint;

beforeAll(async () => {
  site = await servedSite();
  playerId = await newMember(site, "entryOwner");
}, 120_000);
afterAll(() => site?.close());

const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
const everyLanguage = (text: string) => ({ fa: text, en: text });

test("F01 the banners of the doors stand at the doors, those of both groups of registration over it", async () => {
  const groups = ["w_login", "w_forget", "w_reg", "w_register"] as const;
  await publishBanners(
    site.context,
    groups.map((group) => ({
      id: `own-${group}`,
      group,
      titles: everyLanguage(`Banner of ${group}`),
      texts: everyLanguage("Text"),
      alts: everyLanguage("Picture"),
      picture: "/art/banners/w_reg-1.svg",
    })),
  );
  site.forward(2 * SECOND_MS);
  const shownAt = async (path: string) => {
    const { text } = await site.browser().get(path);
    return groups.filter((group) => text.includes(`Banner of ${group}`));
  };
  expect(await shownAt("/login")).toEqual(["w_login"]);
  expect(await shownAt("/forget")).toEqual(["w_forget"]);
  expect(await shownAt("/register")).toEqual(["w_reg", "w_register"]);
});

test.each(["/register", "/pointMall"])("F04 the news run on %s", async (path) => {
  const { text } = await site.browser().get(path);
  expect(text).toContain('class="news"');
});

test("G02 the lowest stake is one of a line in slots alone", async () => {
  const [rng, live] = await Promise.all(["/rng", "/live"].map((path) => site.browser().get(path)));
  expect(saidIn(rng as never)).toMatch(sentence("en", "lobby.games.minBet"));
  expect(saidIn(live as never)).toMatch(sentence("en", "lobby.games.minStake"));
  expect(saidIn(live as never)).not.toMatch(sentence("en", "lobby.games.minBet"));
});

test("G10 who was sent to the door is told why, in every language; who came by themselves is not", async () => {
  for (const language of languages) {
    const guest = site.browser();
    guest.cookies.set("lang", language);
    const sent = await guest.post(`/play/${GAME}`, {});
    expect(sent.location).toContain("/login?redirectTo=");
    const told = sentence(language, "states.errors.notLoggedIn");
    expect(saidIn(await guest.get(sent.location ?? ""))).toMatch(told);
    expect(saidIn(await guest.get("/login"))).not.toMatch(told);
    expect(saidIn(await guest.get("/login?redirectTo=/rng"))).not.toMatch(told);
  }
});

test("G06 the heart of a guest leads to the door and back to the game", async () => {
  const { text } = await site.browser().get("/rng");
  const [, href = ""] = /<a class="favourite favourite__star" href="([^"]+)"/.exec(text) ?? [];
  expect(decodeURIComponent(href)).toMatch(/^\/login\?redirectTo=\/rng#[\w-]+$/);
});

test("G06 a heart whose session is gone leads to the door, with script and without", async () => {
  for (const path of ["/rng", "/rng.data", "/live.data"]) {
    const member = await signedIn(site, playerId);
    const formToken = await member.formToken();
    member.cookies.clear();
    const answer = await member.post(path, { nodeId: GAME, favourite: "1", formToken });
    const to = answer.location ?? answer.text;
    expect(to).toContain(`/login?redirectTo=${encodeURIComponent(path.replace(".data", ""))}`);
  }
});

test("G12 a game in maintenance says so at its address, in every language, before anybody presses", async () => {
  await site.sql("update catalogue.games set state = 'maintenance' where node_id = $1", [GAME]);
  site.forward(2 * SECOND_MS);
  for (const language of languages) {
    const guest = site.browser();
    guest.cookies.set("lang", language);
    const page = await guest.get(`/play/${GAME}`);
    expect(saidIn(page)).toMatch(sentence(language, "states.errors.gameMaintenance"));
    expect(mainOf(page.text)).not.toContain("button--primary");
  }
  await site.sql("update catalogue.games set state = 'open' where node_id = $1", [GAME]);
  site.forward(2 * SECOND_MS);
  expect(mainOf((await site.browser().get(`/play/${GAME}`)).text)).toContain("button--primary");
});

test("I02 a language that a member chooses is kept with the account and speaks on the next device", async () => {
  const member = await signedIn(site, playerId);
  expect((await member.post("/preferences", { lang: "vi", redirectTo: "/vip" })).location).toBe("/vip");
  expect((await findPlayer(site.context, playerId))?.language).toBe("vi");

  const next = site.browser();
  next.cookies.delete("lang");
  await next.post("/login", { username: "entryOwner", password: PASSWORD });
  expect(next.cookies.get("lang")).toBe("vi");

  const chosen = site.browser();
  chosen.cookies.set("lang", "th");
  await chosen.post("/login", { username: "entryOwner", password: PASSWORD });
  expect(chosen.cookies.get("lang")).toBe("th");
});

test("I02 the doors without a header let one choose the language", async () => {
  for (const path of ["/login?redirectTo=/vip", "/forget", "/agentLogin"]) {
    const guest = site.browser();
    const { text } = await guest.get(path);
    for (const language of languages) expect(text).toContain(`name="lang" value="${language}"`);
    const back = /name="redirectTo" value="([^"]*)"[^>]*\/?><fieldset/.exec(text)?.[1];
    const chosen = await guest.post("/preferences", { lang: "th", redirectTo: back ?? "" });
    expect(decodeURIComponent(chosen.location ?? "")).toBe(path);
    expect(saidIn(await guest.get(path))).not.toMatch(sentence("en", "site.preferences.language"));
  }
});

test("L01 L06 what is remembered of a name has no blanks around it", async () => {
  const guest = site.browser();
  await guest.post("/login", { username: "  entryOwner ", password: PASSWORD, remember: "on" });
  expect(guest.cookies.get("last")).toBe("username=entryOwner");
});

test("A01 a trial account finds the agent centre in its menu, and may open an account of its own", async () => {
  const trialId = await newMember(site, "entryTrial");
  await site.sql("update accounts.players set account_type = 4 where id = $1", [trialId]);
  site.forward(2 * SECOND_MS);
  const trial = await signedIn(site, trialId);
  for (const path of ["/rng", "/lottery"])
    expect((await trial.get(path)).text).toContain('href="/agentHome"');
  const refused = await trial.get("/agentHome");
  expect(refused.status).toBe(403);
  expect(mainOf(refused.text)).toContain('href="/register"');
  expect((await trial.get("/register")).status).toBe(200);
  const registered = await trial.post("/register", registrationForm("entryTrueOne", PASSWORD));
  expect(registered.location).toBe("/");
  expect(saidIn(await trial.get("/member/securityCenter"))).toContain("entryTrueOne");

  const member = await signedIn(site, playerId);
  expect((await member.get("/rng")).text).not.toContain('href="/agentHome"');
  expect((await member.get("/register")).location).toBe("/");
});

test("S06 a wrong invitation code is a warning with a button, at its address and after the form was sent", async () => {
  for (const language of languages) {
    const guest = site.browser();
    guest.cookies.set("lang", language);
    const form = registrationForm("entryInvited", PASSWORD);
    const pages = [
      await guest.get("/register?affiliateCode=nobody"),
      await guest.get("/vip?modal=register&affiliateCode=nobody"),
      await guest.post("/register", { ...form, affiliateCode: "nobody" }),
    ];
    for (const { text } of pages) {
      const [warning = ""] = /<dialog[^>]* role="alertdialog"[\s\S]*?<\/dialog>/.exec(text) ?? [];
      const said = saidIn({ text: warning, headers: { "content-type": "text/html" } });
      expect(said).toMatch(sentence(language, "reasons.affiliateUnknown"));
      expect(warning).toMatch(/<form method="dialog"><button type="submit"/);
    }
  }
  expect((await site.browser().get("/register")).text).not.toContain("alertdialog");
});

test("X03 a notice that opens by itself is shown to a guest who arrives, once, as a dialog with an address", async () => {
  const from = new Date(site.context.now().getTime() - SECOND_MS);
  const notice = {
    type: "PU",
    titles: everyLanguage("Popup"),
    bodies: everyLanguage("<p>Body</p>"),
    from,
  } as const;
  await publishNotices(site.context, [
    { ...notice, id: "popup-guests", audience: "guests" },
    { ...notice, id: "popup-members", audience: "members" },
  ]);
  site.forward(2 * SECOND_MS);
  const arriving = {
    headers: { "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document", "Sec-Fetch-Site": "none" },
  };
  const walking = { headers: { ...arriving.headers, "Sec-Fetch-Site": "same-origin" } };
  const guest = site.browser();
  expect((await guest.get("/rng", walking)).status, "who walks about is not stopped").toBe(200);
  const shown = await guest.get("/rng?list=hot", arriving);
  expect([shown.status, shown.location]).toEqual([302, "/rng?list=hot&modal=notice&notice=popup-guests"]);
  expect((await guest.get(shown.location ?? "", arriving)).text).toContain("<p>Body</p>");
  expect((await guest.get("/rng?list=hot", arriving)).status, "once").toBe(200);
  expect((await site.browser().get("/rng")).status, "what does not say where it comes from").toBe(200);
  const member = await signedIn(site, playerId);
  expect((await member.get("/rng", arriving)).status, "members are told at the door").toBe(200);
  await publishNotices(site.context, [{ ...notice, id: "popup-next" }]);
  site.forward(2 * SECOND_MS);
  expect((await guest.get("/", arriving)).location).toBe("/?modal=notice&notice=popup-next");
  expect((await guest.get("/", arriving)).status).toBe(200);
  await site.sql("delete from content.notices where type = 'PU'");
  site.forward(2 * SECOND_MS);
});

test("L05 F12 a login in a dialog that owes a new password asks for it in a dialog over the same page", async () => {
  const owing = await newMember(site, "entryOwing");
  await site.sql("update accounts.players set must_change_password = true where id = $1", [owing]);
  site.forward(2 * SECOND_MS);
  const guest = site.browser();
  const typed = { username: "entryOwing", password: PASSWORD, redirectTo: "/rng?list=hot" };
  expect((await guest.post("/login", typed)).location).toBe("/login/changePassword");
  const held = await guest.post("/login?over=1", typed);
  expect(held.location).toBe("/rng?list=hot&modal=password");
  const { text } = await guest.get(held.location ?? "");
  expect(text).toMatch(/<dialog[^>]*open[\s\S]*action="\/login\/changePassword"/);
  const twice = { newPassword: "Anar-Nard-2027", confirmNewPassword: "Anar-Nard-2027" };
  expect((await guest.post("/login/changePassword", twice)).location).toContain("/rng?list=hot");
  expect((await site.browser().get("/rng?modal=password")).text).not.toContain("<dialog");
});

test("who asks the house too often is told after how many seconds to ask again", async () => {
  const guest = site.browser();
  const answers = [];
  for (let nth = 0; nth < 11; nth += 1) {
    const fields = {
      key: crypto.randomUUID(),
      text: "Where is my deposit of today?",
      mail: "nima@example.com",
    };
    answers.push(await guest.post("/customerService", fields));
  }
  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(303), 429]);
  expect(answers.at(-1)?.headers["retry-after"]).toMatch(/^[1-9]\d*$/);
});
