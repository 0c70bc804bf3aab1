import { foldText, withoutDisguise, withoutMarks, withoutRepeats } from "./fold-text.ts";

/** Scripts that set no spaces between words: there a word may stand anywhere. */
const SPACELESS = /[\p{Script=Han}\p{Script=Thai}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const LETTERS = /[\p{L}\p{N}\p{M}]+/gu;
const NO_LETTERS = /[^\p{L}\p{N}\p{M}]+/gu;

/** How a folded text may be read: as it is, without accents, and without its disguise. */
const READINGS = [(text: string) => text, withoutMarks, withoutDisguise] as const;

/**
 * The first of the words that a text holds, however it is spelt: with Arabic letters or digits, accents, letters
 * repeated, digits for letters, dots or spaces between the letters. Null when it holds none. A word counts where it
 * stands by itself, so that no innocent word is refused for a part of it; `word*` counts with any ending.
 */
export function forbiddenWord(text: string, words: readonly string[]): string | null {
  const folded = foldText(text);
  const readings = READINGS.map((read) => tokensOf(read(folded)));
  return words.find((word) => READINGS.some((read, nth) => holds(readings[nth] ?? [], read, word))) ?? null;
}

function holds(tokens: readonly string[], read: (text: string) => string, word: string): boolean {
  const isOpen = word.endsWith("*");
  const folded = foldText(word).replace(/\*$/, "");
  const form = withoutRepeats(read(folded)).replace(NO_LETTERS, " ").trim();
  // Without its marks another word would be meant: read so, the text says nothing about this one.
  if (form === "" || (read !== READINGS[0] && withoutMarks(folded) !== folded)) return false;
  if (SPACELESS.test(form)) return tokens.some((line) => line.replaceAll(" ", "").includes(form));
  const wanted = [form, form.replaceAll(" ", "")].map((one) => (isOpen ? ` ${one}` : ` ${one} `));
  return tokens.some((line) => wanted.some((one) => line.includes(one)));
}

/**
 * The words of a text with a space on each side, read in three ways: parted wherever no letter stands, parted by
 * spaces alone (`f.o.o`), and with letters that stand alone put together (`f o o`).
 */
function tokensOf(text: string): string[] {
  const parted = text.match(LETTERS) ?? [];
  const spaced = text.split(/\s+/).map((chunk) => chunk.replace(NO_LETTERS, ""));
  return [parted, spaced, joined(parted)].map((tokens) => ` ${tokens.map(withoutRepeats).join(" ")} `);
}

function joined(tokens: readonly string[]): string[] {
  const words: string[] = [];
  let run = "";
  for (const token of tokens) {
    if ([...token].length === 1) {
      run += token;
      continue;
    }
    words.push(run, token);
    run = "";
  }
  return [...words, run].filter((word) => word !== "");
}
