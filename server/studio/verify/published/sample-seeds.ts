import { commitOfLink, followChain } from "../../fairness/chain.ts";

/** What the link of a published round says. */
export type Sample = Readonly<Record<string, string>>;

/** Seeds that decide nothing else: a server seed or a chain that everybody knows is never played with. */
export const PLAYER_SEEDS = {
  serverSeed: "0a".repeat(32),
  commit: "2db6b2a7b2fbb5fbf2ea7fcbacb5e1645fb6bf3c0d606ce5b88a23533b32d4b8",
  clientSeed: "farah-2026",
  nonce: "7",
} as const;

const CHAIN_SECRET = "f1".repeat(32);
const LENGTH = 5;
const PLACE = 3;

/** The third link of a chain of five. */
export const CHAIN_SEEDS = {
  link: followChain(CHAIN_SECRET, LENGTH - PLACE),
  commit: commitOfLink(followChain(CHAIN_SECRET, LENGTH - PLACE)),
  terminal: followChain(CHAIN_SECRET, LENGTH),
  index: String(PLACE),
  // The entropy of a round without stakes: SHA-256 of nothing.
  entropy: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
} as const;
