import type { Player } from "#server/accounts/index.ts";
import { giveBonus, standardTerms, takeBonus } from "#server/bonuses/index.ts";
import type { Brand } from "#server/brand/index.ts";
import { money } from "#server/core/numbers/money.ts";
import { DAY_MS, later } from "#server/core/time.ts";
import { keepFigures } from "#server/figures/index.ts";
import { claimMission, countProgress, ownMissions } from "#server/missions/index.ts";
import { claimOffer, closeWeeks, type Gift } from "#server/offers/index.ts";
import { redeemReward, rewardsOf, seedPoints } from "#server/points/index.ts";
import { claimPrize, countTickets, findRaffle, ownEntry } from "#server/raffles/index.ts";
import { takeAllRewards } from "#server/use-cases/index.ts";
import { accountOf, issuePoints } from "#server/wallet/index.ts";
import { PASSWORD } from "./brand.ts";
import type { TestContext } from "./database.ts";
import { openMission } from "./mission-stage.ts";
import { openCashback, openOffer, publishClaim } from "./offer-stage.ts";
import { closeAndDraw, openRaffle, stake } from "./raffle-stage.ts";
import { minorOf, play } from "./real-stakes.ts";
import { endRound } from "./wallet-stage.ts";

/** Where a kind of reward is claimed, and by whom: as many players as there are races. */
export type ClaimStage = {
  readonly context: TestContext;
  readonly brand: Brand;
  readonly players: readonly Player[];
};

/** One kind of what is claimed: made ready for everybody, claimed by one, and seen in one's account. */
export type ClaimedKind = {
  /** Gives what one player does to claim it, and what it comes to. */
  ready(stage: ClaimStage): Promise<{ claim(player: Player): Promise<unknown>; readonly worth: bigint }>;
  /** What of it somebody has. */
  has(stage: ClaimStage, player: Player): Promise<bigint>;
};

const cash: ClaimedKind["has"] = ({ context }, { id }) => minorOf(context, id, "P");
const bonus: ClaimedKind["has"] = async ({ context }, { id }) =>
  (await accountOf(context, { playerId: id, asset: "P" }))?.bonus.minor ?? 0n;

async function tickets({ context, brand }: ClaimStage, { id }: Player): Promise<bigint> {
  const raffle = await findRaffle(context, { brand: brand.id, code: "spring" });
  if (!raffle) throw new Error("There is no raffle.");
  return BigInt((await ownEntry(context, { playerId: id, raffle }))?.tickets ?? 0);
}

async function offered({ context, brand }: ClaimStage, gift: Gift, worth: bigint) {
  await publishClaim(context, "gift");
  const refused = await openOffer(context, brand, { gift });
  if (refused) throw new Error(refused);
  context.clock.forward(2000);
  const { timeZone } = brand;
  return { worth, claim: (player: Player) => claimOffer(context, { player, timeZone, promotion: "gift" }) };
}

const steps = [{ level: 0, minor: 7_00n }];

/** Everybody has staked ten. */
async function stakeAll({ context, players }: ClaimStage): Promise<void> {
  for (const player of players) await stake(context, player, 10_00n);
}

export const CLAIMED_KINDS: Readonly<Record<string, ClaimedKind>> = {
  "cash of an offer": { has: cash, ready: (stage) => offered(stage, { what: "cash", steps }, 7_00n) },
  "a bonus of an offer": {
    has: bonus,
    ready: (stage) => offered(stage, { what: "bonus", steps, terms: "standard" }, 7_00n),
  },
  "tickets of an offer": {
    has: tickets,
    async ready(stage) {
      await openRaffle(stage.context, stage.brand);
      return offered(stage, { what: "tickets", raffle: "spring", steps: [{ level: 0, minor: 3n }] }, 3n);
    },
  },
  "a bonus that is offered": {
    has: bonus,
    async ready({ context, brand, players }) {
      const terms = await standardTerms(context, brand.id);
      const offeredUntil = later(context.now(), DAY_MS);
      const gift = {
        key: "g",
        source: "operator",
        sourceRef: "r",
        amount: money(5_00n, "P"),
        terms,
      } as const;
      const ids = new Map<bigint, string>();
      for (const { id: playerId } of players) {
        const given = await giveBonus(context, { playerId, ...gift, offeredUntil });
        if (given.ok) ids.set(playerId, given.value.id);
      }
      const claim = ({ id }: Player) => takeBonus(context, { playerId: id, bonusId: ids.get(id) ?? "" });
      return { worth: 5_00n, claim };
    },
  },
  "a mission": {
    has: cash,
    async ready(stage) {
      const { context, brand, players } = stage;
      await openMission(context, brand);
      context.clock.forward(1000);
      await stakeAll(stage);
      await countProgress(context);
      const [one] = players;
      const period = one && (await ownMissions(context, one))?.toClaim[0]?.progress.period;
      const claim = (player: Player) =>
        claimMission(context, { player, code: "first", period: period ?? "" });
      return { worth: 5_00n, claim };
    },
  },
  "a prize of a raffle": {
    has: cash,
    async ready(stage) {
      const { context, brand, players } = stage;
      const prizes = players.map(() => ({ pays: "cash", amount: money(9_00n, "P") }) as const);
      await openRaffle(context, brand, { prizes });
      await stakeAll(stage);
      await countTickets(context);
      await closeAndDraw(context);
      return { worth: 9_00n, claim: (player: Player) => claimPrize(context, { player, code: "spring" }) };
    },
  },
  "all at one press": {
    has: cash,
    async ready(stage) {
      const { context, brand } = stage;
      await openMission(context, brand);
      await offered(stage, { what: "cash", steps }, 7_00n);
      await stakeAll(stage);
      await countProgress(context);
      const { timeZone } = brand;
      return { worth: 12_00n, claim: (player: Player) => takeAllRewards(context, { player, timeZone }) };
    },
  },
  "a reward of the mall": {
    has: cash,
    async ready({ context, brand, players }) {
      await seedPoints(context);
      const reward = (await rewardsOf(context, { brandId: brand.id, language: "en" })).find(
        ({ pays }) => pays === "money",
      );
      if (!reward) throw new Error("The mall pays no money.");
      const points = reward.cost;
      for (const { id: playerId } of players)
        await issuePoints(context, { playerId, key: "start", amount: money(points.minor * 3n, "PTS") });
      const keys = new Map(players.map(({ id }) => [id, context.newId()]));
      const asked = { reward: reward.id, points, password: PASSWORD };
      const claim = (player: Player) =>
        redeemReward(context, { player, key: keys.get(player.id) ?? "", ...asked });
      return { worth: reward.amount.minor, claim };
    },
  },
  cashback: {
    has: cash,
    async ready(stage) {
      const { context, brand } = stage;
      await publishClaim(context, "back", { kind: "join" });
      await openCashback(context, brand, { from: later(context.now(), -21 * DAY_MS) });
      await stakeAll(stage);
      for (const { id } of stage.players) await play(context, id, endRound(`first-${id}`, { game: "g1" }));
      await keepFigures(context);
      await closeWeeks(context);
      context.clock.forward(7 * DAY_MS);
      await keepFigures(context);
      return { worth: 1_00n, claim: () => closeWeeks(context) };
    },
  },
};
