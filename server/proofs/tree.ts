import { createHash } from "node:crypto";

/** How two nodes of a tree become one, and how many bytes one has. */
export type TreeKind = {
  readonly bytes: number;
  join(left: Buffer, right: Buffer): Buffer;
};

const HASH_BYTES = 32;
const SUM_BYTES = 8;

const LEAF = Buffer.from([0]);
const JOINED = Buffer.from([1]);

/** A leaf and a joint can never be taken for each other (RFC 9162, 2.1.1). */
export function leafHash(text: string): Buffer {
  return createHash("sha256").update(LEAF).update(text, "utf8").digest();
}

export const HASH_TREE: TreeKind = {
  bytes: HASH_BYTES,
  join: (left, right) => createHash("sha256").update(JOINED).update(left).update(right).digest(),
};

/** Its nodes say what all leaves below come to, eight bytes before the hash, and the hash covers the sums. */
export const SUM_TREE: TreeKind = {
  bytes: SUM_BYTES + HASH_BYTES,
  join(left, right) {
    const hash = HASH_TREE.join(left, right);
    return sumNode(sumOf(left) + sumOf(right), hash);
  },
};

export function sumNode(sum: bigint, hash: Buffer): Buffer {
  const head = Buffer.alloc(SUM_BYTES);
  head.writeBigUInt64BE(sum);
  return Buffer.concat([head, hash]);
}

export const sumOf = (node: Buffer): bigint => node.readBigUInt64BE();

/** The hash in a node, without its sum. */
export const hashOf = (node: Buffer): Buffer => node.subarray(node.length - HASH_BYTES);

/** Every level, the leaves first. The last of an odd number goes up as it is. */
export function levelsOf({ join }: TreeKind, leaves: readonly Buffer[]): Buffer[][] {
  const levels: Buffer[][] = [[...leaves]];
  for (let below = levels[0] ?? []; below.length > 1; below = levels.at(-1) ?? []) {
    const level: Buffer[] = [];
    for (let at = 0; at < below.length; at += 2) {
      const [left, right] = [below[at], below[at + 1]];
      if (left) level.push(right ? join(left, right) : left);
    }
    levels.push(level);
  }
  return levels;
}

/** The root of nothing is the hash of nothing, as in RFC 9162. */
export function rootOf({ bytes }: TreeKind, levels: readonly Buffer[][]): Buffer {
  const top = levels.at(-1)?.[0];
  return top ?? Buffer.concat([Buffer.alloc(bytes - HASH_BYTES), createHash("sha256").digest()]);
}

/** The place of a neighbour among all nodes, level behind level, and on which side it stands. */
export type Neighbour = { readonly at: number; readonly side: Side };
type Side = "L" | "R";

/** The neighbours that lead from a leaf to the root of a tree of so many leaves. */
export function neighboursOf(leaves: number, position: number): Neighbour[] {
  const path: Neighbour[] = [];
  let [start, many, own] = [0, leaves, position];
  while (many > 1) {
    const beside = own % 2 === 0 ? own + 1 : own - 1;
    if (beside < many) path.push({ at: start + beside, side: beside < own ? "L" : "R" });
    start += many;
    many = Math.ceil(many / 2);
    own = Math.floor(own / 2);
  }
  return path;
}

/** A neighbour as a proof says it: its side, a colon, its bytes in hexadecimal digits. */
export const stepText = (side: Side, node: Buffer): string => `${side}:${node.toString("hex")}`;

const PATH_MAX = 64;

/** Goes from a leaf to the root; null where a step cannot be read. */
export function climb(kind: TreeKind, leaf: Buffer, path: readonly string[]): Buffer | null {
  if (path.length > PATH_MAX) return null;
  let node = leaf;
  for (const step of path) {
    const [, side, hex] = /^([LR]):([0-9a-f]+)$/.exec(step) ?? [];
    if (hex === undefined || hex.length !== kind.bytes * 2) return null;
    const beside = Buffer.from(hex, "hex");
    node = side === "L" ? kind.join(beside, node) : kind.join(node, beside);
  }
  return node;
}
