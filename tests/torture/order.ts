import type {
  AdjustBody,
  BatchBody,
  CreditBody,
  DebitBody,
  EndRoundBody,
  RollbackBody,
  WalletAnswer,
} from "#server/vendors/protocol.ts";
import type { MoneyAction, MoneyBody } from "./money-orders.ts";

type Said =
  | { command: "debit"; body: DebitBody }
  | { command: "credit"; body: CreditBody }
  | { command: "rollback"; body: RollbackBody }
  | { command: "adjust"; body: AdjustBody }
  | { command: "end-round"; body: EndRoundBody }
  | { command: "batch"; body: BatchBody }
  | { command: MoneyAction; body: MoneyBody };

/** Something that a vendor, or the house itself, wants done: by its own number, sent until it is answered. */
export type Order = Said & {
  readonly vendor: string;
  readonly player: string;
  /** For people: the story that it belongs to. */
  readonly name: string;
  /** BET_NOT_FOUND ends it, because what it names will never come. */
  readonly mayBeUnknown: boolean;
  /** When it was first sent, and when its answer was first read; by the supervisor's monotonic clock. */
  beganAt: number | null;
  endedAt: number | null;
  answer: WalletAnswer | null;
};

/** How an order travels: each copy over the wire of one node, after a pause. */
export type Delivery = { node: number; afterMs: number }[];
