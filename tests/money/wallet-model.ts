import type { CommandCode, WalletCommand } from "#server/wallet/index.ts";
import { contentOf } from "./command-content.ts";

/**
 * What the wallet should do, as plainly as it can be said and with nothing of how the ledger does it: one
 * map of answers, one list of movements that are still in force, sums instead of balances.
 */
type Movement = {
  id: string;
  account: string;
  delta: bigint;
  round: string;
  game: string;
  counts: boolean;
  live: boolean;
  ends: boolean;
};
type Known = { code: CommandCode; content: string | null; movement: Movement | null };
type RoundFacts = { account: string; game: string; closed: boolean; rolledBack: boolean; ended: boolean };

export type ModelAnswer = { code: CommandCode; balanceMinor: bigint; replayed: boolean };

export type WalletModel = { execute(command: WalletCommand): ModelAnswer };

const NOT_KEPT: ReadonlySet<CommandCode> = new Set(["BET_NOT_FOUND", "DUPLICATE_CONFLICT", "BAD_REQUEST"]);

export function walletModel(startMinor: bigint): WalletModel {
  const known = new Map<string, Known>();
  const answers = new Map<string, ModelAnswer>();
  const movements: Movement[] = [];
  const rounds = new Map<string, RoundFacts>();

  const balanceOf = (account: string) =>
    movements.reduce((sum, { account: of, delta }) => (of === account ? sum + delta : sum), 0n) +
    (account.endsWith("TRIAL") ? startMinor : 0n);
  const live = (round: string, side: "stake" | "payout") =>
    movements.filter(
      (found) => found.round === round && found.live && found.counts && sideOf(found) === side,
    );
  /** Whether a stake was ever taken in a round, given back or not. */
  const wasStaked = (round: string) =>
    movements.some((found) => found.round === round && sideOf(found) === "stake");

  /** Whether a payout comes under the game of its round, or of a stake that was taken in it. */
  const isOfGame = (round: string, game: string) =>
    rounds.get(round)?.game === game ||
    movements.some((found) => found.round === round && sideOf(found) === "stake" && found.game === game);

  /** A round is given back with its last live stake; a payout that is undone makes it no other. */
  const isGivenBack = (movement: Movement, facts: RoundFacts, round: string) =>
    sideOf(movement) === "stake" ? live(round, "stake").length === 0 : facts.rolledBack;

  function move(
    command: WalletCommand,
    account: string,
    delta: bigint,
    counts: boolean,
    round: string,
  ): Movement {
    const game = "game" in command ? command.game : "";
    const ends = command.op === "credit" && command.endsRound === true;
    const movement = {
      id: `${command.op} ${command.key}`,
      account,
      delta,
      round,
      game,
      counts,
      live: true,
      ends,
    };
    movements.push(movement);
    return movement;
  }

  function debit(command: Extract<WalletCommand, { op: "debit" }>, account: string, round: string) {
    const facts = rounds.get(round);
    if (facts && facts.account !== account) return refused("CURRENCY_MISMATCH");
    if (facts?.closed) return refused("ROUND_CLOSED");
    if (balanceOf(account) < command.amountMinor) return refused("INSUFFICIENT_FUNDS");
    const game = facts?.game ?? command.game;
    rounds.set(round, { account, game, closed: false, rolledBack: false, ended: false });
    return accepted(move(command, account, -command.amountMinor, true, round));
  }

  function credit(command: Extract<WalletCommand, { op: "credit" }>, account: string, round: string) {
    const facts = rounds.get(round);
    const free = command.kind === "PROMO" || command.kind === "FREE_ROUND";
    if (facts && facts.account !== account) return refused("CURRENCY_MISMATCH");
    if (!free) {
      const reason =
        command.betKey === undefined ? withoutBet(command, round, facts) : withBet(command, account, round);
      if (reason) return refused(reason);
    }
    const closed = command.endsRound === true || facts?.closed === true;
    const rolledBack = !closed && facts?.rolledBack === true;
    const game = facts?.game ?? command.game;
    rounds.set(round, { account, game, closed, rolledBack, ended: facts?.ended === true });
    return accepted(move(command, account, command.amountMinor, !free, round));
  }

  function withoutBet(
    { game }: { game: string },
    round: string,
    facts: RoundFacts | undefined,
  ): CommandCode | null {
    if (!facts) return "BET_NOT_FOUND";
    if (live(round, "stake").length > 0) return isOfGame(round, game) ? null : "TX_NOT_FOUND";
    return wasStaked(round) ? "TX_CANCELLED" : "BET_NOT_FOUND";
  }

  function withBet(
    { playerId, betKey, game }: { playerId: bigint; betKey?: string | undefined; game: string },
    account: string,
    round: string,
  ) {
    const bet = known.get(`${playerId} debit ${betKey}`);
    if (!bet) return "BET_NOT_FOUND";
    if (!bet.movement?.live) return "TX_CANCELLED";
    if (bet.movement.account !== account) return "CURRENCY_MISMATCH";
    if (bet.movement.round !== round) return "BET_NOT_FOUND";
    return bet.movement.game === game ? null : "TX_NOT_FOUND";
  }

  /** What a rollback comes to where there is nothing that it could undo, or two things; null where there is one. */
  function unfound(command: Extract<WalletCommand, { op: "rollback" }>) {
    const { playerId, targetKey } = command;
    const names = namesOf(command);
    const found = foundBy(names, known);
    if (found.length === 0) {
      const isNoneOfBoth = ["rollback", "adjust"].some((op) => known.has(`${playerId} ${op} ${targetKey}`));
      if (command.target === undefined && isNoneOfBoth) return refused("TX_NOT_FOUND");
      for (const name of names) known.set(name, { code: "TX_CANCELLED", content: null, movement: null });
      return accepted(null);
    }
    const isUnclear = found.filter(({ content }) => content !== null).length > 1;
    return isUnclear && found.some(({ code }) => code === "OK") ? refused("BAD_REQUEST") : null;
  }

  function rollback(command: Extract<WalletCommand, { op: "rollback" }>, round: string) {
    const [target] = foundBy(namesOf(command), known);
    const none = unfound(command);
    if (none || !target) return none ?? accepted(null);
    const { movement } = target;
    if (!movement?.live) return accepted(null);
    if (movement.round !== round) return refused("TX_NOT_FOUND");
    const facts = rounds.get(round);
    if (sideOf(movement) === "stake" && (facts?.closed || live(round, "payout").length > 0)) {
      return refused("ROUND_SETTLED");
    }
    if (sideOf(movement) === "payout" && balanceOf(movement.account) < movement.delta) {
      return refused("INSUFFICIENT_FUNDS");
    }
    movement.live = false;
    movements.push({ ...movement, delta: -movement.delta, round: "", live: false });
    if (facts) {
      facts.closed &&=
        facts.ended || movements.some((other) => other.round === round && other.live && other.ends);
      facts.rolledBack = isGivenBack(movement, facts, round);
    }
    return accepted(movement);
  }

  function adjust(command: Extract<WalletCommand, { op: "adjust" }>, account: string, round: string) {
    const facts = rounds.get(round);
    const delta = command.direction === "IN" ? command.amountMinor : -command.amountMinor;
    if (!facts) return refused("BET_NOT_FOUND");
    if (facts.account !== account) return refused("CURRENCY_MISMATCH");
    if (live(round, "stake").length === 0 && wasStaked(round)) return refused("TX_CANCELLED");
    if (!isOfGame(round, command.game)) return refused("TX_NOT_FOUND");
    if (balanceOf(account) + delta < 0n) return refused("INSUFFICIENT_FUNDS");
    return accepted(move(command, account, delta, true, round));
  }

  function endRound(round: string, game: string) {
    const facts = rounds.get(round);
    if (!facts) return refused("BET_NOT_FOUND");
    if (!isOfGame(round, game)) return refused("TX_NOT_FOUND");
    rounds.set(round, { ...facts, closed: true, rolledBack: false, ended: true });
    return accepted(null);
  }

  function decide(command: WalletCommand, account: string): { code: CommandCode; movement: Movement | null } {
    if (command.op === "grant") throw new Error("The model knows no grants.");
    const round = `${command.playerId} ${command.round}`;
    if (command.op === "debit") return debit(command, account, round);
    if (command.op === "credit") return credit(command, account, round);
    if (command.op === "adjust") return adjust(command, account, round);
    if (command.op === "end-round") return endRound(round, command.game);
    return rollback(command, round);
  }

  return {
    execute(command) {
      const name = `${command.playerId} ${command.op} ${command.key}`;
      const content = contentOf(command);
      const account = `${command.playerId} ${command.asset}`;
      const facts = command.op === "grant" ? undefined : rounds.get(`${command.playerId} ${command.round}`);
      const told = (movement: Movement | null) => {
        if (command.op === "end-round") return facts?.account ?? account;
        return command.op === "rollback"
          ? (touchedBy(command, movement, known) ?? facts?.account ?? account)
          : account;
      };
      const before = known.get(name);
      const kept = answers.get(name);
      if (before?.content === content && kept) return { ...kept, replayed: true };
      if (before?.content) {
        return { code: "DUPLICATE_CONFLICT", balanceMinor: balanceOf(told(null)), replayed: false };
      }
      const buried = before ? { code: before.code, movement: null } : null;
      const { code, movement } = buried ?? decide(command, account);
      const answer = { code, balanceMinor: balanceOf(told(movement)), replayed: false };
      if (!NOT_KEPT.has(code) && !(command.op === "end-round" && code !== "OK")) {
        known.set(name, { code, content, movement: command.op === "rollback" ? null : movement });
        answers.set(name, answer);
      }
      return answer;
    },
  };
}

/** What a rollback may mean: of a stake and a payout that share a key, the one that it names. */
function namesOf({ playerId, targetKey, target }: Extract<WalletCommand, { op: "rollback" }>): string[] {
  const meant = target === undefined ? ["debit", "credit"] : [target];
  return meant.map((op) => `${playerId} ${op} ${targetKey}`);
}

/** What is known by these names: what arrived before what was only buried. */
function foundBy(names: readonly string[], known: ReadonlyMap<string, Known>): Known[] {
  const found = names.flatMap((name) => known.get(name) ?? []);
  return [
    ...found.filter(({ content }) => content !== null),
    ...found.filter(({ content }) => content === null),
  ];
}

/** A rollback tells the balance of the account that its target was about, even when nothing moves. */
function touchedBy(
  command: Extract<WalletCommand, { op: "rollback" }>,
  movement: Movement | null,
  known: ReadonlyMap<string, Known>,
): string | undefined {
  const [named] = foundBy(namesOf(command), known);
  if (movement) return movement.account;
  if (named?.movement) return named.movement.account;
  const asset = named?.content ? (JSON.parse(named.content) as string[])[0] : undefined;
  return asset === undefined ? undefined : `${command.playerId} ${asset}`;
}

/** An adjustment is a result of its round, whichever way it goes. */
function sideOf({ id }: Movement): "stake" | "payout" {
  return id.startsWith("debit") ? "stake" : "payout";
}

function refused(code: CommandCode): { code: CommandCode; movement: null } {
  return { code, movement: null };
}

function accepted(movement: Movement | null): { code: CommandCode; movement: Movement | null } {
  return { code: "OK", movement };
}
