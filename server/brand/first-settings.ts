import type { FieldSetting, RegistrationMode } from "./registration/field-setting.ts";

type Rule = Pick<FieldSetting, "minLength" | "maxLength" | "patternId" | "acceptedPattern">;
type First = Rule & Pick<FieldSetting, "field" | "enabled" | "required">;

/** Mobile numbers as people in Iran write their own, or any number with its country code. */
const MOBILE = "(?:0|98)?9\\d{9}|(?:\\+|00)[1-9]\\d{6,14}";
const EMAIL = "[^\\s@]+@[^\\s@]*[^\\s@.]\\.[^\\s@.]{2,}";
const LETTER_AND_DIGIT = ".*(?:\\p{L}.*\\d|\\d.*\\p{L}).*";
const NAME = "\\p{L}[\\p{L}\\p{M}\u200c .'’\\-]*";

const TEXT: Rule = { minLength: 1, maxLength: 60, patternId: "text", acceptedPattern: null };
const DIGITS: Rule = { ...TEXT, patternId: "digits", acceptedPattern: "\\d+" };

const MOBILE_NUMBER: Rule = { minLength: 8, maxLength: 17, patternId: "mobile", acceptedPattern: MOBILE };
const USERNAME: Rule = {
  minLength: 2,
  maxLength: 15,
  patternId: "username",
  acceptedPattern: "[A-Za-z][A-Za-z0-9]*",
};
const PASSWORD: Rule = {
  minLength: 8,
  maxLength: 128,
  patternId: "password",
  acceptedPattern: LETTER_AND_DIGIT,
};

const FIELDS: readonly First[] = [
  asked("username", USERNAME),
  asked("password", PASSWORD),
  asked("confirmPassword", { ...PASSWORD, minLength: 1, acceptedPattern: null }),
  asked("payeeName", { minLength: 2, maxLength: 60, patternId: "name", acceptedPattern: NAME }),
  offered("mobileNum", MOBILE_NUMBER),
  offered("email", { minLength: 6, maxLength: 254, patternId: "email", acceptedPattern: EMAIL }),
  off("qqNum", DIGITS),
  off("line", TEXT),
  off("whatsapp", TEXT),
  off("zalo", TEXT),
  off("facebook", TEXT),
  off("wechat", TEXT),
  off("idNumber", { ...DIGITS, minLength: 5, maxLength: 20 }),
  off("recommenderId", { ...DIGITS, maxLength: 18 }),
  off("affiliateCode", { ...TEXT, maxLength: 64, acceptedPattern: "[A-Za-z0-9_\\-]+" }),
  off("paymentPassword", {
    minLength: 6,
    maxLength: 128,
    patternId: "paymentPassword",
    acceptedPattern: null,
  }),
  off("verificationCode", { ...DIGITS, minLength: 6, maxLength: 6 }),
  off("captcha", { ...TEXT, maxLength: 10 }),
];

/** The registration form of a new house (S10), which its operator changes from then on (S02). */
export function firstSettings(mode: RegistrationMode): readonly FieldSetting[] {
  const fields = mode === "mobile" ? inMobileMode(FIELDS) : FIELDS;
  return fields.map((first, position) => ({ ...first, position }));
}

/** A number is who somebody is, so it is asked for first, and a name is not. */
function inMobileMode(fields: readonly First[]): readonly First[] {
  const others = fields.filter(({ field }) => field !== "mobileNum" && field !== "username");
  return [asked("mobileNum", MOBILE_NUMBER), ...others, off("username", USERNAME)];
}

function asked(field: FieldSetting["field"], rule: Rule): First {
  return { field, enabled: true, required: true, ...rule };
}

function offered(field: FieldSetting["field"], rule: Rule): First {
  return { field, enabled: true, required: false, ...rule };
}

function off(field: FieldSetting["field"], rule: Rule): First {
  return { field, enabled: false, required: false, ...rule };
}
