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
  readonly kind: "signature" | "daySignature" | "included" | "sameDay" | "published";
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
  if (file.day && day) {
    steps.push({ kind: "daySignature", agrees: isSignedBy(key, file.day.sig, file.day.head) });
    const isIn = balance ? balanceIsIn(file, balance, day) : receiptIsIn(file, day);
    steps.push({ kind: "included", agrees: isIn });
    if (balance) steps.push({ kind: "sameDay", agrees: balance.get("day") === day.get("day") });
  }
  const isWrong = steps.some(({ agrees }) => !agrees);
  const verdict = isWrong ? "wrong" : day ? "proven" : "unbound";
  return { verdict, said, isBalance: balance !== null, day, head: file.day?.head ?? null, steps };
}

/** The same beside what was published of its day: whoever made a file can put a day of their own into it. */
export function besidePublished<Checked extends CheckedProof>(
  checked: Checked,
  published: PublishedDay | null,
): Checked {
  if (checked.head === null) return checked;
  const agrees = checked.head === published?.head;
  const steps = [...checked.steps, { kind: "published" as const, agrees }];
  return { ...checked, steps, verdict: agrees ? checked.verdict : "wrong" };
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

/** Whether each day names the one before it, from the oldest to the newest; the place of the first that does not. */
export function brokenLink(days: readonly PublishedDay[]): number | null {
  const at = days.findIndex(({ head }, nth) => {
    const before = days[nth - 1];
    return before && readSaid(DAY_TITLE, head)?.get("previous") !== headHash(before.head);
  });
  return at === -1 ? null : at;
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
