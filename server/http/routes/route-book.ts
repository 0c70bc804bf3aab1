import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "react-router";
import { pagePath } from "../addresses/page-address.ts";
import { CLOSED, type RouteSays } from "./route-says.ts";
import { routesInQuestion } from "./routes-in-question.ts";

type RouteEntry = {
  readonly id: string;
  /** As it is written, with its parameters. */
  readonly path: string;
  readonly says: RouteSays;
};

/** What the routes of a build say. */
export type RouteBook = {
  /** Those that have an address, in the order of the site map. */
  readonly all: readonly RouteEntry[];
  /** What is said at an address, whatever way it is spelt, and as script asks for it too. */
  at(url: Pick<URL, "pathname">): RouteSays;
  /** The same where an address is as it is written in the site map, to the letter: all others are closed. */
  toTheLetter(url: Pick<URL, "pathname">): RouteSays;
};

/** The book as it is now: in development a build follows another. */
export type Routes = () => RouteBook;

/** Where no build is known: all is closed. */
export const CLOSED_BOOK: RouteBook = { all: [], at: () => CLOSED, toTheLetter: () => CLOSED };

type Pattern = Pick<RouteEntry, "path" | "says">;
type Route = NonNullable<ServerBuild["routes"][string]>;

/** The one reader of addresses: most are found as they are written, all others as Remix itself finds them. */
export function routeBook(build: ServerBuild): RouteBook {
  const all = entriesOf(build);
  const written = new Map(all.filter(({ path }) => !/[:*]/.test(path)).map(({ path, says }) => [path, says]));
  const partFor = routesInQuestion(build);
  const patterns = new WeakMap<ServerBuild, Pattern[]>();

  function found(pathname: string): Pattern | undefined {
    if (!isReadable(pathname)) return undefined;
    const part = partFor(pathname);
    const inQuestion = patterns.get(part) ?? entriesOf(part).map(({ path, says }) => ({ path, says }));
    patterns.set(part, inQuestion);
    return matchRoutes(inQuestion, { pathname })?.at(-1)?.route;
  }

  return {
    all,
    at(url) {
      const pathname = pagePath(url);
      return written.get(pathname) ?? found(pathname)?.says ?? CLOSED;
    },
    toTheLetter(url) {
      const pathname = pagePath(url);
      const exact = written.get(pathname);
      if (exact !== undefined) return exact;
      const pattern = found(pathname);
      return pattern && asWritten(pattern.path).test(pathname) ? pattern.says : CLOSED;
    },
  };
}

/** Addresses of a route that nobody has spelt in another way. What stands for a parameter is a plain word. */
function asWritten(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(".", "\\.").replace(/:\w+/g, "[\\w-]+")}$`);
}

/** Remix finds nothing at other addresses, and says so in the log. */
function isReadable(pathname: string): boolean {
  try {
    return decodeURI(pathname) !== "";
  } catch {
    return false;
  }
}

/** Says that all is closed until the first build is there. */
export function openRoutes(build: () => Promise<ServerBuild>): { now: Routes; refresh(): Promise<void> } {
  const books = new WeakMap<ServerBuild, RouteBook>();
  let current = CLOSED_BOOK;
  return {
    now: () => current,
    async refresh() {
      const built = await build();
      current = books.get(built) ?? routeBook(built);
      books.set(built, current);
    },
  };
}

function entriesOf(build: ServerBuild): RouteEntry[] {
  return Object.values(build.routes).flatMap((route) => {
    if (!route || (route.path === undefined && !route.index) || route.id === "root") return [];
    const path = `/${pathOf(build, route)}`;
    return [{ id: route.id, path, says: saidAt(saidBy(route.module), path) }];
  });
}

/** What a route's file says, closed where it says nothing. */
export function saidBy(module: object): RouteSays {
  return "says" in module ? (module.says as RouteSays) : CLOSED;
}

function saidAt({ at = {}, ...says }: RouteSays, path: string): RouteSays {
  return { ...says, ...at[path] };
}

function pathOf(build: ServerBuild, { path = "", parentId }: Route): string {
  const parent = parentId === undefined ? undefined : build.routes[parentId];
  return [parent ? pathOf(build, parent) : "", path].filter(Boolean).join("/");
}
