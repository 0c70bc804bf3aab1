/** Whether a player is known by a chosen name or by a mobile number: each has a form of its own. */
export const REGISTRATION_MODES = ["username", "mobile"] as const;

export type RegistrationMode = (typeof REGISTRATION_MODES)[number];

/** Fields that a registration form can ask for, by the names that they are posted under (S01). */
export const REGISTRATION_FIELDS = [
  "username",
  "password",
  "confirmPassword",
  "paymentPassword",
  "mobileNum",
  "verificationCode",
  "email",
  "payeeName",
  "idNumber",
  "qqNum",
  "line",
  "whatsapp",
  "zalo",
  "facebook",
  "wechat",
  "recommenderId",
  "affiliateCode",
  "captcha",
] as const;

export type RegistrationField = (typeof REGISTRATION_FIELDS)[number];

/** Names in other networks. They are kept as they were typed. */
export const CONTACT_FIELDS = ["qqNum", "line", "whatsapp", "zalo", "facebook", "wechat"] as const;

export type ContactField = (typeof CONTACT_FIELDS)[number];

export function isContactField(name: string): name is ContactField {
  return CONTACT_FIELDS.some((field) => field === name);
}

/** Which sentence tells a field's rule: keys under `reasons.pattern` in the locale files. */
export const PATTERN_IDS = [
  "username",
  "password",
  "mobile",
  "email",
  "name",
  "text",
  "digits",
  "paymentPassword",
] as const;

export type PatternId = (typeof PATTERN_IDS)[number];

/** No setting may allow more: what is longer is not tried against a pattern at all. */
export const FIELD_LENGTH_MAX = 500;

/** What the operator asks of one field (S02). Lengths count characters, not bytes. */
export type FieldSetting = {
  readonly field: RegistrationField;
  readonly enabled: boolean;
  readonly required: boolean;
  readonly minLength: number;
  readonly maxLength: number;
  readonly patternId: PatternId;
  /** A regular expression for the whole of what was typed (accepted-pattern.ts), or null when only the length counts. */
  readonly acceptedPattern: string | null;
  readonly position: number;
};
