import { createHash } from "node:crypto";
import { z } from "zod";
import type { LocalText } from "../../core/languages.ts";
import { normaliseTyped } from "../../core/numbers/digits.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";

/** One thing that a payee is made of, as the operator set it up and the form asks for it. */
export type PayeeField = {
  /** The name that it is posted under. */
  readonly name: string;
  readonly label: LocalText;
  readonly hint?: LocalText | undefined;
  /** `digits` and `code` are kept without spaces and dashes, `code` in capitals; `text` as it was typed. */
  readonly kind: "text" | "digits" | "code";
  readonly minLength: number;
  readonly maxLength: number;
  /** The arithmetic that catches a mistyped number. */
  readonly check?: "luhn" | "iban" | undefined;
  /** Whether it says which account it is. A holder's name does not. */
  readonly identifies: boolean;
};

const localText = z.object({ fa: z.string().min(1) }).catchall(z.string());

/** The column cashier.methods.payee_fields. What an operator wrote there wrongly is a fault and not a refusal. */
export const payeeFieldList: z.ZodType<readonly PayeeField[]> = z
  .array(
    z.object({
      name: z.string().regex(/^[a-z][A-Za-z]{0,39}$/),
      label: localText,
      hint: localText.optional(),
      kind: z.enum(["text", "digits", "code"]),
      minLength: z.int().min(1).max(100),
      maxLength: z.int().min(1).max(100),
      check: z.enum(["luhn", "iban"]).optional(),
      identifies: z.boolean(),
    }),
  )
  .max(8);

export type PayeeFieldRefusal = { reason: "badPayeeField"; fields: readonly string[] };

export type PayeeValues = Readonly<Record<string, string>>;

/**
 * The account that was typed, by the fields that the method asks for. Anything else that came along is dropped, as a form
 * brings more; where nothing else may come (`isExact`) it is refused with the fields that are wrong.
 */
export function readPayeeFields(
  asked: readonly PayeeField[],
  typed: Readonly<Record<string, string>>,
  { isExact = false } = {},
): Outcome<PayeeValues, PayeeFieldRefusal> {
  const values: Record<string, string> = {};
  const others = Object.keys(typed).filter((name) => asked.every((field) => field.name !== name));
  const wrong = isExact ? others : [];
  for (const field of asked) {
    const value = plainValue(field, Object.hasOwn(typed, field.name) ? (typed[field.name] ?? "") : "");
    if (!isRight(field, value)) wrong.push(field.name);
    values[field.name] = value;
  }
  return wrong.length > 0 ? refuse({ reason: "badPayeeField", fields: wrong }) : done(values);
}

/** One text per account, however it was typed: what makes the same account twice the same payee. */
export function fingerprintOf(provider: string, asked: readonly PayeeField[], values: PayeeValues): string {
  const parts = asked
    .filter(({ identifies }) => identifies)
    .map(({ name }) => `${name}=${(values[name] ?? "").replace(/\s/g, "").toUpperCase()}`);
  return createHash("sha256")
    .update([provider, ...parts.sort()].join("\n"))
    .digest("hex");
}

/** The value as it may be shown to its owner: all but the last four characters of what identifies an account. */
export function maskedValue({ identifies }: PayeeField, value: string): string {
  return identifies && value.length > 8 ? `${"•".repeat(4)} ${value.slice(-4)}` : value;
}

function plainValue({ kind }: PayeeField, typed: string): string {
  const text = normaliseTyped(typed.slice(0, 400)).trim();
  if (kind === "text") return text.replace(/\s+/g, " ");
  const bare = text.replace(/[\s\-–—‌.]/g, "");
  return kind === "code" ? bare.toUpperCase() : bare;
}

const SHAPES = { text: /^[\p{L}\p{M}\p{N}\u200c .,'’()\-/@+]+$/u, digits: /^\d+$/, code: /^[A-Z0-9]+$/ };

function isRight({ kind, minLength, maxLength, check }: PayeeField, value: string): boolean {
  if (value.length < minLength || value.length > maxLength || !SHAPES[kind].test(value)) return false;
  if (check === "luhn") return passesLuhn(value);
  return check !== "iban" || passesIban(value);
}

/** The last digit of a card number is made of the others. */
function passesLuhn(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** ISO 13616: the first four characters go to the end, letters are numbers, and the rest by 97 is 1. */
function passesIban(code: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(code)) return false;
  const moved = code.slice(4) + code.slice(0, 4);
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}
