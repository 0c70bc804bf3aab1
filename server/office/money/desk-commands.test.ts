import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findPlayer, setAccountType } from "#server/accounts/index.ts";
import { eventsOf } from "#server/audit/index.ts";
import { advanceCashier, confirmReceived, disputeWithdrawal } from "#server/cashier/index.ts";
import { money } from "#server/core/numbers/money.ts";
import { refuse } from "#server/core/outcome.ts";
import { HOUR_MS, later, SECOND_MS } from "#server/core/time.ts";
import { moveFunds, readVendors, reconcileVendors } from "#server/vendors/index.ts";
import { findLaunch } from "#server/vendors/launch/launches.ts";
import { balancesOf } from "#server/wallet/index.ts";
import { type CashierStage, cashierStage } from "#tests/setup/cashier-stage.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { fundVendor } from "#tests/setup/fund-vendor.ts";
import { officeSaid } from "#tests/setup/office-said.ts";

let context: TestContext;
let stage: CashierStage;

/** What was done, or the sentence of the refusal. */
const said = (words: string, operator = "mina") =>
  officeSaid(context, words, { operator, payments: stage.ports });

beforeAll(async () => {
  context = await testContext();
});
beforeEach(async () => {
  stage = await cashierStage(context);
});

describe("a withdrawal that has not arrived", () => {
  async function disputed(): Promise<string> {
    await stage.fund(50_000n);
    const id = await stage.withdraw(10_000n);
    await said(`withdrawal approve ${id}`);
    await said(`withdrawal paid ${id}`);
    await disputeWithdrawal(context, { playerId: stage.player.id, withdrawalId: id });
    return id;
  }

  test("is listed, and given back once, with who did it", async () => {
    const id = await disputed();
    expect(await said("withdrawal list")).toMatch(new RegExp(`${id}\\s+disputed`));
    expect(await said(`withdrawal settle-dispute ${id}`)).toContain("--received or --returned");
    expect(await said(`withdrawal settle-dispute ${id} --received --returned`)).toContain("--received or");
    expect(await said(`withdrawal settle-dispute ${id} --returned --reason bounced`)).toContain("given back");
    expect(await said(`withdrawal settle-dispute ${id} --returned`)).toContain("does not say");
    expect(await stage.purse()).toEqual({ balance: 50_000n, held: 0n });
    expect(await said("withdrawal list")).not.toContain(id);
    expect(await said(`withdrawal list --player ${stage.player.id}`)).toMatch(
      new RegExp(`${id}\\s+returned`),
    );
    expect(await said(`deposit list --player ${stage.player.id}`)).toMatch(/D-\w{8}\s+received\s+500\.00 P/);
    expect(await said("deposit list --player 1")).toContain("There are none.");
    expect(await said(`withdrawal show ${id}`)).toMatch(/returned\s+neverArrived\s+bounced/);
    const kept = await eventsOf(context, { subject: `withdrawal ${id}` });
    expect(kept.find(({ after }) => after?.state === "returned")).toMatchObject({
      operator: "mina",
      action: "withdrawal settle-dispute",
      before: { state: "disputed" },
      reason: "bounced",
    });
  });

  test("had arrived, and stays paid", async () => {
    const id = await disputed();
    expect(await said(`withdrawal settle-dispute ${id} --received`)).toContain("is received");
    expect(await stage.purse()).toEqual({ balance: 40_000n, held: 0n });
  });
});

describe("a payout through a provider", () => {
  async function sending(): Promise<string> {
    await stage.fund(50_000n);
    const id = await stage.withdraw(10_000n, { method: "payout" });
    await said(`withdrawal approve ${id}`);
    Object.assign(stage.provider, { away: true, doesIt: false });
    await advanceCashier(context, stage.ports);
    return id;
  }

  test("is given back when the provider, asked first, knows nothing of it, and what it said is kept", async () => {
    const id = await sending();
    expect(await said(`withdrawal failed ${id} --reason closed`)).toContain("gives no answer");
    expect(await said(`withdrawal paid ${id}`)).toContain("gives no answer");
    stage.provider.away = false;
    expect(await said(`withdrawal failed ${id} --reason closed`)).toContain("a moment ago");
    context.clock.forward(15_000);
    expect(await said(`withdrawal paid ${id}`)).toContain("says otherwise");
    expect(await said(`withdrawal failed ${id} --reason closed`)).toContain("is given back");
    expect(await said(`withdrawal failed ${id} --reason closed`)).toContain("not being asked");
    expect(await stage.purse()).toEqual({ balance: 50_000n, held: 0n });
    const kept = await eventsOf(context, { subject: `withdrawal ${id}` });
    expect(kept.find(({ after }) => after?.state === "failed")).toMatchObject({
      before: { state: "sending" },
      after: { provider: "unknown" },
      reason: "closed",
    });
  });

  test("that bounced after it counted as received is looked into", async () => {
    const id = await sending();
    Object.assign(stage.provider, { away: false, payouts: "paid" });
    context.clock.forward(90_000);
    await advanceCashier(context, stage.ports);
    await confirmReceived(context, { playerId: stage.player.id, withdrawalId: id });
    expect(await said(`withdrawal bounced ${id} --reason R03`)).toContain("is disputed");
    expect(await said("withdrawal list")).toMatch(new RegExp(`${id}\\s+disputed`));
    expect(await said(`withdrawal settle-dispute ${id} --returned`)).toContain("says otherwise");
  });
});

test("deposits by hand without a proof are listed on demand, and shown", async () => {
  const id = await stage.deposit(5_000n);
  expect(await said("deposit list")).not.toContain(id);
  expect(await said("deposit list --all")).toMatch(new RegExp(`${id}\\s+waiting`));
  expect(await said(`deposit show ${id}`)).toMatch(/ordered\s+50\.00 P/);
});

describe("a method", () => {
  test("has its bounds, fee, presets and time set in plain amounts, and what was there is kept", async () => {
    const before = await said("method list");
    const terms =
      "--min 20.50 --max 9000 --fee-fixed 1.25 --fee-bps 50 --presets 20.50,100,9000 --minutes 45";
    expect(await said(`method set transfer ${terms}`)).toBe("transfer is set.");
    expect(await said("method list")).toMatch(
      /transfer\s+deposit\s+manual\s+on\s+20\.50 P\s+9000\.00 P\s+1\.25 \+ 50 bps\s+20\.50,100\.00,9000\.00\s+45/,
    );
    const [event] = await eventsOf(context, { subject: "method transfer" });
    expect(event?.after).toMatchObject({ min: "20.50", fee: "1.25 + 50 bps", minutes: 45 });
    expect(before).toContain(`${event?.before?.min} P`);
    expect(await said("method set transfer --presets none --fee-fixed 0 --fee-bps 0")).toContain("is set");
    expect(await said("method list")).toMatch(/transfer .* 0\.00 \+ 0 bps\s+none/);
  });

  test.each([
    ["--min 10000", "at most the largest"],
    ["--min 5 --fee-fixed 5", "leave something"],
    ["--fee-bps 5001", "5000 bps"],
    ["--presets 1", "Presets are"],
    ["--minutes 0", "1 to 43200"],
    ["--min 1e3", "min: not an amount"],
    ["--min 10.005", "min: not an amount"],
    ["--fee-fixed -1", "fee-fixed: not an amount"],
    ["--presets 50;100", "presets: not amounts"],
    ["--on --off", "--on or --off"],
  ])("is not set to %s", async (terms, sentence) => {
    await said(
      "method set transfer --min 20 --max 9000 --fee-fixed 0 --fee-bps 0 --presets none --minutes 45",
    );
    const before = await said("method list");
    expect(await said(`method set transfer ${terms}`)).toContain(sentence);
    expect(await said("method list")).toBe(before);
  });
});

test("what may go to an upline is set with its order kept, and follows within a second", async () => {
  const brand = `--brand ${stage.brand.id}`;
  expect(await said(`brand upline ${brand} --min 5 --max 50 --day 200 --on`)).toContain("is set");
  context.clock.forward(SECOND_MS);
  expect(await said(`brand show ${brand}`)).toMatch(
    /to the upline\s+on\nat least\s+5\.00 P\nat most\s+50\.00 P\nin a day\s+200\.00 P/,
  );
  expect(await said(`brand upline ${brand} --max 201`)).toContain("at most the next");
  expect(await said(`brand upline ${brand} --min 51`)).toContain("at most the next");
  expect(await said(`brand upline ${brand}`)).toContain("what to change");
  expect(await said("brand upline --brand nowhere --min 5")).toContain("no such brand");
  expect(await said(`brand upline ${brand} --off`)).toContain("is set");
  const [event] = await eventsOf(context, { subject: `brand ${stage.brand.id} upline` });
  expect(event).toMatchObject({ before: { isOn: true, "at most": "50.00 P" }, after: { isOn: false } });
});

test("A04 what may go down to a team is set with its order kept, and is shut before that", async () => {
  const brand = `--brand ${stage.brand.id}`;
  expect(await said(`brand show ${brand}`)).toMatch(/flag sendToTeam\s+off/);
  expect(await said(`brand down ${brand} --max 50 --min 51`)).toContain("at most the next");
  expect(await said(`brand down ${brand} --min 5 --max 50 --day 200 --on`)).toContain("is set");
  context.clock.forward(SECOND_MS);
  expect(await said(`brand show ${brand}`)).toMatch(
    /down to the team\s+5\.00 P, 50\.00 P, 200\.00 P(?:\n.*)*\nflag sendToTeam\s+on/,
  );
  expect(await said(`brand down ${brand} --max 201`)).toContain("at most the next");
  expect(await said(`brand down ${brand}`)).toContain("what to change");
  expect(await said(`brand down ${brand} --on --off`)).toContain("--on or --off");
  expect(await said(`brand down ${brand} --off`)).toContain("is set");
  const [event] = await eventsOf(context, { subject: `brand ${stage.brand.id} down` });
  expect(event).toMatchObject({ before: { isOn: true, "at most": "50.00 P" }, after: { isOn: false } });
});

test("how fast games are played is set, kept with who did it, and follows within a second", async () => {
  const brand = `--brand ${stage.brand.id}`;
  expect(await said(`brand show ${brand}`)).toMatch(/game cycle\s+1000 ms\nautoplay\s+off/);
  expect(await said(`brand pace ${brand} --cycle 2500 --autoplay on`)).toContain("is set");
  context.clock.forward(SECOND_MS);
  expect(await said(`brand show ${brand}`)).toMatch(/game cycle\s+2500 ms\nautoplay\s+on/);
  expect(await said(`brand pace ${brand} --cycle 999`)).toContain("1000 to 10000");
  expect(await said(`brand pace ${brand} --autoplay maybe`)).toContain("autoplay:");
  expect(await said(`brand pace ${brand}`)).toContain("what to change");
  expect(await said("brand pace --brand nowhere --cycle 2000")).toContain("no such brand");
  expect(await said(`brand pace ${brand} --cycle 1000 --autoplay off`)).toContain("is set");
  const [event] = await eventsOf(context, { subject: `brand ${stage.brand.id} pace` });
  expect(event).toMatchObject({
    operator: "mina",
    before: { cycleMs: 2500, autoplay: true },
    after: { cycleMs: 1000, autoplay: false },
  });
});

test("a player is put below nobody by saying so, and not by saying nothing", async () => {
  const other = await cashierStage(context);
  const { id } = stage.player;
  expect(await said(`player upline ${id} ${other.player.id} --reason friends`)).toContain("is neither");
  await setAccountType(context, { playerId: other.player.id, accountType: 1 });
  expect(await said(`player upline ${id} ${other.player.id} --reason friends`)).toContain("stands below");
  expect(await said(`player upline ${id} --reason slip`)).toContain("upline: missing");
  expect(await said(`player show ${id}`)).toMatch(new RegExp(`upline\\s+${other.player.id}`));
  expect(await said(`player upline ${id} none --reason over`)).toContain("below nobody");
  expect(await said(`player show ${id}`)).not.toMatch(/^upline/m);
});

test("money on its way to a vendor is listed once it has been on its way for an hour", async () => {
  await stage.fund(50_000n);
  const vendor = fundVendor();
  vendor.off = true;
  const order = { playerId: stage.player.id, key: context.newId(), amount: money(7_000n, "P") };
  const moved = await moveFunds(context, vendor, { ...order, direction: "to-vendor" });
  const id = moved.ok ? moved.value.id : "";
  context.clock.forward(HOUR_MS - 1);
  expect(await said("transfer list")).not.toContain(id);
  context.clock.forward(1);
  expect(await said("transfer list")).toMatch(
    new RegExp(`${id}\\s+KISH\\s+${stage.player.id}\\s+to-vendor\\s+70\\.00 P\\s+unknown`),
  );
});

test("who is signed out stakes no more in a game that is open", async () => {
  const told = await said("vendor kit-player ACME dice --players 1");
  const player = /--player (\d+)/.exec(told)?.[1] ?? "";
  const openLaunches = async () =>
    (
      await context.db.call(
        {
          name: "test-open-launches",
          text: "select count(*)::int as many from vendors.launches where player_id = $1 and ended_at is null",
          row: { many: 0 },
        },
        [player],
      )
    )[0]?.many;
  expect(await openLaunches()).toBe(1);
  expect(await said(`player logout ${player}`)).toContain("signed out");
  expect(await openLaunches()).toBe(0);
});

test("a token from before a block is none after the unblock", async () => {
  const told = await said("vendor kit-player ACME dice --players 1");
  const player = /--player (\d+)/.exec(told)?.[1] ?? "";
  const token = /--token (\S+)/.exec(told)?.[1] ?? "";
  const state = async () => (await findLaunch(context, token))?.state;
  expect(await state()).toBe("fresh");
  await said(`player block ${player} --reason asked`);
  await said(`player unblock ${player}`);
  expect(await state()).toBe("expired");
});

test("players of the conformance kit have play money alone", async () => {
  const told = await said("vendor kit-player ACME dice --players 1");
  const playerId = BigInt(/--player (\d+)/.exec(told)?.[1] ?? 0);
  expect((await findPlayer(context, playerId))?.accountType).toBe(4);
  const assets = (await balancesOf(context, { playerId })).map(({ asset, minor }) => [asset, minor > 0n]);
  expect(assets).toEqual([["TRIAL", true]]);
});

test("a vendor whose memory is compared gets no players of the kit unless the operator says so", async () => {
  const entry = { name: "Acme", dialect: "wallet-v1", mode: "seamless", roundLimitMinutes: 60 };
  const vendors = readVendors([
    {
      ...entry,
      code: "ASKED",
      secret: "a secret of the vendor that is asked",
      apiUrl: "https://asked.invalid",
    },
    { ...entry, code: "UNASKED", secret: "a secret of the vendor that is not asked" },
  ]);
  const answer = (words: string) => officeSaid(context, words, { vendors });
  expect(await answer("vendor kit-player ASKED dice")).toContain("say --anyway");
  expect(await answer("vendor kit-player ASKED dice --anyway --players 1")).toContain("--token");
  expect(await answer("vendor kit-player UNASKED dice --players 1")).toContain("--token");
});

test("what a vendor will never tell again is left out of the comparison, with who said so", async () => {
  const until = later(context.now(), -HOUR_MS);
  const skip = `vendor skip-comparison ACME --until ${until.toISOString()} --reason lost-their-disk`;
  expect(await said(skip)).toContain("Nothing before that moment waits");
  const quiet = async () => refuse({ reason: "noAnswer" } as const);
  await reconcileVendors(context, [{ vendor: "ACME", api: { roundState: quiet, transactions: quiet } }]);
  expect(await said(`vendor skip-comparison ACME --until yesterday --reason why`)).toContain("until: ");
  expect(await said(skip)).toContain("goes on from");
  const kept = await eventsOf(context, { subject: "vendor ACME" });
  expect(kept.find(({ after }) => after?.until === until.toISOString())).toMatchObject({
    operator: "mina",
    action: "vendor skip-comparison",
    reason: "lost-their-disk",
  });
});
