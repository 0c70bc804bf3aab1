import { readFileSync } from "node:fs";

/** What the home page shows: written by the bench from our own catalogue and content. */
export const home = JSON.parse(readFileSync(process.env.HOME_DATA, "utf8"));
