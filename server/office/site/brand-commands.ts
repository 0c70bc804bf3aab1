import { z } from "zod";
import { BRAND_FLAGS, findBrand, hasFlag, setFlag, setGameCycle, setSessionIdle } from "../../brand/index.ts";
import { setWithdrawalDay, withdrawalDaySettings } from "../../cashier/index.ts";
import { money } from "../../core/numbers/money.ts";
import { done } from "../../core/outcome.ts";
import { MINUTE_MS } from "../../core/time.ts";
import { downBounds } from "../../transfers/index.ts";
import { type Command, changing, looking, refused } from "../command.ts";
import { amount, code, count } from "../fields.ts";
import { facts, sum } from "../lines.ts";
import { BRAND_BOUNDS_COMMANDS, boundsIn, uplineBounds } from "./brand-bounds-commands.ts";
import { brandIdOf } from "./brand-said.ts";

const brandShow = looking({
  about:
    "one brand: what its players may send and take out, how long sign-ins last, how fast games are played, and every flag with its state",
  said: z.object({ brand: code.optional() }),
  async look(office, { brand }) {
    const { context } = office;
    const known = await findBrand(context, await brandIdOf(office, brand));
    if (!known) return refused("unknownBrand");
    const isOn = await hasFlag(context, known.id, "transferUpline");
    const day = await withdrawalDaySettings(context, known.id);
    const down = await downBounds(context, known.id);
    const written = (minor: bigint) => sum(money(minor, known.asset));
    const flags = BRAND_FLAGS.map(async (flag) => {
      return [`flag ${flag}`, (await hasFlag(context, known.id, flag)) ? "on" : "off"] as const;
    });
    return done(
      facts([
        ["brand", known.id],
        ["name", known.name.en ?? known.name.fa],
        ["time zone", known.timeZone],
        ["to the upline", isOn ? "on" : "off"],
        ...boundsIn(uplineBounds(known)).map(([name, minor]) => [name, written(minor)] as const),
        ["down to the team", down && [down.minMinor, down.maxMinor, down.dayMinor].map(written).join(", ")],
        ["game cycle", `${known.gameCycleMs} ms`],
        ["autoplay", (await hasFlag(context, known.id, "autoplay")) ? "on" : "off"],
        ["sign-in idle", `${known.sessionIdleMs / MINUTE_MS} minutes`],
        ["sign-in at most", `${known.sessionAbsoluteMs / MINUTE_MS} minutes`],
        ["withdrawals a day", day && String(day.many)],
        ["withdrawn a day", day && sum(day.sum)],
        ...(await Promise.all(flags)),
      ]),
    );
  },
});

const brandPace = changing({
  about:
    "how long a game waits at least between two rounds of one player (--cycle 1000 to 10000, in milliseconds; fishing keeps its own), and whether slots with lines offer automatic spins (--autoplay on or off)",
  said: z.object({
    brand: code.optional(),
    cycle: count.optional(),
    autoplay: z.enum(["on", "off"]).optional(),
  }),
  subject: ({ brand }) => `brand ${brand ?? "default"} pace`,
  async change(office, { brand, cycle, autoplay }) {
    const { context } = office;
    if (cycle === undefined && autoplay === undefined) return refused("nothingSaid");
    const brandId = await brandIdOf(office, brand);
    const known = await findBrand(context, brandId);
    if (!known) return refused("unknownBrand");
    const was = { cycleMs: known.gameCycleMs, autoplay: await hasFlag(context, brandId, "autoplay") };
    const after = { cycleMs: cycle ?? was.cycleMs, autoplay: autoplay ? autoplay === "on" : was.autoplay };
    const set = await setGameCycle(context, { brandId, cycleMs: after.cycleMs });
    if (!set.ok) return set;
    await setFlag(context, { brandId, flag: "autoplay", isOn: after.autoplay });
    return done({ lines: [`${brandId} is set.`], before: { ...was, cycleMs: set.value.before }, after });
  },
});

const brandSession = changing({
  about: "after how many minutes without a sign of life a sign-in ends: --idle 1 to 720",
  said: z.object({ brand: code.optional(), idle: count }),
  subject: ({ brand }) => `brand ${brand ?? "default"} session`,
  async change(office, { brand, idle }) {
    const { context } = office;
    const known = await findBrand(context, await brandIdOf(office, brand));
    if (!known) return refused("unknownBrand");
    const idleMs = idle * MINUTE_MS;
    if (idleMs > known.sessionAbsoluteMs) return refused("badIdle");
    const set = await setSessionIdle(context, { brandId: known.id, idleMs });
    if (!set.ok) return set;
    const before = { idle: set.value.before / MINUTE_MS };
    return done({ lines: [`${known.id} is set. New sign-ins follow it.`], before, after: { idle } });
  },
});

const brandWithdrawals = changing({
  about:
    "how many withdrawals a player may make in a day (--count 1 to 1000), and of how much together (--sum)",
  said: z.object({ brand: code.optional(), count: count.optional(), sum: amount.optional() }),
  subject: ({ brand }) => `brand ${brand ?? "default"} withdrawals`,
  async change(office, { brand, count: many, sum: most }) {
    if (many === undefined && most === undefined) return refused("nothingSaid");
    const brandId = await brandIdOf(office, brand);
    const set = await setWithdrawalDay(office.context, { brandId, many, sumMinor: most?.minor });
    if (!set.ok) return set;
    const { before, after } = set.value;
    const kept = (day: typeof after) => ({ count: day.many, sum: sum(day.sum) });
    return done({ lines: [`${brandId} is set.`], before: kept(before), after: kept(after) });
  },
});

export const BRAND_COMMANDS: Readonly<Record<string, Command>> = {
  "brand show": brandShow,
  ...BRAND_BOUNDS_COMMANDS,
  "brand pace": brandPace,
  "brand session": brandSession,
  "brand withdrawals": brandWithdrawals,
};
