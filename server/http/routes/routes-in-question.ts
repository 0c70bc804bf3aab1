import type { ServerBuild } from "@remix-run/node";

/** Stands for a segment that may be anything. */
const ANY = "*";

/** Addresses are told apart by so many of their segments. */
const DEPTH = 2;

type Route = NonNullable<ServerBuild["routes"][string]>;

/**
 * The part of a build that an address can be in: the routes that begin with the same two segments, or have a parameter
 * there, and the frames around them. Remix compares an address with every route that it knows, several times in a
 * request, and makes all of them anew to render a page; with a tenth of the routes it is a tenth of that. What is not
 * written as a route is written is looked for in the whole build.
 */
export function routesInQuestion(build: ServerBuild): (pathname: string) => ServerBuild {
  const routes = Object.values(build.routes).filter((route) => route !== undefined);
  const patterns = routes.map((route) => ({ route, segments: segmentsOf(build, route) }));
  const parts = new Map<string, ServerBuild>();
  for (const { segments } of patterns) {
    if (segments[0] === ANY) continue;
    const mayAnswer = patterns.filter((one) => couldBe(one.segments, segments));
    const ids = mayAnswer.flatMap(({ route }) => withParents(build, route)).map(({ id }) => id);
    parts.set(segments.join("/"), part(build, new Set(ids)));
  }
  return (pathname) => {
    const address = addressOf(pathname);
    if (!address) return build;
    const [first = "", second] = address;
    const exact = second === undefined ? first : `${first}/${second}`;
    return parts.get(exact) ?? parts.get(`${first}/${ANY}`) ?? build;
  };
}

/** The segments of an address; those of `/login.data` are those of `/login`. None where it is oddly written. */
function addressOf(pathname: string): string[] | null {
  const page = pathname === "/_root.data" ? "/" : pathname.replace(/\.data$/, "");
  const plain = page.replace(/(?<=[^/])\/$/, "").toLowerCase();
  return plain.includes("%") || plain.includes("//") ? null : plain.slice(1).split("/", DEPTH);
}

/** The first segments of the addresses of a route. */
function segmentsOf(build: ServerBuild, route: Route): string[] {
  const path = withParents(build, route)
    .map((one) => one.path ?? "")
    .reverse()
    .join("/");
  const segments = path.split("/").filter(Boolean).slice(0, DEPTH);
  const found = segments.map((one) => (/^[:*]|\?$/.test(one) ? ANY : one.toLowerCase()));
  return found.slice(0, found.indexOf(ANY) + 1 || DEPTH);
}

/** Whether an address that begins so may be one of a route's. What stands after a parameter may be anything. */
function couldBe(pattern: readonly string[], address: readonly string[]): boolean {
  for (let nth = 0; nth < DEPTH; nth += 1) {
    if (pattern[nth] === ANY) return true;
    if (pattern[nth] !== address[nth]) return false;
  }
  return true;
}

/** A route and the frames that it stands in, from the inside out. */
function withParents(build: ServerBuild, route: Route): Route[] {
  const parent = route.parentId === undefined ? undefined : build.routes[route.parentId];
  return parent ? [route, ...withParents(build, parent)] : [route];
}

function part(build: ServerBuild, ids: ReadonlySet<string>): ServerBuild {
  const only = <Value>(all: Record<string, Value>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)));
  return {
    ...build,
    routes: only(build.routes),
    assets: { ...build.assets, routes: only(build.assets.routes) },
  };
}
