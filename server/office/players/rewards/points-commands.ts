import { z } from "zod";
import { findPlayer } from "../../../accounts/index.ts";
import { money } from "../../../core/numbers/money.ts";
import { done } from "../../../core/outcome.ts";
import {
  givePoints,
  type ListedReward,
  listedRewards,
  newReward,
  PAYS,
  setReward,
} from "../../../points/index.ts";
import { vipStanding } from "../../../vip/index.ts";
import { balanceOf, PAYOUT_MINOR_MAX } from "../../../wallet/index.ts";
import { type Command, changing, looking, refused } from "../../command.ts";
import { amount, code, count, number, reason, yes } from "../../fields.ts";
import { facts, sum, table } from "../../lines.ts";
import { brandIdOf } from "../../site/brand-said.ts";

/** No more at once than one command pays: the house has to hold all that it ever gave. */
const pointsGiven = number.refine((points) => points <= PAYOUT_MINOR_MAX);

const pointsShow = looking({
  about: "what a player has of points, and the VIP level that real stakes have reached",
  words: ["player"],
  said: z.object({ player: number }),
  async look({ context }, { player: playerId }) {
    const player = await findPlayer(context, playerId);
    if (!player) return refused("unknownPlayer");
    const { rank, name, stakedMinor, next } = await vipStanding(context, { playerId, language: "en" });
    return done(
      facts([
        ["player", `${player.id} ${player.username}`],
        ["points", sum(await balanceOf(context, { playerId, asset: "PTS" }))],
        ["level", `${rank} ${name}`],
        ["staked", sum(money(stakedMinor, "P"))],
        ["next", next && `${next.name} after another ${sum(money(next.neededMinor, "P"))}`],
      ]),
    );
  },
});

const pointsGive = changing({
  about: "give a player points; --key names it, and the same again is once",
  words: ["player", "points"],
  said: z.object({ player: number, points: pointsGiven, reason, key: z.string().trim().min(1).max(60) }),
  subject: ({ player }) => `player ${player}`,
  async change({ context }, { player: playerId, points, key }) {
    if (!(await findPlayer(context, playerId))) return refused("unknownPlayer");
    const amount = money(points, "PTS");
    const given = await givePoints(context, { playerId, key, amount });
    if (!given.ok) return given;
    const { transferId, replayed } = given.value;
    const told = replayed ? `were given before, by movement ${transferId}` : `are movement ${transferId}`;
    return done({ lines: [`${sum(amount)} ${told}.`], after: { transfer: String(transferId), replayed } });
  },
});

const rewardList = looking({
  about: "what is given for points",
  said: z.object({ brand: code.optional() }),
  async look(office, { brand }) {
    const brandId = await brandIdOf(office, brand);
    const rows = (await listedRewards(office.context, { brandId })).map((reward) => [
      reward.id,
      reward.names.en ?? reward.names.fa,
      reward.pays === "goods" ? "" : sum(money(reward.amountMinor, "P")),
      reward.pays,
      sum(money(reward.costPoints, "PTS")),
      reward.stock === null ? "" : String(reward.stock),
      reward.isOn ? "on" : "off",
    ]);
    const titles = ["reward", "name", "amount", "pays", "cost", "stock", "given"];
    return done(table(titles, rows, "Nothing is given for points."));
  },
});

const stock = z.union([z.literal("none").transform(() => null), count]);

const rewardSet = changing({
  about: "what a reward costs in points, how many are left (--stock none: no end), and whether it is given",
  words: ["reward"],
  said: z.object({
    reward: code,
    brand: code.optional(),
    cost: number.optional(),
    stock: stock.optional(),
    on: yes.optional(),
    off: yes.optional(),
  }),
  subject: ({ reward }) => `reward ${reward}`,
  async change(office, { reward: id, brand, cost: costPoints, stock, on, off }) {
    if (on && off) return refused("onAndOff");
    if (costPoints === undefined && stock === undefined && !on && !off) return refused("nothingSaid");
    const isOn = on || off ? on !== undefined : undefined;
    const brandId = await brandIdOf(office, brand);
    const set = await setReward(office.context, { brandId, id, costPoints, stock, isOn });
    if (!set.ok) return set;
    const { before, after } = set.value;
    return done({ lines: [`${id} is set.`], before: kept(before), after: kept(after) });
  },
});

const named = z.string().trim().min(1).max(80);

const rewardNew = changing({
  about:
    "something new for points: --pays money, bonus or goods; --fa and --en are its names, --amount what money and a bonus come to",
  words: ["reward"],
  said: z.object({
    reward: code.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, "not right: small letters, digits and -"),
    brand: code.optional(),
    pays: z.enum(PAYS),
    cost: number,
    amount: amount.optional(),
    stock: stock.optional(),
    fa: named,
    ...{ en: named.optional(), zh: named.optional(), id: named.optional() },
    ...{ th: named.optional(), vi: named.optional() },
  }),
  subject: ({ reward }) => `reward ${reward}`,
  async change(office, { reward: id, brand, pays, cost, amount: sum, stock = null, ...said }) {
    if ((pays === "goods") !== (sum === undefined)) return refused("rewardAmount");
    const { fa, en, zh, id: bahasa, th, vi } = said;
    const names = {
      fa,
      ...(en ? { en } : {}),
      ...(zh ? { zh } : {}),
      ...(bahasa ? { id: bahasa } : {}),
      ...(th ? { th } : {}),
      ...(vi ? { vi } : {}),
    };
    const brandId = await brandIdOf(office, brand);
    const made = { id, names, pays, costPoints: cost, amountMinor: sum?.minor ?? 0n, stock };
    const added = await newReward(office.context, brandId, made);
    if (!added.ok) return added;
    return done({ lines: [`${id} is given for points.`], after: { cost: cost.toString(), stock, pays } });
  },
});

function kept({ costPoints, stock, isOn }: ListedReward) {
  return { cost: costPoints.toString(), stock, isOn };
}

export const POINTS_COMMANDS: Readonly<Record<string, Command>> = {
  "points show": pointsShow,
  "points give": pointsGive,
  "reward list": rewardList,
  "reward set": rewardSet,
  "reward new": rewardNew,
};
