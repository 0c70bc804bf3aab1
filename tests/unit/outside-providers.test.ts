import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { setFlag } from "#server/brand/index.ts";
import { MINUTE_MS, SECOND_MS } from "#server/core/time.ts";
import { solved } from "#tests/proofs/person.ts";
import { PASSWORD } from "#tests/setup/brand.ts";
import { OUTSIDE_CODE, type Outside, outside } from "#tests/setup/outside-process.ts";
import { registrationForm } from "#tests/setup/registration-form.ts";
import { saidIn, sentence } from "#tests/setup/said.ts";
import { type ServedSite, servedSite } from "#tests/setup/served-site.ts";

let providers: Outside;
let names = 0;
const freshName = () => `outside${++names}`;

beforeAll(async () => {
  providers = await outside();
});
afterEach(() => providers.tell({ away: false, refuses: null }));
afterAll(() => providers?.close());

describe("S08 a house with a provider that tells people from programs", () => {
  let site: ServedSite;
  beforeAll(async () => {
    site = await servedSite(providers.environment.captcha);
  }, 120_000);
  afterAll(() => site?.close());

  const register = (fields: Record<string, string>) =>
    site.browser().post("/register", registrationForm(freshName(), PASSWORD, fields));

  test("S08 lets in whom the provider stands by, and stops with a sentence where it says no or is away", async () => {
    expect((await register({ captchaToken: "person-register" })).location).toBe("/");
    for (const captchaToken of ["program", "person-login"]) {
      const refused = await register({ captchaToken });
      expect([refused.status, refused.location]).toEqual([422, null]);
      expect(saidIn(refused)).toMatch(sentence("en", "challenge.reasons.providerRefused"));
    }
    await providers.tell({ away: true });
    const away = await register({ captchaToken: "person-register" });
    expect(away.status).toBe(422);
    expect(saidIn(away)).toMatch(sentence("en", "challenge.reasons.providerAway"));
  });

  test("S08 takes our own picture from a browser without script, and nothing at all from nobody", async () => {
    const guest = site.browser();
    const page = await guest.get("/register");
    expect(page.text).toContain('name="captchaTicket"');
    expect(saidIn(page)).toMatch(sentence("en", "challenge.insteadOfOutside"));
    const picture = await solved(site, guest, "register");
    const registered = await guest.post("/register", registrationForm(freshName(), PASSWORD, picture));
    expect(registered.location).toBe("/");
    expect((await register({})).status).toBe(400);
  });
});

describe("S08 L11 a house with a provider that proves numbers", () => {
  let site: ServedSite;
  let numbers = 0;
  beforeAll(async () => {
    site = await servedSite(providers.environment.phone);
    await setFlag(site.context, { brandId: "nard", flag: "REGMOBVERF3", isOn: true });
    site.forward(2 * SECOND_MS);
  }, 120_000);
  afterAll(() => site?.close());

  const freshNumber = () => `+4474001${String(20_000 + ++numbers).slice(-5)}`;

  async function asked(mobileNum: string) {
    const guest = site.browser();
    const picture = await solved(site, guest, "code");
    const posted = { mobileNum, isPerson: "1", ...picture };
    return { guest, answer: await guest.post("/codes/send?purpose=register&channel=sms", posted) };
  }

  test("S08 the provider sends the code and judges it, and nothing is sent by us", async () => {
    const mobileNum = freshNumber();
    const { guest, answer } = await asked(mobileNum);
    expect(answer.status).toBe(200);
    expect(answer.text, "the wait of a provider").toContain('data-again-in="60"');
    expect(site.sent).toEqual([]);
    const form = (verificationCode: string) =>
      registrationForm(freshName(), PASSWORD, { mobileNum, verificationCode });
    const wrong = await guest.post("/register", form("111111"));
    expect(saidIn(wrong)).toMatch(sentence("en", "codes.reasons.codeWrong"));
    expect((await guest.post("/register", form(OUTSIDE_CODE))).location).toBe("/");
    expect((await site.browser(guest.address).post("/register", form(OUTSIDE_CODE))).status).not.toBe(303);
  });

  test("S08 five wrong codes end the proof, and a number that was not asked about proves nothing", async () => {
    const mobileNum = freshNumber();
    const { guest } = await asked(mobileNum);
    const tried = (verificationCode: string, fields = {}) =>
      guest.post(
        "/register",
        registrationForm(freshName(), PASSWORD, { mobileNum, verificationCode, ...fields }),
      );
    const other = await tried(OUTSIDE_CODE, { mobileNum: freshNumber() });
    expect(saidIn(other)).toMatch(sentence("en", "codes.reasons.codeExpired"));
    for (let tries = 0; tries < 5; tries += 1) await tried("111111");
    expect(saidIn(await tried(OUTSIDE_CODE))).toMatch(sentence("en", "codes.reasons.codeExpired"));
  });

  test.each([
    ["INVALID_PHONE_NUMBER : TOO_SHORT", "numberInvalid"],
    ["TOO_MANY_ATTEMPTS_TRY_LATER", "tooManyLater"],
    ["CAPTCHA_CHECK_FAILED", "captchaInvalid"],
    ["QUOTA_EXCEEDED : Exceeded quota", "quota"],
    ["OPERATION_NOT_ALLOWED", "notOffered"],
    ["toString", "unknownError"],
  ])("S08 what the provider calls %s is told as what it is", async (refuses, reason) => {
    await providers.tell({ refuses });
    const { answer } = await asked(freshNumber());
    expect(answer.status).toBeGreaterThan(399);
    expect(saidIn(answer)).toMatch(sentence("en", `codes.reasons.${reason}`));
    expect(answer.text).toContain('role="alertdialog"');
  });

  test("S08 a provider that is away stops the registration with a sentence, and takes nothing from the budget", async () => {
    const mobileNum = freshNumber();
    await providers.tell({ away: true });
    expect(saidIn((await asked(mobileNum)).answer)).toMatch(sentence("en", "codes.reasons.unreachable"));
    await providers.tell({ away: false });
    const { guest, answer } = await asked(mobileNum);
    expect(answer.status).toBe(200);
    await providers.tell({ away: true });
    const form = registrationForm(freshName(), PASSWORD, { mobileNum, verificationCode: OUTSIDE_CODE });
    const stopped = await guest.post("/register", form);
    expect([stopped.status, stopped.location]).toEqual([422, null]);
    expect(saidIn(stopped)).toMatch(sentence("en", "codes.reasons.unreachable"));
  });

  test("L11 our own code may be asked for again once the last one has expired", async () => {
    site.setProviders({ phone: null });
    const { answer } = await asked(freshNumber());
    expect(answer.text).toContain(`data-again-in="${(5 * MINUTE_MS) / SECOND_MS}"`);
    expect(site.sent).toHaveLength(1);
  });
});
