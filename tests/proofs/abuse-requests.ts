import { expect, test } from "vitest";
import { PASSWORD } from "#tests/setup/brand.ts";
import { type Answer, exchange } from "#tests/setup/browser.ts";
import { changed, everythingKept } from "#tests/setup/everything-kept.ts";
import { proofCount } from "#tests/setup/proof.ts";
import { registrationForm } from "#tests/setup/registration-form.ts";
import type { Scene } from "./abuse.ts";
import { dataPath, doorsOf } from "./addresses.ts";
import { castOn, newMember, signedIn } from "./cast.ts";
import { EXTRA_FIELDS, HOSTS, type HostHeaders } from "./payloads.ts";
import { solved } from "./person.ts";
import { PLACES } from "./redirect-payloads.ts";

const IS_WHOLE = proofCount("WHOLE", 0) > 0;

/** What no form of a visitor changes, whatever it is sent. */
const OUT_OF_REACH =
  /^(?:brand|content|promotions|vip|audit|catalogue\.(?:vendors|categories|games|classes)|cashier\.(?:settings|methods)|points\.(?:configs|rewards)|wallet\.adjustments|limits\.ceilings)(?:\.|$)/;

export function abuseOfRequests({ site, note }: Scene): void {
  test("T12 fields that nobody asked for change nothing at any action", async () => {
    expect(Object.keys(EXTRA_FIELDS).length).toBeGreaterThanOrEqual(50);
    const cast = await castOn(site());
    const doors = doorsOf(site(), cast.owned).filter(({ acts }) => acts);
    const people = ["member", "guest", "trial", "agent", "secondFactor", "changePassword"] as const;
    const kept = await everythingKept(site());
    const roles = await rolesOf();
    let posts = 0;
    for (const door of doors.filter(({ id }) => id !== "routes/entry/logout")) {
      for (const kind of IS_WHOLE ? people : (["member", "guest"] as const)) {
        const browser = await cast.of(kind);
        const answer = await browser.post(dataPath(door.path), { ...EXTRA_FIELDS, ...FILLED });
        posts += 1;
        expect(answer.status, `${kind} at ${door.path}`).toBeLessThan(500);
      }
    }
    const tables = changed(kept, await everythingKept(site())).filter((name) => OUT_OF_REACH.test(name));
    expect(tables).toEqual([]);
    const after = await rolesOf();
    expect(after.slice(0, roles.length)).toEqual(roles);
    for (const newcomer of after.slice(roles.length)) {
      // A press on free play makes a trial account, under a name that the house gives; no form makes one otherwise.
      const accountType = newcomer.folded_username.startsWith("guest") ? 4 : 0;
      expect(newcomer).toMatchObject({ account_type: accountType, state: "active", upline: null });
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>).isAgent).toBeUndefined();

    const newcomer = site().browser();
    const joined = await newcomer.post("/register", { ...EXTRA_FIELDS, ...FILLED, username: "hostile1" });
    expect(joined.status).toBe(303);
    const [row] = await site().sql<Record<string, unknown>>(
      "select * from accounts.players where folded_username = 'hostile1'",
    );
    expect(row).toMatchObject({
      account_type: 0,
      state: "active",
      must_change_password: false,
      upline: null,
    });
    expect([row?.mobile_verified_at, row?.email_verified_at]).toEqual([null, null]);
    expect((await newcomer.get("/agentHome")).status).toBe(403);
    note({ extraFields: Object.keys(EXTRA_FIELDS).length, actions: doors.length, massAssignments: posts });
  }, 300_000);

  test("T16 nothing that says where to go next leads off the site", async () => {
    expect(PLACES.length).toBeGreaterThanOrEqual(60);
    const member = await signedIn(site(), await newMember(site(), "wanderer"));
    const guest = site().browser();
    const [token, guestToken] = [await member.formToken(), await guest.formToken()];
    const headers = { Origin: site().origin };
    let asked = 0;
    for (const place of PLACES) {
      const query = `redirectTo=${encodeURIComponent(place)}`;
      const post = (fields: Record<string, string>) => ({
        method: "POST",
        headers,
        fields: { ...fields, redirectTo: place },
      });
      const answers = [
        await member.get(`/login.data?${query}`),
        await member.get(`/register?${query}`),
        await guest.send("/preferences", post({ formToken: guestToken, theme: "dark" })),
        await guest.get(`/preferences.data?${query}`),
        ...(IS_WHOLE
          ? [await member.send("/member/payees", post({ formToken: token, intent: "remove" }))]
          : []),
      ];
      asked += answers.length;
      for (const answer of answers) expectOwn(answer, place);
    }
    const logIn = async (place: string) => {
      const visitor = site().browser();
      const challenge = await solved(site(), visitor, "login");
      return visitor.post("/login", {
        username: "wanderer",
        password: PASSWORD,
        redirectTo: place,
        ...challenge,
      });
    };
    for (const place of IS_WHOLE ? PLACES : PLACES.slice(0, 3)) expectOwn(await logIn(place), place);
    expect((await logIn("/vip?x=1#here")).location).toBe("/vip?x=1#here");
    note({ redirectPayloads: PLACES.length, redirects: asked });
  }, 300_000);

  test("T33 an address with NUL in it names nothing, and is no fault", async () => {
    const member = await signedIn(site(), await newMember(site(), "nullifier"));
    const query = ASKED_BY_NAME.map((name) => `${name}=%00`).join("&");
    const faults: string[] = [];
    for (const { path: pattern = "" } of Object.values(site().build.routes).flatMap((one) => one ?? [])) {
      const path = `/${pattern.replace(/:\w+/g, "%00").replace("*", "%00")}?${query}`;
      for (const asked of [path, dataPath(path)]) {
        const { status } = await member.get(asked);
        if (status >= 500) faults.push(`${asked.split("?")[0]} ${status}`);
      }
    }
    expect(faults).toEqual([]);
  }, 120_000);

  /** What is wrong with an answer to somebody who asks for another host, or says that they did. */
  async function wrongAt(headers: HostHeaders, [method, path]: readonly [string, string]): Promise<string[]> {
    const body = method === "POST" ? "username=a&email=a%40b.test" : undefined;
    const type = body ? { "Content-Type": "application/x-www-form-urlencoded" } : {};
    const sent = { ...headers, ...type, "X-Forwarded-For": "203.0.113.17", Cookie: "lang=en" };
    const answer = await exchange(site().port, path, { method, headers: sent, body }).catch(() => null);
    // A request that is no HTTP is not answered at all.
    if (!answer) return [];
    const { status, location, text } = answer;
    const said = `${text} ${location} ${JSON.stringify(answer.headers)}`;
    const isLedHome = status === 301 && location === "/";
    const isOurs = String(headers.Host).startsWith(`localhost:${site().port}`);
    const isRefused = isOurs || isLedHome || [400, 404, 421].includes(status);
    return said.includes("evil") || !isRefused
      ? [`${method} ${path} ${JSON.stringify(headers)}: ${status}`]
      : [];
  }

  test("T17 a host that is not ours gets nothing of the site and stands in nothing that the site says", async () => {
    const hosts = HOSTS(site().port);
    expect(hosts.length).toBeGreaterThanOrEqual(40);
    const wrong: string[] = [];
    for (const headers of hosts) {
      for (const asked of ASKED) wrong.push(...(await wrongAt(headers, asked)));
    }
    expect(wrong).toEqual([]);
    const mailsBefore = site().sent.length;
    await site().sql(
      "update accounts.players set email = 'host@nard.test', email_verified_at = now() where folded_username = 'wanderer'",
    );
    const browser = site().browser();
    const challenge = await solved(site(), browser, "recover");
    const fields = { username: "wanderer", email: "host@nard.test", ...challenge };
    await browser.post("/forget?way=mail", fields, {
      headers: { "X-Forwarded-Host": "evil.invalid", "X-Host": "evil.invalid" },
    });
    await site().platform.gateways.settled();
    const mail = site()
      .sent.slice(mailsBefore)
      .find(({ channel }) => channel === "mail");
    expect(mail?.text).toContain(site().origin);
    expect(mail?.text).not.toContain("evil");
    note({ hosts: hosts.length, hostRequests: hosts.length * ASKED.length });
  }, 300_000);

  /** The numbers of everybody, as far as only the house may say it. */
  function rolesOf() {
    return site().sql<{ folded_username: string }>(
      "select id, folded_username, account_type, state, upline from accounts.players order by id",
    );
  }

  function expectOwn({ location, text, headers }: Answer, place: string): void {
    const target = location ?? /SingleFetchRedirect.*?"(\/[^"]*|[a-z]+:[^"]*)"/.exec(text)?.[1] ?? "/";
    expect(target, place).toMatch(/^\/(?![/\\])/);
    expect(new URL(target, site().origin).origin, place).toBe(site().origin);
    // Whatever stands between us and a browser may read it once more.
    const [path = ""] = target.split("?");
    expect(readAgain(path), place).toMatch(/^\/(?![/\\])[^\\\p{Cc}]*$/u);
    expect(headers["x-planted"], place).toBeUndefined();
  }
}

function readAgain(path: string): string {
  return path.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

const ASKED: readonly (readonly [string, string])[] = [
  ["GET", "/"],
  ["GET", "/member/balance"],
  ["POST", "/forget?way=mail"],
  ["GET", "/home"],
];

/** Names that addresses of ours have behind the question mark. */
const ASKED_BY_NAME = [
  ...["message", "round", "game", "vendor", "table", "card", "room", "notice", "link", "reward", "payee"],
  ...["method", "nodeId", "sport", "slip", "q", "sent", "with", "to", "from", "entropy", "referralCode"],
];

/** What a registration asks for; the others take of it what they know. */
const FILLED = registrationForm("hostile0", "Sarv-Nard-2026");
