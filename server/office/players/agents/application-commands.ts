import { z } from "zod";
import { done } from "../../../core/outcome.ts";
import {
  APPLICATION_STATES,
  type Application,
  applicationPicture,
  approveApplication,
  findApplication,
  givenAmount,
  listApplications,
  refuseApplication,
} from "../../../promotions/index.ts";
import { type Command, changing, looking, refused } from "../../command.ts";
import { count, reason } from "../../fields.ts";
import { facts, sum, table, when } from "../../lines.ts";
import { pictureAsked, savedPicture } from "../../saved-picture.ts";

const reference = z.string().trim().toUpperCase().max(20);

const applicationsList = looking({
  about:
    "who applies for promotions, oldest first; --state approved or refused for those that were decided, fifty a --page",
  said: z.object({ state: z.enum(APPLICATION_STATES).optional(), page: count.default(1) }),
  async look({ context }, { state = "waiting", page }) {
    const rows = (await listApplications(context, { state, page })).map((application) => [
      application.reference,
      application.promotion,
      String(application.playerId),
      saidOf(application),
      String(application.pictures),
      when(application.appliedAt),
    ]);
    const titles = ["reference", "promotion", "player", "gives", "pictures", "written"];
    return done(table(titles, rows, `No application is ${state}.`));
  },
});

function saidOf({ gives }: Pick<Application, "gives">): string {
  return `${sum(givenAmount(gives))} as ${gives.what}`;
}

const applicationsShow = looking({
  about: "one application in its player's own words; --picture 1 to 3 and --file FILE save a picture of it",
  words: ["reference"],
  said: z.object({ reference, ...pictureAsked }),
  async look({ context }, { reference: typed, ...asked }) {
    const known = await findApplication(context, typed);
    if (!known) return refused("unknownApplication");
    const { reference } = known;
    const saved = await savedPicture(asked, (nth) => applicationPicture(context, { reference, nth }));
    return done([...applicationFacts(known), ...facts([["picture", saved]])]);
  },
});

function applicationFacts(known: Application & { readonly samePictures: readonly string[] }): string[] {
  const { state, decidedBy, decidedAt, channel, contact, samePictures } = known;
  return facts([
    ["reference", known.reference],
    ["promotion", known.promotion],
    ["player", String(known.playerId)],
    ["gives", saidOf(known)],
    ["written", when(known.appliedAt)],
    ["remark", known.remark],
    [channel ?? "contact", contact],
    ["pictures", String(known.pictures)],
    ["same picture as", samePictures.join(" ") || null],
    ["state", decidedBy ? `${state} by ${decidedBy}, ${when(decidedAt)}` : state],
    ["reason", known.reason],
  ]);
}

const applicationsApprove = changing({
  about: "say yes to an application: its player is given what the promotion said, and is told",
  words: ["reference"],
  said: z.object({ reference, reason }),
  subject: ({ reference }) => `application ${reference}`,
  async change({ context }, said, operator) {
    const approved = await approveApplication(context, { ...said, operator });
    if (!approved.ok) return approved;
    const { reference, playerId } = approved.value;
    const given = saidOf(approved.value);
    const after = { state: "approved", player: String(playerId), given };
    return done({ lines: [`${reference} is approved: player ${playerId} has ${given}.`], after });
  },
});

const applicationsRefuse = changing({
  about: "say no to an application; its player reads the reason",
  words: ["reference"],
  said: z.object({ reference, reason }),
  subject: ({ reference }) => `application ${reference}`,
  async change({ context }, said, operator) {
    const decided = await refuseApplication(context, { ...said, operator });
    if (!decided.ok) return decided;
    const { reference, playerId } = decided.value;
    const after = { state: "refused", player: String(playerId) };
    return done({ lines: [`${reference} is refused; player ${playerId} is told why.`], after });
  },
});

export const APPLICATION_COMMANDS: Readonly<Record<string, Command>> = {
  "applications list": applicationsList,
  "applications show": applicationsShow,
  "applications approve": applicationsApprove,
  "applications refuse": applicationsRefuse,
};
