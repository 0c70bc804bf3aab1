import { normaliseTyped } from "../core/numbers/digits.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import { type Answerer, type TooManyAnswers, takeAnswered } from "./answered-budgets.ts";
import { beepsOf, gapOf, lettersOf, SLIDE_TOLERANCE } from "./answers.ts";
import type { Purpose } from "./purpose.ts";
import { type PictureRow, takeAway, takeTry } from "./store.ts";
import { hashOf, purposeOf } from "./ticket.ts";
import { spendWork } from "./work.ts";

export type ChallengeRefusal =
  | { readonly reason: "captchaMissing" | "captchaWrong" | "captchaExpired" | "workMissing" }
  | TooManyAnswers;

export type GivenAnswer = {
  readonly purpose: Purpose;
  readonly ticket: string;
  /** What the browser's own cookie holds; null when it holds none. */
  readonly browser: string | null;
  /** The letters of the picture or the digits of the sound, as typed: each only where that one was asked for. */
  readonly captcha?: string | undefined;
  /** How far the piece was moved, 0 to 1000. Worth nothing where letters were shown. */
  readonly slide?: string | undefined;
  /** What the browser has worked out for this answer, where it has script. */
  readonly work?: string | undefined;
  readonly secret: string;
  /** From where it comes (networkOf and neighbourhoodOf of the request side). */
  readonly from: Omit<Answerer, "browser">;
};

/** Three tries for one picture; then it says nothing any more, and a new one is needed. */
export const TRIES_MAX = 3;

/**
 * Whether the picture of a form was read. A right answer uses the picture up, of two at once for one picture one
 * passes. An empty answer costs no try. captchaExpired: too late, used, tried too often, another purpose, another
 * browser, or never shown; which of them is told to nobody. Right answers are counted by who gives them, and what a
 * program answers as well as a person does counts for more, as does what no work was done for (answered-budgets.ts). A
 * piece is moved by script alone, so it counts for nothing without the work of a script (workMissing).
 */
export async function checkChallenge(
  { db, now }: Context,
  { purpose, ticket, browser, captcha, slide, work = "", secret, from }: GivenAnswer,
): Promise<Outcome<null, ChallengeRefusal>> {
  const typed = normaliseTyped(captcha ?? "").replace(/\s/g, "");
  const moved = (slide ?? "").trim();
  if (typed === "" && moved === "") return refuse({ reason: "captchaMissing" });
  if (!browser || purposeOf(ticket) !== purpose) return refuse({ reason: "captchaExpired" });

  const isWorkedFor = work !== "" && (await spendWork({ db, now }, { ticket, secret, work }));
  const ticketHash = hashOf(ticket);
  const asked = { ticketHash, browserHash: hashOf(browser), purpose, at: now(), triesMax: TRIES_MAX };
  const shown = await takeTry(db, asked);
  if (!shown) return refuse({ reason: "captchaExpired" });
  const { kind } = shown;
  if (kind === "slider" && !isWorkedFor) return refuse({ reason: "workMissing" });
  if (!isRight(shown, { typed, moved })) return refuse({ reason: "captchaWrong" });
  const answered = { kind, purpose, isWorkedFor, from: { ...from, browser } };
  const counted = await takeAnswered({ db, now }, answered);
  if (!counted.ok) return counted;
  return (await takeAway(db, { ticketHash, seed: shown.seed }))
    ? done(null)
    : refuse({ reason: "captchaExpired" });
}

function isRight({ kind, seed }: PictureRow, { typed, moved }: { typed: string; moved: string }): boolean {
  if (kind === "slider") {
    return /^\d{1,4}$/.test(moved) && Math.abs(Number(moved) - gapOf(seed)) <= SLIDE_TOLERANCE;
  }
  return kind === "sound" ? typed === beepsOf(seed) : typed.toUpperCase() === lettersOf(seed);
}
