import { setMaintenance, setRegions } from "#server/brand/index.ts";
import { SECOND_MS } from "#server/core/time.ts";
import { codeBySms, solved } from "#tests/proofs/person.ts";
import { PASSWORD } from "./brand.ts";
import type { Answer } from "./browser.ts";
import { registrationForm } from "./registration-form.ts";
import { speaking, type Trouble, whileTrue, withCaptcha, withFlag, withPhone } from "./trouble.ts";

type Provoked = Pick<Answer, "text" | "headers">;

/** One text of the catalogue: the sentences by which the site says it, and what makes it say so. */
export type CataloguedError = {
  readonly error: string;
  readonly says: readonly string[];
  provoke(trouble: Trouble): Promise<Provoked>;
};

const brandId = "nard";

/** What a provider says when a code is asked for, and when it is typed. */
const PROVIDER_REFUSALS = [
  "numberInvalid",
  "tooManyLater",
  "captchaInvalid",
  "quota",
  "notOffered",
  "unknownError",
  "unreachable",
] as const;
const CODE_REFUSALS = ["codeWrong", "codeExpired", "loginFailed"] as const;

const twice = { newPassword: PASSWORD, confirmNewPassword: PASSWORD };

const register = ({ guest }: Trouble, fields: Readonly<Record<string, string>>) =>
  guest.post("/register.data", registrationForm("catalogued", PASSWORD, fields));

const askCode = async ({ site, guest }: Trouble, mobileNum: string, purpose = "bind") => {
  const challenge = await solved(site, guest, "code");
  return guest.post(`/codes/send.data?purpose=${purpose}&channel=sms`, {
    mobileNum,
    isPerson: "1",
    ...challenge,
  });
};

const refusedBy =
  (reason: "unreachable" | "quota" | "unknownError" | "numberInvalid") => async (trouble: Trouble) => {
    trouble.site.refuseSms(reason);
    const answer = await askCode(trouble, trouble.freshNumber(), "register");
    trouble.site.refuseSms(null);
    return answer;
  };

const recover = async ({ site, guest }: Trouble, fields: Readonly<Record<string, string>>) =>
  guest.post("/forget.data?way=mail", {
    username: "nobody",
    email: "nobody@nard.test",
    ...(await solved(site, guest, "recover")),
    ...fields,
  });

/** Every text of the error catalogue of the specification that the site can come to. */
export const CATALOGUE: readonly CataloguedError[] = [
  {
    error: "a trial account is in need of a true one",
    says: ["site.trueAccount.title", "site.trueAccount.text", "site.trueAccount.confirm"],
    provoke: ({ trial }) => trial.get("/member/payees"),
  },
  {
    error: "a trial account is in need of a true one at the agent centre",
    says: ["site.trueAccount.title", "site.trueAccount.text", "site.trueAccount.confirm"],
    provoke: ({ trial }) => trial.get("/agentHome"),
  },
  {
    error: "registered account needed",
    says: ["games.reasons.needTrueAccount"],
    provoke: ({ trial }) => trial.post("/play/NARD-nowruz.data", { funds: "real" }),
  },
  {
    error: "invalid affiliate code",
    says: ["reasons.affiliateUnknown"],
    provoke: (trouble) => register(trouble, { affiliateCode: "no-such-code" }),
  },
  {
    error: "terms not accepted",
    says: ["reasons.acceptTerms"],
    provoke: (trouble) => register(trouble, { terms: "" }),
  },
  {
    error: "inconsistent twice",
    says: ["reasons.inconsistentTwice"],
    provoke: (trouble) => register(trouble, { confirmPassword: `${PASSWORD}x` }),
  },
  {
    error: "a field error stands beside its label",
    says: ["reasons.missing.username", "reasons.missing.password"],
    provoke: (trouble) => register(trouble, { username: "", password: "", confirmPassword: "" }),
  },
  {
    error: "error_zalo and error_whatsapp: the numbers by which bonuses go out",
    says: ["reasons.missing.zalo", "reasons.missing.whatsapp"],
    provoke: (trouble) =>
      whileTrue(
        trouble.site,
        (isOn) =>
          trouble.site.sql(
            "update brand.registration_settings set enabled = $1, required = $1 where field in ('zalo', 'whatsapp')",
            [isOn],
          ),
        () => register(trouble, {}),
      ),
  },
  {
    error: "enter a valid phone number",
    says: ["reasons.pattern.mobile"],
    provoke: (trouble) => register(trouble, { mobileNum: "12" }),
  },
  {
    error: "verification failed at the registration",
    says: ["codes.reasons.codeWrong"],
    async provoke(trouble) {
      const mobileNum = trouble.freshNumber();
      return withFlag(trouble, "REGMOBVERF3", async () => {
        await codeBySms(trouble.site, trouble.guest, { purpose: "register", mobileNum });
        return register(trouble, { mobileNum, verificationCode: "000000" });
      });
    },
  },
  ...(["unreachable", "quota", "unknownError", "numberInvalid"] as const).map((reason) => ({
    error: `SMS failure: ${reason}`,
    says: [`codes.reasons.${reason}`],
    provoke: (trouble: Trouble) => withFlag(trouble, "REGMOBVERF3", () => refusedBy(reason)(trouble)),
  })),
  ...PROVIDER_REFUSALS.map((reason) => ({
    error: `the provider that proves numbers says ${reason} of a number`,
    says: [`codes.reasons.${reason}`],
    provoke: (trouble: Trouble) =>
      withFlag(trouble, "REGMOBVERF3", () =>
        withPhone(trouble, reason, () => askCode(trouble, trouble.freshNumber(), "register")),
      ),
  })),
  ...CODE_REFUSALS.map((reason) => ({
    error: `the provider that proves numbers says ${reason} of a code`,
    says: [`codes.reasons.${reason}`],
    provoke: (trouble: Trouble) =>
      withFlag(trouble, "REGMOBVERF3", () =>
        withPhone(trouble, reason, async () => {
          const mobileNum = trouble.freshNumber();
          await askCode(trouble, mobileNum, "register");
          return register(trouble, { mobileNum, verificationCode: "123456" });
        }),
      ),
  })),
  {
    error: "the provider that tells people from programs says no",
    says: ["challenge.reasons.providerRefused"],
    provoke: (trouble) =>
      withCaptcha(trouble, "providerRefused", () => register(trouble, { captchaToken: "bad" })),
  },
  {
    error: "the provider that tells people from programs is away",
    says: ["challenge.reasons.providerAway"],
    provoke: (trouble) =>
      withCaptcha(trouble, "providerAway", () => register(trouble, { captchaToken: "any" })),
  },
  {
    error: "complete verification first, where a provider outside asks",
    says: ["reasons.missing.captcha"],
    provoke: (trouble) => withCaptcha(trouble, "providerAway", () => register(trouble, {})),
  },
  {
    error: "invalid phone format",
    says: ["codes.reasons.numberInvalid"],
    provoke: (trouble) => withFlag(trouble, "REGMOBVERF3", () => askCode(trouble, "12", "register")),
  },
  {
    error: "too many requests, retry later",
    says: ["codes.reasons.tooSoon"],
    async provoke(trouble) {
      const mobileNum = trouble.freshNumber();
      return withFlag(trouble, "REGMOBVERF3", async () => {
        await askCode(trouble, mobileNum, "register");
        return askCode(trouble, mobileNum, "register");
      });
    },
  },
  {
    error: "function not enabled",
    says: ["codes.reasons.notOffered"],
    provoke: (trouble) => askCode(trouble, trouble.freshNumber(), "register"),
  },
  {
    error: "code missing",
    says: ["codes.reasons.codeMissing"],
    provoke: ({ guest, freshNumber }) =>
      guest.post("/forget.data?way=mobile", { mobileNum: freshNumber(), ...twice }),
  },
  {
    error: "code expired, resend",
    says: ["codes.reasons.codeExpired"],
    provoke: ({ guest, freshNumber }) =>
      guest.post("/forget.data?way=mobile", {
        mobileNum: freshNumber(),
        verificationCode: "123456",
        ...twice,
      }),
  },
  {
    error: "code not valid",
    says: ["reasons.wrongNumberOrCode"],
    provoke: ({ guest, freshNumber }) =>
      guest.post("/login.data?by=sms", { mobileNum: freshNumber(), verificationCode: "123456" }),
  },
  {
    error: "invalid reCaptcha input",
    says: ["challenge.reasons.captchaWrong"],
    provoke: (trouble) => recover(trouble, { captcha: "wrong" }),
  },
  {
    error: "complete verification first",
    says: ["challenge.reasons.captchaMissing"],
    provoke: (trouble) => recover(trouble, { captcha: "" }),
  },
  {
    error: "username/email does not exist, which is told to nobody",
    says: ["codes.forget.mailSent"],
    async provoke(trouble) {
      await recover(trouble, {});
      return trouble.guest.get("/forget?way=mail&sent=mail");
    },
  },
  {
    error: "login failure, try again",
    says: ["reasons.wrongNameOrPassword"],
    provoke: ({ site, language }) =>
      speaking(site.browser(), language).post("/login.data", {
        username: "catalogueOwner",
        password: "Wrong-1",
      }),
  },
  {
    error: "login failure with captcha flag",
    says: ["challenge.reasons.captchaMissing", "challenge.letters"],
    async provoke({ site, language }) {
      const browser = speaking(site.browser(), language);
      const typed = { username: `guessed${language}`, password: "Wrong-1" };
      for (let tries = 0; tries < 3; tries += 1) await browser.post("/login.data", typed);
      return browser.post("/login", typed);
    },
  },
  {
    error: "not logged in, told at the door to who was sent there",
    says: ["states.errors.notLoggedIn"],
    async provoke({ guest }) {
      const sent = await guest.post("/play/NARD-nowruz", {});
      return guest.get(sent.location ?? "");
    },
  },
  {
    error: "invalid URL, contact customer service",
    says: ["site.notFound.title", "site.notFound.text"],
    provoke: ({ guest }) => guest.get("/no-such-page"),
  },
  {
    error: "not logged in",
    says: ["chat.reasons.signedOut"],
    provoke: ({ guest, site }) =>
      guest.post("/chat/lobby.data", { intent: "write", text: "hello", key: site.context.newId() }),
  },
  {
    error: "game maintenance",
    says: ["reasons.gameMaintenance"],
    async provoke({ site, member }) {
      const set = (state: string) =>
        site.sql("update catalogue.vendors set state = $1 where code = 'NARD'", [state]);
      await set("maintenance");
      site.forward(2 * SECOND_MS);
      const answer = await member.post("/play/NARD-nowruz.data", {});
      await set("open");
      site.forward(2 * SECOND_MS);
      return answer;
    },
  },
  {
    error: "game maintenance, at the address of the game",
    says: ["states.errors.gameMaintenance"],
    async provoke({ site, guest }) {
      const set = (state: string) =>
        site.sql("update catalogue.vendors set state = $1 where code = 'NARD'", [state]);
      await set("maintenance");
      site.forward(2 * SECOND_MS);
      const answer = await guest.get("/play/NARD-nowruz");
      await set("open");
      site.forward(2 * SECOND_MS);
      return answer;
    },
  },
  {
    error: "system maintenance, the full screen",
    says: ["states.errors.systemMaintenance", "states.maintenance.text", "states.page.service"],
    provoke: ({ site, guest }) =>
      whileTrue(
        site,
        (isOn) => setMaintenance(site.context, { brandId, isOn, title: null, info: null, endsAt: null }),
        () => guest.get("/"),
      ),
  },
  {
    error: "access restricted, the full screen of a region",
    says: ["states.errors.accessRestricted", "states.region.text", "states.region.address"],
    provoke: ({ site, language }) =>
      whileTrue(
        site,
        (isOn) => {
          const rule = { brandId, rule: "blocked", refusesUnknown: false, message: null } as const;
          return setRegions(site.context, { ...rule, countries: isOn ? ["IR"] : [] });
        },
        () => speaking(site.browser("5.160.0.1"), language).get("/"),
      ),
  },
  {
    error: "network link abnormal",
    says: ["download.offline.title", "download.offline.text"],
    provoke: ({ guest }) => guest.get("/offline"),
  },
  {
    error: "unknown error",
    says: ["site.error.title", "site.error.text"],
    async provoke({ site, member }) {
      site.forward(2 * SECOND_MS);
      site.fail(new Error("planted"));
      const answer = await member.get("/member/payees");
      site.fail(null);
      return answer;
    },
  },
];
