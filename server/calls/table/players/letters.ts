import { z } from "zod";
import { type ChallengeRefusal, checkChallenge, type Purpose } from "../../../challenge/index.ts";
import { done, type Outcome, refuse } from "../../../core/outcome.ts";
import { neighbourhoodOf, networkOf } from "../../../http/browser/client-networks.ts";
import type { Visitor } from "../../../http/visitor/visitor.ts";
import { text } from "../../shapes.ts";

/** What tells one app from another before anybody is signed in, as a cookie does for browsers: 16 random bytes. */
export const deviceShape = z
  .string()
  .regex(/^[A-Za-z0-9_-]{22}$/)
  .meta({ description: "22 letters of base64url that the app made up once for itself." });

/** How a payload answers the picture of the captcha call. */
export const lettersShape = {
  device: deviceShape.optional(),
  captchaTicket: text().optional(),
  captcha: text(20).optional(),
};

export type GivenLetters = {
  readonly device?: string | undefined;
  readonly captchaTicket?: string | undefined;
  readonly captcha?: string | undefined;
};

export const LETTERS_ERRORS = [
  "captchaRequired",
  "captchaMissing",
  "captchaWrong",
  "captchaExpired",
  "workMissing",
  "lettersOnly",
  "tooManyAnswers",
] as const;

/** Whether the picture that this app asked for was read. */
export async function checkLetters(
  { context, platform, address }: Visitor,
  purpose: Purpose,
  { device, captchaTicket, captcha }: GivenLetters,
): Promise<Outcome<null, ChallengeRefusal | { readonly reason: "captchaRequired" }>> {
  if (!device || !captchaTicket) return refuse({ reason: "captchaRequired" });
  const checked = await checkChallenge(context, {
    purpose,
    ticket: captchaTicket,
    browser: device,
    captcha,
    secret: platform.config.sessionSecret,
    from: { network: networkOf(address), neighbourhood: neighbourhoodOf(address) },
  });
  return checked.ok ? done(null) : checked;
}
