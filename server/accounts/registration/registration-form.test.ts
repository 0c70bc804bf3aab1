import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import { CONTACT_FIELDS, type FieldSetting } from "../../brand/index.ts";
import type { Say } from "../sentences.ts";
import type { Registration } from "./registration.ts";
import { registrationForm } from "./registration-form.ts";

/** Says the key and what would go into the sentence. */
const say: Say = (key, holes) => {
  if (key === "lengths.range") return `${holes?.min} - ${holes?.max}`;
  if (key === "lengths.exact") return `${holes?.max}`;
  if (key === "ofAge") return `ofAge ${holes?.age}`;
  return holes?.length ? `${key}: ${holes.length}` : key;
};

type Rule = Partial<Omit<FieldSetting, "field">>;

function setting(field: FieldSetting["field"], rule: Rule = {}): FieldSetting {
  return {
    field,
    enabled: true,
    required: true,
    minLength: 1,
    maxLength: 100,
    patternId: "text",
    acceptedPattern: null,
    position: 0,
    ...rule,
  };
}

const USERNAME = setting("username", {
  minLength: 2,
  maxLength: 15,
  patternId: "username",
  acceptedPattern: "[A-Za-z][A-Za-z0-9]*",
});
const PASSWORD = setting("password", {
  minLength: 8,
  maxLength: 128,
  patternId: "password",
  acceptedPattern: ".*(?:\\p{L}.*\\d|\\d.*\\p{L}).*",
});
const BASIC = [USERNAME, PASSWORD, setting("confirmPassword")];
const GOOD = {
  username: "Nima7",
  password: "Sarv2026x",
  confirmPassword: "Sarv2026x",
  ofAge: "on",
  terms: "on",
};

async function post(settings: readonly FieldSetting[], fields: Record<string, string | string[]>) {
  const form = new FormData();
  for (const [name, given] of Object.entries(fields)) {
    for (const value of [given].flat()) form.append(name, value);
  }
  return parseWithZod(form, { schema: registrationForm({ settings, minimumAge: 21 }, say), async: true });
}

async function registrationIn(
  settings: readonly FieldSetting[],
  fields: Record<string, string | string[]>,
): Promise<Registration> {
  const read = await post(settings, fields);
  if (read.status !== "success") throw new Error(JSON.stringify(read.error));
  return read.value.registration;
}

async function errorsOf(settings: readonly FieldSetting[], fields: Record<string, string | string[]>) {
  const read = await post(settings, fields);
  return read.status === "error" ? read.error : null;
}

test("what follows every rule is read in one spelling", async () => {
  const settings = [...BASIC, setting("payeeName"), setting("mobileNum"), setting("line")];
  const typed = {
    ...GOOD,
    username: "  Nima۷ ",
    payeeName: " علي   رضايي ",
    mobileNum: "۰۹۱۲ ۳۴۵-۶۷۸۹",
    line: "nima",
    referralCode: "AB-12",
  };
  expect(await registrationIn(settings, typed)).toEqual({
    username: "Nima7",
    password: "Sarv2026x",
    payeeName: "علی رضایی",
    email: null,
    mobile: "+989123456789",
    contacts: { line: "nima" },
    referralCode: "AB-12",
    affiliateCode: null,
    recommenderId: null,
    idNumber: null,
    paymentPassword: null,
    countryDialingCode: null,
  });
});

test("S03 everything that is wrong is told at once, each at its field, with the lengths filled in", async () => {
  expect(await errorsOf(BASIC, { username: "1x", password: "short1", confirmPassword: "other" })).toEqual({
    username: ["pattern.username: 2 - 15"],
    password: ["pattern.password: 8 - 128"],
    confirmPassword: ["inconsistentTwice"],
    ofAge: ["ofAge 21"],
    terms: ["acceptTerms"],
  });
});

test("S03 where the shortest is also the longest, the number is said once", async () => {
  const exact = setting("qqNum", { minLength: 9, maxLength: 9, acceptedPattern: "\\d+" });
  expect(await errorsOf([...BASIC, exact], { ...GOOD, qqNum: "12345678" })).toEqual({
    qqNum: ["pattern.text: 9"],
  });
});

test.each([
  ["a", false],
  ["ab", true],
  ["a234567890abcde", true],
  ["a234567890abcdef", false],
  ["1ab", false],
  ["a b", false],
  ["a_b", false],
  ["علی", false],
  ["аdmin", false],
])("S10 username %s: accepted is %s", async (username, isAccepted) => {
  const read = await post(BASIC, { ...GOOD, username });
  expect(read.status === "success").toBe(isAccepted);
});

test.each([
  ["Sarv2026", true],
  ["سرو۱۲۳۴۵", true],
  ["Sarv202", false],
  ["sarvsarv", false],
  ["20262026", false],
  ["123456", false],
])("S10 password %s: accepted is %s", async (password, isAccepted) => {
  const read = await post(BASIC, { ...GOOD, password, confirmPassword: password });
  expect(read.status === "success").toBe(isAccepted);
});

test("S05 a repetition on another keyboard is the same password", async () => {
  const read = await post(BASIC, { ...GOOD, password: "Sarv۲۰۲۶x", confirmPassword: "Sarv2026x " });
  expect(read.status).toBe("success");
});

test("S02 a changed setting is another check; a field that is off is neither asked nor read", async () => {
  const email = setting("email", { required: true, patternId: "email" });
  expect(await errorsOf([...BASIC, email], GOOD)).toEqual({ email: ["missing.email"] });
  expect((await post([...BASIC, { ...email, required: false }], GOOD)).status).toBe("success");
  const asked = [...BASIC, { ...email, minLength: 3, maxLength: 254 }];
  expect(await registrationIn(asked, { ...GOOD, email: "Nima\u200c@example.com " })).toMatchObject({
    email: "Nima@example.com",
  });
  for (const wrong of ["nima", "nima@example", "nima,@example.com", "نیما@مثال.ایران"]) {
    expect(Object.keys((await errorsOf(asked, { ...GOOD, email: wrong })) ?? {}), wrong).toEqual(["email"]);
  }

  const off = await registrationIn([...BASIC, { ...email, enabled: false }], { ...GOOD, email: "a@b.ir" });
  expect(off.email).toBeNull();

  const longer = { ...USERNAME, minLength: 6 };
  expect(await errorsOf([longer, PASSWORD], GOOD)).toEqual({ username: ["pattern.username: 6 - 15"] });
});

test("S07 whoever does not say to be of age is not registered, whatever else was ticked", async () => {
  const { ofAge: _, ...unticked } = GOOD;
  expect(await errorsOf(BASIC, unticked)).toEqual({ ofAge: ["ofAge 21"] });
});

test("S07 unticked terms stop the registration", async () => {
  const { terms: _, ...unticked } = GOOD;
  expect(await errorsOf(BASIC, unticked)).toEqual({ terms: ["acceptTerms"] });
});

test("blanks are nothing, and a field given twice is not understood", async () => {
  expect(await errorsOf(BASIC, { ...GOOD, username: "   " })).toEqual({ username: ["missing.username"] });
  expect(await errorsOf(BASIC, { ...GOOD, username: ["a1", "b1"] })).toEqual({ username: ["unreadable"] });
  expect(await errorsOf(BASIC, { ...GOOD, "username.x": "1" })).toEqual({ username: ["unreadable"] });
});

test("T33 a text far too long is told so and never tried against a pattern", async () => {
  const slow = setting("line", { acceptedPattern: "(a+)+b", maxLength: 500 });
  const startedAt = performance.now();
  expect(await errorsOf([...BASIC, slow], { ...GOOD, line: "a".repeat(60_000) })).toEqual({
    line: ["tooLong"],
  });
  expect(performance.now() - startedAt).toBeLessThan(500);
});

test("T12 fifty fields that nobody asked for change nothing", async () => {
  const foreign = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`extra${index}`, "1"]));
  const roles = { type: "1", isAgent: "1", balance: "9", accountType: "2", __proto__x: "1", vip: "9" };
  const inside = { upline: "100001", mobileVerifiedAt: "2026", agreedAge: "1", isMobileProven: "1" };
  const hostile = { ...foreign, ...roles, ...inside };
  const [plain, loaded] = await Promise.all([post(BASIC, GOOD), post(BASIC, { ...GOOD, ...hostile })]);
  expect(Object.keys(hostile)).toHaveLength(50);
  expect(plain.status).toBe("success");
  expect(loaded.status === "success" && loaded.value).toEqual(plain.status === "success" && plain.value);
});

test("a referral code that cannot be one is dropped and keeps nobody out", async () => {
  for (const referralCode of ["<script>", "a".repeat(65), "a b"]) {
    expect((await registrationIn(BASIC, { ...GOOD, referralCode })).referralCode).toBeNull();
  }
});

test("S01 every field of the form is read, each into its place", async () => {
  const told = CONTACT_FIELDS;
  const others = ["payeeName", "email", "mobileNum", "recommenderId", "idNumber", "paymentPassword"] as const;
  const proofs = ["captcha", "verificationCode", "affiliateCode"] as const;
  const settings = [...BASIC, ...[...told, ...others, ...proofs].map((field) => setting(field))];
  const fields = {
    ...Object.fromEntries(told.map((field) => [field, `${field}7`])),
    payeeName: "نیما کاظمی",
    email: "nima@example.com",
    mobileNum: "07400 123456",
    countryDialingCode: "44",
    recommenderId: "100007",
    idNumber: "0012345678",
    paymentPassword: "904172",
    affiliateCode: "100003",
    captcha: "A7KQ2",
    captchaTicket: "ticket",
    slide: "512",
    captchaToken: "a token",
    work: "what was worked out",
    verificationCode: "۱۲۳ ۴۵۶",
  };
  const read = await post(settings, { ...GOOD, ...fields });
  expect(read.status === "success" && read.value).toEqual({
    registration: {
      username: "Nima7",
      password: "Sarv2026x",
      payeeName: "نیما کاظمی",
      email: "nima@example.com",
      mobile: "+447400123456",
      contacts: Object.fromEntries(told.map((field) => [field, `${field}7`])),
      referralCode: null,
      affiliateCode: "100003",
      recommenderId: "100007",
      idNumber: "0012345678",
      paymentPassword: "904172",
      countryDialingCode: "44",
    },
    verificationCode: "123 456",
    challenge: {
      captchaTicket: "ticket",
      captcha: "A7KQ2",
      slide: "512",
      captchaToken: "a token",
      work: "what was worked out",
    },
  });
});

test("S02 every field that is asked for and missing is told at itself", async () => {
  const others = ["mobileNum", "verificationCode", "captcha", "affiliateCode", "paymentPassword"] as const;
  const fields = [...others, ...CONTACT_FIELDS];
  const settings = [...BASIC, ...fields.map((field) => setting(field))];
  const sentence = (field: string) =>
    ["qqNum", "line", "facebook", "wechat"].includes(field) ? "missing.contact" : `missing.${field}`;
  expect(await errorsOf(settings, GOOD)).toEqual(
    Object.fromEntries(fields.map((field) => [field, [sentence(field)]])),
  );
});

test.each([
  ["09123456789", undefined, "+989123456789"],
  ["0812345678", "66", "+66812345678"],
  ["0812345678", undefined, null],
  ["+66 81 234 5678", "98", "+66812345678"],
  ["12345678", undefined, null],
])("S05 the number %s behind the code %s is %s", async (mobileNum, countryDialingCode, mobile) => {
  const pattern = "(?:0|98)?9\\d{9}|(?:\\+|00)[1-9]\\d{6,14}";
  const rule = { patternId: "mobile", acceptedPattern: pattern, minLength: 8, maxLength: 17 } as const;
  const settings = [setting("mobileNum", rule)];
  const fields = {
    mobileNum,
    ofAge: "on",
    terms: "on",
    ...(countryDialingCode ? { countryDialingCode } : {}),
  };
  if (mobile === null)
    expect(await errorsOf(settings, fields)).toEqual({ mobileNum: ["pattern.mobile: 8 - 17"] });
  else expect((await registrationIn(settings, fields)).mobile).toBe(mobile);
});

test("S04 who registers by number alone has neither a name nor a password", async () => {
  const settings = [setting("mobileNum"), setting("verificationCode")];
  const read = await post(settings, {
    mobileNum: "09123456789",
    verificationCode: "123456",
    ofAge: "on",
    terms: "on",
  });
  expect(read.status === "success" && read.value.registration).toMatchObject({
    username: null,
    password: null,
    mobile: "+989123456789",
  });
});

test.each(["12345678", "11111111", "password1", "qwerty123", "Nima7-2026"])(
  "T3 the password %s is guessed first, whatever the rule of the brand",
  async (password) => {
    const lax = setting("password", { minLength: 1 });
    const fields = { ...GOOD, password, confirmPassword: password };
    expect(await errorsOf([USERNAME, lax, setting("confirmPassword")], fields)).toEqual({
      password: ["passwordCommon"],
    });
  },
);

test("a payment password is neither guessed at once nor the password of the login", async () => {
  const settings = [...BASIC, setting("paymentPassword")];
  const wrong = (paymentPassword: string) => errorsOf(settings, { ...GOOD, paymentPassword });
  expect(await wrong("123456")).toEqual({ paymentPassword: ["paymentPasswordWeak"] });
  expect(await wrong(GOOD.password)).toEqual({ paymentPassword: ["paymentPasswordIsLogin"] });
});
