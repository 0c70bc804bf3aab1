import { sign } from "node:crypto";
import { headHash, type ProofFile, type PublishedDay } from "../../../proofs/check-proof.ts";
import { balanceText, dayText, type Receipt, receiptText } from "../../../proofs/texts.ts";
import {
  HASH_TREE,
  hashOf,
  leafHash,
  levelsOf,
  neighboursOf,
  rootOf,
  SUM_TREE,
  stepText,
  sumNode,
  sumOf,
} from "../../../proofs/tree.ts";
import { linkKey, signedLink } from "../sign-link.ts";
import { signedText } from "../signature.ts";
import { SAMPLES } from "./samples.ts";

/** Everything that is signed, once, for a program of somebody's own to be tried with. */
export type SignedSamples = {
  readonly note: string;
  readonly key: string;
  readonly link: { readonly query: string; readonly text: string };
  readonly receipt: ProofFile;
  readonly balance: ProofFile;
  /** The newest first, as /verify/days.json has them. */
  readonly days: readonly PublishedDay[];
};

/** A secret that everybody may read signs nothing else. */
const KEY = linkKey("nard: a key to test programs with, and no house's");
const NOTE = "Signed with a key that is only for tests: what it signs was never played, paid or owed.";

const signed = (text: string): string =>
  sign(null, Buffer.from(text, "utf8"), KEY.privateKey).toString("base64url");

const DAY = "2026-11-26";
const RECEIPTS = 3;
const OWN = 2;
const at = (hour: number) => new Date(Date.UTC(2026, 10, 26, hour));
const salt = (nth: number) => String(nth).repeat(32);

/** The third of three: it goes up alone once, and its path has one step fewer. */
const texts = Array.from({ length: RECEIPTS }, (_, nth) => receiptText(receiptOf(nth), salt(nth)));
const owed = Array.from({ length: RECEIPTS }, (_, nth) => ({
  day: DAY,
  playerId: BigInt(1000 + nth),
  asset: "P",
  amountMinor: BigInt(2500 * (nth + 1)),
}));

function receiptOf(nth: number): Receipt {
  return {
    vendor: "KHATAM",
    roundId: `01890f3e-0000-7000-8000-00000000000${nth}`,
    playerId: BigInt(1000 + nth),
    game: "plinko",
    asset: "P",
    stakeMinor: 100n,
    payoutMinor: 0n,
    adjustedMinor: 0n,
    state: "closed",
    settledAt: at(9 + nth),
    movements: [BigInt(10 + nth), BigInt(20 + nth)],
    commitment: null,
  };
}

export function signedSamples(): SignedSamples {
  const plinko = SAMPLES.find(({ game }) => game === "plinko");
  if (!plinko) throw new Error("No round of plinko is published.");
  const query = signedLink(KEY, plinko);
  const receipts = levelsOf(HASH_TREE, texts.map(leafHash));
  const balances = owed.map((row, nth) => balanceText(row, salt(nth)));
  const sums = levelsOf(
    SUM_TREE,
    balances.map((text, nth) => sumNode(owed[nth]?.amountMinor ?? 0n, leafHash(text))),
  );
  const [first, second] = daysOf(rootOf(HASH_TREE, receipts), rootOf(SUM_TREE, sums));
  const text = texts[OWN] ?? "";
  return {
    note: NOTE,
    key: KEY.x,
    link: { query: query.toString(), text: signedText(query) },
    receipt: { text, sig: signed(text), key: KEY.x, path: wayUp(receipts), day: first },
    balance: { text: balances[OWN] ?? "", key: KEY.x, path: wayUp(sums), day: first },
    days: [second, first],
  };
}

function wayUp(levels: readonly Buffer[][]): string[] {
  const nodes = levels.flat();
  return neighboursOf(RECEIPTS, OWN).map(({ side, at: place }) =>
    stepText(side, nodes[place] ?? Buffer.alloc(0)),
  );
}

/** The day of these receipts, and an empty one after it. */
function daysOf(receipts: Buffer, sums: Buffer): [PublishedDay, PublishedDay] {
  const owedAll = {
    asset: "P",
    holders: RECEIPTS,
    totalMinor: sumOf(sums),
    root: hashOf(sums).toString("hex"),
  };
  const first = dayText({
    day: DAY,
    closedAt: at(20),
    receipts: RECEIPTS,
    root: receipts.toString("hex"),
    owed: [owedAll],
    previous: "",
  });
  const second = dayText({
    day: "2026-11-27",
    closedAt: new Date(Date.UTC(2026, 10, 27, 20)),
    receipts: 0,
    root: rootOf(HASH_TREE, levelsOf(HASH_TREE, [])).toString("hex"),
    owed: [owedAll],
    previous: headHash(first),
  });
  return [
    { head: first, sig: signed(first) },
    { head: second, sig: signed(second) },
  ];
}
