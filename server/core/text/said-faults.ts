/** What a schema found wrong, in the words of zod's issues. */
type Issue = {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly input?: unknown;
  readonly keys?: readonly string[];
  readonly values?: readonly unknown[];
  readonly options?: readonly unknown[];
  readonly expected?: string;
  readonly origin?: string;
  readonly maximum?: number | bigint;
  readonly minimum?: number | bigint;
  readonly divisor?: number;
  readonly format?: string;
  readonly errors?: readonly (readonly Issue[])[];
};

/** So many are told at once; whoever has mended them is told the next. */
const TOLD_MAX = 10;

/**
 * What is wrong with what somebody said, each with its place: `does.least is missing`. Parse with `reportInput`, or what
 * is missing is only not right. Made of what an issue is about, since its message may be a sentence of no help.
 */
export function faultsOf({ issues }: { readonly issues: readonly Issue[] }, skip = 0): string[] {
  return issues.slice(0, TOLD_MAX).flatMap((issue) => faultsOfOne(issue, skip));
}

function faultsOfOne(issue: Issue, skip: number): string[] {
  const path = issue.path.slice(skip);
  const named = (more: readonly PropertyKey[] = []) => [...path, ...more].map(String).join(".");
  if (issue.code === "unrecognized_keys")
    return (issue.keys ?? []).map((key) => `${named([key])} is not known here`);
  const place = named();
  const at = place === "" ? "the text as a whole" : place;
  if (issue.code === "invalid_type" && issue.input === undefined && place !== "") return [`${at} is missing`];
  const why = whyOf(issue);
  return [`${at} is not right${why === null ? "" : `: ${why}`}`];
}

/** What a schema says by itself where nobody wrote a sentence (server/http/posts/posted-form.ts). */
const NO_SENTENCE: ReadonlySet<string> = new Set(["Invalid input", "unsaid"]);

/** Why, where more can be said than that it is so. */
function whyOf(issue: Issue): string | null {
  switch (issue.code) {
    case "custom":
      return NO_SENTENCE.has(issue.message) ? null : issue.message;
    case "invalid_value":
      return `one of ${(issue.values ?? []).map(String).join(", ")}`;
    case "invalid_type":
      return `it should be ${KINDS[issue.expected ?? ""] ?? issue.expected}`;
    case "too_big":
      return `at most ${issue.maximum}${unitOf(issue.origin)}`;
    case "too_small":
      return `at least ${issue.minimum}${unitOf(issue.origin)}`;
    case "not_multiple_of":
      return `a multiple of ${issue.divisor}`;
    case "invalid_format":
      return FORMATS[issue.format ?? ""] ?? null;
    case "invalid_union":
      return whyOfUnion(issue);
    default:
      return null;
  }
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text, such as "5.00"',
  number: "a number without quotation marks",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  int: "a whole number",
};

const FORMATS: Readonly<Record<string, string>> = {
  datetime: "a moment such as 2027-01-31T00:00:00Z",
  url: "an address that begins with https://",
};

const UNITS: Readonly<Record<string, string>> = { string: " characters", array: " entries" };
const unitOf = (origin = "") => UNITS[origin] ?? "";

/** A word that chooses between forms is wrong by itself; else the form that was meant is the one with the fewest faults. */
function whyOfUnion({ errors = [], options = [] }: Issue): string | null {
  if (errors.length === 0) {
    return options.length > 0
      ? `one of ${options.map(String).join(", ")}`
      : "it is none of those that are known";
  }
  const [fewest] = [...errors].sort((one, other) => one.length - other.length);
  return fewest ? faultsOf({ issues: fewest }).join("; ") : null;
}
