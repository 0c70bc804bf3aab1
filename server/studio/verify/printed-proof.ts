import {
  brokenLink,
  type CheckedProof,
  checkProof,
  type ProofStep,
  readDays,
  readProof,
} from "../../proofs/check-proof.ts";
import { isSignedBy } from "../../proofs/signed-text.ts";
import { readLink } from "./read-link.ts";
import { verifyAny } from "./verify-any.ts";

type Verdict = CheckedProof["verdict"];
type Told = { readonly verdict: Verdict; readonly text: string };

const SAID: Readonly<Record<ProofStep["kind"], string>> = {
  signature: "The house signed this receipt",
  daySignature: "The house signed what it published for that day",
  included: "It stands in what was published for that day",
  sameDay: "The balance is of that day",
};

const CLOSING: Readonly<Record<Verdict, string>> = {
  proven: "PROVEN: this stands in what the house published, and nobody can change it now.",
  wrong: "WRONG: something in this file contradicts what was signed or published.",
  unbound:
    "SIGNED, BUT NOT PUBLISHED YET: the house's word stands; from the day after, the file also leads to what was published.",
};

/** A receipt or a balance as lines for a terminal; the round itself is computed as well where its link is there. */
export function checkedProof(text: string, houseKey: string | null): Told | null {
  const file = readProof(text);
  const checked = file && checkProof(file, houseKey);
  if (!file || !checked) return null;
  const round = file.link === undefined ? null : roundAgain(file.link, checked, houseKey);
  const verdict = round?.agrees === false ? "wrong" : checked.verdict;
  const lines = [
    checked.isBalance ? "A balance" : "A receipt",
    "",
    ...[...checked.said].map(([name, value]) => `  ${`${name}:`.padEnd(12)} ${value}`),
    "",
    ...checked.steps.map(({ kind, agrees }) => `  ${agrees ? "yes" : "NO "}  ${SAID[kind]}`),
    ...(checked.day ? [`       ${[...checked.day].map((pair) => pair.join("=")).join("\n       ")}`] : []),
    ...(round
      ? [`  ${round.agrees ? "yes" : "NO "}  The round, computed again, pays what the receipt says`]
      : []),
    "",
    CLOSING[verdict],
  ];
  return { verdict, text: lines.join("\n") };
}

const PAYOUT = "Payout, in hundredths";

/** The round of the link, which has to be the one of the receipt: both name the commitment that it was played under. */
function roundAgain(
  link: string,
  { said }: CheckedProof,
  houseKey: string | null,
): { readonly agrees: boolean } | null {
  const query = readLink(link);
  const checked = query && verifyAny(query, { houseKey });
  if (!checked?.ok) return { agrees: false };
  const payout = new Map(checked.value.lines).get(PAYOUT);
  if (payout === undefined) return null;
  const isOfIt = query?.get("commit") === said.get("commitment");
  return { agrees: isOfIt && checked.value.verdict !== "wrong" && payout === said.get("payout") };
}

/** Whether days as they were published are signed and name each other, the newest first as the site lists them. */
export function checkedDays(text: string, houseKey: string | null): Told | null {
  const days = readDays(text)?.reverse();
  if (!days) return null;
  const broken = brokenLink(days);
  const unsigned =
    houseKey === null ? -1 : days.findIndex(({ head, sig }) => !isSignedBy(houseKey, sig, head));
  const first = broken ?? (unsigned === -1 ? null : unsigned);
  const verdict = first !== null ? "wrong" : houseKey === null ? "unbound" : "proven";
  const said = {
    proven: `PROVEN: ${days.length} days, each signed and naming the one before.`,
    unbound: `${days.length} days, each naming the one before. Say --key to know who signed them.`,
    wrong: `WRONG: a day is not signed by that key or does not name the one before it:\n${days[first ?? 0]?.head}`,
  };
  return { verdict, text: said[verdict] };
}
