/**
 * What a form may be before anything reads it as one. What reads forms takes a time that grows with the square of what
 * repeats, so a body of an allowed length could hold the process for seconds. The largest form of ours is a lottery of
 * two digits, with a box for each of a hundred numbers.
 */
export const FORM_BOUNDS = {
  fields: 200,
  repeats: 100,
  parts: 20,
  nameCharacters: 100,
  /** How far a name may lead into itself, as `a[b].c` does. */
  depth: 4,
  /** The lines before the content of a part: a name, and that of a file. */
  headBytes: 4096,
} as const;

/** The fields of a body, and whether they are all of them: what is beyond the bounds is not read. */
export type BoundedFields = { readonly fields: URLSearchParams; readonly areAll: boolean };

export function boundedFields(text: string): BoundedFields {
  const pieces = text.split("&", FORM_BOUNDS.fields + 1);
  const kept = pieces.slice(0, FORM_BOUNDS.fields);
  return withinBounds(new URLSearchParams(kept.join("&")), pieces.length === kept.length);
}

/** Of fields that are not too many, those whose names are as names are, no oftener than a name may come. */
export function withinBounds(given: URLSearchParams, areAllGiven: boolean): BoundedFields {
  const fields = new URLSearchParams();
  const times = new Map<string, number>();
  let areAll = areAllGiven;
  for (const [name, value] of given) {
    const nth = (times.get(name) ?? 0) + 1;
    times.set(name, nth);
    if (nth <= FORM_BOUNDS.repeats && isShortName(name)) fields.append(name, value);
    else areAll = false;
  }
  return { fields, areAll };
}

function isShortName(name: string): boolean {
  return name.length <= FORM_BOUNDS.nameCharacters && name.split(/[[.]/).length - 1 <= FORM_BOUNDS.depth;
}

/** Where the content of a part begins and ends in its body, and its head as it stands before. */
export type Part = { readonly head: string; readonly begins: number; readonly ends: number };

/** As browsers write it, and nothing else: two readers must not find two boundaries in one line. */
const BOUNDARY = /^multipart\/form-data; ?boundary=("?)([\w'()+,./:=?-]{1,70})\1$/i;

export function boundaryIn(type: string): string | null {
  return BOUNDARY.exec(type)?.[2] ?? null;
}

const LINE_END = "\r\n";
const HEAD_END = "\r\n\r\n";

/** The parts of a body in their order, found without reading what is in them; `excess` for more than they may be. */
export function partsOf(bytes: Buffer, boundary: string): Part[] | "excess" | "unreadable" {
  const mark = `--${boundary}`;
  const parts: Part[] = [];
  let place = bytes.indexOf(mark) === 0 ? mark.length : -1;
  while (place >= 0) {
    const after = bytes.toString("latin1", place, place + 2);
    if (after === "--") return parts;
    if (after !== LINE_END) return "unreadable";
    if (parts.length === FORM_BOUNDS.parts) return "excess";
    const head = bytes.toString("latin1", place + 2, place + 2 + FORM_BOUNDS.headBytes);
    const length = head.indexOf(HEAD_END);
    if (length < 0) return head.length < FORM_BOUNDS.headBytes ? "unreadable" : "excess";
    const begins = place + 2 + length + HEAD_END.length;
    const ends = bytes.indexOf(`${LINE_END}${mark}`, begins);
    if (ends < 0) return "unreadable";
    parts.push({ head: head.slice(0, length), begins, ends });
    place = ends + LINE_END.length + mark.length;
  }
  return "unreadable";
}
