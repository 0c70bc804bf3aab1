import { z } from "zod";
import { nodeOf, setGameState, setVendorState, statesHold } from "../../catalogue/index.ts";
import { done } from "../../core/outcome.ts";
import { type Command, changing } from "../command.ts";
import { code, gameCode, reason } from "../fields.ts";

/** In maintenance a game is shown, says so and does not launch (G12). Rounds that are under way end as they would. */
const gameMaintenance = changing({
  about: "show a game as being under maintenance; game open ends it",
  words: ["vendor", "game"],
  said: z.object({ vendor: code, game: gameCode, reason: reason.optional() }),
  subject: ({ vendor, game }) => `game ${vendor} ${game}`,
  settled: statesHold,
  async change({ context }, { vendor, game }) {
    const state = "maintenance";
    const set = await setGameState(context, { nodeId: nodeOf(vendor, game), state });
    return set.ok ? done({ lines: [`${vendor} ${game} is in maintenance.`], after: { state } }) : set;
  },
});

const vendorIs = (state: "open" | "maintenance" | "disabled", about: string) =>
  changing({
    about,
    words: ["vendor"],
    said: z.object({ vendor: code, reason: reason.optional() }),
    subject: ({ vendor }) => `vendor ${vendor}`,
    settled: statesHold,
    async change({ context }, { vendor }) {
      const set = await setVendorState(context, { vendor, state });
      return set.ok ? done({ lines: [`${vendor} is ${state}.`], after: { state } }) : set;
    },
  });

export const MAINTENANCE_COMMANDS: Readonly<Record<string, Command>> = {
  "game maintenance": gameMaintenance,
  "vendor maintenance": vendorIs("maintenance", "show every game of a vendor as being under maintenance"),
  "vendor close": vendorIs("disabled", "take no more stakes on any game of a vendor, and show none of them"),
  "vendor open": vendorIs("open", "let a vendor's games be played again, each as its own state says"),
};
