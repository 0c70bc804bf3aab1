import { z } from "zod";
import { deedsOf, endSubLogin, findSubLogin, type SubLogin, subLoginsOf } from "../../../agents/index.ts";
import { done } from "../../../core/outcome.ts";
import { type Command, changing, looking, refused } from "../../command.ts";
import { number, reason } from "../../fields.ts";
import { facts, table, when } from "../../lines.ts";

const stateOf = ({ endedAt, endedBy }: SubLogin) =>
  endedAt === null ? "at work" : `ended by ${endedBy}, ${when(endedAt)}`;

const subLoginList = looking({
  about: "who works in the name of a partner or an agent, with what each may",
  words: ["owner"],
  said: z.object({ owner: number }),
  async look({ context }, { owner }) {
    const rows = (await subLoginsOf(context, owner)).map((found) => [
      String(found.id),
      found.username,
      found.rights.join(" "),
      when(found.lastLoginAt),
      stateOf(found),
    ]);
    return done(table(["player", "name", "rights", "seen", "state"], rows, "Nobody works in that name."));
  },
});

const subLoginShow = looking({
  about: "one sub-login, and the last fifty things that it did",
  words: ["player"],
  said: z.object({ player: number }),
  async look({ context }, { player: playerId }) {
    const found = await findSubLogin(context, playerId);
    if (!found) return refused("unknownSubLogin");
    const { deeds } = await deedsOf(context, { playerId, before: null });
    const rows = deeds.map(({ at, deed, place, address, outcome }) => [
      when(at),
      deed,
      place,
      address,
      outcome ?? "unknown",
    ]);
    return done([
      ...facts([
        ["player", String(found.id)],
        ["name", found.username],
        ["owner", String(found.ownerId)],
        ["rights", found.rights.join(" ")],
        ["made", when(found.madeAt)],
        ["seen", when(found.lastLoginAt)],
        ["state", stateOf(found)],
      ]),
      "",
      ...table(["when", "what", "page", "from", "outcome"], rows, "It did nothing yet."),
    ]);
  },
});

const subLoginEnd = changing({
  about: "end a sub-login for good, and sign it out everywhere",
  words: ["player"],
  said: z.object({ player: number, reason }),
  subject: ({ player }) => `player ${player}`,
  async change({ context }, { player: playerId }, operator) {
    const ended = await endSubLogin(context, { playerId, by: { operator } });
    return ended.ok ? done({ lines: [`Sub-login ${playerId} has ended.`] }) : ended;
  },
});

export const SUB_LOGIN_COMMANDS: Readonly<Record<string, Command>> = {
  "sub-login list": subLoginList,
  "sub-login show": subLoginShow,
  "sub-login end": subLoginEnd,
};
