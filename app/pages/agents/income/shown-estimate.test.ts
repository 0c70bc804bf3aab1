import { expect, test } from "vitest";
import { speechOf } from "#app/i18n/speech.server.ts";
import type { EstimatedPay } from "#server/agents/index.ts";
import { shownEstimate } from "./shown-estimate.server.ts";

const NOW = new Date("2026-03-21T12:07:00Z");

const SEEN = { now: NOW, opens: { team: true } };

const RUNNING: EstimatedPay = {
  ...{ contract: 7n, kind: "daily", from: new Date("2026-03-20T20:30:00Z"), until: NOW },
  ...{ counted: 1_234_500n, people: 2, tier: 0, below: 0n, net: 12_345n, billedToday: 0n },
  next: { nth: 1, amount: 65_500n, people: 1 },
};

async function shown(more: Partial<EstimatedPay>, team = true) {
  const speaker = { ...(await speechOf("en")), timeZone: "Asia/Tehran" };
  const table = shownEstimate(
    { contracts: [{ ...RUNNING, ...more }], waiting: [], completeTo: NOW },
    { now: NOW, opens: { team } },
    speaker,
  );
  return { row: table?.rows[0], columns: table?.columns.map(({ name }) => name) };
}

test("A03 an estimate says what is missing to the next tier, and leads to the rounds of its days", async () => {
  const { row, columns } = await shown({});
  expect(row?.link).toEqual({
    name: "counted",
    href: "/agentHome/betting?scope=whole&from=2026-03-21&to=2026-03-21",
  });
  expect(row?.cells).toMatchObject({ tier: "1", pays: "123.45\u00a0P" });
  expect(row?.cells.next).toMatch(/655\.00.P.* more and 1 active person more/);
  expect(columns).not.toContain("billed");
  // Rounds are for whoever may see the team: to nobody else is there a way to them.
  expect((await shown({}, false)).row).toMatchObject({ cells: { pays: "123.45\u00a0P" } });
  expect((await shown({}, false)).row?.link).toBeUndefined();
});

test("A03 of one thing that is missing the other is not said, and of the highest tier nothing is", async () => {
  const nextOf = async (more: Partial<EstimatedPay>) => (await shown(more)).row?.cells.next;
  expect(await nextOf({ next: { nth: 1, amount: 0n, people: 3 } })).toBe("3 active people more");
  expect(await nextOf({ next: { nth: 1, amount: 100n, people: 0 } })).toMatch(/^.?1\.00\u00a0P.? more$/);
  expect(await nextOf({ next: null })).toBe("the highest");
  expect((await shown({ tier: null })).row?.cells.tier).toBe("none yet");
  expect((await shown({ billedToday: 5n })).columns).toContain("billed");
});

test("A03 what runs now is told by its hours, or by its first and last day", async () => {
  const whenOf = async (from: string, until: string) =>
    (await shown({ from: new Date(from), until: new Date(until) })).row?.cells.when;
  expect(await whenOf("2026-03-21T12:05:00Z", "2026-03-21T12:10:00Z")).toBe("15:35 – 15:40");
  expect(await whenOf("2026-03-20T20:30:00Z", "2026-03-21T20:30:00Z")).toBe("21 March 2026");
  expect(await whenOf("2026-03-20T20:30:00Z", "2026-03-31T20:30:00Z")).toBe("21 March 2026 – 31 March 2026");
});

test("A03 a period that is over and not billed yet stands before what runs, as being counted", async () => {
  const speaker = { ...(await speechOf("en")), timeZone: "Asia/Tehran" };
  const over = { ...RUNNING, until: new Date("2026-03-21T12:05:00Z"), billedToday: 5n };
  const table = shownEstimate({ contracts: [RUNNING], waiting: [over], completeTo: NOW }, SEEN, speaker);
  expect(table?.rows.map(({ cells }) => cells.next)).toEqual([
    "over, being counted",
    expect.stringMatching(/more$/),
  ]);
  expect(shownEstimate({ contracts: [], waiting: [], completeTo: NOW }, SEEN, speaker)).toBeNull();
});
