const VERSION = /^[1-9]\d{0,5}$/;

/**
 * The version of a game's mathematics that a link names, 1 where it names none. Null for one by which nothing here can
 * compute; `oldest` is the first that is still known.
 */
export function versionIn(query: URLSearchParams, latest: number, oldest = latest): number | null {
  const text = query.get("version") ?? "1";
  const version = Number(text);
  return VERSION.test(text) && version >= oldest && version <= latest ? version : null;
}
