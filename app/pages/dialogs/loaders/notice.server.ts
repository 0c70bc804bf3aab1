import { modalHref } from "#app/lib/paths/paths.ts";
import { noticeAmongAll } from "#server/http/visitor/notice-among-all.ts";
import type { Visitor } from "#server/http/visitor/visitor.ts";
import type { NoticeShown } from "../shown-dialog.ts";

export async function loadNotice(visitor: Visitor, url: URL): Promise<NoticeShown | null> {
  const found = await noticeAmongAll(visitor, url.searchParams.get("notice") ?? "");
  if (!found) return null;
  const { previousId, nextId, ...notice } = found;
  const hrefOf = (id: string | null) => id && modalHref(url.pathname + url.search, "notice", { notice: id });
  return { modal: "notice", ...notice, previousHref: hrefOf(previousId), nextHref: hrefOf(nextId) };
}
