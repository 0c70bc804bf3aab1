import { type Commitment, UNSIGNED } from "./commitments.ts";
import type { CheckedRound } from "./verify-any.ts";

/** What a step says where it agrees, and where it does not. */
type Words = readonly [agrees: string, not: string];

const SAID: Readonly<Record<Commitment["kind"], Words>> = {
  serverSeed: [
    "SHA-256 of the server seed is the commitment that the link names",
    "SHA-256 of the server seed is not the commitment that the link names",
  ],
  link: [
    "The chain's link gives the commitment that is named",
    "The chain's link does not give the commitment that is named",
  ],
  chain: [
    "The link leads back to the end of the chain that is named",
    "The link does not lead back to the end of the chain that is named",
  ],
  stakes: [
    "SHA-256 of the list of stakes is the entropy that the link names",
    "SHA-256 of the list of stakes is not the entropy that the link names",
  ],
  winners: [
    "The tickets that are drawn are those that were said to win",
    "The tickets that are drawn are not those that were said to win",
  ],
  own: ["Your stake stands in that list", "Your stake does not stand in that list"],
  beacon: [
    "The beacon said that in the round that was named",
    "The beacon said something else in the round that was named",
  ],
  signature: ["The house signed this link", "The house did not sign this link as it is here"],
};

/** Everybody can sign with a key of their own. */
const ANY_KEY: Words = [
  "Whoever has the key in this link signed it",
  "The key in this link did not sign it as it is here",
];

const COUNTED: Partial<Record<Commitment["kind"], (steps: number) => string>> = {
  chain: (steps) => ` (${many(steps, "step")})`,
  stakes: (stakes) => ` (${many(stakes, "stake")})`,
  own: (place) => (place > 0 ? ` (at place ${place})` : ""),
};

const many = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;

/** A checked round as lines for a terminal; whose the key in a link is, the link itself cannot say. */
export function printed(
  { title, lines, commitments, isOfStakesAlone, ...verdict }: CheckedRound,
  isKeyKnown: boolean,
): string {
  const width = Math.min(40, Math.max(...lines.map(([name]) => name.length)));
  return [
    title,
    "",
    ...lines.map(([name, value]) => `  ${`${name}:`.padEnd(width + 1)} ${value}`),
    ...commitments.flatMap((commitment) => commitmentLines(commitment, isKeyKnown)),
    "",
    ...closing(verdict, isKeyKnown),
    ...(verdict.verdict === "proven" && isOfStakesAlone ? LIMIT : []),
  ].join("\n");
}

function commitmentLines(commitment: Commitment, isKeyKnown: boolean): string[] {
  const { kind, steps, agrees } = commitment;
  const words = kind === "signature" && !isKeyKnown ? ANY_KEY : SAID[kind];
  return [
    "",
    `  ${agrees ? "yes" : "NO "}  ${words[agrees ? 0 : 1]}${COUNTED[kind]?.(steps) ?? ""}`,
    ...sides(commitment).map(([name, value]) => `       ${name.padEnd(SIDE_WIDTH)} ${value}`),
  ];
}

const SIDE_WIDTH = 13;

/** What was compared with what. A key signed or it did not, and a stake stands in the list or it does not. */
function sides({ kind, said, computed }: Commitment): [name: string, value: string][] {
  if (kind === "own") return [["the link says", said]];
  if (kind !== "signature")
    return [
      ["the link says", said],
      [kind === "beacon" ? "it said" : "computed", computed],
    ];
  return computed === said || computed === UNSIGNED
    ? [["key", said]]
    : [
        ["the house's", said],
        ["key in it", computed],
      ];
}

const MISSING: Partial<Record<Commitment["kind"], string>> = {
  serverSeed: "the commitment to the server seed (commit)",
  link: "the commitment to the link (commit)",
  chain: "the published end of the chain and how far back it stands (terminal, index)",
  stakes:
    "the list of stakes that the entropy is the hash of (save it from the page of the link: --stakes <file>)",
  winners: "the tickets that were said to win (winners)",
  beacon:
    "what the beacon said: ask any node of it, <address>/<beaconChain>/public/<beaconRound>, and save it (--beacon <file>)",
  signature: "the signature of the house (key, sig)",
};

function closing(
  {
    isCalledOff,
    isHouseAlone,
    ...answer
  }: Pick<CheckedRound, "verdict" | "missing" | "isCalledOff" | "isHouseAlone">,
  isKeyKnown: boolean,
): string[] {
  return [
    ...(isCalledOff ? [...OFF, ""] : []),
    ...(isHouseAlone ? [...ALONE, ""] : []),
    ...(answer.verdict === "proven" && !isKeyKnown ? UNKEYED : closingOf(answer)),
  ];
}

const LIMIT = [
  "Whether the house tried numbers or stakes of its own before betting closed, no computation tells.",
];

const ALONE = [
  "THE HOUSE CHOSE BOTH SEEDS: the player put in none of their own, or one that the house had known before. Nothing was",
  "changed after the commitment; whether something was chosen before it, no computation tells.",
];

const OFF = [
  "CALLED OFF: two operators of the house called this round off after betting had closed. It decided no stake that was",
  "still in it, and those went back. What is computed here is what it would have been.",
];

/** What is said in place of an answer where nobody said which key is the house's. */
export const UNKEYED = [
  "NOT PROVEN: IT MATCHES ITSELF; WHOSE KEY THIS IS WAS NOT CHECKED. Everybody can sign with a key of their own.",
  'Give --key <key>, the "x" of /verify/key at the house, best as you noted it before you played.',
];

function closingOf({ verdict, missing }: Pick<CheckedRound, "verdict" | "missing">): string[] {
  if (verdict === "wrong")
    return [
      "WRONG: what was computed contradicts what the link says, or the house did not sign it: see NO above.",
    ];
  if (verdict === "proven")
    return [
      "PROVEN: the round follows from what the house signed that it had published before.",
      "Compare what the link says, above, with what you saw before the round and at the house's address.",
    ];
  return [
    "COMPUTED, BUT BOUND TO NOTHING PUBLISHED: the numbers are right for this link, and nothing says that the link is.",
    "What is missing:",
    ...missing.map((kind) => `  ${MISSING[kind] ?? kind}`),
  ];
}
