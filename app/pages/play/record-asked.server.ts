import { isId } from "#server/core/ids.ts";
import { RECORD_LISTS, type RecordList } from "#server/studio/index.ts";

/** Which list of the public record is asked for, and from where on; null for what is none. */
export function recordAsked(request: Request): { list: RecordList; before: string | null } | null {
  const query = new URL(request.url).searchParams;
  const [list, before] = [query.get("list") ?? "off", query.get("before")];
  const found = RECORD_LISTS.find((name) => name === list);
  return found && (before === null || isId(before)) ? { list: found, before } : null;
}
