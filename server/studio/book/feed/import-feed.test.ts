import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { HOUR_MS } from "#server/core/time.ts";
import { type BookStage, bookStage, leg } from "#tests/setup/book-stage.ts";
import { eventPage } from "../event-view.ts";
import { importFeed } from "./import-feed.ts";

let book: BookStage;
beforeAll(async () => {
  book = await bookStage();
});

const CSV = `kind,sequence,event,sport,league,league_fa,league_en,home_fa,home_en,away_fa,away_en,starts_at,market,line,selection,price,score,state
event,1,fa-2026-1,football,ir,لیگ برتر,Premier League,پرسپولیس,Persepolis,"استقلال، تهران",Esteghlal,2026-03-22T15:00:00Z,,,,,,
price,2,fa-2026-1,,,,,,,,,,1x2,,home,2.05,,
price,3,fa-2026-1,,,,,,,,,,1x2,,draw,3.1,,
price,4,fa-2026-1,,,,,,,,,,1x2,,away,3.60,,
price,5,fa-2026-1,,,,,,,,,,total,2.25,over,1.85,,
price,6,fa-2026-1,,,,,,,,,,handicap,-0.5,home,1.95,,
`;

const priceOf = async (event: string, selection: string) => {
  const page = await eventPage(book.context, event);
  return page?.event.markets.flatMap(({ selections }) => selections).find(({ id }) => id === selection)
    ?.price;
};

test("CSV and JSON say the same, and a file that comes twice changes nothing", async () => {
  const first = await importFeed(book.context, CSV);
  expect(first).toEqual({ ok: true, imported: { applied: 6, stale: 0, proposed: 0, bad: [] } });
  const again = await importFeed(book.context, `\ufeff${CSV.replaceAll("\n", "\r\n")}`);
  expect(again).toMatchObject({ imported: { applied: 0, stale: 6 } });
  const page = await eventPage(book.context, "fa-2026-1");
  expect(page?.event.away).toEqual({ fa: "استقلال، تهران", en: "Esteghlal" });
  expect(page?.event.markets.map(({ id }) => id)).toEqual([
    "fa-2026-1_1x2",
    "fa-2026-1_total.9",
    "fa-2026-1_handicap.-2",
  ]);
  const json = [
    { kind: "price", sequence: 9, event: "fa-2026-1", market: "1x2", selection: "home", price: 2.1 },
  ];
  expect(await importFeed(book.context, JSON.stringify(json))).toMatchObject({ imported: { applied: 1 } });
  expect(await priceOf("fa-2026-1", "fa-2026-1_1x2_home")).toBe(210);
  const prices = (await eventPage(book.context, "fa-2026-1"))?.prices;
  expect(
    prices?.filter(({ selectionId }) => selectionId.endsWith("1x2_home")).map(({ price }) => price),
  ).toEqual([205, 210]);
});

test("of the prices of an event the latest are shown, the last one at the end", async () => {
  const event = "much-moved";
  const names = { home: "الف", away: "ب", league: "l", leagueNames: "ل", sport: "tennis" };
  const head = { kind: "event", sequence: 1, event, startsAt: "2026-03-25T10:00:00Z", ...names };
  const rows = Array.from({ length: 60 }, (_, nth) => ({
    kind: "price",
    sequence: nth + 2,
    event,
    market: "winner",
    selection: nth % 3 === 0 ? "away" : "home",
    price: `${2 + nth}.00`,
  }));
  await importFeed(book.context, JSON.stringify([head, ...rows]));
  const prices = (await eventPage(book.context, event))?.prices;
  expect(prices?.map(({ price }) => price)).toEqual(Array.from({ length: 40 }, (_, nth) => (22 + nth) * 100));
});

test("old news never overwrites newer, in whatever order it comes", async () => {
  let nth = 0;
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray([1, 2, 3, 4, 5, 6], { minLength: 6 }), async (order) => {
      nth += 1;
      const event = `shuffled-${nth}`;
      const names = { home: "الف", away: "ب", league: "l", leagueNames: "ل", sport: "tennis" };
      const head = { kind: "event", sequence: 1, event, startsAt: "2026-03-25T10:00:00Z", ...names };
      const rows = order.map((sequence) => ({
        kind: "price",
        sequence,
        event,
        market: "winner",
        selection: "home",
        price: `1.${10 + sequence}`,
      }));
      await importFeed(book.context, JSON.stringify([head, ...rows]));
      expect(await priceOf(event, `${event}_winner_home`)).toBe(116);
    }),
    { numRuns: 15 },
  );
});

test("news of an event from before its live score does not open the betting on it again", async () => {
  const match = await book.aMatch();
  const punter = await book.aPunter();
  const startsAt = new Date(book.context.now().getTime() + HOUR_MS).toISOString();
  const names = { home: "الف", away: "ب", league: "l", leagueNames: "ل", sport: "football" };
  const place = () => book.place({ ...punter, legs: [leg(match, "home", 200)] });
  await book.tell({ kind: "result", event: match, score: "1-0", state: "live", sequence: 1_002 });
  await book.tell({ kind: "event", event: match, startsAt, ...names, sequence: 1_001 });
  expect(await place()).toMatchObject({ refusal: { reason: "bettingOver" } });
  await book.tell({ kind: "event", event: match, startsAt, ...names, sequence: 1_003 });
  expect(await place()).toMatchObject({ ok: true });
});

test("bad rows are told by their line and field, and the good ones count", async () => {
  const event = await book.aMatch();
  const good = { kind: "price", sequence: 900, event, market: "1x2", selection: "home", price: "2.5" };
  const rows = [
    good,
    { ...good, price: "1.00" },
    { ...good, price: "-2" },
    { ...good, price: "1e5" },
    { ...good, market: "corners" },
    { ...good, market: "total" },
    { ...good, market: "total", line: "2.3", selection: "over" },
    { ...good, selection: "nobody" },
    { ...good, event: "not-told-yet" },
    { ...good, event: "virtual-league-1-0" },
    { ...good, sequence: -1 },
    { kind: "result", sequence: 901, event, score: "two-one" },
    { kind: "result", sequence: 901, event, market: "1x2", selection: "home", outcome: "maybe" },
    { kind: "event", sequence: 902, event: "e", sport: "chess" },
    { kind: "surprise" },
    null,
    7,
    "text",
  ];
  const read = await importFeed(book.context, JSON.stringify(rows));
  if (!read.ok) throw new Error(read.why);
  expect(read.imported.applied).toBe(1);
  expect(read.imported.bad.map(({ line }) => line)).toEqual(rows.slice(1).map((_, nth) => nth + 2));
  expect(read.imported.bad.map(({ why }) => why).slice(0, 7)).toEqual([
    "price",
    "price",
    "price",
    "market",
    "line",
    "line",
    "selection",
  ]);
  expect(await priceOf(event, `${event}_1x2_home`)).toBe(250);
});

test("garbage is refused as a whole or row by row, and never breaks", async () => {
  expect(await importFeed(book.context, "")).toMatchObject({ ok: false });
  expect(await importFeed(book.context, "{}")).toMatchObject({ ok: false });
  expect(await importFeed(book.context, '[{"kind":')).toMatchObject({ ok: false });
  expect(await importFeed(book.context, 'kind,event\n"never ends')).toMatchObject({ ok: false });
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.oneof(
          fc.json().map((text) => JSON.parse(text)),
          fc.string(),
        ),
      ),
      async (rows) => {
        const read = await importFeed(book.context, JSON.stringify(rows));
        expect(read.ok && read.imported.applied).toBe(0);
      },
    ),
    { numRuns: 50 },
  );
  await fc.assert(
    fc.asyncProperty(fc.string(), async (text) => {
      await importFeed(book.context, `kind,event,price\n${text}`);
    }),
    { numRuns: 50 },
  );
});

test("what a feed says of an event that is over, it cannot take back", async () => {
  const event = await book.aMatch();
  await book.tell({ kind: "result", event, score: "1-0", state: "live" });
  await book.tell({ kind: "result", event, score: "3-0" });
  const names = { home: "الف", away: "ب", league: "l", leagueNames: "ل", sport: "football" };
  await book.tell({ kind: "event", event, startsAt: "2026-03-29T10:00:00Z", ...names, state: "scheduled" });
  await book.tell({ kind: "result", event, score: "0-0", state: "live" });
  const page = await eventPage(book.context, event);
  expect(page?.event).toMatchObject({ state: "finished", score: { home: 3, away: 0 } });
});
