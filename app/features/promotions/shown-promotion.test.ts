import { expect, test } from "vitest";
import type { Translate } from "#app/i18n/translate.ts";
import type { SafeHtml } from "#server/content/index.ts";
import type { Promotion } from "#server/promotions/index.ts";
import { type Ruled, shownDetail } from "./shown-promotion.ts";

const way = { t: ((key: string) => key) as Translate, language: "en", timeZone: "UTC" } as const;

const PROMOTION: Promotion = {
  ...{ id: "spring", title: "Spring", summary: "-", image: "/x.svg", body: "" as SafeHtml, terms: [] },
  ...{ status: "claiming", rule: "open", leadsTo: null },
  ...{ dates: { from: null, until: new Date("2030-12-31") }, isAppliedFor: false },
};

/** What to do now, where that leads, and whether a date is shown. */
function said(
  { tickets = null, ...more }: Partial<Promotion & Pick<Ruled, "tickets">>,
  claim: Ruled["claim"] = "away",
  match: Ruled["match"] = null,
) {
  const { next, go, window } = shownDetail({ ...PROMOTION, ...more, claim, match, tickets, away: null }, way);
  return [next.replace("promotions.", ""), go?.replace("promotions.", "") ?? null, window !== null];
}

test("P01 a promotion says why it gives nothing, and shows no date that does not hold", () => {
  expect(said({ status: "comingSoon", rule: "unset", dates: null }, null)).toEqual([
    "next.notYet",
    null,
    false,
  ]);
  expect(said({ status: "comingSoon", rule: "coming" })).toEqual(["next.comingSoon", null, true]);
  expect(said({ status: "closed", rule: "stopped", dates: null })).toEqual(["next.stopped", null, false]);
  expect(said({ status: "closed", rule: "gone", dates: null })).toEqual(["next.gone", null, false]);
  expect(said({ status: "closed", rule: "ended" })).toEqual(["next.closed", null, true]);
});

test("P01 what leads nowhere says that there is nothing to press, whatever its kind", () => {
  const rule = null;
  expect(said({ status: "joining", rule }, null)).toEqual(["next.unpressed", null, true]);
  expect(said({ status: "applying", rule }, null)).toEqual(["next.unpressed", null, true]);
  const leadsTo = "/vip";
  expect(said({ status: "joining", rule, leadsTo }, null)).toEqual(["next.joining", "go.joining", true]);
});

test("P01 a promotion of a match leads to deposits, and whoever's next one brings nothing reads so", () => {
  const joining = { status: "joining", dates: { from: null, until: null } } as const;
  expect(said(joining, null, "open")).toEqual(["next.joining", "go.joining", true]);
  const given = { claim: null, match: "open", away: null, tickets: null } as const;
  expect(shownDetail({ ...PROMOTION, ...joining, ...given }, way).leadsTo).toBe("/member/depositv2");
  expect(said(joining, null, "away")).toEqual(["claim.away", null, true]);
});

test("P01 whoever has claimed what was stopped since reads both, and is led to no page of it", () => {
  expect(said({ status: "claimed" }, "claimed")).toEqual(["next.claimed", "go.claimed", true]);
  expect(said({ status: "claimed", rule: "stopped", dates: null })).toEqual([
    "next.claimedOver",
    null,
    false,
  ]);
});

test("P01 whoever is away reads why they take no part, is led nowhere, and still finds what they applied for", () => {
  const own = { claim: null, match: null, tickets: null, away: "on a break" } as const;
  const shown = (more: Partial<Promotion>) => {
    const { next, go } = shownDetail({ ...PROMOTION, leadsTo: "/vip", ...more, ...own }, way);
    return [next, go];
  };
  for (const status of ["joining", "applying"] as const)
    expect(shown({ status }), status).toEqual(["on a break", null]);
  const plain = { status: "joining", rule: null } as const;
  expect(shown(plain)).toEqual(["promotions.next.joining", "promotions.go.joining"]);
  expect(shown({ status: "processing", isAppliedFor: true })).toEqual([
    "promotions.next.processing",
    "promotions.go.own",
  ]);
});

test("P01 whoever claimed free rounds reads where they wait and until when, as long as some are left", () => {
  const claimed = { ...PROMOTION, status: "claimed", claim: "claimed", match: null, away: null } as const;
  const rounds = { name: "Anar", left: "5 free rounds left", until: "until 3 May" };
  const shown = shownDetail({ ...claimed, tickets: null, rounds }, way);
  expect([shown.next, shown.go, shown.leadsTo]).toEqual([
    ...["promotions.next.rounds", "promotions.go.rounds", "/member/rewardCenter"],
  ]);
  expect(shownDetail({ ...claimed, tickets: null, rounds: null }, way).next).toBe("promotions.next.claimed");
});

test("P01 P04 whoever claimed tickets is led to their raffle, also when there is nothing more to claim", () => {
  const tickets = "/member/raffles/spring";
  expect(said({ status: "claimed", tickets }, "claimed")).toEqual(["next.tickets", "go.tickets", true]);
  expect(said({ status: "claimed", rule: "gone", dates: null, tickets })).toEqual([
    "next.ticketsOver",
    "go.tickets",
    false,
  ]);
  expect(said({ tickets }, "ready")).toEqual(["claim.ready", "go.claiming", true]);
  const claimed = {
    ...PROMOTION,
    status: "claimed",
    claim: "claimed",
    match: null,
    away: null,
    tickets,
  } as const;
  expect(shownDetail(claimed, way).leadsTo).toBe(tickets);
});
