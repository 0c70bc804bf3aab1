import { KINDS } from "../../instant/fish/kinds.ts";
import { instantGames } from "../../instant/instant-games.ts";
import { type GameData, gameDataFile } from "./game-file.ts";
import { reelData } from "./reel-data.ts";
import { sharedData } from "./shared-data.ts";

/** Of every game that chance decides. */
export function gameData(): GameData[] {
  const reels = reelData();
  const hasReels = new Set(reels.map(({ game }) => game));
  const others = instantGames().filter(({ code }) => !hasReels.has(code));
  return [
    ...reels,
    ...others.map(({ code, family, mathVersion, sheet }) => ({
      ...{ engine: "instant", family, game: code, version: mathVersion },
      ...(family === "fish" ? { ...(sheet as object), kinds: fishData() } : { sheet }),
    })),
    ...sharedData(),
  ];
}

function fishData() {
  return KINDS.map(({ id, times, weight }) => ({ id, times, weight }));
}

export type GameFile = Pick<GameData, "game" | "family" | "version"> & {
  readonly file: string;
  /** Of what is begun today; the others are of rounds that were begun before. */
  readonly isLatest: boolean;
};

let files: readonly GameFile[] | undefined;

/** Where the numbers of every game are published. */
export function gameFiles(): readonly GameFile[] {
  files ??= filesOf(gameData());
  return files;
}

function filesOf(data: readonly GameData[]): GameFile[] {
  const latest = new Map<string, number>();
  for (const { game, version } of data) latest.set(game, Math.max(version, latest.get(game) ?? 0));
  return data.map(({ engine, game, family, version }) => ({
    ...{ game, family, version, isLatest: version === latest.get(game) },
    file: gameDataFile({ engine, game, version }),
  }));
}
