import { Secret, TOTP } from "otpauth";
import { setFlag } from "#server/brand/index.ts";
import { DAY_MS, MINUTE_MS, SECOND_MS } from "#server/core/time.ts";
import type { Answer, Browser } from "#tests/setup/browser.ts";
import type { ServedSite } from "#tests/setup/served-site.ts";
import type { Canary } from "./canaries.ts";
import { codeBySms, solved } from "./person.ts";

/** Passwords that nobody else has, each typed at another place. */
const TYPED = {
  registered: "Canary-Registered-1a",
  wrong: "Canary-Wrong-2b",
  changed: "Canary-Changed-3c",
  recoveredByMail: "Canary-Mailed-4d",
  recoveredByMobile: "Canary-Called-5e",
  asAName: "CanaryName6f",
  payment: "Canary-Payment-7g",
  paymentChanged: "Canary-Payment-8h",
  paymentWrong: "Canary-Payment-9i",
  twoFactorWrong: "Canary-Factor-0j",
  inAnAddress: "Canary-Asked-1k",
} as const;

/** What comes back to whoever typed it there: a name that is kept in its field, and an address in itself. */
const SHOWN_BACK: Readonly<Record<string, Partial<Canary>>> = {
  asAName: { page: "/login" },
  inAnAddress: { page: "/nowhere/" },
  username: { cookie: "last" },
};

const PERSON = {
  username: "canaryBird",
  payeeName: "Canary Birdsong",
  email: "canary.bird@canary.test",
  mobileNum: "09121117788",
  mobileSent: "+989121117788",
  idNumber: "0499370899",
  holder: "Canary Holder",
  iban: "IR062960000000100324200001",
} as const;

const FIELDS = ["email", "mobileNum", "idNumber", "paymentPassword", "captcha"];
const FLAGS = ["PHONEVERIFY3", "MOBILEVERCODELOGIN3", "REGMOBVERF3"] as const;

/** A stay of a player from the first door to the last, through the forms, that leaves something secret at each. */
export async function journey(site: ServedSite): Promise<Canary[]> {
  const canaries: Canary[] = [
    ...Object.entries(TYPED).map(([name, value]) => ({
      name: `password ${name}`,
      value,
      ...SHOWN_BACK[name],
    })),
    ...Object.entries(PERSON).map(([name, value]) => ({
      name,
      value,
      isPersonal: true,
      ...SHOWN_BACK[name],
    })),
  ];
  const plant = (canary: Canary) => {
    if (canary.value.length < 4) throw new Error(`${canary.name} never came: "${canary.value}".`);
    canaries.push(canary);
  };
  await openDoors(site);
  const browser = await registered(site, plant);
  await typedAtWrongPlaces(site);
  await passwordsChanged(browser, plant);
  await moneyNamed(browser);
  const recoveryCode = await secondFactorOn(browser, plant);
  await loggedIn(site, { code: recoveryCode, password: TYPED.changed }, plant);
  await recovered(site, plant);
  await loggedInByMobile(site, plant);
  return canaries;
}

/** Every door and every field that a brand can open. */
async function openDoors({ context, sql, forward }: ServedSite): Promise<void> {
  for (const flag of FLAGS) await setFlag(context, { brandId: "nard", flag, isOn: true });
  await sql("update brand.registration_settings set enabled = true where field = any($1)", [FIELDS]);
  forward(2 * SECOND_MS);
}

type Plant = (canary: Canary) => void;

async function registered(site: ServedSite, plant: Plant): Promise<Browser> {
  const browser = site.browser();
  const { username, payeeName, email, mobileNum, idNumber } = PERSON;
  const { code, captcha } = await codeBySms(site, browser, { purpose: "register", mobileNum });
  plant({ name: "letters of a picture", value: captcha });
  plant({ name: "code by SMS for registration", value: code });
  const answer = await browser.post("/register", {
    ...{ username, payeeName, email, mobileNum, idNumber },
    password: TYPED.registered,
    confirmPassword: TYPED.registered,
    paymentPassword: TYPED.payment,
    ofAge: "on",
    terms: "on",
    verificationCode: code,
    ...(await solved(site, browser, "register")),
  });
  went(answer, "the registration");
  plantSession(browser, "registration", plant);
  return browser;
}

async function typedAtWrongPlaces(site: ServedSite): Promise<void> {
  const browser = site.browser();
  await browser.post("/login", { username: PERSON.username, password: TYPED.wrong });
  await browser.post("/login", { username: TYPED.asAName, password: TYPED.wrong });
  await browser.get(`/ping?password=${TYPED.inAnAddress}`);
  await browser.get(`/nowhere/${TYPED.inAnAddress}`);
}

async function passwordsChanged(browser: Browser, plant: Plant): Promise<void> {
  const form = "/member/securityCenter/paymentPassword";
  const payment = (password: string, paymentPassword: string) =>
    browser.post(form, { password, paymentPassword, confirmPaymentPassword: paymentPassword });
  await payment(TYPED.wrong, TYPED.paymentWrong);
  went(await payment(TYPED.registered, TYPED.paymentChanged), "the payment password");
  const changed = await browser.post("/member/securityCenter/password", {
    oldPassword: TYPED.registered,
    newPassword: TYPED.changed,
    confirmNewPassword: TYPED.changed,
  });
  went(changed, "the change of password");
  plantSession(browser, "change of password", plant);
}

async function moneyNamed(browser: Browser): Promise<void> {
  const payee = { intent: "add", method: "bank", holder: PERSON.holder, iban: PERSON.iban };
  went(await browser.post("/member/payees", payee), "the account of one's own");
  const order = { method: "bank", payee: "", orderKey: "canary", amount: "10" };
  await browser.post("/member/withdraw", { ...order, paymentPassword: TYPED.paymentWrong });
}

const FACTOR = "/member/securityCenter/twoFactor";

/** Gives the first of the recovery codes. */
async function secondFactorOn(browser: Browser, plant: Plant): Promise<string> {
  went(await browser.post(FACTOR, { intent: "begin" }), "the beginning of two steps");
  const page = await browser.get(FACTOR);
  const secret = (/<code>([A-Z2-7 ]{16,})<\/code>/.exec(page.text)?.[1] ?? "").replaceAll(" ", "");
  plant({ name: "secret of two steps", value: secret, page: FACTOR });
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await browser.post(FACTOR, { intent: "on", code: "000000", password: TYPED.twoFactorWrong });
  const on = await browser.post(FACTOR, { intent: "on", code: totp.generate(), password: TYPED.changed });
  const codes = [...on.text.matchAll(/<(?:li|code)[^>]*>([A-Za-z0-9-]{8,30})</g)].map(
    ([, code = ""]) => code,
  );
  for (const [nth, code] of codes.slice(0, 3).entries()) {
    plant({ name: `recovery code ${nth + 1}`, value: code, page: FACTOR });
  }
  const [first] = codes;
  if (!first) throw new Error(`Two steps were not switched on: ${on.status}.`);
  return first;
}

async function loggedIn(
  site: ServedSite,
  { code, password }: { code: string; password: string },
  plant: Plant,
): Promise<void> {
  const browser = site.browser();
  const challenge = await solved(site, browser, "login");
  const login = await browser.post("/login", {
    username: PERSON.username,
    password,
    remember: "on",
    ...challenge,
  });
  went(login, "the login");
  plantSession(browser, "held login", plant);
  went(await browser.post("/login/secondFactor", { code }), "the second step");
  plantSession(browser, "login", plant);
  plant({ name: "remembered browser", value: browser.cookies.get("rm") ?? "", cookie: "rm" });
  await browser.get("/member/securityCenter");
  // Remembered: the session ends by itself, and the cookie signs in again and is another one from then on.
  browser.cookies.delete("sid");
  await browser.get("/");
  plantSession(browser, "return", plant);
  plant({ name: "remembered browser, renewed", value: browser.cookies.get("rm") ?? "", cookie: "rm" });
}

async function recovered(site: ServedSite, plant: Plant): Promise<void> {
  site.forward(DAY_MS);
  const browser = site.browser();
  const { username, email, mobileNum } = PERSON;
  const asked = await browser.post("/forget?way=mail", {
    username,
    email,
    ...(await solved(site, browser, "recover")),
  });
  went(asked, "the request for a link");
  const link = await linkIn(site);
  plant({ name: "link in a mail", value: link, page: "/forget/new" });
  const twice = (newPassword: string) => ({ newPassword, confirmNewPassword: newPassword });
  const path = `/forget/new?link=${link}`;
  went(await browser.post(path, twice(TYPED.recoveredByMail)), "the new password");

  site.forward(2 * MINUTE_MS);
  const caller = site.browser();
  const { code, captcha } = await codeBySms(site, caller, { purpose: "recover", mobileNum });
  plant({ name: "code by SMS for recovery", value: code });
  plant({ name: "letters of another picture", value: captcha });
  const form = { mobileNum, verificationCode: code, ...twice(TYPED.recoveredByMobile) };
  went(await caller.post("/forget?way=mobile", form), "the recovery by mobile");
  plantSession(caller, "recovery", plant);
}

async function linkIn({ sent, platform }: ServedSite): Promise<string> {
  await platform.gateways.settled();
  const mail = sent.findLast(({ channel }) => channel === "mail")?.text ?? "";
  return decodeURIComponent(/[?&]link=([^\s&]+)/.exec(mail)?.[1] ?? "");
}

async function loggedInByMobile(site: ServedSite, plant: Plant): Promise<void> {
  site.forward(2 * MINUTE_MS);
  const browser = site.browser();
  const { mobileNum } = PERSON;
  const { code } = await codeBySms(site, browser, { purpose: "login", mobileNum });
  plant({ name: "code by SMS for login", value: code });
  went(await browser.post("/login?by=sms", { mobileNum, verificationCode: code }), "the login by SMS");
  plantSession(browser, "login by SMS", plant);
}

/** The cookie of a session, and the token in it. */
function plantSession({ cookies }: Browser, name: string, plant: Plant): void {
  const value = decodeURIComponent(cookies.get("sid") ?? "");
  plant({ name: `session cookie of the ${name}`, value, cookie: "sid" });
  const { token } = JSON.parse(Buffer.from(value.split(".")[0] ?? "", "base64").toString("utf8"));
  plant({ name: `session token of the ${name}`, value: token, cookie: "sid" });
}

/** What was sent has to have been taken, or its absence would prove nothing. */
function went({ status, text, location }: Answer, what: string): void {
  if (status >= 300 && status < 400 && !location?.startsWith("/login?")) return;
  const alert = /role="alert"[\s\S]*?<\/ul>/.exec(text)?.[0].replace(/<[^>]+>/g, " ") ?? text.slice(0, 300);
  throw new Error(`It did not come to ${what}: ${status} ${location} ${alert}`);
}
