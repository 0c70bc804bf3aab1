import { z } from "zod";
import {
  type AccountType,
  closeSessions,
  devicesOf,
  findPlayer,
  isSubLoginType,
  leadsTeam,
  type Player,
  playerNamed,
  requirePasswordChange,
  setPlayerState,
  setUpline,
  uplineOf,
} from "../../accounts/index.ts";
import { findBrand } from "../../brand/index.ts";
import { openDepositsOf } from "../../cashier/index.ts";
import type { Asset } from "../../core/numbers/money.ts";
import { done, type Outcome } from "../../core/outcome.ts";
import { maskedName } from "../../core/text/masked-name.ts";
import type { Context } from "../../db/context.ts";
import { limitsOf } from "../../limits/index.ts";
import { sendMessage } from "../../messages/index.ts";
import { lineFrom } from "../../team/index.ts";
import { accountOf, type Purse } from "../../wallet/index.ts";
import { type Change, type Command, changing, looking, type Office, refused } from "../command.ts";
import { code, number, reason } from "../fields.ts";
import { facts, sum, table, when } from "../lines.ts";
import { brandIdOf } from "../site/brand-said.ts";
import { limitFacts } from "./limit-facts.ts";

const playerShow = looking({
  about:
    "one player with type, break or exclusion, limits and what is used of them, balances, bonus, held money and wins that are being checked, and upline",
  words: ["player"],
  said: z.object({ player: number }),
  async look({ context }, { player: playerId }) {
    const player = await findPlayer(context, playerId);
    if (!player) return refused("unknownPlayer");
    const upline = await uplineOf(context, playerId);
    const purses = await Promise.all(HELD.map((asset) => accountOf(context, { playerId, asset })));
    return done(
      facts([
        ["player", String(player.id)],
        ["name", player.username],
        ["brand", player.brandId],
        ["type", TYPES[player.accountType]],
        ["state", player.state],
        ...limitFacts(await ownLimits(context, player)),
        ["language", player.language],
        ["upline", upline && `${upline.id} ${upline.username}`],
        ["came before", when(player.previousLoginAt)],
        ...purses.flatMap(purseFacts),
      ]),
    );
  },
});

async function ownLimits(context: Context, { id: playerId, brandId }: Player) {
  const brand = await findBrand(context, brandId);
  if (!brand) throw new Error(`The brand ${brandId} of a player is gone.`);
  const { minor: pendingMinor } = await openDepositsOf(context.db, playerId);
  return limitsOf(context, { playerId, timeZone: brand.timeZone, pendingMinor });
}

const HELD: readonly Asset[] = ["P", "TRIAL", "PTS"];

const TYPES: Readonly<Record<AccountType, string>> = {
  0: "member",
  1: "partner",
  2: "agent",
  4: "trial",
  41: "sub-login of a partner",
  42: "sub-login of an agent",
};

/** What can be spent of an asset; of money also what is a bonus, set aside to leave, or won and looked at. */
function purseFacts(purse: Purse | null): (readonly [string, string])[] {
  if (!purse) return [];
  const { balance, bonus, held, checked } = purse;
  const { asset } = balance;
  const own = [`balance ${asset}`, sum(balance)] as const;
  if (asset !== "P") return [own];
  return [
    own,
    [`bonus ${asset}`, sum(bonus)],
    [`held ${asset}`, sum(held)],
    [`being checked ${asset}`, sum(checked)],
  ];
}

const playerFind = looking({
  about: "the number of a player, by name",
  words: ["name"],
  said: z.object({ name: z.string().trim().min(1).max(100), brand: code.optional() }),
  async look(office, { name, brand }) {
    const brandId = await brandIdOf(office, brand);
    const player = await playerNamed(office.context, { brandId, username: name });
    if (!player) return refused("unknownPlayer");
    return done(
      facts([
        ["player", String(player.id)],
        ["name", player.username],
        ["state", player.state],
      ]),
    );
  },
});

const stateOf = (state: "active" | "blocked", about: string, told: string) =>
  changing({
    about,
    words: ["player"],
    said: z.object({ player: number, reason: reason.optional() }),
    subject: ({ player }) => `player ${player}`,
    async change({ context }, { player: playerId }) {
      const before = await findPlayer(context, playerId);
      if (!before) return refused("unknownPlayer");
      // Anybody who keeps away by their own wish is let in again by time alone.
      if (before.state === "excluded") return refused("excluded");
      const set = await setPlayerState(context, { playerId, state });
      if (!set.ok) return set;
      return done({ lines: [`${playerId} ${told}.`], before: { state: before.state }, after: { state } });
    },
  });

const playerLogout = changing({
  about: "end all sessions of a player, in games as well",
  words: ["player"],
  said: z.object({ player: number, reason: reason.optional() }),
  subject: ({ player }) => `player ${player}`,
  async change({ context }, { player }) {
    return known(context, player, async () => {
      await closeSessions(context, player);
      return done({ lines: [`${player} is signed out everywhere.`] });
    });
  },
});

const playerMustChange = changing({
  about: "let a player's password open nothing but the page where it is changed, and sign them out",
  words: ["player"],
  said: z.object({ player: number, reason: reason.optional() }),
  subject: ({ player }) => `player ${player}`,
  async change({ context }, { player }) {
    return known(context, player, async () => {
      await requirePasswordChange(context, player);
      await closeSessions(context, player);
      return done({ lines: [`${player} has to choose another password at the next login.`] });
    });
  },
});

const playerDevices = looking({
  about: "where a player is signed in, and which browsers are remembered",
  words: ["player"],
  said: z.object({ player: number }),
  async look({ context }, { player: playerId }) {
    if (!(await findPlayer(context, playerId))) return refused("unknownPlayer");
    const devices = await devicesOf(context, playerId);
    const rows = devices.map(({ way, signedInAt, usedAt, rememberedUntil, address, device }) => [
      when(usedAt),
      when(signedInAt),
      way,
      when(rememberedUntil),
      address,
      device,
    ]);
    const titles = ["last used", "signed in", "by", "remembered until", "address", "browser"];
    return done(table(titles, rows, `${playerId} is signed in nowhere.`));
  },
});

const playerUpline = changing({
  about:
    "put a player, with everybody below, under a partner or an agent, or below nobody: none. What is played in the five minutes that have begun still counts for the line before",
  words: ["player", "upline"],
  said: z.object({
    player: number,
    upline: z.union([z.literal("none").transform(() => null), number]),
    reason,
  }),
  subject: ({ player }) => `player ${player}`,
  async change({ context }, { player: playerId, upline }) {
    const before = await uplineOf(context, playerId);
    const above = upline === null ? null : await findPlayer(context, upline);
    if (above && !isSubLoginType(above.accountType) && !leadsTeam(above.accountType))
      return refused("uplineNotAgent");
    const set = await setUpline(context, { playerId, uplineId: upline });
    if (!set.ok) return set;
    await tellOfMove(context, { playerId, from: before?.id ?? null, to: upline });
    const told = upline === null ? "stands below nobody" : `stands below ${upline}`;
    return done({
      lines: [`${playerId} ${told}.`],
      before: { upline: before && String(before.id) },
      after: { upline: upline === null ? null : String(upline) },
    });
  },
});

type Move = { readonly playerId: bigint; readonly from: bigint | null; readonly to: bigint | null };

/** The agents on both sides of a move are told of it; whoever was moved plays on as before. */
async function tellOfMove(context: Context, { playerId, from, to }: Move): Promise<void> {
  const moved = await findPlayer(context, playerId);
  if (!moved || from === to) return;
  const until = lineFrom(context.now()).toISOString();
  const facts = { name: maskedName(moved.username), number: String(playerId), until };
  const sides = [
    ["teamLeft", from],
    ["teamJoined", to],
  ] as const;
  for (const [kind, agent] of sides) {
    const key = `${kind}:${playerId}:${context.now().toISOString()}`;
    if (agent !== null) await sendMessage(context, { playerId: agent, kind, facts, key });
  }
}

async function known(
  context: Office["context"],
  playerId: bigint,
  change: (player: Player) => Promise<Outcome<Change, { readonly reason: string }>>,
): Promise<Outcome<Change, { readonly reason: string }>> {
  const player = await findPlayer(context, playerId);
  return player ? change(player) : refused("unknownPlayer");
}

export const PLAYER_COMMANDS: Readonly<Record<string, Command>> = {
  "player find": playerFind,
  "player show": playerShow,
  "player block": stateOf("blocked", "shut a player out and sign them out", "is shut out"),
  "player unblock": stateOf("active", "let a player in again", "may come in"),
  "player logout": playerLogout,
  "player must-change-password": playerMustChange,
  "player devices": playerDevices,
  "player upline": playerUpline,
};
