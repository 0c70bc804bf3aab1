import { askWork, type ChallengeRefusal, checkChallenge, type Purpose } from "../../challenge/index.ts";
import type { Outcome } from "../../core/outcome.ts";
import { browserOf } from "../browser/challenge-browser.ts";
import { neighbourhoodOf, networkOf } from "../browser/client-networks.ts";
import { type RequestArgs, visitorOf } from "../visitor/visitor.ts";

/** The fields of `<ChallengeField>` as they are posted. */
export type PostedChallenge = {
  readonly captchaTicket?: string | undefined;
  readonly captcha?: string | undefined;
  readonly slide?: string | undefined;
  readonly work?: string | undefined;
};

/** What a browser has worked out, with the question that it was, is some eight hundred characters. */
export const WORK_LENGTH_MAX = 2000;

/**
 * Whether who posts has read the picture of the form: see checkChallenge. Where a slider is refused, one that was moved
 * counts as no answer, so that the letters are asked for. Texts: `challenge.reasons.*`.
 */
export async function checkPostedChallenge(
  args: RequestArgs,
  purpose: Purpose,
  {
    captchaTicket = "",
    captcha,
    slide,
    work = "",
    refusesSlider = false,
  }: PostedChallenge & { refusesSlider?: boolean },
): Promise<Outcome<null, ChallengeRefusal>> {
  const { context, platform, address } = await visitorOf(args);
  const browser = browserOf(platform.config, args.request.headers.get("Cookie"));
  return checkChallenge(context, {
    purpose,
    ticket: captchaTicket,
    browser,
    captcha,
    slide: refusesSlider ? undefined : slide,
    work: work.length > WORK_LENGTH_MAX ? "" : work,
    secret: platform.config.sessionSecret,
    from: { network: networkOf(address), neighbourhood: neighbourhoodOf(address) },
  });
}

/** Work for an answer under a ticket, for script: how much it is depends on who has answered from there lately. */
export async function askPostedWork(args: RequestArgs, ticket: string) {
  const { context, platform, address } = await visitorOf(args);
  const from = { network: networkOf(address), neighbourhood: neighbourhoodOf(address) };
  return askWork(context, { ticket, secret: platform.config.sessionSecret, from });
}
