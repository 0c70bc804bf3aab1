import type { IncomingMessage, ServerResponse } from "node:http";
import { isStillOpen, type PlayerSession } from "../../accounts/index.ts";
import { SECOND_MS } from "../../core/time.ts";
import type { Config } from "../../house/config.ts";
import type { Platform } from "../../house/platform.ts";
import { anySessionOf, sessionCookieName } from "../browser/session-cookie.ts";
import { formTokenHolds } from "./form-token.ts";
import { FOREIGN_ORIGIN, originHolds, type Refusal, STALE_FORM } from "./guard.ts";
import { readPostedBody } from "./posted-body.ts";
import { keptFields } from "./posted-form.ts";

export type Verdict = {
  readonly body: Buffer;
  readonly refusal: Refusal | null;
  readonly kept: Readonly<Record<string, string>>;
  /** Read to judge the form's token, and handed on (visitor.ts). */
  readonly session: PlayerSession | null;
  /** The form of an upload, as it was judged. */
  readonly upload?: FormData | undefined;
};

/** A body that took longer than this may come from somebody who was signed out meanwhile. */
const SLOW_MS = SECOND_MS;

/**
 * Judges a post once, before any action: where it came from, whether it can be read, whether our page made it. Whose it
 * is says the token that the browser sent with its head, so that is read before the body: while a picture is under way
 * another tab may have that token replaced, and after it the same token would look stolen.
 */
export async function judgePost(
  platform: Pick<Platform, "config" | "context">,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Verdict> {
  const { config, context } = platform;
  const begunAt = context.now();
  const found = await anySessionOf(platform, request.headers.cookie);
  const uploadRefusal = refusalByHead(config, request);
  const posted = await readPostedBody(request, { response, uploadRefusal });
  const isSlow = context.now().getTime() - begunAt.getTime() >= SLOW_MS;
  const session = found && isSlow && !(await isStillOpen(context, found)) ? null : found;
  if ("reason" in posted) return { body: Buffer.alloc(0), refusal: posted, kept: {}, session };

  const { upload } = posted;
  const read = { body: posted.bytes, kept: keptFields(posted.fields), session, upload };
  if (!originHolds(request.headers, config.origins)) return { ...read, refusal: FOREIGN_ORIGIN };
  if (posted.refusal) return { ...read, refusal: posted.refusal };
  const binding = { secret: config.sessionSecret, family: session?.family ?? null, now: context.now() };
  const holds = formTokenHolds(binding, posted.fields.get("formToken") ?? "");
  return { ...read, refusal: holds ? null : STALE_FORM };
}

/** What can be seen before a body is read: no form token of a member holds without these. */
function refusalByHead(config: Config, { headers }: IncomingMessage): Refusal | null {
  if (!originHolds(headers, config.origins)) return FOREIGN_ORIGIN;
  return headers.cookie?.includes(`${sessionCookieName(config)}=`) ? null : STALE_FORM;
}
