import { z } from "zod";
import { done } from "../../core/outcome.ts";
import {
  confirmRuling,
  deskEvent,
  importFeed,
  limitEvent,
  listedEvents,
  openRulings,
  proposeResult,
  type Ruling,
  setResultHours,
  switchBetting,
  withdrawRuling,
  writtenScore,
} from "../../studio/book/index.ts";
import { type Command, changing, looking, refused } from "../command.ts";
import { amountOrNone, count, number, reason, toldReason } from "../fields.ts";
import { table } from "../lines.ts";
import { type ReadBookFile, readBookFile } from "./book-file.ts";
import { eventLines, eventsTable, importLines, rulingLine } from "./book-said.ts";

const event = z.string().regex(/^[a-z0-9][a-z0-9.-]{0,59}$/);
const market = z.string().max(120);
const file = z.string().min(1).max(500);

/** A game of the book; `football` is `fb-football`. */
const sport = z
  .string()
  .regex(/^[a-z-]{1,40}$/)
  .transform((given) => (given.startsWith("virtual-") || given.startsWith("fb-") ? given : `fb-${given}`));

const bookImport = changing<z.ZodObject<{ file: typeof file }>, ReadBookFile>({
  about: "take events, prices and results from a CSV or JSON file (docs/book.md)",
  words: ["file"],
  said: z.object({ file }),
  subject: ({ file }) => `book file ${file}`,
  hear: (_, { file }) => readBookFile(file),
  async change({ context }, _said, _operator, read) {
    if (!read?.ok) return refused("unreadableFile", read?.error);
    const taken = await importFeed(context, read.text);
    if (!taken.ok) return refused("unreadableFile", taken.why);
    const { bad, ...counted } = taken.imported;
    return done({
      lines: importLines(taken.imported),
      after: { ...counted, bad: bad.length, sha256: read.sha256 },
    });
  },
});

const bookList = looking({
  about: "every event that is on offer, being played, or waits for its result",
  said: z.object({ sport: sport.optional() }),
  async look({ context }, { sport = null }) {
    return done(eventsTable(await listedEvents(context, { game: sport })));
  },
});

const bookShow = looking({
  about: "one event: its prices, and what the house may lose on each",
  words: ["event"],
  said: z.object({ event }),
  async look({ context }, { event }) {
    const found = await deskEvent(context, event);
    return found ? done(eventLines(found)) : refused("unknownEvent");
  },
});

function switching(to: "open" | "suspended" | "closed", about: string): Command {
  return changing({
    about,
    words: ["event"],
    said: z.object({ event, market: market.optional(), reason }),
    subject: ({ event }) => `book event ${event}`,
    async change({ context }, { event, market = null }) {
      const switched = await switchBetting(context, { eventId: event, marketId: market, to });
      if (!switched.ok) return switched;
      const lines = [`Betting on ${market ?? event} is ${to}.`];
      return done({ lines, before: { state: switched.value.before }, after: { state: to } });
    },
  });
}

const bookLimit = changing({
  about: "how much one selection of an event may cost the house; 0 puts back the book's own limit",
  words: ["event", "amount"],
  said: z.object({ event, amount: amountOrNone, reason }),
  subject: ({ event }) => `book event ${event}`,
  async change({ context }, { event, amount }) {
    const liabilityMinor = amount && amount.minor > 0n ? amount.minor : null;
    const limited = await limitEvent(context, { eventId: event, liabilityMinor });
    if (!limited.ok) return limited;
    const told = (minor: bigint | null) => (minor === null ? "own" : minor.toString());
    return done({
      lines: [`${event}: ${told(liabilityMinor)}.`],
      before: { liability: told(limited.value.before) },
      after: { liability: told(liabilityMinor) },
    });
  },
});

const PROPOSED = "A second operator has to confirm it: book confirm";

const bookResult = changing({
  about: "propose how an event ended, also another end than the one that was paid on",
  words: ["event", "score"],
  said: z.object({ event, score: writtenScore, reason: toldReason }),
  subject: ({ event }) => `book event ${event}`,
  async change({ context }, { event, score, reason }, operator) {
    const wish = { eventId: event, marketId: null, score, reason, operator };
    const proposed = await proposeResult(context, wish);
    if (!proposed.ok) return proposed;
    const ruling = proposed.value.toString();
    return done({ lines: [`Ruling ${ruling}. ${PROPOSED} ${ruling}.`], after: { ruling } });
  },
});

const bookVoid = changing({
  about: "propose to call off an event, or with --market one market of it",
  words: ["event"],
  said: z.object({ event, market: market.optional(), reason: toldReason }),
  subject: ({ event }) => `book event ${event}`,
  async change({ context }, { event, market = null, reason }, operator) {
    const wish = { eventId: event, marketId: market, score: null, reason, operator };
    const proposed = await proposeResult(context, wish);
    if (!proposed.ok) return proposed;
    const ruling = proposed.value.toString();
    return done({ lines: [`Ruling ${ruling}. ${PROPOSED} ${ruling}.`], after: { ruling } });
  },
});

const bookWait = changing({
  about: "how many hours after its start an event's result is waited for; then the clock calls it off",
  words: ["hours"],
  said: z.object({ hours: count.pipe(z.number().min(1).max(720)), reason }),
  subject: () => "book rules",
  async change({ context }, { hours }) {
    const before = await setResultHours(context, hours);
    return done({
      lines: [`Results are waited for ${hours} hours; it was ${before}. The house rules say so at once.`],
      before: { hours: before },
      after: { hours },
    });
  },
});

const bookRulings = looking({
  about: "what was proposed about results and waits for a second operator",
  said: z.object({}),
  async look({ context }) {
    const rows = (await openRulings(context)).map(rulingLine);
    return done(table(["ruling", "event", "is", "by", "at", "because"], rows, "Nothing waits."));
  },
});

function ruling(about: string, rule: typeof confirmRuling, told: (ruling: Ruling) => string): Command {
  return changing({
    about,
    words: ["ruling"],
    said: z.object({ ruling: number }),
    subject: ({ ruling }) => `book ruling ${ruling}`,
    async change({ context }, { ruling }, operator) {
      const ruled = await rule(context, { number: ruling, operator });
      if (!ruled.ok) return ruled;
      return done({ lines: [told(ruled.value)], after: { event: ruled.value.eventId } });
    },
  });
}

export const BOOK_COMMANDS: Readonly<Record<string, Command>> = {
  "book import": bookImport,
  "book list": bookList,
  "book show": bookShow,
  "book suspend": switching("suspended", "hold the betting on an event, or with --market on one market"),
  "book reopen": switching("open", "let it be staked on again"),
  "book close": switching("closed", "end the betting on an event, or with --market on one market"),
  "book limit": bookLimit,
  "book result": bookResult,
  "book void": bookVoid,
  "book wait": bookWait,
  "book rulings": bookRulings,
  "book confirm": ruling(
    "do what another operator, or the feed, proposed: every stake is settled or corrected by it",
    confirmRuling,
    ({ eventId }) => `Confirmed. The stakes on ${eventId} follow within seconds.`,
  ),
  "book withdraw": ruling(
    "take a proposal back",
    withdrawRuling,
    ({ eventId }) => `Withdrawn. ${eventId} stays as it is.`,
  ),
};
