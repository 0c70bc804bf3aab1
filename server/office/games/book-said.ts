import { plainHundredths } from "../../core/numbers/hundredths.ts";
import { money } from "../../core/numbers/money.ts";
import type { DeskEvent, Imported, listedEvents, Ruling } from "../../studio/book/index.ts";
import { facts, sum, table, when } from "../lines.ts";

type Listed = Awaited<ReturnType<typeof listedEvents>>[number];

function sidesOf({ home, away }: Pick<Listed, "home" | "away">): string {
  const one = home.en ?? home.fa;
  return away ? `${one} - ${away.en ?? away.fa}` : one;
}

function scoreOf({ score }: Pick<Listed, "score">): string {
  return score ? `${score.home}-${score.away}` : "";
}

export function eventsTable(events: readonly Listed[]): string[] {
  const rows = events.map((event) => [
    event.id,
    event.game,
    event.state,
    when(event.startsAt),
    sidesOf(event),
    scoreOf(event),
  ]);
  return table(["event", "game", "is", "starts", "sides", "score"], rows, "There is no event.");
}

export function eventLines({ event, markets, selections, exposure }: DeskEvent): string[] {
  const rows = markets.flatMap((market) =>
    selections
      .filter(({ marketId }) => marketId === market.id)
      .map(({ id, price, state, outcome }) => [
        id,
        market.state === "open" ? state : market.state,
        plainHundredths(price),
        outcome ?? "",
        ...exposureOf(exposure, id),
      ]),
  );
  const titles = ["selection", "is", "price", "outcome", "slips", "the house may lose"];
  return [
    ...facts([
      ["event", event.id],
      ["sides", sidesOf(event)],
      ["starts", when(event.startsAt)],
      ["is", event.state],
      ["score", scoreOf(event)],
    ]),
    "",
    ...table(titles, rows, "It has no market."),
  ];
}

function exposureOf(exposure: DeskEvent["exposure"], id: string): string[] {
  const own = exposure.filter(({ selectionId }) => selectionId === id);
  return [
    own.map(({ slips }) => slips.toString()).join(" + "),
    own.map(({ asset, minor }) => sum(money(minor, asset))).join(" + "),
  ];
}

export function importLines({ applied, stale, proposed, bad }: Imported): string[] {
  const waits = proposed === 0 ? "" : ` ${proposed} wait to be confirmed: book rulings.`;
  return [
    `${applied} rows applied, ${stale} older than what is known, ${bad.length} bad.${waits}`,
    ...bad.map(({ line, why }) => `line ${line}: ${why}`),
  ];
}

export function rulingLine({ number, eventId, marketId, kind, result, ...ruling }: Ruling): string[] {
  const { score } = result ?? { score: null };
  const said = kind === "void" ? "called off" : score ? `${score.home}-${score.away}` : "outcomes";
  return [
    number.toString(),
    marketId ?? eventId,
    said,
    ruling.proposedBy,
    when(ruling.proposedAt),
    ruling.reason,
  ];
}
