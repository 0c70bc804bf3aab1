import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";

const FOLDER = join(tmpdir(), `nard-stories-${process.env.STORIES_PORT ?? 4477}`);

/** Says something to the office of the site that the stories visit, as one operator or another. */
export function office(operator: string, ...words: string[]): string {
  const args = ["server/house/office.js", ...words, "--by", operator];
  return execFileSync(process.execPath, args, {
    env: { ...process.env, DATA_DIR: FOLDER },
    encoding: "utf8",
  });
}

/** The number that the office knows a player by. */
export function numberOf(username: string): string {
  const [, player] = /^player\s+(\d+)/m.exec(office("mina", "player", "find", username)) ?? [];
  if (!player) throw new Error(`The office does not know ${username}.`);
  return player;
}
