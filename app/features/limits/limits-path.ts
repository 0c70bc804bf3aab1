import { memberPaths } from "#app/lib/paths/member-paths.ts";

/** The states of the page of limits: one limit being changed, a pause being confirmed, what was just done. */
type LimitsQuery = { change?: string; confirm?: string; done?: string };

export function limitsPath(query: LimitsQuery = {}): string {
  const text = new URLSearchParams(query).toString();
  return text === "" ? memberPaths.limits() : `${memberPaths.limits()}?${text}`;
}
