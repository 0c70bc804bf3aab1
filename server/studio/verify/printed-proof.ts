import { brokenLink, type CheckedProof, type ProofStep, readDays } from "../../proofs/check-proof.ts";
import { isSignedBy } from "../../proofs/signed-text.ts";
import { checkReceipt } from "./check-receipt.ts";

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
  const checked = checkReceipt(text, houseKey);
  if (!checked) return null;
  const { pays, verdict } = checked;
  const lines = [
    checked.isBalance ? "A balance" : "A receipt",
    "",
    ...[...checked.said].map(([name, value]) => `  ${`${name}:`.padEnd(12)} ${value}`),
    "",
    ...checked.steps.map(({ kind, agrees }) => `  ${agrees ? "yes" : "NO "}  ${SAID[kind]}`),
    ...(checked.day ? [`       ${[...checked.day].map((pair) => pair.join("=")).join("\n       ")}`] : []),
    ...(pays === null
      ? []
      : [`  ${pays ? "yes" : "NO "}  The round, computed again, pays what the receipt says`]),
    "",
    CLOSING[verdict],
  ];
  return { verdict, text: lines.join("\n") };
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
