import { done, type Outcome, refuse } from "../core/outcome.ts";
import { foldText, withoutDisguise, withoutMarks, withoutRepeats } from "../core/text/fold-text.ts";

export const NICKNAME_MIN = 2;
export const NICKNAME_MAX = 16;

/** Far above what is ever right: beyond it nobody counts. */
const CODE_POINTS_MAX = 48;

export type UnfitName = { readonly reason: "nicknameLength" | "nicknameLetters" | "nicknameMixed" };

export type Nickname = {
  /** As it is shown. */
  readonly name: string;
  /** As it is told from others: without case, accents, signs and disguise. */
  readonly folded: string;
};

/** The letters of the six languages. Arabic ones that Persian writes otherwise are made Persian before. */
const LETTERS = {
  latin: /[a-zđ]/,
  persian: /[ءآأؤإئابةتثجحخدذرزسشصضطظعغفقلمنهوپچژکگیۀ]/,
  han: /[\p{Script=Han}]/u,
  thai: /[ก-ฮะ-ฺเ-๎]/,
} as const;
type Letters = keyof typeof LETTERS;

const DIGIT = /[0-9۰-۹]/;
const THAI_MARK = /[ัิ-ฺ็-๎]/;
const THAI_CONSONANT = /[ก-ฮ]/;

/** One at a time and between letters: what stands at an end, or twice, is not seen. */
const SIGN = /[ _.\u200c]/;

/**
 * A nickname as somebody typed it, or why it is none: letters of one script of the six languages, digits, and single
 * signs between them. Nothing that turns the direction or is not seen comes through, and no two scripts are mixed.
 */
export function nicknameFrom(typed: string): Outcome<Nickname, UnfitName> {
  const name = typed
    .trim()
    .normalize("NFKC")
    .replace(/[يى]/g, "ی")
    .replace(/ك/g, "ک")
    .replace(/[٠-٩]/g, persianDigit);
  const points = [...name];
  if (points.length > CODE_POINTS_MAX) return refuse({ reason: "nicknameLength" });
  const kinds = points.map(kindOf);
  if (kinds.includes(null)) return refuse({ reason: "nicknameLetters" });
  const scripts = new Set(kinds.filter((kind) => kind !== "digit" && kind !== "sign"));
  if (scripts.size > 1 || hasTwoDigitSets(name)) return refuse({ reason: "nicknameMixed" });
  if (!isWellSet(points, kinds)) return refuse({ reason: "nicknameLetters" });
  const length = [...new Intl.Segmenter("fa", { granularity: "grapheme" }).segment(name)].length;
  if (length < NICKNAME_MIN || length > NICKNAME_MAX) return refuse({ reason: "nicknameLength" });
  return done({ name, folded: foldName(name) });
}

/** Two names that are read as one are one: `Al1` is `ali`, and `a_b` is `ab`. */
export function foldName(name: string): string {
  return withoutDisguise(foldText(name)).replace(/[^\p{L}\p{N}\p{M}]/gu, "");
}

/** How a name may be read by somebody who looks for a word in it: `NardAdmin7` holds `admin`. */
export function readingsOf(name: string): string {
  const parted = name.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").replace(/[_.\u200c]/g, " ");
  const letters = parted.replace(/\p{N}+/gu, " ");
  return [name, parted, letters, withoutRepeats(letters)].join(" \n ");
}

function kindOf(point: string): Letters | "digit" | "sign" | null {
  if (DIGIT.test(point)) return "digit";
  if (SIGN.test(point)) return "sign";
  const base = withoutMarks(point.toLowerCase());
  const found = (Object.keys(LETTERS) as Letters[]).find(
    (script) => LETTERS[script].test(script === "latin" ? base : point) && [...base].length === 1,
  );
  return found ?? null;
}

/** Begins with a letter, ends with no sign, and has no two signs or heaped vowel marks in a row. */
function isWellSet(points: readonly string[], kinds: readonly (string | null)[]): boolean {
  const [first] = kinds;
  if (first === "digit" || first === "sign" || kinds.at(-1) === "sign") return false;
  return points.every((point, nth) => {
    const before = points[nth - 1] ?? "";
    if (kinds[nth] === "sign") {
      const isHalfSpace = point === "\u200c";
      return kinds[nth - 1] !== "sign" && (!isHalfSpace || kinds[nth - 1] === "persian");
    }
    if (!THAI_MARK.test(point)) return true;
    const isSecond = THAI_MARK.test(before) && THAI_CONSONANT.test(points[nth - 2] ?? "");
    return THAI_CONSONANT.test(before) || isSecond;
  });
}

function hasTwoDigitSets(name: string): boolean {
  return /[0-9]/.test(name) && /[۰-۹]/.test(name);
}

function persianDigit(digit: string): string {
  return String.fromCharCode(digit.charCodeAt(0) - 0x660 + 0x6f0);
}
