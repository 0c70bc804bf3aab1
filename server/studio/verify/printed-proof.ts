import {
  besidePublished,
  brokenLink,
  type CheckedProof,
  daySaidTwice,
  type ProofStep,
  type PublishedDay,
  readDays,
} from "../../proofs/check-proof.ts";
import { readSaid } from "../../proofs/said-text.ts";
import { isSignedBy } from "../../proofs/signed-text.ts";
import { DAY_TITLE } from "../../proofs/texts.ts";
import { checkReceipt, type LinkSays } from "./check-receipt.ts";
import { UNKEYED } from "./printed.ts";

type Verdict = CheckedProof["verdict"];
/** unkeyed: nothing contradicts, and nobody said whose key counts. */
type Told = { readonly verdict: Verdict | "unkeyed"; readonly text: string };

/** What a step says where it agrees, and where it does not. */
type Words = readonly [agrees: string, not: string];

const SAID: Readonly<Record<ProofStep["kind"], Words>> = {
  signature: ["The house signed this receipt", "The house did not sign this receipt as it is here"],
  daySignature: ["The house signed the day in this file", "The house did not sign the day in this file"],
  included: [
    "The path leads to the root of the day in this file",
    "The path does not lead to the root of the day in this file",
  ],
  closedAfter: [
    "The day was closed when this round was over",
    "The day says that it was closed before this round was over",
  ],
  sameDay: ["The balance is of that day", "The balance is of another day"],
  published: [
    "That day stands in the days that you saved, word for word",
    "In the days that you saved that day is another one",
  ],
  oneDay: [
    "The house signed one day of that name",
    "The house signed two different days of that name, this one and the one that you saved: keep both, they prove it",
  ],
};

const ANY_KEY: Partial<typeof SAID> = {
  signature: [
    "Whoever has the key in this file signed this receipt",
    "The key in this file did not sign this receipt as it is here",
  ],
  daySignature: [
    "Whoever has that key signed the day in this file",
    "That key did not sign the day in this file",
  ],
};

const CLOSING: Readonly<Record<Verdict, string>> = {
  proven: "PROVEN: this stands in a day that the house signed, and nobody can change it now.",
  wrong: "WRONG: something in this file contradicts what was signed or published.",
  unbound:
    "SIGNED, BUT NOT PUBLISHED YET: the house's word stands; from the day after, the file also leads to what was published.",
};

const LINK: Readonly<Record<LinkSays, string>> = {
  pays: "The round, computed again, pays what the receipt says",
  paysOther: "The round, computed again, does not pay what the receipt says",
  ofAnother: "The link in this file is of another round than the receipt",
  unsigned: "Nobody signed the link in this file, so it proves nothing of this round",
  broken: "The link in this file contradicts itself or what was published: check it alone to see why",
};

/** What this file alone cannot know, it asks no network. */
const COMPARE =
  "Whether that is the day which everybody was shown: compare its root with /verify/days.json (--days <file>).";

/** The day of a file as days that somebody saved have it, another one first; null where they do not have it. */
function savedDay({ day, head: own }: CheckedProof, saved: string): PublishedDay | null {
  const name = day?.get("day");
  const named = (readDays(saved) ?? []).filter(({ head }) => readSaid(DAY_TITLE, head)?.get("day") === name);
  return named.find(({ head }) => head !== own) ?? named[0] ?? null;
}

/**
 * A receipt or a balance as lines for a terminal; the round itself is computed as well where its link is there. `saved`
 * are days as they were published; one that does not stand in them cannot be compared.
 */
export function checkedProof(text: string, houseKey: string | null, saved: string | null): Told | null {
  const alone = checkReceipt(text, houseKey);
  if (!alone) return null;
  const published = saved === null ? null : savedDay(alone, saved);
  if (saved !== null && !published) return null;
  const checked = published ? besidePublished(alone, published, houseKey) : alone;
  const verdict = checked.verdict === "wrong" || houseKey !== null ? checked.verdict : "unkeyed";
  const words = houseKey === null ? { ...SAID, ...ANY_KEY } : SAID;
  const lines = [
    checked.isBalance ? "A balance" : "A receipt",
    "",
    ...[...checked.said].map(([name, value]) => `  ${`${name}:`.padEnd(12)} ${value}`),
    "",
    ...checked.steps.map(({ kind, agrees }) => `  ${agrees ? "yes" : "NO "}  ${words[kind][agrees ? 0 : 1]}`),
    ...(checked.day ? [`       ${[...checked.day].map((pair) => pair.join("=")).join("\n       ")}`] : []),
    ...(checked.link === null ? [] : [`  ${checked.link === "pays" ? "yes" : "NO "}  ${LINK[checked.link]}`]),
    "",
    ...(verdict === "unkeyed" ? UNKEYED : [CLOSING[verdict]]),
    ...(verdict === "proven" && !published ? [COMPARE] : []),
  ];
  return { verdict, text: lines.join("\n") };
}

/** Whether days as they were published are signed, name each other and stand there once: the newest first as the site lists them, or the oldest. */
export function checkedDays(text: string, houseKey: string | null): Told | null {
  const listed = readDays(text);
  if (!listed) return null;
  const twice = daySaidTwice(listed);
  if (twice) return { verdict: "wrong", text: twiceText(twice, houseKey) };
  const days = brokenLink(listed) === null ? listed : [...listed].reverse();
  const broken = brokenLink(days);
  const unsigned =
    houseKey === null ? -1 : days.findIndex(({ head, sig }) => !isSignedBy(houseKey, sig, head));
  const first = broken ?? (unsigned === -1 ? null : unsigned);
  const verdict = first !== null ? "wrong" : houseKey === null ? "unkeyed" : "proven";
  const counted = days.length === 1 ? "1 day" : `${days.length} days`;
  const said = {
    proven: `PROVEN: ${counted}, each signed and naming the one before.`,
    unkeyed: [`${counted}, each naming the one before.`, ...UNKEYED].join("\n"),
    wrong: `WRONG: a day is not signed by that key, does not name the one before it, or is not later than that one:\n${days[first ?? 0]?.head}`,
  };
  return { verdict, text: said[verdict] };
}

/** Two days of one name: a contradiction of the house's own where its key signed both. */
function twiceText(twice: readonly PublishedDay[], houseKey: string | null): string {
  const isHouse = houseKey !== null && twice.every(({ head, sig }) => isSignedBy(houseKey, sig, head));
  const said = isHouse
    ? "WRONG: the house signed two different days of one name. Keep this file: it proves that against the house."
    : "WRONG: two different days have one name.";
  return [said, ...twice.map(({ head }) => head)].join("\n\n");
}
