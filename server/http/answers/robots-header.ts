import type { RouteBook } from "../routes/route-book.ts";
import type { RouteSays } from "../routes/route-says.ts";

/** The `X-Robots-Tag` of a page, or null for one that may be found. A page of an error is never one to find. */
export function robotsTag({ search }: RouteSays, status: number): "noindex" | null {
  return status !== 200 || search === undefined ? "noindex" : null;
}

/**
 * Where searches need not come: all pages that are not to be found, each by the shortest start of its address that no
 * other has. What is open in every state is a file, and a search that draws a page may need it.
 */
export function startsToLeaveAlone({ all }: RouteBook): string[] {
  const isLeft = ({ says: { search, whileClosed, who } }: RouteBook["all"][number]) =>
    search === undefined && whileClosed !== "always" && who !== "developers";
  const others = all.filter((one) => !isLeft(one)).map(({ path }) => path);
  const starts = all
    .filter((one) => isLeft(one) && one.path !== "/*")
    .map(({ path }) => startsOf(path).find((start) => !others.some((other) => other.startsWith(start))));
  const known = [...new Set(starts)].filter((start) => start !== undefined);
  return known.filter((start) => !known.some((other) => other !== start && start.startsWith(other)));
}

/** The starts of an address, shortest first. A parameter may be anything and is in none. */
function startsOf(path: string): string[] {
  const plain = path.replace(/:.*$/, "");
  const ends = [...plain.matchAll(/(?<=.)\/|$/g)].map(({ index }) => index);
  return ends.map((end) => plain.slice(0, end + 1));
}
