import { readFileSync } from "node:fs";

/** What the home page shows: written by the bench from our own catalogue and content. */
const home = process.env.HOME_DATA ? JSON.parse(readFileSync(process.env.HOME_DATA, "utf8")) : null;

export function load() {
  return { home };
}
