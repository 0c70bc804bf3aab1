import { runInNewContext } from "node:vm";

const PATTERN_LENGTH_MAX = 200;
const TRIAL_TEXT_LENGTH = 10_000;
const TRIAL_TIMEOUT_MS = 500;

const compiled = new Map<string, RegExp>();

/** The pattern as it is applied: to the whole text, as an HTML `pattern` is. Throws when it is no pattern. */
export function compilePattern(pattern: string): RegExp {
  let expression = compiled.get(pattern);
  if (!expression) {
    if (compiled.size >= 500) compiled.clear();
    expression = new RegExp(`^(?:${pattern})$`, "u");
    compiled.set(pattern, expression);
  }
  return expression;
}

/**
 * Whether a pattern that an operator typed may be run on what visitors type: a wrong one would let one
 * post hold the whole process. Cautious: some harmless patterns are refused with the dangerous ones.
 */
export function isSafePattern(pattern: string): boolean {
  if (pattern.length === 0 || pattern.length > PATTERN_LENGTH_MAX) return false;
  return isExpression(pattern) && !refersBack(pattern) && !repeatsAChoice(pattern) && endsInTime(pattern);
}

/** Valid under both flags: `u` is how we run it, `v` how newer browsers read an HTML `pattern`. */
function isExpression(pattern: string): boolean {
  try {
    return Boolean(new RegExp(pattern, "u") && new RegExp(pattern, "v"));
  } catch {
    return false;
  }
}

function refersBack(pattern: string): boolean {
  return /\\[1-9k]/.test(pattern.replaceAll("\\\\", ""));
}

/** One piece of a pattern: an escape, a class, a group's opening or end, a quantifier, an alternative. */
const PIECE = /\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?<?[=!:])?|\)|[*+?]|\{\d+(?:,\d*)?\}|\||./gsu;

/**
 * A group that may repeat and in which the engine can choose (a quantifier of no fixed count, an
 * alternative) is where the time of a failing match explodes: `(a+)+`, `(a|a)*`, `(a?a?)*`.
 */
function repeatsAChoice(pattern: string): boolean {
  const pieces = pattern.match(PIECE) ?? [];
  const open: boolean[] = [];
  let hasChoice = false;
  for (const [index, piece] of pieces.entries()) {
    if (piece.startsWith("(")) {
      open.push(hasChoice);
      hasChoice = false;
    } else if (piece === ")") {
      if (hasChoice && mayRepeat(pieces[index + 1])) return true;
      hasChoice ||= open.pop() ?? false;
    } else if (piece === "|" || leavesChoice(piece)) hasChoice = true;
  }
  return false;
}

function mayRepeat(piece: string | undefined): boolean {
  return (
    piece === "*" || piece === "+" || (piece?.startsWith("{") === true && !/^\{[01]\}|^\{0,1\}/.test(piece))
  );
}

function leavesChoice(piece: string): boolean {
  return /^(?:[*+?]|\{\d+,\d*\})$/.test(piece);
}

/** The proof: texts that come close to matching, far longer than any field, in an engine that can be stopped. */
function endsInTime(pattern: string): boolean {
  const literal = pattern.replace(/[^\p{L}\p{N}@._ -]/gu, "");
  const seeds = new Set([..."aA0ا @._-", ...literal, literal || "a"]);
  const texts = [...seeds].map((seed) => seed.repeat(Math.ceil(TRIAL_TEXT_LENGTH / seed.length)));
  const trial = "for (const text of texts) { expression.test(text); expression.test(text + '\\u0001'); }";
  try {
    runInNewContext(trial, { texts, expression: compilePattern(pattern) }, { timeout: TRIAL_TIMEOUT_MS });
    return true;
  } catch {
    return false;
  }
}
