import { expect, test } from "vitest";
import { closeSessions } from "#server/accounts/index.ts";
import { defaultBrand } from "#server/brand/index.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "#server/core/time.ts";
import { PASSWORD } from "#tests/setup/brand.ts";
import { type Browser, openBrowser } from "#tests/setup/browser.ts";
import type { ServedSite } from "#tests/setup/served-site.ts";
import type { Scene } from "./abuse.ts";
import { dataPath, doorsOf } from "./addresses.ts";
import { castOn, newMember, signedIn } from "./cast.ts";
import { solved } from "./person.ts";

/** Another browser that holds the same cookies: what a thief has. */
function copyOf({ port, origin }: ServedSite, browser: Browser): Browser {
  const copy = openBrowser({ port, origin, address: "192.0.2.66", witness: () => {} });
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}

/** Whether a page of a member opens, asked for as script does, which costs the site no page. */
async function isIn(browser: Browser): Promise<boolean> {
  const { status, text } = await browser.get("/member/messageV2.data");
  return status === 200 && !text.includes("SingleFetchRedirect");
}

export function abuseOfSessions({ site, note }: Scene): void {
  const member = async (name: string) => {
    const playerId = await newMember(site(), name);
    return { playerId, browser: await signedIn(site(), playerId) };
  };
  const logIn = async (browser: Browser, username: string, more: Record<string, string> = {}) => {
    const challenge = await solved(site(), browser, "login");
    return browser.post("/login", { username, password: PASSWORD, ...challenge, ...more });
  };
  let cases = 0;
  const one = (name: string, work: () => Promise<void>) =>
    test(`T20 ${name}`, async () => {
      await work();
      cases += 1;
      note({ sessionCases: cases });
    }, 60_000);

  one("a session that was planted before a login is not the one after it", async () => {
    const planted = await member("fixator");
    await newMember(site(), "fixated");
    const victim = copyOf(site(), planted.browser);
    expect((await logIn(victim, "fixated")).status).toBe(303);
    expect(victim.cookies.get("sid")).not.toBe(planted.browser.cookies.get("sid"));
    expect(await isIn(planted.browser)).toBe(false);
    expect(await isIn(victim)).toBe(true);
  });

  one("a value that was made up signs nobody in", async () => {
    const browser = site().browser();
    const real = (await member("forged")).browser.cookies.get("sid") ?? "";
    const [payload = "", seal = ""] = decodeURIComponent(real).split(".");
    const other = Buffer.from(JSON.stringify({ token: "A".repeat(43) })).toString("base64");
    for (const forged of [
      `${other}.${seal}`,
      `${payload}.`,
      payload,
      `${payload}.${"A".repeat(43)}`,
      `${real}x`,
      "null",
    ]) {
      browser.cookies.set("sid", encodeURIComponent(forged));
      expect(await isIn(browser), forged).toBe(false);
    }
  });

  one("after a logout its copy opens nothing", async () => {
    const { browser } = await member("leaver");
    const thief = copyOf(site(), browser);
    expect(await isIn(thief)).toBe(true);
    expect((await browser.post("/logout", {})).status).toBe(303);
    expect(await isIn(thief)).toBe(false);
    expect((await thief.get(dataPath("/member/payees"))).text).toContain("SingleFetchRedirect");
  });

  one("whom the office signs out is out at once", async () => {
    const { playerId, browser } = await member("killed");
    expect(await isIn(browser)).toBe(true);
    const startedAt = performance.now();
    await closeSessions(site().context, playerId);
    expect(await isIn(browser)).toBe(false);
    expect(performance.now() - startedAt).toBeLessThan(1000);
  });

  one("whom the office shuts out is out at once, and a post of theirs does nothing", async () => {
    const { playerId, browser } = await member("shutout");
    const formToken = await browser.formToken();
    await site().sql("update accounts.players set state = 'blocked' where id = $1", [playerId]);
    const headers = { Origin: site().origin };
    const launch = await browser.send("/play/NARD-nowruz", {
      method: "POST",
      headers,
      fields: { formToken },
    });
    expect(launch.location?.startsWith("/game/") ?? false).toBe(false);
    expect(await isIn(browser)).toBe(false);
  });

  one("a new password ends every other session and no token of before works", async () => {
    const { playerId, browser } = await member("changer");
    const elsewhere = await signedIn(site(), playerId);
    const thief = copyOf(site(), elsewhere);
    const changed = await browser.post("/member/securityCenter/password", {
      oldPassword: PASSWORD,
      newPassword: "Sarv-Other-2027",
      confirmNewPassword: "Sarv-Other-2027",
    });
    expect(changed.status).toBe(303);
    expect([await isIn(browser), await isIn(elsewhere), await isIn(thief)]).toEqual([true, false, false]);
  });

  one("a token is replaced after a quarter of an hour, and its copy ends the sign-in for both", async () => {
    const { playerId, browser } = await member("rotated");
    const thief = copyOf(site(), browser);
    site().forward(14 * MINUTE_MS);
    await isIn(browser);
    site().forward(2 * MINUTE_MS);
    const before = browser.cookies.get("sid");
    expect(await isIn(browser)).toBe(true);
    expect(browser.cookies.get("sid")).not.toBe(before);
    expect(await isIn(browser)).toBe(true);
    site().forward(31 * SECOND_MS);
    expect(await isIn(thief)).toBe(false);
    expect(await isIn(browser)).toBe(false);
    const told = await site().sql(
      "select kind from messages.messages where player_id = $1 and kind = 'signInStolen'",
      [playerId],
    );
    expect(told).toHaveLength(1);
  });

  one("tabs that ask at once when the token is replaced all stay in", async () => {
    const { browser } = await member("tabbed");
    site().forward(10 * MINUTE_MS);
    await isIn(browser);
    site().forward(6 * MINUTE_MS);
    const tabs = Array.from({ length: 6 }, () => copyOf(site(), browser));
    expect(await Promise.all(tabs.map(isIn))).toEqual(tabs.map(() => true));
    const tokens = new Set(tabs.map(({ cookies }) => cookies.get("sid")));
    expect(tokens.size).toBe(2);
    for (const tab of tabs) expect(await isIn(tab)).toBe(true);
  });

  one("who does nothing is out after the idle time, and everybody after the absolute time", async () => {
    const { browser } = await member("idler");
    const brand = await defaultBrand(site().context);
    site().forward(brand.sessionIdleMs + MINUTE_MS);
    expect(await isIn(browser)).toBe(false);
    const { browser: busy } = await member("busy");
    const step = brand.sessionIdleMs * 0.9;
    for (let passed = 0; passed < brand.sessionAbsoluteMs - step; passed += step) {
      site().forward(step);
      expect(await isIn(busy)).toBe(true);
    }
    site().forward(2 * step);
    expect(await isIn(busy)).toBe(false);
  });

  one("a remembered browser whose secret was copied ends the series for both and says so", async () => {
    const playerId = await newMember(site(), "remembered");
    const browser = site().browser();
    await logIn(browser, "remembered", { remember: "on" });
    const thief = copyOf(site(), browser);
    for (const one of [browser, thief]) one.cookies.delete("sid");
    site().forward(HOUR_MS);
    expect(await isIn(browser)).toBe(true);
    expect(await isIn(browser)).toBe(true);
    // Being remembered is no password: what has to do with money asks for that.
    expect((await browser.get("/member/payees")).location).toMatch(/^\/login\?/);
    site().forward(MINUTE_MS);
    expect(await isIn(thief)).toBe(false);
    browser.cookies.delete("sid");
    expect(await isIn(browser)).toBe(false);
    const told = await site().sql(
      "select 1 from messages.messages where player_id = $1 and kind = 'signInStolen'",
      [playerId],
    );
    expect(told).toHaveLength(1);
  });

  one("a browser is remembered for a day and after a logout not at all", async () => {
    await newMember(site(), "daily");
    const browser = site().browser();
    await logIn(browser, "daily", { remember: "on" });
    const [later, gone] = [copyOf(site(), browser), copyOf(site(), browser)];
    for (const one of [later, gone]) one.cookies.delete("sid");
    site().forward(DAY_MS + MINUTE_MS);
    expect(await isIn(later)).toBe(false);
    await logIn(browser, "daily", { remember: "on" });
    const kept = copyOf(site(), browser);
    kept.cookies.delete("sid");
    expect((await browser.post("/logout", {})).status).toBe(303);
    expect(await isIn(kept)).toBe(false);
    expect(await isIn(gone)).toBe(false);
  });

  one("a session of another house, or in a query or a header, is none", async () => {
    const { browser } = await member("smuggler");
    const sid = browser.cookies.get("sid") ?? "";
    const { token } = JSON.parse(
      Buffer.from(decodeURIComponent(sid).split(".")[0] ?? "", "base64").toString("utf8"),
    );
    const stranger = site().browser();
    for (const headers of [
      { Authorization: `Bearer ${token}` },
      { "X-Token": token, token },
      { Cookie: `token=${token}` },
    ]) {
      expect((await stranger.get("/member/payees", { headers })).status).toBe(302);
    }
    for (const query of [`token=${token}`, `sid=${sid}`]) {
      expect((await stranger.get(`/member/payees?${query}`)).status).toBe(302);
    }
  });

  test("T21 what a browser says of itself makes nobody an agent", async () => {
    const cast = await castOn(site());
    const member = await cast.of("member");
    const agents = doorsOf(site(), cast.owned).filter(({ id }) => id.startsWith("routes/agent/"));
    expect(agents.length).toBeGreaterThan(0);
    const claims = { isAgent: "1", type: "2", accountType: "2", token: "x", role: "agent" };
    for (const [name, value] of Object.entries(claims)) member.cookies.set(name, value);
    const headers = { "X-Is-Agent": "1", "X-Account-Type": "2", isAgent: "1" };
    const query = new URLSearchParams(claims);
    for (const { path, isPage } of agents) {
      for (const asked of isPage ? [path, dataPath(path)] : [path]) {
        expect((await member.get(`${asked}?${query}`, { headers })).status, asked).toBe(403);
        // What an agent without a contract is not shown is not there for them, and nor is a bill.
        const own = /^\/agentHome\/(?:accounts|betting|contracts|income|subLogins|team)\//.test(path)
          ? 404
          : 200;
        expect((await (await cast.of("agent")).get(asked)).status, asked).toBe(own);
      }
    }
    note({ agentLoaders: agents.length });
  });
}
