import { type Asset, isAsset } from "../core/numbers/money.ts";
import type { Context } from "../db/context.ts";
import type { WalletAnswer as LedgerAnswer } from "../wallet/index.ts";
import type { WalletAnswer, WalletBalance, WalletCode } from "./protocol.ts";

/** A player as the seam needs to know one. */
export type SeamPlayer = {
  id: bigint;
  country: string | null;
  language: string;
  state: "active" | "blocked" | "excluded";
  trialOnly: boolean;
};

/** What the seam asks the rest of the house; the composition root answers with the modules' own rules. */
export type SeamPorts = {
  findPlayer(context: Context, playerId: bigint): Promise<SeamPlayer | null>;
  gameState(context: Context, vendor: string, game: string): Promise<"open" | "maintenance" | "disabled">;
};

/** What of a player never changes: a number is given once, and an account for trial money stays one. */
export type Owner = Pick<SeamPlayer, "id" | "trialOnly">;

/**
 * What every command is given: who asks, whom it may ask, whether the vendor was stopped for failing, and the players
 * who were found before, by the texts that name them.
 */
export type Desk = {
  context: Context;
  ports: SeamPorts;
  vendor: string;
  inMaintenance: boolean;
  /** Whether its free rounds are gifts that we told it of. Those of others are given where we do not see them. */
  knowsGifts: boolean;
  /** Whether it keeps balances of its own: ours are not told to it, and it moves none. */
  keepsBalances: boolean;
  owners: Map<string, Owner>;
};

const PLAYER_REF = /^[1-9]\d{0,17}$/;

/** More than play at once; those who were found first are forgotten first. */
const OWNERS_MAX = 20_000;

/** The player behind the text that the protocol names one by, as things are now. */
export async function findSeamPlayer(
  { context, ports, owners }: Desk,
  ref: string,
): Promise<SeamPlayer | null> {
  const player = PLAYER_REF.test(ref) ? await ports.findPlayer(context, BigInt(ref)) : null;
  if (player) remember(owners, ref, player);
  return player;
}

/** The player whose money a command moves that asks for no state, as payouts do: the database is asked once for each player. */
export async function findOwner(desk: Desk, ref: string): Promise<Owner | null> {
  return desk.owners.get(ref) ?? findSeamPlayer(desk, ref);
}

function remember(owners: Desk["owners"], ref: string, { id, trialOnly }: SeamPlayer): void {
  if (owners.has(ref)) return;
  const [first] = owners.keys();
  if (first !== undefined && owners.size >= OWNERS_MAX) owners.delete(first);
  owners.set(ref, { id, trialOnly });
}

/** The number that a text names, also when there is no such player: for the record of exchanges. */
export function playerIdIn(ref: string): bigint | null {
  return PLAYER_REF.test(ref) ? BigInt(ref) : null;
}

/** The asset that a player may use under this currency; null for another currency or somebody else's money. */
export function assetFor({ trialOnly }: Owner, currency: string): Asset | null {
  if (!isAsset(currency) || currency === "PTS") return null;
  return trialOnly && currency !== "TRIAL" ? null : currency;
}

/** The asset whose balance is told when the command itself names none that fits. */
export function ownAsset({ trialOnly }: Owner): Asset {
  return trialOnly ? "TRIAL" : "P";
}

/** What a game may be told that a player has: both accounts that a stake is taken from. */
export function balanceIn(cashMinor: bigint, bonusMinor: bigint): WalletBalance {
  return {
    cash: cashMinor.toString(),
    bonus: bonusMinor.toString(),
    total: (cashMinor + bonusMinor).toString(),
  };
}

export function plainAnswer(code: WalletCode, known: Partial<WalletAnswer> = {}): WalletAnswer {
  return {
    code,
    player: null,
    currency: null,
    balance: null,
    txId: null,
    transferId: null,
    version: null,
    replayed: false,
    ...known,
  };
}

/** The ledger's answer in the words of the protocol. */
export function answerFrom(player: string, txId: string | null, answer: LedgerAnswer): WalletAnswer {
  const { code, asset, balanceMinor, bonusMinor, version, transferId, replayed, limit } = answer;
  return {
    code,
    player,
    currency: asset,
    balance: balanceMinor === null ? null : balanceIn(balanceMinor, bonusMinor ?? 0n),
    txId,
    transferId: transferId === null ? null : transferId.toString(),
    version: version === null ? null : version.toString(),
    replayed,
    ...(limit === null ? {} : { limit }),
  };
}
