import type { Language } from "../languages.ts";

/**
 * People write with the keyboard they have: Persian (۰-۹) and Arabic (٠-٩) digits, Arabic letters
 * where Persian has its own, and direction marks that nobody sees. Everything typed comes through
 * here before it is checked, so that two spellings of one name are one name.
 */
const PERSIAN_ZERO = 0x06f0;
const ARABIC_ZERO = 0x0660;
const LATIN_ZERO = 0x30;

export function toLatinDigits(text: string): string {
  return text.replace(/[۰-۹٠-٩]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = code >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_ZERO;
    return String.fromCharCode(code - zero + LATIN_ZERO);
  });
}

export function toPersianDigits(text: string): string {
  return text.replace(/[0-9]/g, (digit) =>
    String.fromCharCode(digit.charCodeAt(0) - LATIN_ZERO + PERSIAN_ZERO),
  );
}

/** The digits of a text in those of a language: of a year, a code or the number of something, which has no groups. */
export function digitsIn(text: string, language: Language): string {
  return language === "fa" ? toPersianDigits(text) : text;
}

/** Without the joiners that a keyboard leaves between letters: in a name or an address they mean nothing. */
export function withoutJoiners(text: string): string {
  return text.replace(/[\u200b-\u200d\u2060]/g, "");
}

/** What was meant by what was typed: canonical Unicode, Persian letters, Latin digits, no hidden marks. */
export function normaliseTyped(text: string): string {
  return toLatinDigits(text.normalize("NFC"))
    .replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/g, "")
    .replace(/[يى]/g, "ی")
    .replace(/ك/g, "ک");
}
