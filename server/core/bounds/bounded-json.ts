/** No message of ours leads further into itself. */
const DEPTH_MAX = 16;

/** A message of an allowed length has no more: they are there for files. */
const VALUES_MAX = 20_000;

/** JSON that neither leads too far into itself nor has too much in it; throws for what does, as for what is none. */
export function readBoundedJson(text: string, valuesMax = VALUES_MAX): unknown {
  if (!isBounded(text, valuesMax)) throw new SyntaxError("There is too much to this JSON.");
  return JSON.parse(text);
}

const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const BACKSLASH = 92;
const OPENING = new Set([91, 123]);
const CLOSING = new Set([93, 125]);

/** Looks at each sign that stands in no text. Brackets and commas within a text mean nothing. */
function isBounded(text: string, valuesMax: number): boolean {
  let depth = 0;
  let values = 1;
  for (let place = 0; place < text.length; place += 1) {
    const sign = text.charCodeAt(place);
    if (sign === QUOTE) place = endOfText(text, place);
    else if (sign === COMMA) values += 1;
    else if (OPENING.has(sign)) depth += 1;
    else if (CLOSING.has(sign)) depth -= 1;
    if (depth > DEPTH_MAX || values > valuesMax) return false;
  }
  return true;
}

/**
 * The first name that stands twice in one object of some JSON, or null. Reading it keeps the last alone, which need not
 * be the one that its author meant.
 */
export function nameTwice(json: string): string | null {
  const namesOf: Set<string>[] = [];
  let text = '""';
  for (let place = 0; place < json.length; place += 1) {
    const sign = json.charCodeAt(place);
    if (sign === QUOTE) {
      const end = endOfText(json, place);
      text = json.slice(place, end + 1);
      place = end;
    } else if (OPENING.has(sign)) namesOf.push(new Set());
    else if (CLOSING.has(sign)) namesOf.pop();
    else if (sign === COLON) {
      const name: string = JSON.parse(text);
      const names = namesOf.at(-1);
      if (names?.has(name)) return name;
      names?.add(name);
    }
  }
  return null;
}

/** The next quotation mark that is not part of the text; what lies between, maybe a picture, is looked for and not read. */
function endOfText(json: string, start: number): number {
  let end = json.indexOf('"', start + 1);
  while (end >= 0 && isEscaped(json, end)) end = json.indexOf('"', end + 1);
  return end < 0 ? json.length : end;
}

/** Every second of the backslashes before it stands for itself. */
function isEscaped(json: string, place: number): boolean {
  let before = place;
  while (json.charCodeAt(before - 1) === BACKSLASH) before -= 1;
  return (place - before) % 2 === 1;
}
