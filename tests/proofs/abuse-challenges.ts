import { expect, test } from "vitest";
import { beepsOf, gapOf, lettersOf } from "#server/challenge/answers.ts";
import { checkChallenge, openTicket, type Purpose, showPicture } from "#server/challenge/index.ts";
import { MINUTE_MS, SECOND_MS } from "#server/core/time.ts";
import { proofCount } from "#tests/setup/proof.ts";
import type { Scene } from "./abuse.ts";
import { seedOf } from "./person.ts";

const ANSWERS = proofCount("ANSWERS", 120);

export function abuseOfChallenges({ site, note }: Scene): void {
  test("T4 a picture that was read is worth something once, here, for this and in time", async () => {
    const { context } = site();
    const asked = async (purpose: Purpose, browser = "browser") => {
      const { ticket } = openTicket({ purpose });
      await showPicture(context, { kind: "letters", ticket, browser });
      return { ticket, browser, purpose, captcha: lettersOf(await seedOf(site(), ticket)) };
    };
    const reason = async (given: Parameters<typeof checkChallenge>[1]) => {
      const checked = await checkChallenge(context, given);
      return checked.ok ? "right" : checked.refusal.reason;
    };
    const once = await asked("recover");
    expect(await reason(once)).toBe("right");
    expect(await reason(once)).toBe("captchaExpired");
    expect(await reason({ ...(await asked("login")), purpose: "recover" })).toBe("captchaExpired");
    expect(await reason({ ...(await asked("recover")), browser: "another" })).toBe("captchaExpired");
    expect(await reason({ ...(await asked("recover")), browser: null })).toBe("captchaExpired");
    expect(await reason({ ...(await asked("recover")), captcha: "" })).toBe("captchaMissing");
    expect(await reason({ ...(await asked("recover")), captcha: "", slide: "500" })).toBe("captchaWrong");
    for (const captcha of ["ok", "true", "1", "0", "null", "%"]) {
      expect(await reason({ ...(await asked("recover")), captcha }), captcha).toBe("captchaWrong");
    }
    expect(await reason({ ...once, ticket: "recover-forged" })).toBe("captchaExpired");
    const late = await asked("recover");
    site().forward(2 * MINUTE_MS + SECOND_MS);
    expect(await reason(late)).toBe("captchaExpired");
    const twice = await asked("recover");
    expect((await Promise.all([reason(twice), reason(twice)])).sort()).toEqual(["captchaExpired", "right"]);
  });

  /** Three answers by chance to one picture of each kind: how many of each way of answering were right. */
  async function guessed(
    nth: number,
    right: { letters: number; tones: number; slide: number },
  ): Promise<void> {
    const { context } = site();
    const browser = "guesser";
    const pictureOf = async (kind: "letters" | "slider") => {
      const { ticket } = openTicket({ purpose: "login" });
      await showPicture(context, { kind, ticket, browser });
      return { ticket, browser, purpose: "login" } as const;
    };
    const [read, slid] = [await pictureOf("letters"), await pictureOf("slider")];
    const isRight = async (given: Parameters<typeof checkChallenge>[1]) =>
      Number((await checkChallenge(context, given)).ok);
    for (let tries = 0; tries < 3; tries += 1) {
      const seed = chance(nth * 11 + tries);
      if (tries === 1) right.tones += await isRight({ ...read, captcha: beepsOf(seed) });
      else right.letters += await isRight({ ...read, captcha: lettersOf(seed) });
      right.slide += await isRight({ ...slid, slide: String(gapOf(seed)) });
    }
    // Whoever has tried three times is not helped by the right answer.
    if (right.letters + right.tones > 0) return;
    expect(await isRight({ ...read, captcha: lettersOf(await seedOf(site(), read.ticket)) })).toBe(0);
  }

  test("T4 answers by chance pass as often as chance says", async () => {
    const right = { letters: 0, tones: 0, slide: 0 };
    for (let answers = 0; answers < ANSWERS; answers += 6) await guessed(answers, right);
    note({ answersByChance: ANSWERS, rightByChance: right });
    expect(right.letters).toBe(0);
    expect(right.tones).toBeLessThanOrEqual(1);
    // The tolerance is 25 of 781 places; a slider stands before a password, which it takes besides.
    expect(right.slide).toBeLessThanOrEqual(3 + (ANSWERS * 25) / 781);
  }, 300_000);
}

/** Sixteen bytes that are another seed than anybody's. */
function chance(nth: number): Uint8Array {
  return Uint8Array.from({ length: 16 }, (_, at) => (nth * 31 + at * 17 + 5) % 256);
}
