import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tell } from "#tests/setup/proof.ts";
import { type ServedSite, servedSite } from "#tests/setup/served-site.ts";
import { type Canary, found, isShort, leaksSeen, type Seen, spellings } from "./canaries.ts";
import { FAULTS, INNER, PATHS } from "./faults.ts";
import { journey } from "./journey.ts";

const METRICS_TOKEN = "Canary-metrics-token-1234567890";

/** What the operator tells the house, and it never tells anybody. */
const HOUSE: Readonly<Record<string, string>> = {
  METRICS_TOKEN,
  SESSION_SECRET: "Canary-session-secret-0123456789abcdef",
  VENDOR_SECRET: "Canary-vendor-secret-0123456789abcdef0",
  HOUSE_SECRET: "Canary-house-secret-0123456789abcdef01",
  GOOGLE_CLIENT_ID: "nard",
  GOOGLE_CLIENT_SECRET: "Canary-google-client-secret-01234567",
  FACEBOOK_CLIENT_ID: "nard",
  FACEBOOK_CLIENT_SECRET: "Canary-facebook-client-secret-012345",
};

/** Nothing that somebody typed, was sent or was given stands anywhere but in the one place it belongs to. */
export function leaks(): void {
  let site: ServedSite;
  let canaries: Canary[] = [];
  const seen: Seen[] = [];
  const told = { canaries: 0, answers: 0, logLines: 0, faults: 0, leaks: 0 };

  beforeAll(async () => {
    site = await servedSite(HOUSE, (path, { text, location, setCookies }) => {
      seen.push({ path, text, location: location ?? "", cookies: setCookies });
    });
    const secrets = Object.entries(HOUSE).filter(([name]) => /SECRET|TOKEN/.test(name));
    canaries = [...(await journey(site)), ...secrets.map(([name, value]) => ({ name, value }))];
    told.canaries = canaries.length;
  }, 180_000);
  afterAll(async () => {
    if (!site) return;
    told.answers = seen.length;
    told.logLines = site.logged().split("\n").filter(Boolean).length;
    tell({ proof: "leaks", ...told });
    await site.close();
  });

  function none(leaks: readonly string[]): void {
    told.leaks += leaks.length;
    expect(leaks).toEqual([]);
  }

  test("T26 more than thirty secrets went through the forms", () => {
    expect(canaries.filter(({ isPersonal }) => !isPersonal).length).toBeGreaterThan(30);
    expect(seen.length).toBeGreaterThan(40);
  });

  test("T19 no page, address or cookie has one that does not belong there", async () => {
    const browser = site.browser();
    for (const path of ["/", "/login", "/register", "/forget", "/preferences"]) await browser.get(path);
    none(leaksSeen(canaries, seen));
    const planted = { path: "/", text: canaries[0]?.value ?? "", location: "", cookies: [] };
    expect(leaksSeen(canaries, [planted])).toHaveLength(1);
  });

  test("T26 no log and no figure has one, however it is written", async () => {
    const metrics = await site
      .browser()
      .get("/metrics", { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } });
    expect(metrics.status).toBe(200);
    const said = `${site.logged()}\n${metrics.text}`;
    none(canaries.filter((canary) => found(canary, said)).map(({ name }) => name));
    const { name, value } = canaries[0] ?? { name: "", value: "" };
    site.platform.log.error("planted", { reason: value });
    expect(canaries.filter((canary) => found(canary, site.logged())).map((one) => one.name)).toEqual([name]);
  });

  test("T26 the database has none in the open", async () => {
    const secrets = canaries.filter(({ isPersonal }) => !isPersonal);
    none(await inTables(site, secrets));
    const [canary] = secrets;
    await site.sql("update accounts.players set referral_code = $1 where username = 'nima'", [canary?.value]);
    expect(await inTables(site, secrets)).toEqual([`${canary?.name} in accounts.players`]);
  });

  test("T27 a fault says nothing of what is inside, and its log nothing of what was typed", async () => {
    const before = site.logged().length;
    const browser = site.browser();
    const formToken = await browser.formToken();
    const fields = { formToken, username: "canaryBird", password: "Canary-Faulty-1a", payeeName: "Canary" };
    for (const [nth, fault] of FAULTS.entries()) {
      // What is kept for a second is over, so that the database is asked.
      site.forward(2000);
      site.fail(fault);
      const path = PATHS[nth % PATHS.length] ?? "/";
      const headers = { Origin: site.origin };
      const answers = [
        await browser.get(path),
        await browser.send("/login", { method: "POST", fields, headers }),
      ];
      site.fail(null);
      for (const { status, text } of answers) {
        told.faults += 1;
        expect(text.match(INNER)?.[0] ?? null, `${path} ${nth} ${status}`).toBe(null);
        expect(text).not.toContain("Canary-Faulty");
      }
    }
    expect(told.faults).toBeGreaterThanOrEqual(20);
    const said = site.logged().slice(before);
    expect(said).toMatch(/"reference"/);
    expect(said).not.toContain("Canary-Faulty");
    expect("    at render (/srv/app/page.tsx:3:4)").toMatch(INNER);
  });

  test("T26 no file of the data folder has one, but for the one that was planted in the database", () => {
    const secrets = canaries.filter(({ isPersonal, name }) => !isPersonal && !/^[A-Z_]+$/.test(name));
    const files = filesIn(site.folder).filter((file) => !/secrets\.json$|demo-accounts\.json$/.test(file));
    const names = files.flatMap((file) => inFile(file, secrets));
    expect([...new Set(names)]).toEqual([secrets[0]?.name]);
  });
}

async function inTables({ sql }: ServedSite, canaries: readonly Canary[]): Promise<string[]> {
  const tables = await sql<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_catalog.pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const patterns = canaries.flatMap((canary) =>
    spellings(canary.value).map((spelling) => ({ canary, spelling })),
  );
  const spelled = patterns.map(({ spelling }) => spelling);
  const finds = tables.map(
    ({ name }) => `select '${name}' as name, nth::int
      from unnest($1::text[], $2::boolean[]) with ordinality as asked (spelling, is_short, nth)
      where exists (select 1 from ${name} as kept where position(spelling in kept::text) > 0 and
        (not is_short or kept::text ~ ('(^|[^0-9A-Za-z.:])' || spelling || '($|[^0-9A-Za-z])')))`,
  );
  const rows = await sql<{ name: string; nth: number }>(finds.join(" union all "), [
    spelled,
    spelled.map(isShort),
  ]);
  return [...new Set(rows.map(({ name, nth }) => `${patterns[nth - 1]?.canary.name} in ${name}`))];
}

function inFile(file: string, canaries: readonly Canary[]): string[] {
  const bytes = readFileSync(file);
  // A short code may stand in so many bytes by chance.
  const hits = canaries.filter(({ value }) => !isShort(value) && bytes.includes(value));
  return hits.map(({ name }) => name);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}
