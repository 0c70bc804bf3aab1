import { brokenLink, type CheckedProof, type ProofStep, readDays } from "../../proofs/check-proof.ts";
import { isSignedBy } from "../../proofs/signed-text.ts";
import { checkReceipt } from "./check-receipt.ts";
import { UNKEYED } from "./printed.ts";

type Verdict = CheckedProof["verdict"];
/** unkeyed: nothing contradicts, and nobody said whose key counts. */
type Told = { readonly verdict: Verdict | "unkeyed"; readonly text: string };

const SAID: Readonly<Record<ProofStep["kind"], string>> = {
  signature: "The house signed this receipt",
  daySignature: "The house signed what it published for that day",
  included: "It stands in what was published for that day",
  sameDay: "The balance is of that day",
};

const ANY_KEY: Partial<typeof SAID> = {
  signature: "Whoever has the key in this file signed this receipt",
  daySignature: "Whoever has that key signed what stands here of that day",
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
  const { pays } = checked;
  const verdict = checked.verdict === "wrong" || houseKey !== null ? checked.verdict : "unkeyed";
  const words = houseKey === null ? { ...SAID, ...ANY_KEY } : SAID;
  const lines = [
    checked.isBalance ? "A balance" : "A receipt",
    "",
    ...[...checked.said].map(([name, value]) => `  ${`${name}:`.padEnd(12)} ${value}`),
    "",
    ...checked.steps.map(({ kind, agrees }) => `  ${agrees ? "yes" : "NO "}  ${words[kind]}`),
    ...(checked.day ? [`       ${[...checked.day].map((pair) => pair.join("=")).join("\n       ")}`] : []),
    ...(pays === null
      ? []
      : [`  ${pays ? "yes" : "NO "}  The round, computed again, pays what the receipt says`]),
    "",
    ...(verdict === "unkeyed" ? UNKEYED : [CLOSING[verdict]]),
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
  const verdict = first !== null ? "wrong" : houseKey === null ? "unkeyed" : "proven";
  const said = {
    proven: `PROVEN: ${days.length} days, each signed and naming the one before.`,
    unkeyed: [`${days.length} days, each naming the one before.`, ...UNKEYED].join("\n"),
    wrong: `WRONG: a day is not signed by that key or does not name the one before it:\n${days[first ?? 0]?.head}`,
  };
  return { verdict, text: said[verdict] };
}
