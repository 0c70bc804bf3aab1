import { setPaymentPassword } from "#server/accounts/index.ts";
import {
  beginSecondFactor,
  secondFactorOf,
  switchOnSecondFactor,
} from "#server/accounts/second-factor/two-factor-setup.ts";
import { setFlag } from "#server/brand/index.ts";
import { HOUR_MS } from "#server/core/time.ts";
import { appCode } from "#tests/setup/app-code.ts";
import { PASSWORD } from "#tests/setup/brand.ts";
import { ALL, type Scene, type Scenes, type Stage, type ToldCode } from "./stage.ts";

const DEVICE = "abcdefghijklmnopqrstuv";
const ANOTHER = "Narenj-Talkh-77";

const wrongPassword = (username: string) => ({ username, password: "not-the-password-1" });
const change = (newPassword: string, oldPassword = PASSWORD) => ({
  ...{ oldPassword, newPassword, confirmNewPassword: newPassword },
});

const asMail = (email: string) => ({ email, verificationCode: " ", password: PASSWORD });

const payment = (paymentPassword: string) => ({
  ...{ password: PASSWORD, paymentPassword, confirmPaymentPassword: paymentPassword },
});

/** An app that has signed in somebody whose second factor is still owed, and the code that switched it on. */
async function withSecondFactor({ site, signedIn, anApp }: Stage) {
  const { context } = site;
  const { playerId, username } = await signedIn();
  const { houseSecret } = site.platform.config;
  await beginSecondFactor(context, { playerId, houseSecret });
  const begun = await secondFactorOf(context, { playerId, houseSecret });
  const code = begun.state === "begun" ? appCode(begun.secret, context.now()) : "";
  const proof = { playerId, houseSecret, code, password: PASSWORD, exceptFamily: null };
  await switchOnSecondFactor(context, proof);
  const app = anApp();
  const payload = { username, password: PASSWORD, scopes: ALL };
  app.token = (await app.call("login", { payload })).value.token;
  return { app, code };
}

/** What somebody may be refused with who signs in, or proves who they are. */
export const scenesOfPeople = (stage: Stage): Scenes => {
  const { site } = stage;
  return {
    secondFactorOwed: async (headers) => (await withSecondFactor(stage)).app.call("memberInfo", { headers }),
    codeUsed: async (headers) => {
      const { app, code } = await withSecondFactor(stage);
      return app.call("secondFactor", { payload: { code }, headers });
    },
    codeWrong: async (headers) => {
      const { app } = await withSecondFactor(stage);
      return app.call("secondFactor", { payload: { code: "no code" }, headers });
    },
    wrongNameOrPassword: (headers) =>
      stage.anApp().call("login", { payload: wrongPassword("codesNobody"), headers }),
    captchaRequired: async (headers) => {
      const { username } = await stage.signedIn();
      const app = stage.anApp();
      const payload = wrongPassword(username);
      for (let nth = 0; nth < 3; nth += 1) await app.call("login", { payload });
      return app.call("login", { payload, headers });
    },
    captchaWrong: async (headers) => {
      const app = stage.anApp();
      const shown = await app.call("captcha", { payload: { device: DEVICE, purpose: "code" } });
      const { captchaTicket } = shown.value;
      const payload = { mobileNum: "09123456789", device: DEVICE, captchaTicket, captcha: "WRONG" };
      return app.call("sendRecoveryCode", { payload, headers });
    },
    captchaExpired: async (headers) => {
      const app = stage.anApp();
      const shown = await app.call("captcha", { payload: { device: DEVICE, purpose: "code" } });
      site.forward(HOUR_MS);
      const { captchaTicket } = shown.value;
      const payload = { mobileNum: "09123456789", device: DEVICE, captchaTicket, captcha: "WRONG" };
      return app.call("sendRecoveryCode", { payload, headers });
    },
    tooManyPictures: async (headers) => {
      const app = stage.anApp();
      let told: ToldCode;
      do told = await app.call("captcha", { payload: { device: DEVICE }, headers });
      while (told.code === "OK");
      return told;
    },
    agentsElsewhere: async (headers) => {
      const { username, playerId } = await stage.signedIn();
      await site.sql("update accounts.players set account_type = 1 where id = $1", [playerId]);
      return stage.anApp().call("login", { payload: { username, password: PASSWORD }, headers });
    },
    membersElsewhere: async (headers) => {
      const { username } = await stage.signedIn();
      return stage
        .anApp()
        .call("login", { payload: { username, password: PASSWORD, type: "agents" }, headers });
    },
    ...Object.fromEntries(
      (["blocked", "excluded"] as const).map((state) => [
        state,
        (async (headers) => {
          const { username, playerId } = await stage.signedIn();
          await site.sql("update accounts.players set state = $2 where id = $1", [playerId, state]);
          return stage.anApp().call("login", { payload: { username, password: PASSWORD }, headers });
        }) satisfies Scene,
      ]),
    ),
    unknownDevice: async (headers) => {
      const { app } = await stage.signedIn();
      return app.call("signOutDevice", { payload: { deviceId: site.context.newId() }, headers });
    },
    numberInvalid: (headers) =>
      stage.anApp().call("sendRecoveryCode", { payload: { mobileNum: "12" }, headers }),
    codeExpired: (headers) =>
      stage.anApp().call("recoverByMobile", {
        payload: { mobileNum: "+989123456789", verificationCode: "123456", newPassword: ANOTHER },
        headers,
      }),
    passwordWrong: async (headers) => {
      const { app } = await stage.signedIn();
      return app.call("changePassword", { payload: change(ANOTHER, "not-the-password-1"), headers });
    },
    samePassword: async (headers) => {
      const { app } = await stage.signedIn();
      return app.call("changePassword", { payload: change(PASSWORD), headers });
    },
    passwordCommon: async (headers) => {
      const { app, username } = await stage.signedIn();
      return app.call("changePassword", { payload: change(`${username}-2026`), headers });
    },
    passwordIsPayment: async (headers) => {
      const { app, playerId } = await stage.signedIn();
      await setPaymentPassword(site.context, { playerId, password: PASSWORD, paymentPassword: ANOTHER });
      return app.call("changePassword", { payload: change(ANOTHER), headers });
    },
    addressInvalid: async (headers) => {
      const { app } = await stage.signedIn();
      return app.call("sendMailCode", { payload: { email: "nobody" }, headers });
    },
    tooSoon: async (headers) => {
      const { app, username } = await stage.signedIn();
      const payload = { email: `${username}@soon.example` };
      await app.call("sendMailCode", { payload });
      return app.call("sendMailCode", { payload, headers });
    },
    codeMissing: async (headers) => {
      const { app } = await stage.signedIn();
      return app.call("setEmail", { payload: asMail("new@codes.example"), headers });
    },
    sameAddress: async (headers) => {
      const { app, playerId, username } = await stage.signedIn();
      const email = `${username}@codes.example`.toLowerCase();
      const proven = "update accounts.players set email = $2, email_verified_at = now() where id = $1";
      await site.sql(proven, [playerId, email]);
      return app.call("setEmail", { payload: asMail(email), headers });
    },
    sameNumber: async (headers) => {
      const { app, playerId } = await stage.signedIn();
      const mobileNum = "+989121230007";
      const proven = "update accounts.players set mobile = $2, mobile_verified_at = now() where id = $1";
      await site.sql(proven, [playerId, mobileNum]);
      return app.call("setMobile", {
        payload: { mobileNum, verificationCode: "1", password: PASSWORD },
        headers,
      });
    },
    paymentPasswordWeak: async (headers) => {
      const { app } = await stage.signedIn();
      return app.call("setPaymentPassword", { payload: payment("123456"), headers });
    },
    sameAsLogin: async (headers) => {
      const { app } = await stage.signedIn();
      return app.call("setPaymentPassword", { payload: payment(PASSWORD), headers });
    },
    termsChanged: async (headers) => {
      const { app } = await stage.signedIn();
      return app.call("agreeToTerms", { payload: { version: "of yesterday" }, headers });
    },
    ownPicturesOff: async (headers) => {
      const { app } = await stage.signedIn();
      return app.call("sendMemberPicture", { payload: { picture: "bm9uZQ==" }, headers });
    },
    registrationClosed: async (headers) => {
      const brandId = await stage.brandId();
      const open = (isOn: boolean) => setFlag(site.context, { brandId, flag: "DIRECTREG3", isOn });
      return stage.during(
        () => open(false),
        () =>
          stage.anApp().call("register", {
            payload: { username: "codesLate", password: PASSWORD, ofAge: "yes", terms: "yes" },
            headers,
          }),
        () => open(true),
      );
    },
    moneyLocked: async (headers) => {
      const { app } = await stage.signedIn();
      const payload = change(ANOTHER, "not-the-password-1");
      for (let nth = 0; nth < 5; nth += 1) await app.call("changePassword", { payload });
      return app.call("changePassword", { payload, headers });
    },
    freePlayClosed: async (headers) => {
      const id = await stage.brandId();
      return stage.during(
        () => setFlag(site.context, { brandId: id, flag: "FREEPLAY3", isOn: false }),
        () => stage.anApp().call("freePlay", { headers }),
        () => setFlag(site.context, { brandId: id, flag: "FREEPLAY3", isOn: true }),
      );
    },
  };
};
