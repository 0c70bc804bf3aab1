import { createHash, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { defaultBrand } from "#server/brand/index.ts";
import { beepsOf, gapOf, lettersOf } from "#server/challenge/answers.ts";
import {
  askWork,
  checkChallenge,
  openSound,
  openTicket,
  type Purpose,
  showPicture,
  soundOf,
} from "#server/challenge/index.ts";
import { HOUR_MS, later, MINUTE_MS, SECOND_MS } from "#server/core/time.ts";
import { neighbourhoodOf, networkOf } from "#server/http/browser/client-networks.ts";
import { sendCode } from "#server/verification/index.ts";
import { heardDigits } from "#tests/setup/heard-digits.ts";
import { proofCount } from "#tests/setup/proof.ts";
import type { ServedSite } from "#tests/setup/served-site.ts";
import { easyWork, workedOut } from "#tests/setup/worked-out.ts";
import { gapIn } from "#tests/stories/answer-challenge.ts";
import type { Scene } from "./abuse.ts";
import { seedOf } from "./person.ts";

const ANSWERS = proofCount("ANSWERS", 120);
const ADDRESSES = proofCount("ADDRESSES", 2);
const IS_WHOLE = proofCount("WHOLE", 0) > 0;
const STEP_MINUTES = 20;

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
    const reason = async (given: Given) => {
      const { sessionSecret: secret } = site().platform.config;
      const checked = await checkChallenge(context, { ...given, secret, from: placeOf("198.51.100.9") });
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
    const { context, platform } = site();
    const { sessionSecret: secret } = platform.config;
    const from = placeOf(`10.${nth >> 8}.${nth & 255}.1`);
    const isRight = async (given: Given) => {
      const work = await easyWork({ ticket: given.ticket, secret, until: later(context.now(), MINUTE_MS) });
      return Number((await checkChallenge(context, { ...given, work, secret, from })).ok);
    };
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
      // Anybody who has tried three times is not helped by the right answer.
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

  /** A program that counts tones and finds gaps, and reads every letter, with a browser of its own each time. */
  async function solvedBy({ kind, purpose, isWorking }: Program, address: string): Promise<boolean> {
    const { context, platform } = site();
    const { sessionSecret: secret } = platform.config;
    const { ticket } = openTicket({ purpose });
    const asked = { ticket, browser: randomBytes(16).toString("base64url") };
    const from = placeOf(address);
    const answer = await SOLVER[kind](site(), asked);
    const work = isWorking ? await askWork(context, { ticket, secret, from }) : null;
    const began = performance.now();
    const done = work?.ok ? await workedOut(work.value) : "";
    workedMs += performance.now() - began;
    return (await checkChallenge(context, { ...asked, ...answer, purpose, work: done, secret, from })).ok;
  }

  /** How much such a program gets through in an hour of these addresses, trying whenever there is room again. */
  async function hourOf(program: Program, addresses: readonly string[], opens = noMessage) {
    let passed = 0;
    site().forward(2 * HOUR_MS);
    for (let minute = 0; minute < 60; minute += STEP_MINUTES) {
      for (const address of addresses) {
        while (await solvedBy(program, address)) {
          passed += 1;
          await opens(address);
        }
      }
      site().forward(STEP_MINUTES * MINUTE_MS);
    }
    return passed;
  }

  const noMessage = async (_: string) => {};
  let workedMs = 0;

  test("T4 T5 a program that answers every picture gets no more through in an hour than the budgets allow", async () => {
    const { context, platform, sent } = site();
    const brand = await defaultBrand(context);
    const one = ["192.0.2.1"];
    const many = Array.from({ length: ADDRESSES }, (_, nth) => `192.0.2.${100 + nth}`);
    const solved: Record<string, number> = {};
    for (const [name, kind, isWorking, mostOne, mostMany] of [
      ["letters", "letters", true, 60, 600],
      ["slider", "slider", true, 20, 200],
      ["sound", "sound", true, 20, 200],
      ["lettersWithoutWork", "letters", false, 30, 300],
      ["sliderWithoutWork", "slider", false, 0, 0],
      ["soundWithoutWork", "sound", false, 8, 60],
    ] as const) {
      for (const [from, addresses, most] of [
        ["One", one, mostOne],
        ["Many", many, mostMany],
      ] as const) {
        // Seconds of work for each address: where nobody waits for it.
        if (isWorking && addresses === many && !IS_WHOLE) continue;
        const program = { kind, purpose: "login", isWorking } as const;
        const passed = await hourOf(program, addresses);
        solved[`${name}${from}`] = passed;
        expect(passed, name + from).toBeLessThanOrEqual(most);
        expect(passed > 0, name + from).toBe(most > 0);
      }
    }
    let nth = 0;
    const message = async (address: string) => {
      nth += 1;
      const to = `+9891${String(20_000_000 + nth * 100_003).slice(0, 8)}`;
      const request = { brand, purpose: "register", channel: "sms", to, address, language: "en" } as const;
      await sendCode(context, platform.gateways, request);
    };
    for (const [name, kind, isWorking, addresses, most] of [
      ["SoundOne", "sound", true, one, 4],
      ["SoundMany", "sound", true, many, 12],
      ["SoundWithoutWorkOne", "sound", false, one, 3],
      ["SoundWithoutWorkMany", "sound", false, many, 6],
      ["LettersOne", "letters", true, one, 20],
      // All that a neighbourhood may answer at once; then the breaker sees that no code came back.
      ["LettersMany", "letters", false, many, 150],
    ] as const) {
      await platform.gateways.settled();
      const before = sent.length;
      await hourOf({ kind, purpose: "code", isWorking }, addresses, message);
      await platform.gateways.settled();
      solved[`messages${name}`] = sent.length - before;
      expect(sent.length - before, name).toBeLessThanOrEqual(most);
      expect(sent.length - before, name).toBeGreaterThan(0);
    }
    solved.secondsOfWork = Math.round(workedMs / SECOND_MS);
    note({ throughInAnHour: solved });
    await site().sql("delete from verification.breakers");
    site().forward(24 * HOUR_MS);
  }, 3_600_000);
}

type Kind = "letters" | "sound" | "slider";

type Program = { readonly kind: Kind; readonly purpose: Purpose; readonly isWorking: boolean };

type Given = Omit<Parameters<typeof checkChallenge>[1], "from" | "secret">;

type Asked = { readonly ticket: string; readonly browser: string };

/**
 * What is heard and seen is all that the first two have; how well programs read letters nobody knows, so these know.
 */
const SOLVER: Readonly<
  Record<Kind, (site: ServedSite, asked: Asked) => Promise<{ captcha?: string; slide?: string }>>
> = {
  async sound({ context }, asked) {
    await openSound(context, asked);
    const sound = await soundOf(context, asked);
    return { captcha: sound.ok ? heardDigits(Buffer.from(sound.value)) : "" };
  },
  async slider({ context }, asked) {
    const shown = await showPicture(context, { kind: "slider", ...asked });
    if (!shown.ok || shown.value.kind !== "slider") throw new Error("There is no slider.");
    return { slide: String(await gapIn(Buffer.from(shown.value.png), Buffer.from(shown.value.piece))) };
  },
  async letters(site, asked) {
    await showPicture(site.context, { kind: "letters", ...asked });
    return ANSWER.letters(await seedOf(site, asked.ticket));
  },
};

function placeOf(address: string) {
  return { network: networkOf(address), neighbourhood: neighbourhoodOf(address) };
}

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
