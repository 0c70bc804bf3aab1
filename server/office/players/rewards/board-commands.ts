import { z } from "zod";
import { findPlayers, isTrialType, type Player } from "../../../accounts/index.ts";
import { done } from "../../../core/outcome.ts";
import { playersAway } from "../../../limits/index.ts";
import {
  type Board,
  type BoardToSet,
  boardPeriod,
  boardsOf,
  boardToSet,
  findBoard,
  type Standing,
  setBoard,
  stopBoard,
} from "../../../missions/index.ts";
import { type Command, changing, looking, refused } from "../../command.ts";
import { code, count, name, reason } from "../../fields.ts";
import { sum, table, when } from "../../lines.ts";
import { brandIdOf } from "../../site/brand-said.ts";
import { type ReadFile, readTextFile } from "../../site/text-file.ts";
import { ahead, setEach } from "./file-faults.ts";

const filed = z.object({ file: z.string().min(1).max(500), brand: code.optional() });

const boardSet = changing<typeof filed, ReadFile<BoardToSet>>({
  about:
    "set the leaderboards of a JSON file, all or none; nothing of a board changes after that. It begins at once where the file says no beginning",
  words: ["file"],
  said: filed,
  subject: ({ file }) => `board file ${file}`,
  hear: ({ context }, { file }) => readTextFile(file, ahead(boardToSet, context.now())),
  async change(office, { brand }, _operator, read) {
    if (!read?.ok) return refused("unreadableFile", read?.error);
    const brandId = await brandIdOf(office, brand);
    const set = await setEach(read.texts, (text) => setBoard(office.context, brandId, text));
    if (!set.ok) return set;
    const codes = read.texts.map(({ code }) => code);
    return done({
      lines: codes.map((code) => `${code} is set.`),
      after: { codes: codes.join(","), sha256: read.sha256 },
      things: codes.map((code) => `board ${code}`),
    });
  },
});

const boardStop = changing({
  about: "end a board now; its prizes are given for what was done until then",
  words: ["code"],
  said: z.object({ code: name, brand: code.optional(), reason }),
  subject: ({ code }) => `board ${code}`,
  async change(office, { code, brand }) {
    const stopped = await stopBoard(office.context, { brand: await brandIdOf(office, brand), code });
    return stopped.ok ? done({ lines: [`${code} is stopped.`] }) : stopped;
  },
});

const boardList = looking({
  about: "the leaderboards of a brand: the last to end first",
  said: z.object({ brand: code.optional(), page: count.default(1) }),
  async look(office, { brand, page }) {
    const at = { brand: await brandIdOf(office, brand), page: Math.max(1, page) };
    const boards = await boardsOf(office.context, at);
    const titles = ["code", "repeats", "ranks by", "prizes", "from", "until"];
    return done(table(titles, boards.map(cellsOf), "There is no board."));
  },
});

function cellsOf({ code, repeats, ranks, category, prizes, from, until }: Board): string[] {
  const by = category === null ? ranks : `${ranks} (${category})`;
  return [code, repeats, by, String(prizes.length), when(from), when(until)];
}

const boardShow = looking({
  about:
    "who stands on a board, and what each place was given or why it was not; --period is the day that one began with",
  words: ["code"],
  said: z.object({
    code: name,
    brand: code.optional(),
    period: z.iso.date().startsWith("20").optional(),
    page: count.default(1),
  }),
  async look(office, { code, brand, period = null, page }) {
    const board = await findBoard(office.context, { brand: await brandIdOf(office, brand), code });
    if (!board) return refused("unknownBoard");
    const asked = { board, period, playerId: 0n, page: Math.max(1, page) };
    const found = await boardPeriod(office.context, asked);
    const standings = found?.standings ?? [];
    const ids = standings.map(({ playerId }) => playerId);
    const players = await findPlayers(office.context, ids);
    const away = await playersAway(office.context, ids);
    const barOf = (id: bigint) => (away.has(id) ? "on a break or excluded" : barred(players.get(id)));
    const rows = standings.map((standing) => [
      String(standing.place),
      String(standing.playerId),
      standing.player ?? "",
      scoreOf(board, standing.score),
      givenOf(board, standing, barOf(standing.playerId)),
    ]);
    return done(table(["place", "player", "shown as", "result", "was given"], rows, "Nobody stands there."));
  },
});

/** What a place was given, or why it was not; nothing where no prize is for it. `bar` stands in the way by now. */
function givenOf(board: Board, { prize, isPaid, missed }: Standing, bar: string | null): string {
  if (missed === "away") return "no prize: on a break or excluded when prizes were decided";
  if (missed) return `no prize: ${bar ?? "shut out when prizes were decided"}`;
  const won = prize === null ? undefined : board.prizes[prize - 1];
  if (!won) return "";
  const said = `${sum(won.amount)} (${won.pays})`;
  return isPaid ? said : `${said}, not given yet: ${bar ?? "it is tried again soon"}`;
}

function barred(player: Player | undefined): string | null {
  if (player?.state !== "active") return "shut out";
  return isTrialType(player.accountType) ? "a trial account" : null;
}

function scoreOf({ ranks }: Board, score: bigint): string {
  if (ranks === "stakes") return sum({ minor: score, asset: "P" });
  return ranks === "multiple" ? `${(Number(score) / 100).toFixed(2)}x` : String(score);
}

export const BOARD_COMMANDS: Readonly<Record<string, Command>> = {
  "board set": boardSet,
  "board stop": boardStop,
  "board list": boardList,
  "board show": boardShow,
};
