import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { beforeAll, expect, test } from "vitest";
import { PASSWORD } from "#tests/setup/brand.ts";
import { exchange } from "#tests/setup/browser.ts";
import type { ServedSite } from "#tests/setup/served-site.ts";
import en from "../../locales/en/reasons.json";
import states from "../../locales/en/states.json";
import fa from "../../locales/fa/reasons.json";
import { dataPath, doorsOf } from "./addresses.ts";
import { type Cast, castOn, newMember } from "./cast.ts";
import { SITE, sharedSite } from "./shared-site.ts";

const FAULT = /"level":50/;

/** Remix takes what follows two strokes for a host. */
const STROKES = ["//", "//login", "///login.data", "//evil.invalid/x.data", "/%2f.data", "/_root.data.data"];

const QUERIES = [
  ...["_routes=", "_routes=no,,such", "index", "index=1&index"],
  ...["%", "%ff=%ff", "a[]=1&a[0][b]=2", "lang=xx&page=-1&round="],
];

/** An address with a query that it never has, by turns, as a page and as script asks for it. */
function oddSpellings(path: string, nth: number): string[] {
  const [pathname = "", own] = path.split("?");
  const asked = `${pathname}?${own === undefined ? "" : `${own}&`}${QUERIES[nth % QUERIES.length]}`;
  return [asked, dataPath(asked), `${dataPath(pathname)}.data`, `${pathname}/.data`];
}

/** Requests that are allowed to be sent and that nobody means: each is refused in a sentence, and none is a fault. */
export function bounds(): void {
  let site: ServedSite;
  let cast: Cast;

  beforeAll(async () => {
    site = await sharedSite();
    cast = await castOn(site);
  }, 120_000);

  /** What was logged while something was done. */
  async function loggedBy(work: () => Promise<void>): Promise<string> {
    const before = site.logged().length;
    await work();
    return site.logged().slice(before);
  }

  test("T35 a form of thirty thousand repeats comes back with 413, a sentence and what was typed", async () => {
    for (const [lang, { tooLarge }] of Object.entries({ en, fa })) {
      const guest = site.browser();
      guest.cookies.set("lang", lang);
      const known = new URLSearchParams({ formToken: await guest.formToken(), username: "nima77" });
      const answer = await guest.send("/login", {
        method: "POST",
        headers: { Origin: SITE },
        body: `${known}&${"a&".repeat(30_000)}`,
      });
      expect(answer.status).toBe(413);
      expect(answer.text).toContain(tooLarge);
      expect(answer.text).toContain('value="nima77"');
    }
    const counted = () =>
      site.sql<{ times: bigint }>(
        "select times from audit.attempts where door = 'pages' and kind = 'tooManyFields'",
      );
    await expect.poll(async () => (await counted()).length).toBeGreaterThan(0);
  });

  test("T35 so does an upload of sixty thousand parts, and a post of script", async () => {
    const member = await cast.anew("member");
    const path = `/member/depositv2/${cast.owned.deposit}`;
    const part = (name: string, value: string) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const body = `${part("formToken", await member.formToken())}${part("a", "").repeat(60_000)}--x--\r\n`;
    for (const to of [path, dataPath(path)]) {
      const headers = { Origin: SITE, "Content-Type": "multipart/form-data; boundary=x" };
      const answer = await member.send(to, { method: "POST", headers, body });
      expect(answer.status, to).toBe(413);
    }
  });

  test("T35 a body in chunks that is too long is too long, and no fault", async () => {
    const logged = await loggedBy(async () => {
      for (const path of ["/login", "/login.data", "/preferences", "/no/such/page"]) {
        const headers = {
          Host: new URL(SITE).host,
          Origin: SITE,
          "X-Forwarded-For": "2001:db8:bd::1",
          "Content-Type": "application/x-www-form-urlencoded",
          "Transfer-Encoding": "chunked",
        };
        const body = `username=${"x".repeat(66 * 1024)}`;
        const answer = await exchange(site.port, path, { method: "POST", headers, body });
        expect([413, 404, 405], path).toContain(answer.status);
        if (path === "/login") expect(answer.text).toContain(fa.tooLarge);
      }
    });
    expect(logged).not.toMatch(FAULT);
  });

  test("what Remix once asked with is no address of ours: 400, a page that says so, and one line at debug", async () => {
    const member = await cast.anew("member");
    const guest = site.browser();
    const logged = await loggedBy(async () => {
      for (const browser of [member, guest]) {
        for (const path of [
          "/?_data=",
          "/?_data=root",
          "/login?x=1&_data",
          "/rng.data?_data=routes",
          "/no/such?_data=x",
          `/?${"a=&".repeat(2000)}`,
        ]) {
          const answer = await browser.get(path);
          expect(answer.status, path).toBe(400);
          expect(answer.text).toContain(states.errors.invalidUrl);
        }
      }
    });
    const lines = logged.split("\n").filter((line) => line.includes("odd address"));
    expect(lines).toHaveLength(12);
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: 20, method: "GET" });
    expect(logged).not.toContain('"at":');
  });

  test("odd queries and endings of every address are no fault of ours", async () => {
    const member = await cast.anew("member");
    const addresses = doorsOf(site, cast.owned).flatMap(({ path }, nth) => oddSpellings(path, nth));
    const wrong: string[] = [];
    const logged = await loggedBy(async () => {
      for (const path of [...STROKES, ...addresses]) {
        const { status } = await member.get(path);
        if (status >= 500) wrong.push(`${path} is ${status}`);
      }
    });
    expect(wrong).toEqual([]);
    expect(logged).not.toMatch(FAULT);
  }, 300_000);

  test("what a browser calls itself is shown to an operator and not obeyed by the terminal", async () => {
    const username = "bellRinger";
    const playerId = await newMember(site, username);
    const browser = site.browser();
    const headers = { Origin: SITE, "User-Agent": "Phone\u009b2J\u0085\u0090 end" };
    const answer = await browser.post("/login", { username, password: PASSWORD }, { headers });
    expect(answer.status).toBe(303);
    const env = { ...process.env, DATA_DIR: site.folder };
    const args = ["server/house/office.js", "player", "devices", String(playerId), "--by", "mina"];
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    expect(stdout).toMatch(/Phone.?\ufffd2J/);
    expect(stdout).not.toMatch(/[^\P{Cc}\n]/u);
  }, 60_000);
}
