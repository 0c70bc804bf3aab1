import { RE2JS } from "re2js";

/** A compiled pattern of an operator. It is asked of the whole text. */
export type AcceptedPattern = { test(text: string): boolean };

const PATTERN_LENGTH_MAX = 200;
/** Steps of the compiled pattern; a text costs at most its length times as many. */
const PROGRAM_SIZE_MAX = 1000;

const NOTHING: AcceptedPattern = { test: () => false };

const compiled = new Map<string, AcceptedPattern>();

/**
 * The pattern as it is applied: to the whole text, in the syntax of RE2, whose time grows with the length of the text
 * and no faster (T33). One that cannot be read lets nothing through: the office says so where it is set.
 */
export function compilePattern(pattern: string): AcceptedPattern {
  let expression = compiled.get(pattern);
  if (!expression) {
    if (compiled.size >= 500) compiled.clear();
    expression = readPattern(pattern) ?? NOTHING;
    compiled.set(pattern, expression);
  }
  return expression;
}

/** Whether a pattern that an operator typed can be applied: RE2 knows no looking ahead and no references back. */
export function isReadablePattern(pattern: string): boolean {
  return readPattern(pattern) !== null;
}

function readPattern(pattern: string): AcceptedPattern | null {
  if (pattern.length === 0 || pattern.length > PATTERN_LENGTH_MAX) return null;
  try {
    const expression = RE2JS.compile(pattern);
    if (expression.programSize() > PROGRAM_SIZE_MAX) return null;
    return { test: (text) => expression.testExact(text) };
  } catch {
    return null;
  }
}
