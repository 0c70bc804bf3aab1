import type { ServerBuild } from "@remix-run/node";
import { expect, test } from "vitest";
import { robotsTag } from "#server/http/answers/robots-header.ts";
import { publicPages } from "#server/http/cache/public-pages.ts";
import { routeBook, saidBy } from "#server/http/routes/route-book.ts";
import { asksPassword, isGuarded } from "#server/http/routes/route-says.ts";
import { guardedBuild } from "#server/http/server/guarded-build.ts";
import { ROUTES, saidAt } from "#tests/setup/said-by-routes.ts";
import { sourceBuild } from "#tests/setup/source-build.ts";

type RouteModule = NonNullable<ServerBuild["routes"][string]>["module"];

const FILES = import.meta.glob<object>("../../app/routes/**/*.{ts,tsx}");

/** The site with one page more. */
async function withPage(path: string, module: object): Promise<ServerBuild> {
  const build = await sourceBuild();
  const page = { id: "planted", parentId: "root", path, module: module as RouteModule };
  const entry = { id: "planted", module: "", hasAction: true, hasLoader: true } as never;
  return {
    ...build,
    routes: { ...build.routes, planted: page },
    assets: { ...build.assets, routes: { ...build.assets.routes, planted: entry } },
  };
}

test("every route file says what it is", async () => {
  const silent = [];
  for (const [file, load] of Object.entries(FILES)) {
    if (saidBy(await load()).who === "nobody") silent.push(file);
  }
  expect(Object.keys(FILES).length).toBeGreaterThan(90);
  expect(silent).toEqual([]);
});

test("a route that says nothing is closed, and nobody has to remember it", async () => {
  const build = await withPage("member/cashOut", { loader: () => "money", action: () => "money" });
  const book = routeBook(build);
  const url = "/member/cashOut";
  const says = book.at({ pathname: url });
  const { framed, kept, whileClosed } = says;
  expect([asksPassword(says), isGuarded(says), robotsTag(says, 200)]).toEqual([true, true, "noindex"]);
  expect([framed, kept, whileClosed]).toEqual([undefined, undefined, undefined]);
  const { isSameForGuests, isSameForMembers } = publicPages(() => book);
  const message = { url, method: "GET" } as Parameters<typeof isSameForGuests>[0];
  expect([isSameForGuests(message), isSameForMembers(message)]).toEqual([false, false]);

  const { loader, action } = guardedBuild(build).routes.planted?.module ?? {};
  for (const handler of [loader, action])
    await expect((async () => handler?.({} as never))()).rejects.toMatchObject({ status: 404 });
});

test("an open page with an action says who may post to it, or nothing is served", async () => {
  const says = { who: "anybody" };
  const build = await withPage("promotions/join", { says, action: () => "money" });
  expect(() => guardedBuild(build)).toThrow("planted");
});

test("L06 a page for members asks a remembered browser for the password unless it says otherwise", async () => {
  const says = routeBook(await withPage("member/cashOut", { says: { who: "members" } }));
  for (const pathname of ["/member/cashOut", "/MEMBER/cashout/", "/member/c%61shOut", "/member/cashOut.data"])
    expect(asksPassword(says.at({ pathname })), pathname).toBe(true);
});

test.each([
  "/member/withdraw",
  "/member/withdraw/",
  "/Member/Withdraw",
  "/member/%77ithdraw",
  "/%6dember/payees",
  "/MEMBER/PAYEES/",
  "/member/transferupline",
  "/member/withdraw/W-123",
  "/member/securityCenter/profile",
  "/member/SecurityCenter/linked",
  "/member/securityCenter/%64evices",
  "/member/withdraw.data",
])("L06 %s leads to a page that asks a remembered browser for the password", (path) => {
  expect(saidAt(path).who).toBe("members");
  expect(asksPassword(saidAt(path))).toBe(true);
});

test.each(["/member/securityCenter", "/member/securityCenter/limits", "/member/depositv2", "/rng"])(
  "L06 %s is for who is remembered as for everybody",
  (path) => expect(asksPassword(saidAt(path))).toBe(false),
);

test("what cannot be read is closed", () => {
  expect(saidAt("/%E0%A4%A").who).toBe("nobody");
});

test("what differs at one of several addresses names an address that the route has", async () => {
  const addresses = ROUTES.all.map(({ path }) => path);
  for (const [file, load] of Object.entries(FILES)) {
    const { at = {} } = saidBy(await load());
    for (const path of Object.keys(at)) expect(addresses, file).toContain(path);
  }
  expect(saidAt("/download").whileClosed).toBe("guests");
  expect(saidAt("/down").whileClosed).toBeUndefined();
});
