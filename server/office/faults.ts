import type { z } from "zod";

type Issue = z.core.$ZodIssue;

/** So many are told at once; whoever has mended them is told the next. */
const TOLD_MAX = 10;

/** What is wrong with what somebody said, each with its place: `does.least is missing`. */
export function faultsOf({ issues }: { readonly issues: readonly Issue[] }, skip = 0): string[] {
  return issues.slice(0, TOLD_MAX).flatMap((issue) => faultsOfOne(issue, skip));
}

function faultsOfOne(issue: Issue, skip: number): string[] {
  const path = issue.path.slice(skip);
  const named = (more: readonly PropertyKey[] = []) => [...path, ...more].map(String).join(".");
  if (issue.code === "unrecognized_keys") return issue.keys.map((key) => `${named([key])} is not known here`);
  const place = named();
  const at = place === "" ? "the text as a whole" : place;
  if (issue.code === "invalid_type" && issue.input === undefined && place !== "") return [`${at} is missing`];
  const why = whyOf(issue);
  return [`${at} is not right${why === null ? "" : `: ${why}`}`];
}

/** Why, where more can be said than that it is so. */
function whyOf(issue: Issue): string | null {
  switch (issue.code) {
    case "custom":
      return issue.message === "Invalid input" ? null : issue.message;
    case "invalid_value":
      return `one of ${issue.values.map(String).join(", ")}`;
    case "invalid_type":
      return `it should be ${KINDS[issue.expected] ?? issue.expected}`;
    case "too_big":
    case "too_small":
    case "not_multiple_of":
      return issue.message.replace(/^[^:]*: /, "");
    case "invalid_union":
      return issue.errors.length === 0 ? "it is none of those that are known" : nearest(issue.errors);
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

/** Of several forms the one that was meant is the one with the fewest faults. */
function nearest(errors: readonly (readonly Issue[])[]): string | null {
  const [fewest] = [...errors].sort((one, other) => one.length - other.length);
  return fewest ? faultsOf({ issues: fewest }).join("; ") : null;
}
