import { z } from "zod";
import { done } from "../../../core/outcome.ts";
import { keepingOf, PERIODS, setKeep, setKeeping, wouldFall } from "../../../vip/index.ts";
import { type Command, changing, looking, refused } from "../../command.ts";
import { amountOrNone, code, count } from "../../fields.ts";
import { facts, table, when } from "../../lines.ts";
import { brandIdOf } from "../../site/brand-said.ts";

const levelKeeping = looking({
  about: "whether levels of a brand have to be kept, within what, and since when",
  said: z.object({ brand: code.optional() }),
  async look(office, { brand }) {
    const keeping = await keepingOf(office.context, await brandIdOf(office, brand));
    if (!keeping) return done(["Every level is kept for ever."]);
    return done(
      facts([
        ["kept by stakes within a", keeping.period],
        ["from the first whole one after", when(keeping.since)],
      ]),
    );
  },
});

const levelPeriod = changing({
  about:
    "that levels have to be kept by stakes within a month or a quarter, from the next whole one on: --within month, quarter, or never; who is short falls one level at its end. See level dry-run before",
  said: z.object({ within: z.enum([...PERIODS, "never"]), brand: code.optional() }),
  subject: () => "levels",
  async change(office, { within, brand }) {
    const period = within === "never" ? null : within;
    const set = await setKeeping(office.context, { brandId: await brandIdOf(office, brand), period });
    if (!set.ok) return set;
    const line = period ? `Levels are kept by the ${period}.` : "Every level is kept for ever.";
    return done({
      lines: [line],
      before: { within: set.value.before },
      after: { within: set.value.after },
    });
  },
});

const levelKeep = changing({
  about:
    "the valid stakes (--stake AMOUNT) within a period that keep a level, 0 where it is kept whatever is staked; what is more than before does not touch the period that runs",
  words: ["rank"],
  said: z.object({ rank: count, stake: amountOrNone, brand: code.optional() }),
  subject: ({ rank }) => `level ${rank}`,
  async change(office, { rank, stake, brand }) {
    const keepMinor = stake.minor === 0n ? null : stake.minor;
    const set = await setKeep(office.context, { brandId: await brandIdOf(office, brand), rank, keepMinor });
    if (!set.ok) return set;
    const kept = (minor: bigint | null) => ({ keep: minor?.toString() ?? null });
    return done({
      lines: [`Level ${rank} is set.`],
      before: kept(set.value.before),
      after: kept(keepMinor),
    });
  },
});

const levelDryRun = looking({
  about:
    "how many would fall from each level if the last whole period (--within month or quarter) were judged now by what keeps each; nobody falls by it",
  said: z.object({ within: z.enum(PERIODS).default("month"), brand: code.optional() }),
  async look(office, { within, brand }) {
    const run = await wouldFall(office.context, { brandId: await brandIdOf(office, brand), kind: within });
    if (!run) return refused("unknownBrand");
    const rows = [...run.byRank]
      .sort(([one], [other]) => one - other)
      .map(([rank, many]) => [String(rank), String(many)]);
    const title = `From ${when(run.period.from)} to ${when(run.period.until)}:`;
    return done([title, ...table(["rank", "would fall"], rows, "Nobody would fall.")]);
  },
});

export const KEEPING_COMMANDS: Readonly<Record<string, Command>> = {
  "level keeping": levelKeeping,
  "level period": levelPeriod,
  "level keep": levelKeep,
  "level dry-run": levelDryRun,
};
