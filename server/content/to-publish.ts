import { z } from "zod";
import { PLAIN_NAME } from "../core/text/plain-name.ts";
import { AUDIENCES } from "./audience.ts";
import { isLocalPath } from "./banner-link.ts";
import { BANNER_GROUPS } from "./banners.ts";
import { HELP_GROUPS, NOTICE_TYPES } from "./store.ts";

const LINE_MAX = 300;
const BODY_MAX = 40_000;
const POSITION_MAX = 10_000;

const text = (max: number) => z.string().trim().min(1).max(max);

/** A text by language; Persian is always there. */
const localText = (max: number) =>
  z.strictObject({
    fa: text(max),
    en: text(max).exactOptional(),
    zh: text(max).exactOptional(),
    id: text(max).exactOptional(),
    th: text(max).exactOptional(),
    vi: text(max).exactOptional(),
  });

/** What the files of an operator are read with: the parts that every kind of text has. */
export const published = {
  id: z.string().regex(/^[A-Za-z0-9_-]{1,60}$/),
  /** What the house calls it. */
  code: z.string().regex(PLAIN_NAME),
  line: localText(LINE_MAX),
  body: localText(BODY_MAX),
  position: z.number().int().min(0).max(POSITION_MAX).optional(),
  audience: z.enum(AUDIENCES).optional(),
  localPath: z.string().max(LINE_MAX).refine(isLocalPath),
  moment: z.iso.datetime({ offset: true }).transform((iso) => new Date(iso)),
} as const;

/** What a rule over several parts is asked with: as soon as these are right, whatever else is wrong with the file. */
export const over = (...parts: readonly string[]) => ({
  when: ({ value, issues }: z.core.ParsePayload) =>
    typeof value === "object" &&
    value !== null &&
    !issues.some(({ path }) => parts.includes(String(path?.[0]))),
});

/** Whether the end of a time comes after its beginning, where both are said. */
export function endsAfterItBegins({
  from,
  until,
}: {
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
}): boolean {
  return from === undefined || until === undefined || until > from;
}

const { id, line, body, position, audience, localPath, moment } = published;

export const bannerToPublish = z
  .strictObject({
    id,
    group: z.enum(BANNER_GROUPS),
    titles: line,
    texts: line,
    alts: line,
    picture: localPath,
    linkageType: z.enum(["PATH", "URL"]).optional(),
    linkageTarget: z.string().max(LINE_MAX).optional(),
    position,
    audience,
    from: moment.optional(),
    until: moment.optional(),
  })
  .refine(({ linkageType, linkageTarget }) => (linkageType === undefined) === (linkageTarget === undefined), {
    message: "linkageType and linkageTarget are said together",
    ...over("linkageType", "linkageTarget"),
  })
  .refine(endsAfterItBegins, { message: "it ends before it begins", ...over("from", "until") });

export const noticeToPublish = z
  .strictObject({
    id,
    type: z.enum(NOTICE_TYPES),
    titles: line,
    bodies: body,
    position,
    audience,
    from: moment,
    until: moment.optional(),
  })
  .refine(endsAfterItBegins, { message: "it ends before it begins", ...over("from", "until") });

export const articleToPublish = z.strictObject({
  slug: z.string().regex(/^[a-z0-9-]{1,60}$/),
  group: z.enum(HELP_GROUPS),
  titles: line,
  bodies: body,
  version: text(LINE_MAX).optional(),
  position,
});
