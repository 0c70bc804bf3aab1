import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CALLS } from "#server/calls/table.ts";
import type { Answer, Asking } from "#tests/setup/browser.ts";
import { changed, everythingKept } from "#tests/setup/everything-kept.ts";
import { proofCount, tell } from "#tests/setup/proof.ts";
import { registrationForm } from "#tests/setup/registration-form.ts";
import type { ServedSite } from "#tests/setup/served-site.ts";
import { type Door, dataPath, doorsOf } from "./addresses.ts";
import { type Cast, castOn, KINDS, type Kind, newMember, signedIn, untilCounted } from "./cast.ts";
import { FORGERIES } from "./forged-posts.ts";
import { SITE, sharedSite } from "./shared-site.ts";

/**
 * Posts that other servers send. They know nothing of cookies or of pages: what counts is the signature over the
 * body, and without one nothing happens (server/http/feeds/vendor-routes.ts, payment-routes.ts).
 */
const SIGNED = ["/feeds/book", "/vendor/:vendor", "/vendor/:vendor/*", "/payments/:provider/callback"];

/** So many kinds of visitors ask at every door; more where none of those is let in as far as to be refused. */
const KINDS_MIN = proofCount("KINDS", 1);

export function csrf(): void {
  let site: ServedSite;
  let cast: Cast;
  let doors: Door[];
  let foreign: string;
  const told = { posts: 0, refused: 0, actions: 0, changedTables: 0 };

  beforeAll(async () => {
    site = await sharedSite();
    cast = await castOn(site);
    await untilCounted(site);
    doors = doorsOf(site, cast.owned);
    foreign = await (await cast.stranger()).formToken();
    // Everybody is signed in before anything is counted.
    for (const kind of KINDS) await cast.of(kind);
  }, 120_000);
  afterAll(() => tell({ proof: "csrf", cases: Object.keys(FORGERIES).length, ...told }));

  let households = 0;

  /** From an address that nobody else has, so that none of so many posts is turned away as a flood. */
  function elsewhere(): Record<string, string> {
    households += 1;
    return { "X-Forwarded-For": `2001:db8:c5:${households.toString(16)}::1` };
  }

  /** The nine cases at one door for one browser, as a page posts them and as script does: by turns in the short run. */
  async function nine(door: Door, kind: Kind): Promise<{ name: string; answer: Answer }[]> {
    const browser = await cast.of(kind);
    const tokens = { token: await cast.tokenOf(kind), foreign };
    const answers: { name: string; answer: Answer }[] = [];
    for (const [nth, [name, make]] of Object.entries(FORGERIES).entries()) {
      const { headers, token } = make(tokens);
      const fields = { ...FILLED, ...(token === null ? {} : { formToken: token }) };
      const ways = [door.path, dataPath(door.path)];
      const way = nth % 3 === 0 ? 0 : 1;
      for (const path of KINDS_MIN > 1 ? ways : ways.slice(way, way + 1)) {
        const asking: Asking = { method: "POST", headers: { ...elsewhere(), ...headers }, fields };
        answers.push({ name: `${name} to ${path}`, answer: await browser.send(path, asking) });
      }
    }
    return answers;
  }

  /** Whether somebody of this kind gets as far as to be refused: others are led away from this door first. */
  async function isFor(door: Door, kind: Kind): Promise<boolean> {
    const headers = { ...elsewhere(), Origin: "https://evil.invalid" };
    const asking: Asking = { method: "POST", headers, fields: FILLED };
    return (await (await cast.of(kind)).send(dataPath(door.path), asking)).status === 403;
  }

  /** What went wrong at one door for one kind of visitor, and whether that visitor was refused every time. */
  async function judged(door: Door, kind: Kind): Promise<{ isRefused: boolean; wrong: string[] }> {
    const answers = await nine(door, kind);
    const refused = answers.filter(({ answer }) => answer.status === 403).length;
    told.posts += answers.length;
    told.refused += refused;
    const isRefused = refused === answers.length;
    const wrong = answers.flatMap(({ name, answer }) => [
      ...(isRefused || isSentElsewhere(answer) ? [] : [`${kind}, ${door.id}: ${name} is ${answer.status}`]),
      ...(signsIn(answer) ? [`${kind}, ${door.id}: ${name} set ${answer.setCookies.join()}`] : []),
    ]);
    return { isRefused, wrong };
  }

  /** What went wrong at one door, whoever asks; somebody has to get as far as to be refused. */
  async function judgedByAll(door: Door): Promise<string[]> {
    const wrong: string[] = [];
    let refusedKinds = 0;
    for (const [nth, kind] of KINDS.entries()) {
      if (KINDS_MIN === 1 && !(await isFor(door, kind))) continue;
      const verdict = await judged(door, kind);
      wrong.push(...verdict.wrong);
      refusedKinds += verdict.isRefused ? 1 : 0;
      if (refusedKinds > 0 && nth + 1 >= KINDS_MIN) break;
    }
    return refusedKinds > 0 ? wrong : [...wrong, `${door.id} refuses nobody with 403`];
  }

  test("T13 every action refuses all nine forgeries with 403, and nothing in the database is another", async () => {
    const acting = doors.filter(({ acts }) => acts);
    expect(acting.length).toBeGreaterThan(25);
    const wrong: string[] = [];
    let before = await everythingKept(site);
    for (const door of acting) {
      wrong.push(...(await judgedByAll(door)));
      const after = await everythingKept(site);
      const tables = changed(before, after);
      before = after;
      told.changedTables += tables.length;
      wrong.push(...tables.map((name) => `${door.id} changed ${name}`));
      told.actions += 1;
    }
    expect(wrong).toEqual([]);
  }, 1_800_000);

  test("T13 the same posts from our own page are let through to the action", async () => {
    const wrong: string[] = [];
    const before = await everythingKept(site);
    for (const door of doors.filter(({ acts }) => acts)) {
      let isLet = false;
      for (const kind of KINDS) {
        const browser = await cast.anew(kind);
        const fields = { ...FILLED, formToken: await browser.formToken() };
        const headers = { Origin: SITE, "Sec-Fetch-Site": "same-origin" };
        const answer = await browser.send(dataPath(door.path), { method: "POST", headers, fields });
        isLet ||= !/"(?:staleForm|foreignOrigin|unreadable)"/.test(answer.text) || answer.status !== 403;
        if (isLet) break;
      }
      if (!isLet) wrong.push(door.id);
    }
    expect(wrong).toEqual([]);
    // What the right posts did is seen, so what the forged ones did not do would have been.
    expect(changed(before, await everythingKept(site))).toContain("accounts.players");
  }, 120_000);

  test("T13 a post to a page without an action does nothing", async () => {
    const before = await everythingKept(site);
    const member = await cast.of("member");
    for (const door of doors.filter(({ acts }) => !acts)) {
      for (const path of [door.path, dataPath(door.path)]) {
        const answer = await member.send(path, {
          method: "POST",
          fields: { formToken: "none" },
          headers: { Origin: "https://evil.invalid" },
        });
        expect([302, 303, 403, 404, 405], path).toContain(answer.status === 202 ? 302 : answer.status);
      }
    }
    expect(changed(before, await everythingKept(site))).toEqual([]);
  }, 120_000);

  test("T13 calls stand outside the guard and take no cookie: without a token each does what it does for anybody", async () => {
    const member = await signedIn(site, await newMember(site, "csrfCalls"));
    const before = await everythingKept(site);
    const signed = CALLS.filter(({ method, token }) => method !== "GET" && token !== "none");
    expect(signed.length).toBeGreaterThan(5);
    for (const { method, path } of signed) {
      for (const Origin of [SITE, "https://evil.invalid"]) {
        const headers = { Origin, "Content-Type": "application/json", "Idempotency-Key": "csrf-key-1" };
        const answer = await member.send(path, { method, body: "{}", headers });
        expect(answer.status, path).toBe(401);
        expect(answer.setCookies).toEqual([]);
      }
    }
    expect(changed(before, await everythingKept(site))).toEqual([]);
  });

  test("T13 only signed addresses stand outside the guard, and cookies open none of them", async () => {
    const found = readdirSync("server/http", { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .flatMap((file) => postsIn(readFileSync(`server/http/${file}`, "utf8")));
    expect(found.sort()).toEqual([...SIGNED].sort());
    const member = await signedIn(site, await newMember(site, "csrfSigned"));
    const before = await everythingKept(site);
    const asking: Asking = {
      method: "POST",
      body: "{}",
      headers: { Origin: SITE, "Content-Type": "application/json" },
    };
    for (const path of ["/vendor/NARD/bet", "/vendor/NOBODY/bet", "/payments/webhook/callback"]) {
      const answer = await member.send(path, asking);
      expect(answer.status, path).toBeGreaterThanOrEqual(400);
      expect(answer.setCookies).toEqual([]);
    }
    const tables = changed(before, await everythingKept(site));
    expect(tables.filter((name) => name !== "audit.attempts")).toEqual([]);
  });
}

/** What a registration needs; other actions take of it what they know. */
const FILLED = registrationForm("csrfForged", "Sarv-Nard-2026", { lang: "en" });

/** Led away before anything was judged, because this door is not for this kind of visitor. */
function isSentElsewhere({ status, text }: Answer): boolean {
  return [301, 302, 303, 403, 404].includes(status) || text.includes("SingleFetchRedirect");
}

/** Whether a forged post got as far as to change who the browser is. */
function signsIn({ setCookies }: Answer): boolean {
  return setCookies.some((line) => !/^[^=]+=;/.test(line));
}

/** The addresses at which a file of the request side lets others post. */
function postsIn(text: string): string[] {
  return [
    ...text.matchAll(/\b(?:router|app)\s*\.(?:post|put|patch|delete|all)\(\s*(\[[^\]]*\]|"[^"]*")/g),
  ].flatMap(([, first = ""]) => [...first.matchAll(/"([^"]*)"/g)].map(([, path = ""]) => path));
}
