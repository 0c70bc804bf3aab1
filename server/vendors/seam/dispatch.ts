import { adjust } from "../commands/adjust.ts";
import { authenticate } from "../commands/authenticate.ts";
import { balance } from "../commands/balance.ts";
import { batch } from "../commands/batch.ts";
import { credit } from "../commands/credit.ts";
import { debit } from "../commands/debit.ts";
import { endRound } from "../commands/end-round.ts";
import { rollback } from "../commands/rollback.ts";
import { status } from "../commands/status.ts";
import { type Desk, playerIdIn } from "../desk.ts";
import type { WalletAnswer, WalletBody, WalletCommandName } from "../protocol.ts";
import { checkBody, readJson } from "./bodies.ts";

/** What an exchange is found again by. A batch may be about several rounds. */
export type Facts = { playerId: bigint | null; rounds: readonly string[]; txId: string | null };

export const NO_FACTS: Facts = { playerId: null, rounds: [], txId: null };

/** A call whose body was read: what it is about, and how it is decided. */
export type Prepared = { facts: Facts; run(): Promise<WalletAnswer> };

/** Reads the body that belongs to the command; null when it is unreadable. */
export function prepare(desk: Desk, command: WalletCommandName, bytes: Uint8Array): Prepared | null {
  const said = readJson(bytes);
  if (command === "rollback" && checkBody(command, said)?.round === undefined) return null;
  return prepareSaid(desk, command, said);
}

/** The same for what was said in other words than those of our own protocol. */
export function prepareSaid(desk: Desk, command: WalletCommandName, said: unknown): Prepared | null {
  switch (command) {
    case "authenticate":
      return prepared(
        checkBody(command, said),
        () => NO_FACTS,
        (body) => authenticate(desk, body),
      );
    case "balance":
      return prepared(checkBody(command, said), factsIn, (body) => balance(desk, body));
    case "debit":
      return prepared(checkBody(command, said), factsIn, (body) => debit(desk, body));
    case "credit":
      return prepared(checkBody(command, said), factsIn, (body) => credit(desk, body));
    case "batch":
      return prepared(checkBody(command, said), factsOfBatch, (body) => batch(desk, body));
    case "rollback":
      return prepared(checkBody(command, said), factsIn, (body) => rollback(desk, body));
    case "adjust":
      return prepared(checkBody(command, said), factsIn, (body) => adjust(desk, body));
    case "end-round":
      return prepared(checkBody(command, said), factsIn, (body) => endRound(desk, body));
    case "status":
      return prepared(checkBody(command, said), factsIn, (body) => status(desk, body));
  }
}

function prepared<Body>(
  body: Body | null,
  factsOf: (body: Body) => Facts,
  run: (body: Body) => Promise<WalletAnswer>,
): Prepared | null {
  return body === null ? null : { facts: factsOf(body), run: () => run(body) };
}

function factsIn(body: {
  player: string;
  round?: string | undefined;
  txId?: string;
  targetTxId?: string;
}): Facts {
  return {
    playerId: playerIdIn(body.player),
    rounds: body.round === undefined ? [] : [body.round],
    txId: body.txId ?? body.targetTxId ?? null,
  };
}

function factsOfBatch({ operations }: WalletBody["batch"]): Facts {
  return {
    playerId: playerIdIn(operations[0]?.player ?? ""),
    rounds: [...new Set(operations.map(({ round }) => round))],
    txId: operations[0]?.txId ?? null,
  };
}
