import { normaliseTyped } from "../numbers/digits.ts";

/** Accents of Latin letters, vowel signs of Arabic ones, and the line that draws a word out. */
const LIGHT_MARKS = /[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g;

/** Digits, signs and letters of another script that are read as a Latin letter. */
const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  ["0o", "1i", "3e", "4a", "5s", "7t", "8b", "@a", "$s", "!i", "|i", "€e", "+t"]
    .concat(["аa", "еe", "оo", "рp", "сc", "хx", "уy", "кk", "мm", "тt", "нh", "вb", "іi", "ѕs"])
    .concat(["αa", "εe", "οo", "ρp", "τt", "κk", "νv", "ιi", "υu"])
    .map((pair) => [...pair]),
);

/**
 * A text without habits of spelling: Arabic and Persian letters and digits are one, and so are wide and narrow
 * letters and both cases. Signs and spaces stay.
 */
export function foldText(text: string): string {
  return normaliseTyped(text.normalize("NFKC")).toLowerCase();
}

/** The same without accents and vowel signs. Thai vowels and the marks of Vietnamese tones are more than that. */
export function withoutMarks(folded: string): string {
  return folded.normalize("NFD").replace(LIGHT_MARKS, "").normalize("NFC");
}

/** Read as somebody reads who wrote `p0k€r`. */
export function withoutDisguise(folded: string): string {
  return [...withoutMarks(folded)].map((letter) => LOOKALIKES[letter] ?? letter).join("");
}

/** `loooove` and `love` are one word here. */
export function withoutRepeats(text: string): string {
  return text.replace(/(\P{N})\1+/gu, "$1");
}
