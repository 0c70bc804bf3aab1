import type { WalletCommand } from "#server/wallet/index.ts";

/** What makes a repeated key the same command: everything it says but the time. */
export function contentOf(command: WalletCommand): string {
  if (command.op === "grant") return "";
  if (command.op === "rollback") {
    return JSON.stringify(["", command.round, command.targetKey, command.target ?? null]);
  }
  if (command.op === "end-round") return JSON.stringify(["", command.round, command.game]);
  const { asset, amountMinor, round, game } = command;
  const extra: unknown[] = [];
  if (command.op === "credit") extra.push(command.kind, command.betKey ?? null, command.endsRound === true);
  if (command.op === "adjust") extra.push(command.direction, command.reason);
  return JSON.stringify([asset, amountMinor.toString(), round, game, ...extra]);
}
