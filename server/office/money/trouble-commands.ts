import { z } from "zod";
import { attempts } from "../../audit/index.ts";
import { done } from "../../core/outcome.ts";
import { HOUR_MS, later } from "../../core/time.ts";
import { type Exchange, exchangesOfRound, maintenances, wrongExchanges } from "../../vendors/index.ts";
import { refusedAdjustments } from "../../wallet/index.ts";
import { type Command, looking, type Office } from "../command.ts";
import { code, number } from "../fields.ts";
import { sum, table, when } from "../lines.ts";

const hours = z.coerce.number().int().min(1).max(10_000).default(24);

function since({ context }: Office, hours: number): Date {
  return later(context.now(), -hours * HOUR_MS);
}

/** What somebody else wrote stands on one line, without the room between its words. */
function plain(text: string): string {
  return text.replace(/\s+/gu, " ");
}

const attemptList = looking({
  about:
    "forged, old, unreadable and untrue calls in a vendor's or a provider's name, and forms that no page of ours sends, in the last --hours (24)",
  said: z.object({ hours }),
  async look(office, { hours }) {
    const rows = (await attempts(office.context, { from: since(office, hours) })).map((tried) => [
      tried.door,
      tried.about,
      tried.kind,
      String(tried.times),
      when(tried.hour),
      when(tried.lastAt),
    ]);
    const titles = ["door", "in the name of", "what", "times", "hour", "last"];
    return done(table(titles, rows, "Nobody tried anything."));
  },
});

const EXCHANGE_TITLES = ["at", "command", "tx", "code", "http", "ms", "player", "round"];

/** One line of facts, and both sides below it as they were said. */
function exchangeLines(exchanges: readonly Exchange[], none: string): string[] {
  const [titles = "", ...lines] = table(
    EXCHANGE_TITLES,
    exchanges.map((exchange) => [
      when(exchange.at),
      exchange.command,
      plain(exchange.txId ?? ""),
      exchange.code,
      String(exchange.status),
      String(exchange.tookMs),
      exchange.playerId === null ? "" : String(exchange.playerId),
      plain(exchange.round ?? ""),
    ]),
    none,
  );
  const sides = exchanges.map(({ request, answer }) => [`    < ${plain(request)}`, `    > ${plain(answer)}`]);
  return [titles, ...lines.flatMap((line, nth) => [line, ...(sides[nth] ?? [])])];
}

const vendorExchanges = looking({
  about: "every call of a vendor about one round of a player with our answer, as both were said",
  words: ["vendor", "player", "round"],
  said: z.object({ vendor: code, player: number, round: z.string().min(1).max(100) }),
  async look({ context }, { vendor, player: playerId, round }) {
    const found = await exchangesOfRound(context, { vendor, playerId, round });
    return done(exchangeLines(found, "Nothing was said about such a round."));
  },
});

const vendorMistakes = looking({
  about:
    "calls of a vendor in the last --hours (24) that the protocol forbids: unreadable, conflicting, too late",
  words: ["vendor"],
  said: z.object({ vendor: code, hours }),
  async look(office, { vendor, hours }) {
    const found = await wrongExchanges(office.context, { vendor, from: since(office, hours) });
    return done(exchangeLines(found, "It made no mistake."));
  },
});

const vendorStops = looking({
  about: "vendors that were put into maintenance for failing too often in the last --hours (24)",
  said: z.object({ hours }),
  async look(office, { hours }) {
    const rows = (await maintenances(office.context, { from: since(office, hours) })).map((stop) => [
      stop.vendor,
      when(stop.beganAt),
      when(stop.endsAt),
      `${stop.failures} of ${stop.calls}`,
    ]);
    return done(table(["vendor", "from", "until", "failed"], rows, "No vendor was stopped."));
  },
});

const vendorCorrections = looking({
  about:
    "corrections of results that a vendor wanted and that were refused, newest first: somebody has to decide",
  words: ["vendor"],
  said: z.object({ vendor: code }),
  async look({ context }, { vendor }) {
    const rows = (await refusedAdjustments(context, { vendor })).map((refused) => [
      when(refused.at),
      String(refused.playerId),
      refused.game,
      plain(refused.round),
      plain(refused.key),
      refused.direction === "IN" ? "to the player" : "from the player",
      sum(refused.amount),
      refused.code,
      plain(refused.reason),
    ]);
    const titles = ["at", "player", "game", "round", "tx", "direction", "amount", "code", "reason"];
    return done(table(titles, rows, "No correction was refused."));
  },
});

/** What others did that they should not have, for whoever looks into it. */
export const TROUBLE_COMMANDS: Readonly<Record<string, Command>> = {
  "attempt list": attemptList,
  "vendor exchanges": vendorExchanges,
  "vendor mistakes": vendorMistakes,
  "vendor stops": vendorStops,
  "vendor corrections": vendorCorrections,
};
