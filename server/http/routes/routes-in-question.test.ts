import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import fc from "fast-check";
import { expect, test } from "vitest";
import { routesInQuestion } from "./routes-in-question.ts";

type RouteObject = Parameters<typeof matchRoutes>[0][number];
type Drawn = { id: string; parentId?: string; path?: string; index?: boolean };

/** The routes of a build as the router takes them. */
function treeOf(build: Pick<ServerBuild, "routes">, parentId?: string): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route?.parentId === parentId)
    .map((route) =>
      route?.index
        ? { id: route.id, index: true, ...(route.path === undefined ? {} : { path: route.path }) }
        : {
            id: route?.id ?? "",
            ...(route?.path === undefined ? {} : { path: route.path }),
            children: treeOf(build, route?.id),
          },
    );
}

function buildOf(drawn: readonly Drawn[]): ServerBuild {
  const byId = Object.fromEntries(drawn.map((route) => [route.id, route]));
  return { routes: byId, assets: { routes: byId } } as unknown as ServerBuild;
}

const answers = (build: Pick<ServerBuild, "routes">, pathname: string) =>
  (matchRoutes(treeOf(build), pathname) ?? []).map(({ route, params }) => ({ id: route.id, params }));

const SITE = buildOf([
  { id: "root", path: "" },
  { id: "home", parentId: "root", index: true },
  { id: "frame", parentId: "root" },
  { id: "login", parentId: "frame", path: "login" },
  { id: "member", parentId: "frame", path: "member" },
  { id: "messages", parentId: "member", path: "messages" },
  { id: "message", parentId: "member", path: "messages/:id" },
  { id: "orders", parentId: "member", path: "orders/:id?" },
  { id: "game", parentId: "root", path: "game/:id" },
  { id: "lost", parentId: "root", path: "*" },
]);

test("an address is looked for among the routes that it could be, and no others", () => {
  const part = routesInQuestion(SITE);
  expect(Object.keys(part("/login").routes)).toEqual(["root", "frame", "login", "lost"]);
  expect(Object.keys(part("/LOGIN.data").routes)).toEqual(["root", "frame", "login", "lost"]);
  expect(Object.keys(part("/").routes)).toEqual(["root", "home", "frame", "lost"]);
  expect(part("/_root.data")).toBe(part("/"));
  expect(Object.keys(part("/game/7").routes)).toEqual(["root", "game", "lost"]);
  expect(Object.keys(part("/member/messages/7").routes)).toContain("message");
  expect(Object.keys(part("/member/messages").assets.routes)).not.toContain("login");
  for (const odd of ["/nowhere", "/%6Cogin", "//login"]) expect(part(odd), odd).toBe(SITE);
});

const SEGMENT = fc.constantFrom("a", "b", "B", "c", ":x", ":y?", "a?", "b?");
const PATH = fc.oneof(
  { weight: 1, arbitrary: fc.constant(undefined) },
  { weight: 5, arbitrary: fc.array(SEGMENT, { minLength: 1, maxLength: 3 }).map((parts) => parts.join("/")) },
  { weight: 1, arbitrary: fc.constant("*") },
);
const ROUTES = fc
  .array(fc.record({ path: PATH, isIndex: fc.boolean(), under: fc.nat() }), { minLength: 1, maxLength: 14 })
  .map((drawn): Drawn[] => {
    const made: Drawn[] = [{ id: "0", path: "" }];
    for (const { path, isIndex, under } of drawn) {
      const frames = made.filter((one) => !one.index && one.path !== "*" && !one.path?.endsWith("?"));
      const parent = frames[under % frames.length];
      const more = isIndex || path === undefined ? (isIndex ? { index: true } : {}) : { path };
      made.push({ id: `${made.length}`, ...(parent ? { parentId: parent.id } : {}), ...more });
    }
    return made;
  });
const ADDRESS = fc
  .array(fc.constantFrom("a", "A", "b", "c", "d", "%61", "", "x.data"), { maxLength: 4 })
  .map((parts) => `/${parts.join("/")}`);

test("whatever the routes, an address is answered by the same one as among all of them", () => {
  fc.assert(
    fc.property(ROUTES, ADDRESS, (routes, pathname) => {
      const build = buildOf(routes);
      expect(answers(routesInQuestion(build)(pathname), pathname)).toEqual(answers(build, pathname));
    }),
    { numRuns: 3000 },
  );
});
