const LOST = "__proto__";

/** Where in read JSON a name stands that copying an object loses, by its way from the top: no schema sees it there. */
export function lostNames(value: unknown, way: readonly string[] = []): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const at = [...way, name];
    return name === LOST ? [at.join(".")] : lostNames(inner, at);
  });
}
