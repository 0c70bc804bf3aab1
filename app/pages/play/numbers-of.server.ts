import { FAIRNESS_PATH, numbersFile } from "#app/lib/paths/verify-paths.ts";
import { gameFiles } from "#server/studio/verify/index.ts";

/** Where every number that decides or pays in a game is published. */
export function numbersOf(game: string): string {
  const file = gameFiles().find((of) => of.game === game && of.isLatest)?.file;
  return file ? numbersFile(file) : FAIRNESS_PATH;
}
