import { z } from "zod";
import { findPlayer } from "../../../accounts/index.ts";
import { done } from "../../../core/outcome.ts";
import {
  drawnIn,
  findRaffle,
  ownRaffles,
  publishRaffle,
  type Raffle,
  type RaffleToPublish,
  rafflesOf,
  raffleToPublish,
  stopRaffle,
} from "../../../raffles/index.ts";
import { type Command, changing, looking, refused } from "../../command.ts";
import { code, count, name, number, reason } from "../../fields.ts";
import { facts, sum, table, when } from "../../lines.ts";
import { brandIdOf } from "../../site/brand-said.ts";
import { type ReadFile, readTextFile } from "../../site/text-file.ts";

const filed = z.object({ file: z.string().min(1).max(500), brand: code.optional() });

const rafflePublish = changing<typeof filed, ReadFile<RaffleToPublish>>({
  about:
    "publish the raffle of a JSON file with the commitment to its seed; nothing of it changes after that. It begins at once where the file says no opening",
  words: ["file"],
  said: filed,
  subject: ({ file }) => `raffle file ${file}`,
  hear: (_, { file }) => readTextFile(file, raffleToPublish),
  async change(office, { brand }, _operator, read) {
    if (!read?.ok) return refused("unreadableFile", read?.error);
    const [raffle, ...more] = read.texts;
    if (!raffle || more.length > 0) return refused("unreadableFile", "A file has one raffle.");
    const made = await publishRaffle(office.context, await brandIdOf(office, brand), raffle);
    if (!made.ok) return made;
    const { id, commit } = made.value;
    const lines = [`${raffle.code} is published.`, ...facts([["commitment", commit]])];
    return done({
      lines,
      after: { raffle: id, code: raffle.code, commit, sha256: read.sha256 },
      things: [`raffle ${raffle.code}`],
    });
  },
});

const raffleStop = changing({
  about:
    "call a raffle off before it closes: nothing is drawn; everybody with a ticket gets a message with the reason, and its page shows it",
  words: ["code"],
  said: z.object({ code: name, brand: code.optional(), reason }),
  subject: ({ code }) => `raffle ${code}`,
  async change(office, { code, brand, reason: why }) {
    const at = { brand: await brandIdOf(office, brand), code, reason: why };
    const stopped = await stopRaffle(office.context, at);
    if (!stopped.ok) return stopped;
    const { told } = stopped.value;
    return done({
      lines: [`${code} is called off.`, `Players who were told why: ${told}.`],
      after: { told },
    });
  },
});

const raffleList = looking({
  about: "the raffles of a brand: those that go on first, and of the others the latest",
  said: z.object({ brand: code.optional(), page: count.default(1) }),
  async look(office, { brand, page }) {
    const at = { brand: await brandIdOf(office, brand), page: Math.max(1, page) };
    const { items } = await rafflesOf(office.context, at);
    const titles = ["code", "is", "for", "a ticket takes", "tickets", "prizes", "opens", "closes", "drawn"];
    return done(table(titles, items.map(cellsOf), "There is no raffle."));
  },
});

function cellsOf({ code, state, source, category, perTicket, tickets, prizes, ...at }: Raffle): string[] {
  const of = category === null ? source : `${source} (${category})`;
  const times = [at.opensAt, at.closesAt, at.drawnAt].map(when);
  return [code, state, of, sum(perTicket), String(tickets), String(prizes.length), ...times];
}

const raffleDrawn = looking({
  about: "who was drawn in a raffle, and what became of the prizes",
  words: ["code"],
  said: z.object({ code: name, brand: code.optional() }),
  async look(office, { code, brand }) {
    const raffle = await findRaffle(office.context, { brand: await brandIdOf(office, brand), code });
    if (!raffle) return refused("unknownRaffle");
    const rows = (await drawnIn(office.context, raffle.id)).map(
      ({ nth, ticket, playerId, player, prize, state }) => {
        const won = prize === null ? undefined : raffle.prizes[prize - 1];
        return [
          String(nth),
          String(ticket),
          String(playerId),
          player ?? "",
          won ? `${sum(won.amount)} (${won.pays})` : "",
          state,
        ];
      },
    );
    return done(table(["drawn as", "ticket", "player", "shown as", "prize", "is"], rows, "Nobody is drawn."));
  },
});

const raffleTicketsOf = looking({
  about: "the tickets of a player in each raffle, what counted for them, and what was won",
  words: ["player"],
  said: z.object({ player: number, page: count.default(1) }),
  async look({ context }, { player: playerId, page }) {
    if (!(await findPlayer(context, playerId))) return refused("unknownPlayer");
    const { items } = await ownRaffles(context, { playerId, page: Math.max(1, page) });
    const rows = items.map(({ raffle, tickets, takenBack, creditMinor, drawn }) => {
      const counted = sum({ ...raffle.perTicket, minor: creditMinor });
      return [raffle.code, String(tickets), String(takenBack), counted, drawn?.state ?? ""];
    });
    return done(
      table(["raffle", "tickets", "taken back", "counted", "drawn"], rows, "There are no tickets."),
    );
  },
});

export const RAFFLE_COMMANDS: Readonly<Record<string, Command>> = {
  "raffle publish": rafflePublish,
  "raffle stop": raffleStop,
  "raffle list": raffleList,
  "raffle drawn": raffleDrawn,
  "raffle tickets": raffleTicketsOf,
};
