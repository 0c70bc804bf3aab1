import { type Language, type LocalText, localText } from "../core/languages.ts";
import { SECOND_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { kept } from "../db/kept.ts";
import { type Audience, isSaidTo } from "./audience.ts";
import { type SafeHtml, type SafeTexts, safeTextIn, safeTexts } from "./safe-html.ts";
import { marked } from "./seed-mark.ts";
import { type NoticeRow, type NoticeType, noticeTable, readNotices } from "./store.ts";

export type NoticeTitle = { readonly id: string; readonly title: string };
export type Notice = NoticeTitle & {
  readonly type: NoticeType;
  readonly body: SafeHtml;
  readonly publishedAt: Date;
};

type Asked = { readonly language: Language; readonly audience?: Audience };

const current = kept(SECOND_MS, async ({ db, now }) => {
  const rows = await readNotices(db, now());
  return rows.map((row) => ({ ...row, bodies: safeTexts(row.bodies) }));
});

async function saidTo(context: Context, { audience = "everybody" }: Asked): Promise<CleanRow[]> {
  return (await current(context)).filter((row) => isSaidTo(audience, row));
}

/** The titles that run in the notice bar, headlines first. */
export async function newsTitles(context: Context, asked: Asked): Promise<NoticeTitle[]> {
  const rows = (await saidTo(context, asked)).filter(({ type }) => type !== "PU");
  return rows.map(({ id, titles }) => ({ id, title: localText(titles, asked.language) }));
}

/** All notices whose time it is, headlines first. */
export async function listNotices(context: Context, asked: Asked): Promise<Notice[]> {
  return (await saidTo(context, asked)).map((row) => noticeIn(asked.language, row));
}

/** What opens by itself, in order. A page that shows it decides how often one visitor sees it. */
export async function popupNotices(context: Context, asked: Asked): Promise<Notice[]> {
  return (await listNotices(context, asked)).filter(({ type }) => type === "PU");
}

/** Notices by what they are for, as the call for announcements answers them. Headlines run with the bar's. */
export type NoticePayload = Readonly<Record<"player" | "banners" | "popup" | "promotion", readonly Notice[]>>;

export async function noticePayload(context: Context, asked: Asked): Promise<NoticePayload> {
  const notices = await listNotices(context, asked);
  const of = (...types: readonly NoticeType[]) => notices.filter(({ type }) => types.includes(type));
  return { player: of("PL"), banners: of("H", "B"), popup: of("PU"), promotion: of("PR") };
}

/** One notice whose time it is, or null. */
export async function findNotice(
  context: Context,
  { noticeId, ...asked }: Asked & { readonly noticeId: string },
): Promise<Notice | null> {
  const row = (await saidTo(context, asked)).find(({ id }) => id === noticeId);
  return row ? noticeIn(asked.language, row) : null;
}

export type NoticeToPublish = {
  readonly id: string;
  readonly type: NoticeType;
  readonly titles: LocalText;
  readonly bodies: LocalText;
  readonly position?: number | undefined;
  /** A notice of type PL is for members whatever is said here. */
  readonly audience?: Audience | undefined;
  readonly from: Date;
  readonly until?: Date | undefined;
};

function rowOf({ position = 0, audience = "everybody", ...notice }: NoticeToPublish) {
  const forWhom = notice.type === "PL" ? "members" : audience;
  return { ...notice, position, audience: forWhom, bodies: safeTexts(notice.bodies) };
}

/** Puts up notices of the operator's, their HTML cleaned, each also over another one of its id. */
export async function publishNotices({ db }: Context, notices: readonly NoticeToPublish[]): Promise<void> {
  await noticeTable.put(db, notices.map(rowOf));
}

/** The notices of a new house are published at its first start, and keep that moment. */
export async function seedNotices(
  { db, now }: Context,
  notices: readonly Omit<NoticeToPublish, "from">[],
): Promise<void> {
  const from = now();
  await noticeTable.seed(
    db,
    notices.map((notice) => ({ ...marked(rowOf({ ...notice, from: FOR_THE_MARK })), from })),
  );
}

/** The moment of the first start is no part of what a notice says. */
const FOR_THE_MARK = new Date(0);

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
