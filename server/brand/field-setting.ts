/** Whether a player is known by a chosen name or by a mobile number: each has a form of its own. */
export type RegistrationMode = "username" | "mobile";

/** Fields that a registration form can ask for, by the names that they are posted under. */
export type RegistrationField =
  | "username"
  | "password"
  | "confirmPassword"
  | "mobileNum"
  | "email"
  | "payeeName"
  | ContactField;

/** Names in other networks. They are kept as they were typed. */
export type ContactField = "qqNum" | "line" | "whatsapp" | "facebook" | "wechat";

/** Which sentence tells a field's rule: keys under `reasons.pattern` in the locale files. */
export type PatternId = "username" | "password" | "mobile" | "email" | "name" | "text";

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
  /** A regular expression for the whole of what was typed, or null when only the length counts. */
  readonly acceptedPattern: string | null;
  readonly position: number;
};
