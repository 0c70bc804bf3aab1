/** As Remix sends what the script of a page asks for. */
export const DATA_TYPE = "text/x-script; charset=utf-8";

/**
 * What the script of a page is told when the browser has to ask for a document: Remix's redirect with `reload`, in the
 * notation of its answers (turbo-stream: a list of values, in which an object says the places of its names and
 * values). To a post it is the result itself; what is read is marked with its kind.
 */
export function reloadAnswer(path: string, method: string): string {
  const redirect = { redirect: path, status: 302, revalidate: false, reload: true, replace: false };
  const isPost = method === "POST";
  const first = isPost ? 1 : 2;
  const values = Object.entries(redirect).flat();
  const places = Object.keys(redirect).map((_, nth) => [`_${first + nth * 2}`, first + nth * 2 + 1]);
  const kind = isPost ? [] : [["SingleFetchRedirect", 1]];
  return `${JSON.stringify([...kind, Object.fromEntries(places), ...values])}\n`;
}

/**
 * What the script of a page is told about a form that was not accepted, as a whole: a FormAnswer in the same notation,
 * made without Remix.
 */
export function refusedAnswer(said: string): string {
  const form = [{ _3: 4, _5: 6 }, "values", {}, "errors", { _7: 8 }, "", [9], said];
  return `${JSON.stringify([{ _1: 2 }, "data", ...form])}\n`;
}
