import { createHash } from "node:crypto";
import { HASH_TREE, leafHash, levelsOf, rootOf } from "../proofs/tree.ts";
import { type SharedSeeds, sharedDraw } from "./fairness/chain.ts";

/** The name under which the chain of raffles and their draws are known to whoever checks them. */
export const RAFFLE_GAME = "raffle";

/** Tickets that stand one after the other and are of one owner; the first of all is number 1. */
export type TicketBlock = { readonly name: string; readonly many: number };

/** The owner of tickets that were taken back: nobody, and none of them is drawn. */
export const NOBODY = "0".repeat(64);

/** Numbers are drawn from 32 bits. */
const TICKETS_MAX = 2 ** 32 - 1;

/** The name that an owner's tickets bear in public: only who knows the salt can tell whose they are. */
export function ticketOwner(raffle: string, { playerId, salt }: { playerId: bigint; salt: string }): string {
  return createHash("sha256").update(`${raffle}|${playerId}|${salt}`, "utf8").digest("hex");
}

/** A block as it is published: its owner, and how many tickets it has. */
export function blockLine({ name, many }: TicketBlock): string {
  return `${name}:${many}`;
}

const BLOCK = /^([0-9a-f]{64}):([1-9]\d{0,9})$/;

/** The tickets of a published list, in their order; null where that is no such list. */
export function readBlocks(lines: readonly string[]): TicketBlock[] | null {
  const blocks: TicketBlock[] = [];
  let tickets = 0;
  for (const line of lines) {
    const [, name, many] = BLOCK.exec(line) ?? [];
    if (name === undefined || many === undefined) return null;
    blocks.push({ name, many: Number(many) });
    tickets += Number(many);
  }
  return tickets <= TICKETS_MAX ? blocks : null;
}

export const ticketsIn = (blocks: readonly TicketBlock[]): number =>
  blocks.reduce((sum, { many }) => sum + many, 0);

/** The root of the tree whose leaves are the blocks in their order, `first-last:owner`. */
export function ticketRoot(blocks: readonly TicketBlock[]): string {
  let last = 0;
  const leaves = blocks.map(({ name, many }) => {
    const first = last + 1;
    last += many;
    return leafHash(`${first}-${last}:${name}`);
  });
  return rootOf(HASH_TREE, levelsOf(HASH_TREE, leaves)).toString("hex");
}

export type Picked = { readonly ticket: number; readonly name: string };

/**
 * The tickets that are drawn, in their order: each is one of those that are left, by a number that is unbiased, and
 * whoever was drawn has none left. Fewer than `most` where there are not so many owners.
 */
export function pickedTickets(
  blocks: readonly TicketBlock[],
  seeds: SharedSeeds,
  most: number,
  drawOf: typeof sharedDraw = sharedDraw,
): Picked[] {
  const draw = drawOf(RAFFLE_GAME, seeds);
  const out = new Set([NOBODY]);
  const picked: Picked[] = [];
  while (picked.length < most) {
    const left = ticketsIn(blocks.filter(({ name }) => !out.has(name)));
    if (left === 0) return picked;
    const found = ticketAt(blocks, out, draw(left));
    picked.push(found);
    out.add(found.name);
  }
  return picked;
}

/** The ticket at a place, counted from 0, among those whose owners may still be drawn. */
function ticketAt(blocks: readonly TicketBlock[], out: ReadonlySet<string>, place: number): Picked {
  let [before, left] = [0, place];
  for (const { name, many } of blocks) {
    if (!out.has(name)) {
      if (left < many) return { ticket: before + left + 1, name };
      left -= many;
    }
    before += many;
  }
  throw new Error(`There is no ticket at ${place}`);
}
