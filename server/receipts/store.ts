import type { Database } from "../db/database.ts";
import { type Receipt, receiptText } from "../proofs/texts.ts";
import { neighboursOf, stepText, type TreeKind } from "../proofs/tree.ts";
import type { HouseKey } from "./house-key.ts";
import { ADD_TREE, type LeafRow, NODES, TREE_SIZE } from "./statements.ts";

/** The tree of a day's receipts. Those of what players are owed have the name of their asset. */
export const RECEIPTS = "receipts";

type LeafSaid = Omit<LeafRow, "day" | "position">;

export const receiptIn = ({ movements, ...row }: LeafSaid): Receipt => ({
  ...row,
  movements: movements.map(BigInt),
});

/** The text of a receipt, which is the same whenever the round is. */
export function textOf(key: HouseKey, row: LeafSaid): string {
  return receiptText(receiptIn(row), key.salt(`${row.playerId} ${row.vendor} ${row.roundId}`));
}

export async function addTree(
  db: Database,
  { day, name }: { day: string; name: string },
  levels: readonly Buffer[][],
): Promise<void> {
  const nodes = Buffer.concat(levels.flat());
  await db.call(ADD_TREE, [day, name, levels[0]?.length ?? 0, nodes.toString("base64")]);
}

/** The way from a leaf to the root of its tree; null where the tree is kept no longer. */
export async function pathOf(
  db: Database,
  { day, name, position, kind }: { day: string; name: string; position: number; kind: TreeKind },
): Promise<string[] | null> {
  const [tree] = await db.call(TREE_SIZE, [day, name]);
  if (!tree) return null;
  const way = neighboursOf(tree.leaves, position);
  const [found] = await db.call(NODES, [day, name, way.map(({ at }) => at), kind.bytes]);
  return way.map(({ side }, nth) => stepText(side, Buffer.from(found?.nodes[nth] ?? "", "hex")));
}
