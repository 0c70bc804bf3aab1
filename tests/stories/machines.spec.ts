import { readFileSync } from "node:fs";
import { createLocalJWKSet, jwtVerify } from "jose";
import { expect, test } from "./fixture.ts";

const ORIGIN = `http://localhost:${process.env.STORIES_PORT ?? 4477}`;

const NAME = { fa: "نرد", en: "Nard" } as const;

test.describe("what machines read", () => {
  test.beforeEach(({ javaScriptEnabled }) => {
    test.skip(javaScriptEnabled === false, "no browser in it; told once");
  });

  test("the list of addresses is believed with the published key", async ({ request }) => {
    const keys = createLocalJWKSet(await (await request.get("/domains.jwks")).json());
    const list = await request.get("/domains.jws");
    expect(list.headers()["access-control-allow-origin"]).toBe("*");
    const { payload } = await jwtVerify(await list.text(), keys, { typ: "domain-list+jwt", issuer: ORIGIN });
    expect(payload.domainList).toEqual([
      { domainName: new URL(ORIGIN).host, url: `${ORIGIN}/`, device: 0, resourceType: "WEB" },
    ]);
  });

  test("other origins may not be spoken with from any page but this one", async ({ request }) => {
    for (const path of ["/", "/help", "/down"]) {
      const policy = (await request.get(path)).headers()["content-security-policy"] ?? "";
      expect(policy, path).toContain("connect-src 'self';");
    }
    expect((await request.get("/down")).headers()["nard-connect-to"]).toBeUndefined();
    expect((await request.get("/ping")).status()).toBe(204);
    expect((await request.get("/down/qr/none")).status()).toBe(404);
  });

  test("the app has a name in each language and icons that are there", async ({ request }) => {
    for (const language of ["fa", "en"] as const) {
      const answer = await request.get(`/manifest.webmanifest?lang=${language}`);
      expect(answer.headers()["content-type"]).toContain("application/manifest+json");
      const manifest = await answer.json();
      expect(manifest).toMatchObject({ name: NAME[language], lang: language, display: "standalone" });
      for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
    }
  });

  test("every page of the sitemap is there, in every language, and says where it is itself", async ({
    request,
  }) => {
    const robots = await (await request.get("/robots.txt")).text();
    expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(robots).toContain("Disallow: /member/");
    const map = await (await request.get("/sitemap.xml")).text();
    const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) =>
      loc.replaceAll("&amp;", "&"),
    );
    expect(addresses.length % 6).toBe(0);
    for (const address of addresses.filter((one) => !/lang=(?:zh|id|th)/.test(one))) {
      const answer = await request.get(address, { maxRedirects: 0 });
      expect(answer.status(), address).toBe(200);
      expect(answer.headers()["x-robots-tag"], address).toBeUndefined();
      const page = await answer.text();
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(page)?.[1]?.replaceAll("&amp;", "&");
      expect(canonical, address).toBe(address);
      expect(page, address).toMatch(/<meta name="description" content="[^"]{20,}"/);
    }
  });

  test("a page of a player, of an error, or made for one who asks is not for searches", async ({
    request,
  }) => {
    for (const path of ["/no/such/page", "/preferences", "/logout", "/seeds"]) {
      const answer = await request.get(path, { maxRedirects: 0 });
      if (answer.status() < 300 || answer.status() >= 400)
        expect(answer.headers()["x-robots-tag"], path).toBe("noindex");
    }
  });

  test("the home page says for machines who runs it and how it is searched", async ({ request }) => {
    const home = await (await request.get("/?lang=en")).text();
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(home)?.[1] ?? "");
    expect(data["@graph"]).toMatchObject([
      { "@type": "Organization", name: "Nard", logo: `${ORIGIN}/brand/icon-512.png` },
      { "@type": "WebSite", inLanguage: "en", url: `${ORIGIN}/` },
    ]);
    const search = data["@graph"][1].potentialAction.target.urlTemplate.replace("{words}", "nard");
    expect((await request.get(search)).status()).toBe(200);
  });

  test("the picture of a sent link is there", async ({ request }) => {
    const home = await (await request.get("/down")).text();
    const picture = /property="og:image" content="([^"]+)"/.exec(home)?.[1] ?? "";
    const answer = await request.get(picture);
    expect(answer.status()).toBe(200);
    expect(Buffer.compare(await answer.body(), readFileSync("public/brand/social.png"))).toBe(0);
  });
});
