import { z } from "zod";
import {
  type Application,
  type ApplicationState,
  approveApplication,
  endAgent,
  findApplication,
  partnerApplications,
  refuseApplication,
} from "../../../agents/index.ts";
import { done } from "../../../core/outcome.ts";
import { type Command, changing, looking, refused } from "../../command.ts";
import { number, reason } from "../../fields.ts";
import { facts, table, when } from "../../lines.ts";

const state = z.enum(["open", "approved", "refused"] satisfies ApplicationState[]);
const reference = z.string().trim().toUpperCase().max(20);

const partnerList = looking({
  about:
    "who would like to be a partner, newest first; --state approved or refused for those that were decided",
  said: z.object({ state: state.optional() }),
  async look({ context }, { state = "open" }) {
    const rows = (await partnerApplications(context, { state })).map((application) => [
      application.reference,
      application.name,
      `${application.channel} ${application.contact}`,
      application.country ?? "",
      application.playerId === null ? "" : String(application.playerId),
      when(application.at),
    ]);
    const titles = ["reference", "name", "contact", "country", "player", "written"];
    return done(table(titles, rows, `No application is ${state}.`));
  },
});

const partnerShow = looking({
  about: "one application in its applicant's own words",
  words: ["reference"],
  said: z.object({ reference }),
  async look({ context }, { reference }) {
    const known = await findApplication(context, reference);
    return known ? done(applicationFacts(known)) : refused("unknownApplication");
  },
});

function applicationFacts(application: Application): string[] {
  const { playerId, state, decidedBy, decidedAt } = application;
  return facts([
    ["reference", application.reference],
    ["brand", application.brandId],
    ["name", application.name],
    [application.channel, application.contact],
    ["country", application.country],
    ["language", application.language],
    ["player", playerId === null ? null : String(playerId)],
    ["written", when(application.at)],
    ["message", application.message.replaceAll("\n", " / ")],
    ["state", decidedBy ? `${state} by ${decidedBy}, ${when(decidedAt)}` : state],
    ["reason", application.reason],
  ]);
}

const partnerApprove = changing({
  about: "say yes to an application; the account that it was written from becomes a partner's",
  words: ["reference"],
  said: z.object({ reference, reason: reason.optional() }),
  subject: ({ reference }) => `application ${reference}`,
  async change({ context }, { reference, reason = null }, operator) {
    const approved = await approveApplication(context, { reference, operator, reason });
    if (!approved.ok) return approved;
    const player = approved.value.playerId === null ? null : String(approved.value.playerId);
    const told = player
      ? `Player ${player} is a partner.`
      : "It came from nobody who was signed in: register them, and ask them to apply once more.";
    return done({ lines: [`${reference} is approved.`, told], after: { state: "approved", player } });
  },
});

const partnerRefuse = changing({
  about: "say no to an application; its applicant reads the reason in their messages",
  words: ["reference"],
  said: z.object({ reference, reason }),
  subject: ({ reference }) => `application ${reference}`,
  async change({ context }, { reference, reason }, operator) {
    const ended = await refuseApplication(context, { reference, operator, reason });
    return ended.ok ? done({ lines: [`${reference} is refused.`], after: { state: "refused" } }) : ended;
  },
});

const partnerEnd = changing({
  about:
    "make a member of a partner or an agent: their team stands below the one above, their contracts end, and the period that has begun is still paid, of what is played until its running five minutes are over; they read that it ended, and the reason is kept for audit player N",
  words: ["player"],
  said: z.object({ player: number, reason }),
  subject: ({ player }) => `player ${player}`,
  async change({ context }, { player: playerId }) {
    const ended = await endAgent(context, playerId);
    if (!ended.ok) return ended;
    const { contracts, moved, upline } = ended.value;
    const below = upline === null ? "below nobody" : `below ${upline}`;
    return done({
      lines: [
        `${playerId} is a member. ${contracts} contracts ended; ${moved} people stand ${below}.`,
        "What is played until the five minutes that have begun are over still counts for them. The last bills are made as each period is over.",
        `They read that it ended, not why: the reason is kept for audit player ${playerId}.`,
      ],
      after: { contracts, moved, upline: upline === null ? null : String(upline) },
    });
  },
});

export const PARTNER_COMMANDS: Readonly<Record<string, Command>> = {
  "partner applications": partnerList,
  "partner show": partnerShow,
  "partner approve": partnerApprove,
  "partner refuse": partnerRefuse,
  "partner end": partnerEnd,
};
