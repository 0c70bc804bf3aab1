import { afterAll, beforeAll, expect, test } from "vitest";
import type { Answer } from "#tests/setup/browser.ts";
import { changed, everythingKept } from "#tests/setup/everything-kept.ts";
import { proofCount, tell } from "#tests/setup/proof.ts";
import type { ServedSite } from "#tests/setup/served-site.ts";
import { expectedOf, posterOf, type Verdict } from "./access.ts";
import { type Door, dataPath, doorsOf } from "./addresses.ts";
import { type Cast, castOn, KINDS, type Kind, untilCounted } from "./cast.ts";
import { type Replay, replaysOf } from "./replays.ts";
import { sharedSite } from "./shared-site.ts";

const IS_WHOLE = proofCount("WHOLE", 0) > 0;

/** With single fetch any loader can be asked for alone, so every route is asked for by everybody in each way. */
export function authz(): void {
  let site: ServedSite;
  let cast: Cast;
  let doors: Door[];
  const told = { routes: 0, asked: 0, posted: 0, replayed: 0, leaks: 0 };

  beforeAll(async () => {
    site = await sharedSite();
    cast = await castOn(site);
    await untilCounted(site);
    doors = doorsOf(site, cast.owned);
    for (const kind of KINDS) await cast.of(kind);
  }, 120_000);
  afterAll(() => tell({ proof: "authz", kinds: KINDS.length, ...told }));

  test("every route says who may ask for it, and every open page that acts says who may post to it", () => {
    expect(doors.filter(({ says }) => says.who === "nobody").map(({ id }) => id)).toEqual([]);
    const open = doors.filter(({ says }) => says.who === "anybody");
    for (const { id, acts, says } of open) expect(says.posts !== undefined, id).toBe(acts);
  });

  /** What is wrong with what one kind of visitor gets of one door. */
  async function asked(door: Door, kind: Kind): Promise<string[]> {
    const expected = expectedOf(door.says.who, kind);
    if (expected === null || isSpared(door, kind)) return [];
    const browser = await cast.of(kind);
    const wrong: string[] = [];
    for (const path of waysTo(door, expected)) {
      const answer = await browser.get(path);
      told.asked += 1;
      const seen = verdictOf(answer);
      if (!isAsExpected(expected, seen)) wrong.push(`${kind} at ${path}: ${seen}, not ${expected}`);
      const isTold = expected !== "let in" && kind !== "member" && tells(answer, path);
      if (isTold) wrong.push(`${kind} at ${path} is told something`);
    }
    return wrong;
  }

  test("every loader, as a page, as data and alone, lets in who may ask and tells nobody else anything", async () => {
    const wrong: string[] = [];
    for (const door of doors) {
      told.routes += 1;
      for (const kind of KINDS) wrong.push(...(await asked(door, kind)));
    }
    expect(wrong).toEqual([]);
  }, 300_000);

  test("a login that is held is nobody's: no page knows who it will be", async () => {
    for (const kind of ["secondFactor", "changePassword"] as const) {
      const browser = await cast.of(kind);
      for (const path of ["/", "/vip", "/pointMall", "/chat/lobby", "/_root.data", "/preferences"]) {
        const answer = await browser.get(path);
        expect(answer.text.includes(cast.owned.username), `${kind} at ${path}`).toBe(false);
      }
    }
    expect((await (await cast.of("member")).get("/")).text).toContain(cast.owned.username);
  });

  /** What is wrong with what becomes of the posts of one kind of visitor to one door that is not theirs. */
  async function posted(door: Door, kind: Kind): Promise<string[]> {
    const expected = expectedOf(posterOf(door.says), kind);
    if (expected === null || expected === "let in") return [];
    const browser = await cast.of(kind);
    const fields = { ...POSTED, ...wishOf(door), formToken: await cast.tokenOf(kind) };
    const headers = { Origin: site.origin, "Sec-Fetch-Site": "same-origin" };
    const wrong: string[] = [];
    for (const path of [door.path, dataPath(door.path)]) {
      const answer = await browser.send(path, { method: "POST", headers, fields });
      told.posted += 1;
      const isJudged = !/staleForm|foreignOrigin/.test(answer.text);
      if (verdictOf(answer) === "let in" || !isJudged)
        wrong.push(`${kind} posts to ${path}: ${answer.status}`);
    }
    return wrong;
  }

  test("every action turns away who may not post, and nothing has changed", async () => {
    const wrong: string[] = [];
    const before = await everythingKept(site);
    for (const door of doors.filter(({ acts, says }) => acts && says.posts !== "anybody")) {
      for (const kind of KINDS) wrong.push(...(await posted(door, kind)));
    }
    expect(wrong).toEqual([]);
    expect(changed(before, await everythingKept(site))).toEqual([]);
  }, 300_000);

  test("a protected loader does not come along with a page that is open", async () => {
    const guest = await cast.of("guest");
    for (const { id } of doors.filter(({ says }) => says.who !== "anybody" && says.who !== "developers")) {
      for (const path of ["/_root.data", "/help.data"]) {
        const answer = await guest.get(`${path}?_routes=root,${encodeURIComponent(id)}`);
        expect(answer.text.includes(id), `${path} with ${id}`).toBe(false);
      }
    }
  });

  test("T11 what is one member's is not there for another, asked for or posted to", async () => {
    const [owner, stranger] = [await cast.of("member"), await cast.stranger()];
    const { pages, posts } = await replaysOf(cast, owner);
    for (const path of pages) {
      const owners = await owner.get(path);
      expect(owners.status, `owner at ${path}`).toBe(200);
      for (const asked of [path, dataPath(path)]) {
        const answer = await stranger.get(asked);
        told.replayed += 1;
        expect(answer.status, `stranger at ${asked}`).toBe(404);
        expect(tells(answer, asked), `stranger at ${asked}`).toBe(false);
      }
    }
    const before = await everythingKept(site);
    for (const replay of posts) await replayed(stranger, replay);
    // Asking the cashier for anything leaves a row of one's own there, and a withdrawal that is refused another.
    const tables = changed(before, await everythingKept(site));
    const own = ["cashier.players", "cashier.refused_withdrawals"];
    expect(tables.filter((name) => !own.includes(name))).toEqual([]);
    for (const replay of posts) await replayed(owner, replay);
    expect(changed(before, await everythingKept(site))).toEqual(
      expect.arrayContaining([
        "cashier.deposits",
        "cashier.withdrawals",
        "messages.messages",
        "studio.rounds",
      ]),
    );
  }, 120_000);

  async function replayed(by: Awaited<ReturnType<Cast["of"]>>, { path, fields }: Replay): Promise<void> {
    const answer = await by.post(path, fields);
    told.replayed += 1;
    expect(answer.status, `${path} ${JSON.stringify(fields)}`).toBeLessThan(500);
    expect(answer.status, path).not.toBe(403);
  }

  /** Whether an answer has anything in it that is the member's, apart from what was asked for. */
  function tells({ text }: Answer, asked: string): boolean {
    const { username, payeeName, deposit, withdrawal, payeeId, messageId } = cast.owned;
    const secrets = [username, payeeName, deposit, withdrawal, payeeId, messageId, "0324200001"];
    const isTold = secrets.some((secret) => !asked.includes(secret) && text.includes(secret));
    if (isTold) told.leaks += 1;
    return isTold;
  }
}

/** Fields that some action would take something of. */
const POSTED = {
  intent: "remove",
  method: "transfer",
  amount: "100",
  orderKey: "authz",
  nodeId: "NARD-nowruz",
  text: "written by nobody",
  key: "01890f3e-7b1a-7c3d-8e4f-001122334455",
};

/** In the short run an open page is asked for by one who has nothing: whoever has more is no less let in. */
function isSpared({ says }: Door, kind: Kind): boolean {
  return !IS_WHOLE && says.who === "anybody" && kind !== "guest";
}

/** A chat reads what is wished for before it asks by whom. */
function wishOf({ id }: Door): Readonly<Record<string, string>> {
  return id === "routes/site/chat-room" ? { intent: "write" } : {};
}

/** In the short run whoever is let in is shown no whole page: what opens is seen by the loader alone. */
function waysTo({ path, id, isPage }: Door, expected: Verdict): string[] {
  if (!isPage) return [path];
  const data = dataPath(path);
  const ways = [path, data, `${data}${data.includes("?") ? "&" : "?"}_routes=${encodeURIComponent(id)}`];
  return IS_WHOLE || expected !== "let in" ? ways : ways.slice(2);
}

function verdictOf({ status, location, text }: Answer): Verdict {
  const isRedirect = location !== null || text.startsWith('[["SingleFetchRedirect"');
  const target = location ?? /"(\/[^"]*)"/.exec(text)?.[1] ?? "";
  if (isRedirect) return /^\/(?:login|agentLogin)(?:\?|$)/.test(target) ? "to the login" : "led away";
  return status === 403 ? "refused" : "let in";
}

function isAsExpected(expected: Verdict, seen: Verdict): boolean {
  if (expected === "led away") return seen === "led away" || seen === "to the login";
  // Anybody who is signed in is led on from a door, which is no less than being let in.
  return expected === seen || (expected === "let in" && seen === "led away");
}
