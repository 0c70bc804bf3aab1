import { type Language, localText } from "../core/languages.ts";
import { SECOND_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { kept } from "../db/kept.ts";
import { type SafeHtml, type SafeTexts, safeTextIn, safeTexts } from "./safe-html.ts";
import { addNotices, type NewNotice, type NoticeRow, type NoticeType, readNotices } from "./store.ts";

export type NoticeTitle = { readonly id: string; readonly title: string };
export type Notice = NoticeTitle & {
  readonly type: NoticeType;
  readonly body: SafeHtml;
  readonly publishedAt: Date;
};

const current = kept(SECOND_MS, async ({ db, now }) => {
  const rows = await readNotices(db, now());
  return rows.map((row) => ({ ...row, bodies: safeTexts(row.bodies) }));
});

/** The titles that run in the notice bar, headlines first. */
export async function newsTitles(
  context: Context,
  { language }: { language: Language },
): Promise<NoticeTitle[]> {
  const rows = (await current(context)).filter(({ type }) => type !== "PU");
  return rows.map(({ id, titles }) => ({ id, title: localText(titles, language) }));
}

/** All notices whose time it is, headlines first. */
export async function listNotices(context: Context, { language }: { language: Language }): Promise<Notice[]> {
  return (await current(context)).map((row) => noticeIn(language, row));
}

/** One notice whose time it is, or null. */
export async function findNotice(
  context: Context,
  { noticeId, language }: { noticeId: string; language: Language },
): Promise<Notice | null> {
  const row = (await current(context)).find(({ id }) => id === noticeId);
  return row ? noticeIn(language, row) : null;
}

export type NoticeToPublish = NewNotice & { readonly type: NoticeType };

/** Adds notices, their HTML cleaned. One whose id is taken is left as it is. */
export async function publishNotices({ db }: Context, notices: readonly NoticeToPublish[]): Promise<void> {
  await addNotices(
    db,
    notices.map((notice) => ({ ...notice, bodies: safeTexts(notice.bodies) })),
  );
}

type CleanRow = Omit<NoticeRow, "bodies"> & { readonly bodies: SafeTexts };

function noticeIn(language: Language, { id, type, titles, bodies, publishedAt }: CleanRow): Notice {
  return {
    id,
    type,
    title: localText(titles, language),
    body: safeTextIn(bodies, language),
    publishedAt,
  };
}
