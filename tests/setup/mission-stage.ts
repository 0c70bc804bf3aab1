import type { Player } from "#server/accounts/index.ts";
import type { Brand } from "#server/brand/index.ts";
import { startOfDay } from "#server/core/days.ts";
import { money } from "#server/core/numbers/money.ts";
import { DAY_MS, HOUR_MS, later } from "#server/core/time.ts";
import type { Context } from "#server/db/context.ts";
import { type MissionToSet, type Own, ownMissions, setMission } from "#server/missions/index.ts";
import type { TestContext } from "./database.ts";
import { paidMember, play } from "./real-stakes.ts";
import { type Brief, debit, rollback } from "./wallet-stage.ts";

/** A mission of a month: to stake 10 on anything, once, for 5 in cash. */
export function missionSaid(context: Pick<Context, "now">, more: Partial<MissionToSet> = {}): MissionToSet {
  return {
    code: "first",
    titles: { fa: "گام نخست", en: "First step" },
    repeats: "once",
    does: { counts: "stakes", least: money(10_00n, "P") },
    reward: { pays: "cash", amount: money(5_00n, "P") },
    claimDays: 3,
    until: later(context.now(), 30 * DAY_MS),
    ...more,
  };
}

export async function openMission(context: Context, brand: Brand, more: Partial<MissionToSet> = {}) {
  const made = await setMission(context, brand.id, missionSaid(context, more));
  if (!made.ok) throw new Error(made.refusal.reason);
  return made.value.id;
}

/** Short ways of somebody who has paid in. */
export type MissionPlayer = {
  readonly player: Player;
  /** Stakes so much in a round of its own. */
  stake(minor: bigint, of?: { name?: string; game?: string; round?: string }): Promise<string>;
  act(brief: Brief): Promise<string>;
  /** Takes a stake back. */
  back(name: string): Promise<string>;
  /** What was counted in a mission that goes on, and how it stands. */
  seen(code?: string): Promise<unknown>;
  toClaim(): Promise<readonly Own[]>;
};

export async function missionPlayer(
  context: TestContext,
  brand: Brand,
  username: string,
): Promise<MissionPlayer> {
  const player = await paidMember(context, brand, { username, cashMinor: 10_000_00n });
  const act = (brief: Brief) => play(context, player.id, brief);
  const own = async () => {
    const found = await ownMissions(context, player);
    if (!found) throw new Error(`Missions are not for ${username}.`);
    return found;
  };
  let stakes = 0;
  return {
    player,
    act,
    stake(minor, { name, game = "g1", round } = {}) {
      stakes += 1;
      const key = name ?? `s${stakes}`;
      return act(debit(`${username}-${key}`, minor, { round: round ?? `${username}-${key}`, game }));
    },
    back: (name) =>
      act(rollback(`${username}-${name}-back`, `${username}-${name}`, { round: `${username}-${name}` })),
    async seen(code = "first") {
      const line = (await own()).going.find(({ mission }) => mission.code === code);
      return line && [line.progress?.counted ?? 0n, line.progress?.state ?? "none", line.lock !== null];
    },
    toClaim: async () => (await own()).toClaim,
  };
}

/** To noon of a day of the brand, so many days on. */
export function toNoon(context: TestContext, { timeZone }: Brand, days = 0): void {
  const noon = later(startOfDay(later(context.now(), days * DAY_MS), timeZone), 12 * HOUR_MS);
  const ahead = noon.getTime() - context.now().getTime();
  context.clock.forward(ahead >= 0 ? ahead : ahead + DAY_MS);
}
