import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { beepsOf, gapOf, lettersOf } from "#server/challenge/answers.ts";
import { checkChallenge, openSound, openTicket, type Purpose, showPicture } from "#server/challenge/index.ts";
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
    const heard = async () => {
      const { ticket } = openTicket({ purpose: "recover" });
      await openSound(context, { ticket, browser: "browser" });
      const seed = await seedOf(site(), ticket);
      return { ticket, browser: "browser", purpose: "recover" as const, seed, captcha: beepsOf(seed) };
    };
    const reason = async (given: Parameters<typeof checkChallenge>[1]) => {
      const checked = await checkChallenge(context, given);
      return checked.ok ? "right" : checked.refusal.reason;
    };
    const once = await asked("recover");
    expect(await reason(once)).toBe("right");
    expect(await reason(once)).toBe("captchaExpired");
    const { seed, ...sound } = await heard();
    expect(await reason({ ...sound, captcha: lettersOf(seed) })).toBe("captchaWrong");
    expect(await reason(sound)).toBe("right");
    expect(await reason(sound)).toBe("captchaExpired");
    expect(await reason({ ...(await heard()), browser: "another" })).toBe("captchaExpired");
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

  /** Three answers by chance to a question of each kind, each in the only way in which it can be right. */
  async function guessed(nth: number, right: Record<Kind, number>): Promise<void> {
    const { context } = site();
    const isRight = async (given: Parameters<typeof checkChallenge>[1]) =>
      Number((await checkChallenge(context, given)).ok);
    for (const kind of ["letters", "sound", "slider"] as const) {
      const { ticket } = openTicket({ purpose: "login" });
      const asked = { ticket, browser: "guesser" };
      if (kind === "sound") await openSound(context, asked);
      else await showPicture(context, { kind, ...asked });
      let passed = 0;
      for (let tries = 0; tries < 3; tries += 1) {
        const answer = ANSWER[kind](chance(`${kind} ${nth} ${tries}`));
        passed += await isRight({ ...asked, ...answer, purpose: "login" });
      }
      right[kind] += passed;
      // Whoever has tried three times is not helped by the right answer.
      const late = passed > 0 ? {} : ANSWER[kind](await seedOf(site(), ticket));
      expect(await isRight({ ...asked, ...late, purpose: "login" }), kind).toBe(0);
    }
  }

  test("T4 answers by chance pass as often as chance says", async () => {
    const right = { letters: 0, sound: 0, slider: 0 };
    const answersEach = Math.ceil(ANSWERS / 3);
    for (let nth = 0; nth * 3 < answersEach; nth += 1) await guessed(nth, right);
    note({ answersByChance: answersEach * 3, rightByChance: right });
    // One of 3,200,000 and one of 6,561; the tolerance of a slider, before a password, is 25 of 781 places.
    expect(right.letters).toBe(0);
    expect(right.sound).toBeLessThanOrEqual(2);
    const byChance = (answersEach * 25) / 781;
    expect(right.slider).toBeLessThanOrEqual(3 + byChance + 4 * Math.sqrt(byChance));
  }, 300_000);
}

type Kind = "letters" | "sound" | "slider";

/** What would be right if a question were made of this seed. */
const ANSWER: Readonly<Record<Kind, (seed: Uint8Array) => { captcha?: string; slide?: string }>> = {
  letters: (seed) => ({ captcha: lettersOf(seed) }),
  sound: (seed) => ({ captcha: beepsOf(seed) }),
  slider: (seed) => ({ slide: String(gapOf(seed)) }),
};

/** Sixteen bytes that are another seed than anybody's, and the same for the same name. */
function chance(name: string): Uint8Array {
  return createHash("sha256").update(name).digest().subarray(0, 16);
}
