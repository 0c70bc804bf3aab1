import { z } from "zod";
import { findPlayer } from "../../../accounts/index.ts";
import { done } from "../../../core/outcome.ts";
import {
  type Mission,
  type MissionToSet,
  missionsOf,
  missionToSet,
  type Own,
  ownMissions,
  pastMissions,
  setMission,
  stopMission,
} from "../../../missions/index.ts";
import { type Command, changing, looking, refused } from "../../command.ts";
import { code, count, name, number, reason } from "../../fields.ts";
import { sum, table, when } from "../../lines.ts";
import { brandIdOf } from "../../site/brand-said.ts";
import { type ReadFile, readTextFile } from "../../site/text-file.ts";
import { ahead, setEach } from "./file-faults.ts";

const filed = z.object({ file: z.string().min(1).max(500), brand: code.optional() });

const missionSet = changing<typeof filed, ReadFile<MissionToSet>>({
  about:
    "set the missions of a JSON file, all or none; nothing of a mission changes after that. It begins at once where the file says no beginning; claimDays run from the end of its day or week, and of a mission that is done once from its own end",
  words: ["file"],
  said: filed,
  subject: ({ file }) => `mission file ${file}`,
  hear: ({ context }, { file }) => readTextFile(file, ahead(missionToSet, context.now())),
  async change(office, { brand }, _operator, read) {
    if (!read?.ok) return refused("unreadableFile", read?.error);
    const brandId = await brandIdOf(office, brand);
    const set = await setEach(read.texts, (text) => setMission(office.context, brandId, text));
    if (!set.ok) return set;
    const codes = read.texts.map(({ code }) => code);
    return done({
      lines: codes.map((code) => `${code} is set.`),
      after: { codes: codes.join(","), sha256: read.sha256 },
      things: codes.map((code) => `mission ${code}`),
    });
  },
});

const missionStop = changing({
  about: "end a mission: nothing counts for it any more, and what was reached may still be claimed",
  words: ["code"],
  said: z.object({ code: name, brand: code.optional(), reason }),
  subject: ({ code }) => `mission ${code}`,
  async change(office, { code, brand }) {
    const stopped = await stopMission(office.context, { brand: await brandIdOf(office, brand), code });
    return stopped.ok ? done({ lines: [`${code} is stopped.`] }) : stopped;
  },
});

const missionList = looking({
  about: "the missions of a brand: those that go on first, and how many rewards of each were reached",
  said: z.object({ brand: code.optional(), page: count.default(1) }),
  async look(office, { brand, page }) {
    const at = { brand: await brandIdOf(office, brand), page: Math.max(1, page) };
    const { items } = await missionsOf(office.context, at);
    const titles = [
      ...["code", "is", "repeats", "after", "for", "least", "gives", "reached", "of", "claim days"],
      ...["from", "until"],
    ];
    return done(table(titles, items.map(cellsOf), "There is no mission."));
  },
});

function cellsOf({ code, isOn, repeats, counts, reward, promised, budget, ...rest }: Mission): string[] {
  const what = rest.category ?? (rest.game === null ? "" : `${rest.vendor}/${rest.game}`);
  return [
    ...[
      code,
      isOn ? "on" : "stopped",
      repeats,
      rest.after ?? "none",
      what === "" ? counts : `${counts} (${what})`,
    ],
    ...[leastOf(rest, counts), givesOf(reward), String(promised), budget === null ? "all" : String(budget)],
    ...[String(rest.claimDays), when(rest.from), when(rest.until)],
  ];
}

const leastOf = ({ target }: Pick<Mission, "target">, counts: Mission["counts"]): string =>
  counts === "stakes" || counts === "deposits" ? sum({ minor: target, asset: "P" }) : String(target);

const givesOf = (reward: Mission["reward"]): string =>
  reward.pays === "rounds"
    ? `${reward.many} rounds of ${reward.game}`
    : `${sum(reward.amount)} (${reward.pays})`;

const missionProgress = looking({
  about: "how far a player is in the missions that go on, and what became of the others",
  words: ["player"],
  said: z.object({ player: number, page: count.default(1) }),
  async look({ context }, { player: playerId, page }) {
    const player = await findPlayer(context, playerId);
    if (!player) return refused("unknownPlayer");
    const own = await ownMissions(context, player);
    const { items } = await pastMissions(context, { playerId, page: Math.max(1, page) });
    const now = (own?.going ?? []).flatMap(({ mission, progress }) =>
      progress && progress.state !== "claimed" ? [{ mission, progress }] : [],
    );
    const rows = [...(page > 1 ? [] : now), ...items].map(progressCells);
    const titles = ["mission", "period", "counted", "of", "is", "claim until", "claimed"];
    return done(table(titles, rows, "Nothing was counted."));
  },
});

function progressCells({ mission, progress }: Own): string[] {
  const { period, counted, state, claimUntil, claimedAt } = progress;
  const said = leastOf({ target: counted }, mission.counts);
  return [
    ...[mission.code, period, said, leastOf(mission, mission.counts), state],
    ...[when(claimUntil), when(claimedAt)],
  ];
}

export const MISSION_COMMANDS: Readonly<Record<string, Command>> = {
  "mission set": missionSet,
  "mission stop": missionStop,
  "mission list": missionList,
  "mission progress": missionProgress,
};
