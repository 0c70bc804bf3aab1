import { beforeAll, expect, test } from "vitest";
import { normaliseTyped } from "#server/core/numbers/digits.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { FIRST_PROMOTIONS } from "./first-promotions.ts";
import {
  type OwnStatus,
  PROMOTION_STATUSES,
  type PromotionRule,
  type PromotionToPublish,
  promotionBook,
  promotionOf,
  promotionsOf,
  publishPromotions,
  type RuleStanding,
  seedPromotions,
  setPromotionState,
} from "./index.ts";

let context: TestContext;

const text = (fa: string) => ({ fa });
const words = (id: string) => ({ titles: text(id), summaries: text(id), bodies: text(`<p>${id}</p>`) });

function promotion(id: string, more: Partial<PromotionToPublish> = {}): PromotionToPublish {
  return { id, kind: "join", ...words(id), terms: [], picture: "/x.svg", ...more };
}

const day = (number: number) => new Date(Date.UTC(2026, 4, number));

beforeAll(async () => {
  context = await testContext();
  await publishPromotions(context, [
    promotion("joining", { from: day(1), until: day(10), position: 2 }),
    promotion("claiming", { kind: "claim", position: 1 }),
    promotion("applying", { kind: "apply", audience: "members" }),
    promotion("later", { from: day(8) }),
    promotion("over", { until: day(2), audience: "guests" }),
  ]);
});

async function statuses(at: Date, audience: "guests" | "members", own?: ReadonlyMap<string, OwnStatus>) {
  const asked = { language: "fa", audience, at, ...(own ? { own } : {}) } as const;
  return (await promotionsOf(context, asked)).map(({ id, status }) => `${id} ${status}`);
}

test("P01 a promotion is coming soon, open as its kind says, or closed, and stands in that order", async () => {
  expect(await statuses(day(5), "guests")).toEqual([
    "claiming claiming",
    "joining joining",
    "later comingSoon",
    "over closed",
  ]);
  expect(await statuses(day(5), "members")).toEqual([
    "applying applying",
    "claiming claiming",
    "joining joining",
    "later comingSoon",
  ]);
  const ofJoining = async (at: Date) =>
    (await promotionOf(context, { id: "joining", language: "fa", audience: "guests", at }))?.status;
  expect(await ofJoining(new Date(day(1).getTime() - 1))).toBe("comingSoon");
  expect(await ofJoining(day(1))).toBe("joining");
  expect(await ofJoining(new Date(day(10).getTime() - 1))).toBe("joining");
  expect(await ofJoining(day(10))).toBe("closed");
});

test("P01 what became of a player's own part counts for more than the time; there are ten statuses", async () => {
  for (const own of ["rejected", "issued", "claimed", "processing", "signed"] as const)
    expect(await statuses(day(20), "members", new Map([["joining", own]]))).toContain(`joining ${own}`);
  expect(PROMOTION_STATUSES).toHaveLength(10);
});

test("P01 what members claim is open by its rule: not before one is set, nor after it gives no more", async () => {
  const from = day(3);
  const rule = (standing: RuleStanding) => new Map([["claiming", { standing, from, until: null }]]);
  const shown = async (rules: ReadonlyMap<string, PromotionRule>) => {
    const asked = { language: "fa", audience: "guests", at: day(2), rules } as const;
    const card = await promotionOf(context, { id: "claiming", ...asked });
    return `${card?.status} ${card?.rule} ${card?.dates?.from?.toISOString().slice(8, 10)}`;
  };
  expect(await shown(new Map())).toBe("comingSoon unset undefined");
  expect(await shown(rule("coming"))).toBe("comingSoon coming 03");
  expect(await shown(rule("open"))).toBe("claiming open undefined");
  for (const over of ["gone", "stopped", "ended"] as const)
    expect(await shown(rule(over))).toBe(`closed ${over} undefined`);
  const datesOf = async (standing: RuleStanding) => {
    const rules = new Map([["claiming", { standing, from, until: day(5) }]]);
    const asked = { language: "fa", audience: "guests", at: day(2), rules } as const;
    return (await promotionOf(context, { id: "claiming", ...asked }))?.dates ?? null;
  };
  expect(await datesOf("open")).toEqual({ from: null, until: day(5) });
  expect([await datesOf("stopped"), await datesOf("gone")]).toEqual([null, null]);
});

test("P01 the detail has its text cleaned and its terms in the visitor's language", async () => {
  const label = { fa: "برای چه کسی", en: "For whom" };
  const hostile = "<p onclick=x()>متن<script>x()</script></p>";
  await publishPromotions(context, [
    promotion("joining", {
      from: day(1),
      bodies: text(hostile),
      leadsTo: "/rng",
      terms: [{ label, value: text("همه") }],
    }),
  ]);
  await context.db.script(
    `insert into promotions.promotions (id, kind, titles, summaries, bodies, terms, picture)
      values ('smuggled', 'join', '{"fa": "-"}', '{"fa": "-"}', '{"fa": "${hostile}"}', '[]', '/x.svg')`,
  );
  context.clock.forward(1000);
  const asked = { language: "en", audience: "guests", at: day(3) } as const;
  expect(await promotionOf(context, { id: "joining", ...asked })).toMatchObject({
    body: "<p>متن</p>",
    terms: [{ label: "For whom", value: "همه" }],
    leadsTo: "/rng",
  });
  expect((await promotionOf(context, { id: "smuggled", ...asked }))?.body).toBe("<p>متن</p>");
  expect(await promotionOf(context, { id: "applying", ...asked })).toBeNull();
  expect(await promotionOf(context, { id: "none", ...asked })).toBeNull();
});

test("the first promotions are put up once, and a hidden one stays hidden", async () => {
  await seedPromotions(context);
  const hidden = await setPromotionState(context, { id: "partner", state: "hidden" });
  expect(hidden).toEqual({ ok: true, value: "shown" });
  await context.db.script(`update promotions.promotions set titles = '{"fa": "-"}' where id = 'first-limit'`);
  context.clock.forward(1000);
  await seedPromotions(context);

  const asked = { language: "fa", audience: "guests", at: context.now() } as const;
  const shown = await promotionsOf(context, asked);
  expect(shown.map(({ id }) => id)).not.toContain("partner");
  expect(shown.find(({ id }) => id === "first-limit")?.title).toBe("-");
  const book = (await promotionBook(context)).map(({ id, isSeeded }) => `${id} ${isSeeded}`);
  for (const known of ["first-limit false", "partner true", "trial-grant true", "joining false"])
    expect(book).toContain(known);
});

test("S10 no first promotion names an age: the brand sets it", () => {
  expect(normaliseTyped(JSON.stringify(FIRST_PROMOTIONS)).match(/.{20}\b18\b.{10}/g)).toBeNull();
});
