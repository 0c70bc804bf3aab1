import { createHash, createHmac, randomBytes } from "node:crypto";
import type { Context } from "../../db/context.ts";
import type { Database, Statement } from "../../db/database.ts";
import { type Draw, drawFrom, wordsOf } from "./pf1.ts";

/**
 * The part of pf1 for rounds that many share. A chain of hashes is made backwards from a secret, its last hash is
 * published before anything is staked, and round k is decided by link k:
 *
 *   h(k-1) = SHA-256(h(k), as its 64 hexadecimal digits); h(0) is published, h(k) is shown after round k
 *   commit = SHA-256(`commit|` and h(k)), shown before round k. It is not h(k-1): another round of the game may be open
 *            at the same time, and what commits to one must not show what decides the other
 *   E      = what is fixed only when betting closes: see entropyOfLines
 *   B(r)   = HMAC-SHA256(key h(k), `pf1|game|round|E|r`), r = 0, 1, 2 …, cut into numbers as in pf1.ts
 *
 * Anybody who holds the chain does not know E before betting closes, and who stakes does not know h(k).
 */
export type SharedSeeds = { readonly link: string; readonly round: string; readonly entropy: string };

const CHAIN_LENGTH = 20_000;
const SPACING = 500;
const SECRET_BYTES = 32;

export function nextInChain(link: string): string {
  return createHash("sha256").update(link, "ascii").digest("hex");
}

/** What is shown of a link before its round. */
export function commitOfLink(link: string): string {
  return createHash("sha256").update(`commit|${link}`, "ascii").digest("hex");
}

/** The link before this one, so many times: what a checker does to come back to what was published. */
export function followChain(link: string, steps: number): string {
  let hash = link;
  for (let step = 0; step < steps; step += 1) hash = nextInChain(hash);
  return hash;
}

/**
 * A stake as everybody may read it: SHA-256 of `wager id:client seed`. Its player finds it again; to others it names
 * nobody, and does not tell that two stakes are of one player.
 */
export function stakeLine({ id, clientSeed }: { id: string; clientSeed: string | null }): string {
  return createHash("sha256")
    .update(`${id}:${clientSeed ?? ""}`, "utf8")
    .digest("hex");
}

/**
 * SHA-256 over the stakes of a round in the order in which they were placed, with a line feed after each. Of a round
 * without stakes it is the hash of nothing, and nobody has anything in it.
 */
export function entropyOfLines(lines: readonly string[]): string {
  const hash = createHash("sha256");
  for (const line of lines) hash.update(`${line}\n`, "utf8");
  return hash.digest("hex");
}

export function sharedBlock(game: string, { link, round, entropy }: SharedSeeds, index: number): Buffer {
  return createHmac("sha256", link).update(`pf1|${game}|${round}|${entropy}|${index}`, "utf8").digest();
}

/** The draws of one shared round, in order. */
export function sharedDraw(game: string, seeds: SharedSeeds): Draw {
  return drawFrom(wordsOf((index) => sharedBlock(game, seeds, index)));
}

type ChainRow = {
  id: string;
  terminal: string;
  length: number;
  spacing: number;
  kept: string[];
  index: number;
};

const TAKE_LINK: Statement<ChainRow> = {
  name: "studio.take_link",
  text: `
    update studio.chains set next_index = next_index + 1 where game = $1 and next_index <= length
    returning id, terminal, length, spacing, kept, next_index - 1 as index`,
};

const INSERT_CHAIN: Statement<unknown> = {
  name: "studio.insert_chain",
  text: `
    insert into studio.chains (id, game, terminal, length, spacing, kept, created_at)
    values ($1, $2, $3, $4::int, $5::int, $6::text[], $7::timestamptz) on conflict do nothing`,
};

const CHAIN: Statement<ChainRow> = {
  name: "studio.chain",
  text: `select id, terminal, length, spacing, kept, next_index as index from studio.chains where id = $1`,
};

/** The place of a round in a chain. `commit` is public before the round. */
export type ChainPlace = {
  readonly chainId: string;
  readonly index: number;
  /** What was published when the chain was made. */
  readonly terminal: string;
  readonly commit: string;
};

/**
 * Takes the next link of a game's chain for a new round; makes a chain where there is none or it is used up. The link
 * itself is asked for when betting is closed.
 */
export async function takeLink({ db, now, newId }: Context, game: string): Promise<ChainPlace> {
  const [taken] = await db.call(TAKE_LINK, [game]);
  if (taken) return placeOf(taken);
  const { kept, terminal } = newChain();
  await db.call(INSERT_CHAIN, [newId(), game, terminal, CHAIN_LENGTH, SPACING, kept, now()]);
  const [first] = await db.call(TAKE_LINK, [game]);
  if (!first) throw new Error(`There is no chain for ${game}`);
  return placeOf(first);
}

/** The secret link at a place. Show it to nobody before the round is over. */
export async function linkAt(
  db: Database,
  { chainId, index }: Pick<ChainPlace, "chainId" | "index">,
): Promise<string> {
  const [chain] = await db.call(CHAIN, [chainId]);
  if (!chain) throw new Error(`There is no chain ${chainId}`);
  return linkOf(chain, index);
}

function placeOf(chain: ChainRow): ChainPlace {
  const { id, index, terminal } = chain;
  return { chainId: id, index, terminal, commit: commitOfLink(linkOf(chain, index)) };
}

function newChain(): { kept: string[]; terminal: string } {
  const kept: string[] = [];
  let link = randomBytes(SECRET_BYTES).toString("hex");
  for (let index = CHAIN_LENGTH; index > 0; index -= 1) {
    if ((CHAIN_LENGTH - index) % SPACING === 0) kept.push(link);
    link = nextInChain(link);
  }
  return { kept, terminal: link };
}

/** From the nearest kept link that is not before it. */
function linkOf({ length, spacing, kept }: ChainRow, index: number): string {
  const after = Math.floor((length - index) / spacing);
  const link = kept[after];
  if (link === undefined) throw new Error(`A chain of ${length} has no link ${index}`);
  return followChain(link, length - after * spacing - index);
}
