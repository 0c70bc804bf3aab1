import { createHash } from "node:crypto";
import { readSaid } from "./said-text.ts";
import { isSignedBy } from "./signed-text.ts";
import { BALANCE_TITLE, DAY_TITLE, RECEIPT_TITLE } from "./texts.ts";
import { climb, HASH_TREE, hashOf, leafHash, SUM_TREE, sumNode, sumOf } from "./tree.ts";

/** A day as it was published. */
export type PublishedDay = { readonly head: string; readonly sig: string };

/** What a player takes home: a receipt or a balance, the key of the house, and the way to what was published. */
export type ProofFile = {
  readonly text: string;
  /** Of a receipt: the house's signature over the text alone, good from the moment when the round was over. */
  readonly sig?: string;
  readonly key: string;
  /** From the leaf to the root; missing while the day is not closed. */
  readonly path?: readonly string[];
  readonly day?: PublishedDay;
  /** Of a round that can be checked: the address of its check. */
  readonly link?: string;
};

export type ProofStep = {
  /** oneDay: two different days of one name are signed; it never agrees. */
  readonly kind:
    | "signature"
    | "daySignature"
    | "included"
    | "closedAfter"
    | "sameDay"
    | "published"
    | "oneDay";
  readonly agrees: boolean;
};

export type CheckedProof = {
  readonly verdict: "proven" | "wrong" | "unbound";
  /** Everything that the text says, in its order. */
  readonly said: ReadonlyMap<string, string>;
  readonly isBalance: boolean;
  readonly day: ReadonlyMap<string, string> | null;
  /** The text of that day, as the file has it. */
  readonly head: string | null;
  readonly steps: readonly ProofStep[];
};

/**
 * Whether a receipt or a balance is signed and stands in the day that is in its file; null for a file that cannot be read, or
 * in which nobody's word stands: a receipt is signed itself, a balance by its day. `houseKey` is the key that counts: without one it is the file's own.
 */
export function checkProof(file: ProofFile, houseKey: string | null = null): CheckedProof | null {
  const receipt = readSaid(RECEIPT_TITLE, file.text);
  const balance = readSaid(BALANCE_TITLE, file.text);
  const said = receipt ?? balance;
  const day = file.day ? readSaid(DAY_TITLE, file.day.head) : null;
  if (!said || (file.day && !day) || (receipt ? file.sig === undefined : !day)) return null;
  const key = houseKey ?? file.key;
  const steps: ProofStep[] = [];
  if (receipt) steps.push({ kind: "signature", agrees: isSignedBy(key, file.sig ?? "", file.text) });
  if (file.day && day) steps.push(...stepsOfDay(file, file.day, { receipt, balance, day, key }));
  const isWrong = steps.some(({ agrees }) => !agrees);
  const verdict = isWrong ? "wrong" : day ? "proven" : "unbound";
  return { verdict, said, isBalance: balance !== null, day, head: file.day?.head ?? null, steps };
}

type InDay = {
  readonly receipt: ReadonlyMap<string, string> | null;
  readonly balance: ReadonlyMap<string, string> | null;
  readonly day: ReadonlyMap<string, string>;
  readonly key: string;
};

function stepsOfDay(
  file: ProofFile,
  { head, sig }: PublishedDay,
  { receipt, balance, day, key }: InDay,
): ProofStep[] {
  const isIn = balance ? balanceIsIn(file, balance, day) : receiptIsIn(file, day);
  return [
    { kind: "daySignature", agrees: isSignedBy(key, sig, head) },
    { kind: "included", agrees: isIn },
    ...(receipt ? closedAfter(receipt, day) : []),
    ...(balance ? [{ kind: "sameDay" as const, agrees: balance.get("day") === day.get("day") }] : []),
  ];
}

/** The clocks of a house with several processes differ by less than this. */
const CLOCKS_MS = 60_000;

/** A day has what was over when it was closed: one that says otherwise contradicts itself, whoever signed it. */
function closedAfter(receipt: ReadonlyMap<string, string>, day: ReadonlyMap<string, string>): ProofStep[] {
  const [settled, closed] = [timeOf(receipt, "settledAt"), timeOf(day, "closedAt")];
  if (Number.isNaN(settled) || Number.isNaN(closed)) return [];
  return [{ kind: "closedAfter", agrees: settled <= closed + CLOCKS_MS }];
}

const timeOf = (said: ReadonlyMap<string, string>, name: string): number => Date.parse(said.get(name) ?? "");

/**
 * The same beside what was published of its day: whoever made a file can put a day of their own into it. Where the house's
 * key signed both, they are the house's own contradiction.
 */
export function besidePublished<Checked extends CheckedProof>(
  checked: Checked,
  published: PublishedDay | null,
  houseKey: string | null,
): Checked {
  const { head, steps } = checked;
  if (head === null) return checked;
  const agrees = head === published?.head;
  const isSigned = steps.some((step) => step.kind === "daySignature" && step.agrees);
  const isTwice = isSigned && published !== null && isOther({ head, sig: "" }, published, houseKey);
  const added: ProofStep[] = [{ kind: isTwice ? "oneDay" : "published", agrees }];
  return { ...checked, steps: [...steps, ...added], verdict: agrees ? checked.verdict : "wrong" };
}

const nameOf = ({ head }: PublishedDay): string | undefined => readSaid(DAY_TITLE, head)?.get("day");

/** Whether a second day of the same name is another one, and the house's. */
function isOther(day: PublishedDay, second: PublishedDay, houseKey: string | null): boolean {
  const { head, sig } = second;
  return (
    head !== day.head &&
    nameOf(second) === nameOf(day) &&
    houseKey !== null &&
    isSignedBy(houseKey, sig, head)
  );
}

/** Two different days of one name; null where every day is there once. */
export function daySaidTwice(days: readonly PublishedDay[]): readonly [PublishedDay, PublishedDay] | null {
  const known = new Map<string | undefined, PublishedDay>();
  for (const day of days) {
    const first = known.get(nameOf(day));
    if (first && first.head !== day.head) return [first, day];
    known.set(nameOf(day), day);
  }
  return null;
}

function receiptIsIn({ text, path = [] }: ProofFile, day: ReadonlyMap<string, string>): boolean {
  return climb(HASH_TREE, leafHash(text), path)?.toString("hex") === day.get("root");
}

const SUM = /^(?:0|[1-9]\d{0,18})$/;

function balanceIsIn(
  { text, path = [] }: ProofFile,
  said: ReadonlyMap<string, string>,
  day: ReadonlyMap<string, string>,
): boolean {
  const [asset, amount] = [said.get("asset") ?? "", said.get("amount") ?? ""];
  if (!SUM.test(amount)) return false;
  const top = climb(SUM_TREE, sumNode(BigInt(amount), leafHash(text)), path);
  return (
    top !== null &&
    hashOf(top).toString("hex") === day.get(`${asset}.root`) &&
    sumOf(top).toString() === day.get(`${asset}.total`)
  );
}

/** Whether each day names the one before it and is later, from the oldest to the newest; the place of the first that does not. */
export function brokenLink(days: readonly PublishedDay[]): number | null {
  const at = days.findIndex((day, nth) => {
    const before = days[nth - 1];
    return before && !follows(day, before);
  });
  return at === -1 ? null : at;
}

function follows(day: PublishedDay, before: PublishedDay): boolean {
  const [said, first] = [day, before].map(({ head }) => readSaid(DAY_TITLE, head));
  if (!said || !first || said.get("previous") !== headHash(before.head)) return false;
  // Names of days stand in the order of the days.
  return (
    (said.get("day") ?? "") > (first.get("day") ?? "") && timeOf(said, "closedAt") > timeOf(first, "closedAt")
  );
}

export function headHash(head: string): string {
  return createHash("sha256").update(head, "utf8").digest("hex");
}

/** Reads a file of somebody's; null where it is none. */
export function readProof(text: string): ProofFile | null {
  const file = parsed(text);
  if (typeof file !== "object" || file === null) return null;
  const { text: said, sig, key, path, day, link } = file as Record<string, unknown>;
  if (typeof said !== "string" || typeof key !== "string") return null;
  const steps = Array.isArray(path) && path.every((step) => typeof step === "string") ? path : undefined;
  return {
    text: said,
    key,
    ...(typeof sig === "string" ? { sig } : {}),
    ...(steps ? { path: steps } : {}),
    ...(isDay(day) ? { day } : {}),
    ...(typeof link === "string" ? { link } : {}),
  };
}

/** Reads a list of days; null for a file that is none. */
export function readDays(text: string): PublishedDay[] | null {
  const list = parsed(text);
  return Array.isArray(list) && list.length > 0 && list.every(isDay) ? list : null;
}

function isDay(day: unknown): day is PublishedDay {
  if (typeof day !== "object" || day === null) return false;
  const { head, sig } = day as Record<string, unknown>;
  return typeof head === "string" && typeof sig === "string";
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
