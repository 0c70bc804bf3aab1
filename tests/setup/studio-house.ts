import { type Asset, money } from "#server/core/numbers/money.ts";
import { openSession, type WalletOf } from "#server/studio/index.ts";
import { createSeam, issueLaunch, walletClient } from "#server/vendors/index.ts";
import { balanceOf, grantBonus, grantTrial, openAccounts, receiveDeposit } from "#server/wallet/index.ts";
import { beforeClosing } from "./before-closing.ts";
import { type TestContext, testContext } from "./database.ts";

/** The studio on the real seam and the real ledger, for whom every player is active and every game open until it is closed. */
export type StudioHouse = {
  readonly context: TestContext;
  readonly walletOf: WalletOf;
  /** What no game of ours does and the house may: undo a stake. */
  rollbackOf(vendor: string): ReturnType<typeof walletClient>["rollback"];
  /** A new player with trial funds; the name under which the wallet protocol knows one. */
  aPlayer(balanceMinor: bigint): Promise<string>;
  /** The same with money of their own and a bonus instead. */
  aBettor(held: { cashMinor: bigint; bonusMinor: bigint }): Promise<string>;
  /** Launches a game and opens it, with trial funds unless another asset is named. */
  opened(playerRef: string, vendor: string, game: string, asset?: Asset): Promise<string>;
  balanceMinor(playerRef: string): Promise<bigint>;
  /** Resolves when the record of all that was played is written. */
  settled(): Promise<void>;
  /** From now on the house takes no stakes on this game. */
  close(vendor: string, game: string): void;
};

const FIRST_PLAYER = 100_001n;

export async function studioHouse(given?: TestContext): Promise<StudioHouse> {
  const context = given ?? (await testContext());
  let players = 0n;
  const bettors = new Set<bigint>();
  const closed = new Set<string>();
  const secretOf = (vendor: string) => `the secret of ${vendor}`;
  const seam = createSeam({
    context,
    secretOf,
    ports: {
      findPlayer: async (_context, id) => ({
        id,
        country: null,
        language: "fa",
        state: "active",
        trialOnly: !bettors.has(id),
      }),
      gameState: async (_context, vendor, game) => (closed.has(`${vendor}/${game}`) ? "disabled" : "open"),
    },
    alarm: ({ fault }) => {
      if (fault !== undefined) console.error(fault);
    },
  });
  beforeClosing(context.db, () => seam.settled());
  const clientOf = (vendor: string) =>
    walletClient({ vendor, secret: secretOf(vendor), now: context.now, send: seam.handle });

  return {
    context,
    walletOf: clientOf,
    settled: seam.settled,
    rollbackOf: (vendor) => clientOf(vendor).rollback,
    async aPlayer(balanceMinor) {
      const playerId = FIRST_PLAYER + players;
      players += 1n;
      await openAccounts(context, { playerId, assets: ["TRIAL"] });
      await grantTrial(context, { playerId, amountMinor: balanceMinor, key: "first" });
      return playerId.toString();
    },
    async aBettor({ cashMinor, bonusMinor }) {
      const playerId = FIRST_PLAYER + players;
      players += 1n;
      bettors.add(playerId);
      await openAccounts(context, { playerId, assets: ["P"] });
      const deposit = { playerId, key: "first", amount: money(cashMinor, "P"), provider: "bank" };
      await receiveDeposit(context, deposit);
      await grantBonus(context, { playerId, key: "bonus", amount: money(bonusMinor, "P") });
      return playerId.toString();
    },
    async opened(playerRef, vendor, game, asset = "TRIAL") {
      const launch = { playerId: BigInt(playerRef), vendor, game, asset, language: "fa" } as const;
      const { token } = await issueLaunch(context, launch);
      const session = await openSession(context, clientOf(vendor), { token, vendor, game });
      if (!session.ok) throw new Error(session.refusal.reason);
      return session.value.sessionId;
    },
    close(vendor, game) {
      closed.add(`${vendor}/${game}`);
    },
    async balanceMinor(playerRef) {
      return (await balanceOf(context, { playerId: BigInt(playerRef), asset: "TRIAL" })).minor;
    },
  };
}
