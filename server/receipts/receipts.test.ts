import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { seedBrand } from "#server/brand/index.ts";
import { DAY_MS } from "#server/core/time.ts";
import { besidePublished, checkReceipt, linkKey, signedLink } from "#server/studio/verify/index.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { adjust, credit, debit, endRound, type Stage, stageFor } from "#tests/setup/wallet-stage.ts";
import { brokenLink, checkProof, type ProofFile } from "../proofs/check-proof.ts";
import { readSaid } from "../proofs/said-text.ts";
import { DAY_TITLE, RECEIPT_TITLE } from "../proofs/texts.ts";
import { balanceProofs, closeDay, houseKey, publishedDay, publishedDays, receiptOf } from "./index.ts";

const SECRET = "a secret of a house that is long enough to be one";
const KEY = houseKey(SECRET);
const PLAYERS = [100_001n, 100_002n, 100_003n] as const;

let context: TestContext;
let stages: Stage[];

/** Three players: who won, who lost, and whose round is still open. */
beforeEach(async () => {
  context = await testContext();
  await seedBrand(context, { host: "localhost:3000" });
  stages = [];
  for (const player of PLAYERS) {
    const stage = await stageFor(context, player);
    await stage.deposit(player);
    stages.push(stage);
    await stage.run(debit("b1", 100n, { asset: "P" }));
  }
  await stages[0]?.run({ ...credit("w1", 250n, "b1", { asset: "P" }), endsRound: true });
  await stages[1]?.run(endRound("r1", { asset: "P" }));
});

const receipt = (playerId: bigint, roundId = "r1") =>
  receiptOf(context, KEY, { playerId, vendor: "studio", roundId });

async function nextDay(): Promise<string | null> {
  context.clock.forward(DAY_MS);
  return closeDay(context, KEY);
}

const headOf = async () => readSaid(DAY_TITLE, (await publishedDays(context, { limit: 1 }))[0]?.head ?? "");

test("a round that is over has a signed receipt at once, and from the next day on its place in what was published", async () => {
  const [winner, loser, waiting] = PLAYERS;
  const early = await receipt(winner);
  expect(early?.day).toBeNull();
  expect(early && checkProof(early.file)?.verdict).toBe("unbound");
  expect(await receipt(waiting)).toBeNull();

  const day = await nextDay();
  for (const player of [winner, loser]) {
    const proof = await receipt(player);
    expect(proof?.day).toBe(day);
    const checked = proof && checkProof(proof.file, KEY.x);
    expect(checked?.verdict).toBe("proven");
    expect(checked?.said.get("payout")).toBe(player === winner ? "250" : "0");
  }
  expect((await headOf())?.get("receipts")).toBe("2");
});

test("nothing in a receipt, its way or its day can be changed", async () => {
  await nextDay();
  const file = (await receipt(PLAYERS[0]))?.file as Required<ProofFile>;
  expect(checkProof(file)?.verdict).toBe("proven");
  const others: ProofFile[] = [
    { ...file, text: file.text.replace("payout=250", "payout=251") },
    { ...file, sig: file.sig.replace(/^./, (first) => (first === "A" ? "B" : "A")) },
    { ...file, path: [] },
    { ...file, path: file.path.map((step) => step.replace(/^[LR]/, (side) => (side === "L" ? "R" : "L"))) },
    { ...file, day: { ...file.day, head: file.day.head.replace("receipts=2", "receipts=3") } },
  ];
  for (const other of others) expect(checkProof(other)?.verdict).toBe("wrong");
  expect(checkProof(file, houseKey("a secret of another house, as long as this").x)?.verdict).toBe("wrong");
  expect(checkProof({ ...file, text: file.text.replace("nard receipt", "nard") })).toBeNull();
  const { text, key } = file;
  expect(checkProof({ text, key }), "nobody's word stands in it").toBeNull();
  const { sig, ...unsigned } = file;
  expect(sig && checkProof(unsigned)).toBeNull();
});

test("a round that is corrected later gets another receipt in a later day, and the first one stays proven", async () => {
  const [winner] = PLAYERS;
  const first = await nextDay();
  const before = await receipt(winner);
  await stages[0]?.run(adjust("a1", 50n, "OUT", { asset: "P" }));
  expect((await receipt(winner))?.day).toBeNull();
  const second = await nextDay();
  expect(second).not.toBe(first);
  const after = await receipt(winner);
  expect(after?.day).toBe(second);
  expect(after && checkProof(after.file)?.said.get("adjusted")).toBe("-50");
  expect(before && checkProof(before.file)?.verdict).toBe("proven");
  expect((await headOf())?.get("receipts")).toBe("1");
});

test("every balance stands in the sum of its day, which is all that players are owed, and no other balance does", async () => {
  const day = (await nextDay()) ?? "";
  const owed = PLAYERS.reduce((sum, player) => sum + player, 0n) - 300n + 250n;
  expect((await headOf())?.get("P.total")).toBe(owed.toString());
  expect((await headOf())?.get("P.holders")).toBe("3");
  for (const playerId of PLAYERS) {
    const [file] = await balanceProofs(context, KEY, { playerId, day });
    if (!file) throw new Error("There is no proof.");
    expect(checkProof(file, KEY.x)?.verdict).toBe("proven");
    const [, amount = ""] = /amount=(\d+)/.exec(file.text) ?? [];
    const more = { ...file, text: file.text.replace(amount, (BigInt(amount) + 1n).toString()) };
    expect(checkProof(more)?.verdict).toBe("wrong");
    expect(checkProof({ ...file, text: file.text.replace(day, "2020-01-01") })?.verdict).toBe("wrong");
  }
  expect(await balanceProofs(context, KEY, { playerId: 100_009n, day })).toEqual([]);
});

test("a day is closed once, by however many, days that were missed are one, and each names the one before", async () => {
  const days = await Promise.all([nextDay(), closeDay(context, KEY), closeDay(context, KEY)]);
  expect(days.filter((day) => day !== null)).toHaveLength(1);
  context.clock.forward(5 * DAY_MS);
  await closeDay(context, KEY);
  await nextDay();
  const published = (await publishedDays(context, { limit: 10 })).reverse();
  expect(published).toHaveLength(3);
  expect(brokenLink(published)).toBeNull();
  const [first, second, third] = published;
  if (!first || !second || !third) throw new Error("A day is missing.");
  const bent = { ...second, head: second.head.replace("receipts=0", "receipts=1") };
  expect(brokenLink([first, bent, third])).toBe(2);
  expect(brokenLink([first, third])).toBe(1);
});

test("balances are kept for five weeks, and receipts for good", async () => {
  const day = (await nextDay()) ?? "";
  context.clock.forward(40 * DAY_MS);
  await closeDay(context, KEY);
  expect(await balanceProofs(context, KEY, { playerId: PLAYERS[0], day })).toEqual([]);
  expect((await receipt(PLAYERS[0]))?.day).toBe(day);
});

/** Checks a file as somebody does who has nothing of ours but the published program. */
function checkedOffline(what: "--receipt" | "--days", content: unknown, ...more: string[]) {
  const folder = mkdtempSync(join(tmpdir(), "nard-receipt-"));
  const file = join(folder, "file.json");
  writeFileSync(file, JSON.stringify(content));
  const { status, stdout } = spawnSync(
    process.execPath,
    ["public/verifier/nard-verify.mjs", what, file, ...more],
    {
      encoding: "utf8",
    },
  );
  rmSync(folder, { recursive: true });
  return { status, stdout };
}

test("the published program proves a receipt, a balance and the days, and tells a bent one from one that waits", async () => {
  const waiting = (await receipt(PLAYERS[0]))?.file;
  expect(checkedOffline("--receipt", waiting, "--key", KEY.x).status).toBe(2);
  const day = (await nextDay()) ?? "";
  await nextDay();
  const file = (await receipt(PLAYERS[0]))?.file as Required<ProofFile>;
  const proven = checkedOffline("--receipt", file, "--key", KEY.x);
  expect(proven.status).toBe(0);
  expect(proven.stdout).toContain("payout:      250");
  expect(JSON.stringify(file).length).toBeLessThan(2048);
  expect(checkedOffline("--receipt", file)).toMatchObject({
    status: 3,
    stdout: expect.stringContaining("WHOSE KEY THIS IS WAS NOT CHECKED"),
  });
  expect(checkedOffline("--receipt", { ...file, text: file.text.replace("250", "251") }).status).toBe(1);
  expect(checkedOffline("--receipt", { ...file, link: "https://x.invalid/verify?engine=slot" }).status).toBe(
    1,
  );
  expect(checkedOffline("--receipt", "no receipt").status).toBe(3);
  const [balance] = await balanceProofs(context, KEY, { playerId: PLAYERS[1], day });
  expect(checkedOffline("--receipt", balance, "--key", KEY.x).status).toBe(0);
  expect(checkedOffline("--receipt", balance).status).toBe(3);

  const days = await publishedDays(context, { limit: 10 });
  expect(checkedOffline("--days", days, "--key", KEY.x).status).toBe(0);
  expect(checkedOffline("--days", days.slice(0, 1), "--key", KEY.x).stdout).toContain("PROVEN: 1 day, ");
  expect(checkedOffline("--days", days).status).toBe(3);
  expect(checkedOffline("--days", [...days].reverse(), "--key", KEY.x).status).toBe(0);
  expect(checkedOffline("--days", [days[0], ...days], "--key", KEY.x).status).toBe(1);
  expect(checkedOffline("--days", days, "--key", `${KEY.x} `).status, "no key").toBe(3);
});

test("G11 a day that was never published proves nothing, whoever signed it: on the page, and offline beside saved days", async () => {
  const day = (await nextDay()) ?? "";
  const sound = (await receipt(PLAYERS[0]))?.file as Required<ProofFile>;
  const published = await publishedDay(context, day);
  const head = sound.day.head.replace(/receipts=\d+/, "receipts=0");
  const forged = { ...sound, day: { head, sig: KEY.sign(head) } };
  const beside = (file: ProofFile, known = published) => {
    const checked = checkReceipt(JSON.stringify(file), KEY.x);
    return checked && besidePublished(checked, known, KEY.x);
  };
  const step = (agrees: boolean, kind = "published") => expect.arrayContaining([{ kind, agrees }]);
  expect(beside(sound)).toMatchObject({ verdict: "proven", steps: step(true) });
  expect(beside(forged)).toMatchObject({ verdict: "wrong", steps: step(false, "oneDay") });
  expect(beside(sound, null)).toMatchObject({ verdict: "wrong", steps: step(false) });
  for (const none of ["2020-01-01", "2026-02-30", "soon", ""])
    expect(await publishedDay(context, none)).toBeNull();

  const folder = mkdtempSync(join(tmpdir(), "nard-days-"));
  const days = join(folder, "days.json");
  writeFileSync(days, JSON.stringify([published]));
  const kept = (file: ProofFile) => checkedOffline("--receipt", file, "--key", KEY.x, "--days", days);
  expect(kept(sound)).toMatchObject({ status: 0, stdout: expect.not.stringContaining("compare its root") });
  expect(kept(forged)).toMatchObject({ status: 1, stdout: expect.stringContaining("two different days") });
  expect(checkedOffline("--receipt", forged, "--key", KEY.x).stdout).toContain("compare its root");
  writeFileSync(days, JSON.stringify([{ head: head.replace(day, "2020-01-01"), sig: "" }]));
  expect(kept(sound).status, "a day that was not saved is not judged").toBe(3);
  rmSync(folder, { recursive: true });
});

test("G11 days that contradict themselves are wrong under the house's own key, on the page and offline", async () => {
  await nextDay();
  const sound = (await receipt(PLAYERS[0]))?.file as Required<ProofFile>;
  const signed = (head: string) => ({ head, sig: KEY.sign(head) });
  const closed = (at: string) =>
    signed(sound.day.head.replace(/closedAt=[^\n]*/, `closedAt=${encodeURIComponent(at)}`));
  const settled = Date.parse(readSaid(RECEIPT_TITLE, sound.text)?.get("settledAt") ?? "");
  const before = (ms: number) => closed(new Date(settled - ms).toISOString());
  const step = (agrees: boolean) => expect.arrayContaining([{ kind: "closedAfter", agrees }]);
  expect(checkProof(sound, KEY.x)).toMatchObject({ verdict: "proven", steps: step(true) });
  expect(checkProof({ ...sound, day: before(60_000) }, KEY.x), "clocks differ").toMatchObject({
    steps: step(true),
  });
  const early = { ...sound, day: before(60_001) };
  expect(checkProof(early, KEY.x)).toMatchObject({ verdict: "wrong", steps: step(false) });
  expect(checkedOffline("--receipt", early, "--key", KEY.x)).toMatchObject({
    status: 1,
    stdout: expect.stringContaining("closed before this round was over"),
  });

  await nextDay();
  const [second, first] = await publishedDays(context, { limit: 2 });
  if (!first || !second) throw new Error("no days");
  const other = signed(first.head.replace(/receipts=\d+/, "receipts=7"));
  const twice = checkedOffline("--days", [second, other, first], "--key", KEY.x);
  expect(twice).toMatchObject({ status: 1, stdout: expect.stringContaining("signed two different days") });
  const stranger = { ...other, sig: houseKey("a secret of another house, as long as this").sign(other.head) };
  const foreign = checkedOffline("--days", [second, stranger, first], "--key", KEY.x);
  expect(foreign).toMatchObject({ status: 1, stdout: expect.not.stringContaining("the house signed") });
  const back = (name: string) =>
    signed(second.head.replace(new RegExp(`^${name}=.*$`, "m"), `${name}=2020-01-01`));
  for (const name of ["day", "closedAt"]) expect(brokenLink([first, back(name)])).toBe(1);
});

test("G11 a link in a receipt's file has to be signed, of that stake, and to pay what the receipt says", async () => {
  const [winner] = PLAYERS;
  const early = await receipt(winner);
  if (!early) throw new Error("no receipt");
  const round = /round=([^\n]*)/.exec(early.file.text)?.[1] ?? "";
  /** A receipt that says something else, with the link of a published round that says something else. */
  const beside = (link: URLSearchParams, said: Readonly<Record<string, string>>) => {
    const text = Object.entries(said).reduce(
      (changed, [name, value]) => changed.replace(new RegExp(`${name}=[^\n]*`), `${name}=${value}`),
      early.file.text,
    );
    const file = { ...early.file, text, sig: KEY.sign(text), link: `https://house.example/verify?${link}` };
    return checkReceipt(JSON.stringify(file), KEY.x);
  };
  const linkOf = (game: string, more: Readonly<Record<string, string>> = {}) =>
    signedLink(linkKey(SECRET), {
      ...Object.fromEntries(new URLSearchParams(published(game).query)),
      ...more,
    });
  const kavir = linkOf("kavir");
  const commitment = kavir.get("commit") ?? "";
  const own = { game: "kavir", commitment, stake: "2000", payout: payoutOf("kavir") };

  expect(beside(kavir, own)).toMatchObject({ link: "pays", verdict: "unbound" });
  expect(beside(linkOf("kavir", { receipt: round }), own)).toMatchObject({ link: "pays" });
  const other = { link: "ofAnother", verdict: "wrong" };
  expect(beside(linkOf("kavir", { receipt: "another" }), own)).toMatchObject(other);
  expect(beside(kavir, { ...own, commitment: "0".repeat(64) })).toMatchObject(other);
  expect(beside(kavir, { ...own, game: "khazar" })).toMatchObject(other);
  expect(beside(kavir, { ...own, stake: "1999" })).toMatchObject(other);
  expect(beside(kavir, { ...own, payout: `${own.payout}1` })).toMatchObject({
    ...{ link: "paysOther", verdict: "wrong" },
  });
  const bent = new URLSearchParams(kavir);
  bent.set("nonce", "8");
  expect(beside(bent, own)).toMatchObject({ link: "broken", verdict: "wrong" });
  const bare = new URLSearchParams(published("kavir").query);
  expect(beside(bare, own)).toMatchObject({ link: "unsigned", verdict: "wrong" });

  // Of a game of one player the whole stake counts, and one that went back was paid nothing.
  const hand = linkOf("baran-e-gol");
  const played = {
    game: "baran-e-gol",
    commitment: hand.get("commit") ?? "",
    stake: hand.get("stake") ?? "",
    payout: payoutOf("baran-e-gol"),
  };
  expect(beside(hand, played)).toMatchObject({ link: "pays", verdict: "unbound" });
  expect(beside(hand, { ...played, stake: "99999" })).toMatchObject(other);
  expect(beside(hand, { ...played, payout: "0", state: "rolled-back" })).toMatchObject({ link: null });
  expect(beside(hand, { ...played, payout: "7", state: "rolled-back" })).toMatchObject({ link: "paysOther" });
  const flight = linkOf("parvaz");
  flight.delete("auto");
  const stayed = signedLink(linkKey(SECRET), Object.fromEntries(flight));
  const lost = { game: "parvaz", commitment: stayed.get("commit") ?? "", stake: "100", payout: "0" };
  expect(beside(stayed, lost)).toMatchObject({ link: "pays" });
  expect(beside(stayed, { ...lost, payout: "999999" })).toMatchObject({
    link: "paysOther",
    verdict: "wrong",
  });

  // A round that many share says what the choice of its link gives back.
  const table = linkOf("bakara");
  const shared = { game: "bakara", commitment: table.get("commit") ?? "", stake: "150", payout: "300" };
  expect([table.get("spot"), beside(table, shared)]).toMatchObject(["player", { link: "pays" }]);
  expect(beside(table, { ...shared, payout: "0" })).toMatchObject({ link: "paysOther", verdict: "wrong" });
  expect(beside(linkOf("bakara", { spot: "tie" }), shared)).toMatchObject({ link: "paysOther" });
  const back = { ...shared, payout: "0", state: "cancelled" };
  expect(beside(table, back), "a stake that went back was paid nothing").toMatchObject({ link: null });
  const given = { ...shared, stake: "0" };
  expect(beside(table, given), "a link does not say what a free stake is worth").toMatchObject({
    link: null,
  });
  expect(checkReceipt("{", KEY.x)).toBeNull();
});

type Vector = { query: string; lines: [name: string, value: string][] };

function published(game: string): Vector {
  const vectors: Vector[] = JSON.parse(readFileSync("public/verifier/vectors.json", "utf8"));
  const found = vectors.find(({ query }) => new URLSearchParams(query).get("game") === game);
  if (!found) throw new Error(`${game} has no published round`);
  return found;
}

function payoutOf(game: string): string {
  return new Map(published(game).lines).get("Payout, in hundredths") ?? "";
}
