import { formatDay } from "#app/lib/dates.ts";
import { listNotices, type SafeHtml } from "../../content/index.ts";
import { audienceOf } from "./audience.ts";
import type { Visitor } from "./visitor.ts";

/** A notice as its page and its dialog show it: with its place among all that this visitor is told (F04). */
export type NoticeAmongAll = {
  readonly title: string;
  readonly body: SafeHtml;
  readonly publishedOn: string;
  /** From 1. */
  readonly position: number;
  readonly total: number;
  readonly previousId: string | null;
  readonly nextId: string | null;
};

export async function noticeAmongAll(visitor: Visitor, noticeId: string): Promise<NoticeAmongAll | null> {
  const { context, language, brand } = visitor;
  const notices = await listNotices(context, { language, audience: audienceOf(visitor) });
  const index = notices.findIndex(({ id }) => id === noticeId);
  const notice = notices[index];
  if (!notice) return null;
  const { title, body, publishedAt } = notice;
  return {
    title,
    body,
    publishedOn: formatDay(publishedAt, language, brand.timeZone),
    position: index + 1,
    total: notices.length,
    previousId: notices[index - 1]?.id ?? null,
    nextId: notices[index + 1]?.id ?? null,
  };
}
