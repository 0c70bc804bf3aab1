import { KINDS } from "../instant/fish/kinds.ts";
import { instantGames } from "../instant/instant-games.ts";
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

export type GameFile = Pick<GameData, "game" | "family" | "version"> & { readonly file: string };

let files: readonly GameFile[] | undefined;

/** Where the numbers of every game are published. */
export function gameFiles(): readonly GameFile[] {
  files ??= gameData().map(({ engine, game, family, version }) => ({
    ...{ game, family, version },
    file: gameDataFile({ engine, game, version }),
  }));
  return files;
}
