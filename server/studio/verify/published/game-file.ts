/** All numbers that decide or pay in one version of a game, as they are published: docs/fairness.md says how they do. */
export type GameData = {
  readonly engine: string;
  readonly family: string;
  readonly game: string;
  readonly version: number;
  readonly [name: string]: unknown;
};

/** Where the file of a version of a game stands among the published ones. */
export function gameDataFile({ engine, game, version }: Pick<GameData, "engine" | "game" | "version">) {
  return `games/${engine}/${game}-${version}.json`;
}

/** The file of a game, for people too: a list of numbers or names stands on one line. */
export function gameDataText(data: GameData): string {
  const lines = JSON.stringify(data, null, 1);
  return `${lines.replace(/\[[^[\]{}]*\]/g, (list) => list.replace(/\s+/g, " "))}\n`;
}
