import type { Response } from "express";
import type { Visitor } from "../http/visitor/visitor.ts";
import { type CallCode, statusOf } from "./codes.ts";
import { type Envelope, refused } from "./envelope.ts";
import type { KeptAnswer } from "./kept-answers.ts";

export type Answered = KeptAnswer<Envelope> & { readonly headers?: Readonly<Record<string, string>> };

/** What is refused for having been asked too often may be asked again after so long, where nobody knows it better. */
const AGAIN_S = 60;
export const againIn = (seconds: number) => ({ "Retry-After": `${Math.max(1, seconds)}` });

/** A refusal in the language of the one who called; `sentence` where that of its code is not it. */
export async function told(
  { language }: Pick<Visitor, "language">,
  code: CallCode,
  fields?: readonly string[],
  sentence: string | null = null,
): Promise<Answered> {
  const body = await refused(code, language, fields);
  return { status: statusOf(code), body: sentence === null ? body : { ...body, message: sentence } };
}

/** Before anybody knows who calls. */
export function plain(code: CallCode, url: URL): Promise<Answered> {
  const language = url.searchParams.get("lang");
  return told({ language: (language ?? "fa") as Visitor["language"] }, code);
}

/** A bucket has room again a second later. */
export async function tooMany(answered: Promise<Answered>): Promise<Answered> {
  return { ...(await answered), headers: againIn(1) };
}

/** No browser and no proxy keeps what is true now. */
export const COMMON_ANSWER = { "Cache-Control": "no-store" } as const;

/** Sealed to the caller's key where what was sent was sealed. */
export function send(
  response: Response,
  { status, body, headers = {} }: Answered,
  sealed: string | null,
): void {
  const again = status === 429 ? againIn(AGAIN_S) : {};
  response.set({ ...COMMON_ANSWER, ...again, ...headers }).status(status);
  if (sealed === null) response.json(body);
  else response.type("application/jose").send(sealed);
}
