import { expect } from "vitest";
import type { Player } from "#server/accounts/index.ts";
import { type Bonus, type BonusGift, bonusTerms, findBonus, giveBonus } from "#server/bonuses/index.ts";
import type { Brand } from "#server/brand/index.ts";
import { seedCatalogue, type VendorGame } from "#server/catalogue/index.ts";
import { money } from "#server/core/numbers/money.ts";
import { accountOf } from "#server/wallet/index.ts";
import type { TestContext } from "./database.ts";
import { minorOf, paidMember, play } from "./real-stakes.ts";
import { type Brief, credit, debit, endRound } from "./wallet-stage.ts";

const GAME: Omit<VendorGame, "code" | "category"> = {
  vendor: "STUDIO",
  names: { fa: "بازی" },
  minLineBetMinor: 1n,
  rtpBasisPoints: 9600,
};

/** Games of three kinds: `g1` on reels, `l1` live, `c1` a crash. */
export async function seedThreeKinds(context: TestContext): Promise<void> {
  await seedCatalogue(context, [
    { ...GAME, code: "g1", category: "RNG" },
    { ...GAME, code: "l1", category: "LIVE" },
    { ...GAME, code: "c1", category: "CRASH" },
  ]);
}

export const SLOTS = { times: 5, of: "bonus", weights: { RNG: 100 }, days: 7 } as const;

/** What the player of a stage begins with. */
export const CASH = 1_000_00n;

type More = Partial<Omit<BonusGift, "terms">> & { terms?: Parameters<typeof bonusTerms.parse>[0] };

/** A player who has paid in, and short ways to give them bonuses, to play, and to look. */
export type BonusStage = {
  readonly player: Player;
  give(more?: More): Promise<Bonus>;
  act(brief: Brief): Promise<string>;
  /** A round that is over: what was staked, and what it paid. */
  round(staked: bigint, paid: bigint, of?: { game: string }): Promise<void>;
  cash(): Promise<bigint>;
  inBonus(): Promise<bigint | undefined>;
  stateOf(bonusId: string): Promise<Bonus["state"] | undefined>;
  /** State, what was counted, and what was kept. */
  seen(bonusId: string): Promise<unknown[]>;
};

export async function bonusStage(context: TestContext, brand: Brand, username: string): Promise<BonusStage> {
  const player = await paidMember(context, brand, { username, cashMinor: CASH });
  const playerId = player.id;
  const act = (brief: Brief) => play(context, playerId, brief);
  const found = (bonusId: string) => findBonus(context, { playerId, bonusId });
  let rounds = 0;
  return {
    player,
    act,
    async give({ terms = SLOTS, ...more } = {}) {
      const named = { key: context.newId(), source: "operator", sourceRef: "test" } as const;
      const gift = { ...named, amount: money(100_00n, "P"), ...more };
      const given = await giveBonus(context, { playerId, ...gift, terms: bonusTerms.parse(terms) });
      if (!given.ok) throw new Error(given.refusal.reason);
      return given.value;
    },
    async round(staked, paid, { game } = { game: "g1" }) {
      rounds += 1;
      const round = `round-${rounds}`;
      expect(await act(debit(`${round}-bet`, staked, { round, game }))).toBe("OK");
      if (paid > 0n)
        expect(await act(credit(`${round}-win`, paid, `${round}-bet`, { round, game }))).toBe("OK");
      expect(await act(endRound(round, { game }))).toBe("OK");
    },
    cash: () => minorOf(context, playerId, "P"),
    inBonus: async () => (await accountOf(context, { playerId, asset: "P" }))?.bonus.minor,
    stateOf: async (bonusId) => (await found(bonusId))?.state,
    async seen(bonusId) {
      const bonus = await found(bonusId);
      return [bonus?.state, bonus?.counted.minor, bonus?.kept.minor];
    },
  };
}
