import { afterAll, beforeAll, expect, test } from "vitest";
import { fundedPlayer } from "#tests/setup/fund-vendor.ts";
import { appOn, signedApp } from "#tests/setup/house-app.ts";
import { roundLines } from "#tests/setup/round-lines.ts";
import { type ServedSite, servedSite } from "#tests/setup/served-site.ts";
import { newMember, signedIn } from "../proofs/cast.ts";

let site: ServedSite;

beforeAll(async () => {
  site = await servedSite();
}, 120_000);
afterAll(() => site.close());

const NOWRUZ = { nodeId: "NARD-nowruz" };
/** Long enough for the next spin. */
const breathe = () => site.forward(10_000);

async function funded(username: string, minor = 100_000n) {
  const playerId = await newMember(site, username);
  await fundedPlayer(site.context, playerId, minor);
  return { playerId, app: await signedApp(site, username) };
}

test("C01 an app spins a slot by the very movements of the page, and the same key moves money once, also after a new sign-in", async () => {
  const { app, playerId } = await funded("callSlot");
  const sheet = (await app.call("slotGame", { payload: NOWRUZ })).value;
  expect(sheet).toMatchObject({ nodeId: "NARD-nowruz", freeRounds: null });
  const [lineBet] = sheet.lineBets;
  const payload = { ...NOWRUZ, lineBet: lineBet.amount };
  const spun = await app.call("spin", { payload, key: "spin-once-1" });
  expect(spun.value).toMatchObject({ state: "paid", lineBet, fairness: { nonce: 0 } });
  expect(spun.value.spins[0].grid).toHaveLength(3);
  expect(Number(spun.value.stake.amount)).toBeCloseTo(Number(lineBet.amount) * sheet.lines.length);
  expect((await app.call("spin", { payload, key: "spin-once-1" })).value).toEqual(spun.value);

  // As if the first had been broken off before its answer was kept.
  await site.sql("delete from calls.answers where key = 'spin-once-1'");
  breathe();
  const anew = await signedApp(site, "callSlot");
  const again = (await anew.call("spin", { payload, key: "spin-once-1" })).value;
  expect(again.roundId).toBe(spun.value.roundId);

  const browser = await signedIn(site, playerId);
  const location = (await browser.post("/play/NARD-nowruz", { funds: "real" })).location ?? "";
  const [minor] = await site.sql<{ line_bet_minor: bigint }>(
    "select line_bet_minor from studio.rounds where id = $1",
    [spun.value.roundId],
  );
  let page = "";
  for (let nth = 0; nth < 60 && page === ""; nth += 1) {
    breathe();
    const posted = await browser.post(location, {
      spinId: `page-${nth}`,
      lineBet: `${minor?.line_bet_minor}`,
    });
    const round = new URL(posted.location ?? "", site.origin).searchParams.get("round") ?? "";
    // A house that is busy asks to come again.
    if (round === "") continue;
    const [row] = await site.sql<{ payout_minor: bigint }>(
      "select payout_minor from studio.rounds where id = $1",
      [round],
    );
    const won = Number(spun.value.payout.amount) > 0;
    if ((row?.payout_minor ?? 0n) > 0n === won) page = round;
  }
  expect(page).not.toBe("");
  const kinds = (lines: readonly string[]) => lines.map((line) => line.replace(/ \d+$/, ""));
  const [ofCall, ofPage] = [await roundLines(site, spun.value.roundId), await roundLines(site, page)];
  expect(ofCall[0]).toBe(ofPage[0]);
  expect(kinds(ofCall)).toEqual(kinds(ofPage));
});

test("C01 a slot refuses an app as its page does", async () => {
  const { app } = await funded("callSlotNot", 10n);
  const spin = (change: object, who = app) =>
    who.call("spin", { payload: { ...NOWRUZ, lineBet: "1.00", ...change } });
  const [least] = (await app.call("slotGame", { payload: NOWRUZ })).value.lineBets;
  expect(await spin({ lineBet: "0.03" })).toMatchObject({ code: "lineBetNotOffered" });
  expect(await spin({ lineBet: "0.001" })).toMatchObject({ code: "badField", fields: ["lineBet"] });
  expect(await spin({ nodeId: "NARD-dice" })).toMatchObject({ status: 422, code: "notPlayedSo" });
  expect(await spin({ lineBet: least.amount })).toMatchObject({ code: "insufficientFunds" });
  expect(await spin({ lineBet: least.amount, isAutomatic: true })).toMatchObject({ code: "autoplayOff" });
  expect(
    await spin({ lineBet: least.amount, freeRoundsId: "00000000-0000-4000-8000-000000000000" }),
  ).toMatchObject({ code: "badField", fields: ["freeRoundsId"] });
  const trial = appOn(site);
  trial.token = (await trial.call("freePlay")).value.token;
  expect(await spin({ lineBet: least.amount }, trial)).toMatchObject({ code: "needTrueAccount" });
  const forFun = { lineBet: least.amount, funds: "trial" };
  expect((await spin(forFun, trial)).value.stake.asset).toBe("TRIAL");
  expect(await spin(forFun, trial)).toMatchObject({ status: 429, code: "tooFast" });
});
