import type { Commitment } from "./commitments.ts";
import type { CheckedRound } from "./verify-any.ts";

const SAID: Readonly<Record<Commitment["kind"], string>> = {
  serverSeed: "SHA-256 of the server seed is the commitment shown before play",
  link: "SHA-256 of the link is the commitment shown before the round",
  chain: "The link leads back to the published end of its chain",
  stakes: "SHA-256 of the list of stakes is the entropy fixed when betting closed",
  own: "Your stake stands in that list",
};

const COUNTED: Partial<Record<Commitment["kind"], (steps: number) => string>> = {
  chain: (steps) => ` (${steps} steps)`,
  stakes: (stakes) => ` (${stakes} stakes)`,
  own: (place) => (place > 0 ? ` (at place ${place})` : ""),
};

/** A checked round as lines for a terminal. */
export function printed({ title, lines, commitments, agrees }: CheckedRound): string {
  const width = Math.min(40, Math.max(...lines.map(([name]) => name.length)));
  return [
    title,
    "",
    ...lines.map(([name, value]) => `  ${`${name}:`.padEnd(width + 1)} ${value}`),
    ...commitments.flatMap(commitmentLines),
    "",
    agrees ? closing(commitments) : "NOT IN ORDER: what was computed contradicts what was published.",
  ].join("\n");
}

function commitmentLines({ kind, published, computed, steps, agrees }: Commitment): string[] {
  return [
    "",
    `  ${agrees ? "yes" : "NO "}  ${SAID[kind]}${COUNTED[kind]?.(steps) ?? ""}`,
    `       published ${published}`,
    `       computed  ${computed}`,
  ];
}

function closing(commitments: readonly Commitment[]): string {
  return commitments.length > 0
    ? "In order: the round follows from what was published."
    : "Computed. Compare the commitment and the payout with what you were shown.";
}
