import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventsOf } from "#server/audit/index.ts";
import { paymentPorts } from "#server/gateway/payments/index.ts";
import { type BookStage, bookStage, leg } from "#tests/setup/book-stage.ts";
import { obey } from "../commands.ts";

let book: BookStage;
let folder: string;
beforeAll(async () => {
  book = await bookStage();
  folder = await mkdtemp(join(tmpdir(), "book-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function said(args: string[], operator = "mina"): Promise<string> {
  const { context } = book;
  const payments = paymentPorts({ webhook: null, now: context.now, alarm() {} });
  const office = { context, sealsFile: "/nowhere/seals.log", payments };
  const answer = await obey(office, { args, operator });
  return answer.ok ? answer.lines.join("\n") : answer.error;
}

test("a file is imported by the office, and its bad rows are told by their line", async () => {
  const path = join(folder, "feed.csv");
  await writeFile(
    path,
    `kind,sequence,event,sport,league,league_fa,home,away,starts_at,market,selection,price
event,1,office-1,tennis,cup,جام,الف,ب,2026-03-25T10:00:00Z,,,
price,2,office-1,,,,,,,winner,home,1.80
price,3,office-1,,,,,,,winner,away,0.50
`,
  );
  expect(await said(["book", "import", path])).toBe(
    "2 rows applied, 0 older than what is known, 1 bad.\nline 4: price",
  );
  expect(await said(["book", "list"])).toContain("office-1");
  expect(await said(["book", "show", "office-1"])).toContain("1.80");
  expect(await said(["book", "import", "/nowhere.csv"])).toContain("cannot be read");
  const [kept] = await eventsOf(book.context, { subject: `book file ${path}` });
  expect(kept).toMatchObject({ operator: "mina" });
});

test("betting is held, reopened and limited, each with its reason", async () => {
  const match = await book.aMatch();
  const punter = await book.aPunter();
  const legs = [leg(match, "home", 200)];
  await said(["book", "suspend", match, "--reason", "a rumour"]);
  expect(await book.place({ ...punter, legs })).toMatchObject({ refusal: { reason: "selectionSuspended" } });
  await said(["book", "reopen", match, "--reason", "it was one"]);
  await said(["book", "limit", match, "5.00", "--reason", "little known"]);
  expect(await book.place({ ...punter, legs })).toMatchObject({ refusal: { reason: "liabilityReached" } });
  await said(["book", "limit", match, "0", "--reason", "known by now"]);
  expect(await book.place({ ...punter, legs })).toMatchObject({ ok: true });
  expect(await said(["book", "show", match])).toContain("10.00 T");
});

test("a result of the office takes two operators", async () => {
  const match = await book.aMatch();
  const punter = await book.aPunter();
  await book.place({ ...punter, legs: [leg(match, "home", 200)] });
  const proposed = await said(["book", "result", match, "2-1", "--reason", "seen by two"]);
  const [, number = ""] = /Ruling (\d+)\./.exec(proposed) ?? [];
  expect(await said(["book", "rulings"])).toContain("seen by two");
  expect(await said(["book", "confirm", number], "Mina")).toContain("second operator");
  await book.settle();
  expect(await book.balanceMinor(punter.playerRef)).toBe(99_000n);
  expect(await said(["book", "confirm", number], "dara")).toContain("Confirmed");
  await book.settle();
  expect(await book.balanceMinor(punter.playerRef)).toBe(101_000n);

  const voided = await said(["book", "void", match, "--reason", "played with twelve"]);
  const [, other = ""] = /Ruling (\d+)\./.exec(voided) ?? [];
  await said(["book", "confirm", other], "dara");
  await book.settle();
  expect(await book.balanceMinor(punter.playerRef)).toBe(100_000n);
  expect(await said(["book", "result", match, "1-1", "--reason", "again"])).toContain("over");
});

test("a reason that could not be kept with a ruling, or sent with its corrections, is refused at once", async () => {
  const match = await book.aMatch();
  for (const reason of ["x".repeat(201), "seen\nby two", "seen\tby two", "seen by \ud83d"]) {
    const proposed = await said(["book", "result", match, "2-1", "--reason", reason]);
    expect(proposed, reason).toContain("reason: not");
    const voided = await said(["book", "void", match, "--reason", reason]);
    expect(voided, reason).toContain("reason: not");
  }
  expect(await said(["book", "result", match, "2-1", "--reason", "x".repeat(200)])).toContain("Ruling");
});

test("how long a result is waited for is set by the office, and only within reason", async () => {
  expect(await said(["book", "wait", "72", "--reason", "a strike of the league"])).toContain(
    "72 hours; it was 48",
  );
  expect(await said(["book", "wait", "48", "--reason", "it is over"])).toContain("48 hours; it was 72");
  for (const hours of ["0", "721", "soon"])
    expect(await said(["book", "wait", hours, "--reason", "x"])).toContain("hours: not right");
  const [last] = await eventsOf(book.context, { subject: "book rules" });
  expect(last).toMatchObject({ operator: "mina", action: "book wait" });
});
