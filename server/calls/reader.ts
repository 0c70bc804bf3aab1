import { isPlayer, type PlayerVisitor, type Visitor } from "../http/visitor/visitor.ts";

/** The player who asks, where their app may read; null for everybody else, who is told what all are told. */
export function readerOf(visitor: Visitor): PlayerVisitor | null {
  return isPlayer(visitor) && visitor.scopes?.includes("read") ? visitor : null;
}

/** The same as somebody whom a page is for: a guest where nobody may read. */
export function readingVisitor(visitor: Visitor): Visitor {
  return readerOf(visitor) ?? { ...visitor, session: null, player: null };
}
