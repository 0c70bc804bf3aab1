import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { setAccountType } from "#server/accounts/index.ts";
import { eventsOf } from "#server/audit/index.ts";
import { withdrawalOf } from "#server/cashier/index.ts";
import { messagesOf } from "#server/messages/index.ts";
import { lineFrom } from "#server/team/index.ts";
import { type CashierStage, cashierStage, P } from "#tests/setup/cashier-stage.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { balancesOf, holdFunds, payHold, receiveDeposit } from "../wallet/index.ts";
import { sealFinished } from "../wallet/watch/seals.ts";
import { COMMANDS, obey } from "./commands.ts";

let context: TestContext;
let stage: CashierStage;

const office = () => ({ context, sealsFile: "/nowhere/seals.log", payments: stage.ports });
const say = (words: string, operator = "mina") => obey(office(), { args: words.split(" "), operator });

/** What was done, or the sentence of the refusal. */
async function said(words: string, operator = "mina"): Promise<string> {
  const answer = await say(words, operator);
  return answer.ok ? answer.lines.join("\n") : answer.error;
}

beforeAll(async () => {
  context = await testContext();
});
beforeEach(async () => {
  stage = await cashierStage(context);
});

describe("what an operator says", () => {
  test("help names every command with what follows it", async () => {
    const told = await said("help");
    for (const name of Object.keys(COMMANDS)) expect(told).toContain(name);
    expect(told).toMatch(/deposit approve REFERENCE \[--received …\]\s+credit a deposit/);
    expect(told).toMatch(/deposit refuse REFERENCE --reason …/);
  });

  test.each([
    ["deposit", "There is no command"],
    ["deposit burn D-1", "There is no command"],
    ["constructor", "There is no command"],
    ["deposit approve", "reference: missing. Usage: deposit approve REFERENCE"],
    ["deposit approve D-1", "reference: not a reference"],
    ["deposit approve D-7K2M9QXA again", "Too many words"],
    ["deposit approve D-7K2M9QXA --force", "force: not known here"],
    ["deposit approve D-7K2M9QXA --received -5", "received: not an amount"],
    ["deposit approve D-7K2M9QXA --received 1e3", "received: not an amount"],
    ["deposit approve D-7K2M9QXA --received 0", "received: not an amount"],
    ["deposit refuse D-7K2M9QXA", "reason: missing"],
    ["deposit approve D-7K2M9QXA", "There is no such order"],
    ["player show 0", "player: not right"],
    ["player show 99999999999999999999", "player: not right"],
    ["player block 7", "There is no such player"],
    ["alarm close 7 --reason tried", "There is no such alarm"],
    ["method set none --on", "There is no such method"],
    ["provider settle nobody --side deposit --amount 5 --key 1", "Nothing of this provider"],
    ["differences repair 7", "There is no such difference"],
    ["game close NARD none", "There is no such game"],
  ])("%s is refused: %s", async (words, sentence) => {
    const answer = await say(words);
    expect(answer.ok).toBe(false);
    expect(await said(words)).toContain(sentence);
  });

  test.each(["", "  ", "-rf", "a b", "x".repeat(61), "a\nb"])("nobody is called %j", async (operator) => {
    expect(await said("alarm list", operator)).toBe("Say who you are: --by NAME.");
  });

  test("a word that begins with two dashes is said with an equals sign", async () => {
    const depositId = await stage.deposit(5_000n);
    expect(await said(`deposit refuse ${depositId} --reason=--never`)).toContain("is refused");
    const [event] = await eventsOf(context, { subject: `deposit ${depositId}` });
    expect(event?.reason).toBe("--never");
  });
});

describe("deposits and withdrawals", () => {
  test("a deposit is listed, shown, credited once, and kept with who did it", async () => {
    const depositId = await stage.deposit(5_000n);
    const show = `deposit show ${depositId.toLowerCase()}`;
    expect(await said(show)).toMatch(/ordered\s+50\.00 P/);
    await context.db.script(
      `update cashier.deposits set state = 'checking' where reference = '${depositId}'`,
    );
    expect(await said("deposit list")).toContain(depositId);
    expect(await said(show)).toMatch(/state\s+checking/);
    expect(await said(`deposit approve ${depositId} --received 40.00`, " Mina ")).toContain("is credited");
    expect(await said(`deposit approve ${depositId}`)).toContain("does not wait");
    expect(await said("deposit list")).not.toContain(depositId);
    expect(await said(show)).toMatch(/state\s+received/);
    expect(await said("deposit show D-22222222")).toContain("no such order");
    expect((await stage.purse()).balance).toBe(4_000n);

    const [refused, done] = await eventsOf(context, { subject: `deposit ${depositId}` });
    expect(done).toMatchObject({ operator: "mina", action: "deposit approve", at: context.now() });
    expect(done?.after).toMatchObject({ reference: depositId, received: "40.00" });
    expect(refused?.after).toMatchObject({ refused: "alreadyDecided" });
  });

  test("T30 a large withdrawal needs two operators, and nobody is two of them", async () => {
    await stage.fund(1_500_000n);
    const withdrawalId = await stage.withdraw(1_200_000n);
    const approve = (operator: string) => said(`withdrawal approve ${withdrawalId}`, operator);
    expect(await approve("mina")).toContain("another operator");
    for (const again of ["mina", "MINA", " Mina", "Ｍｉｎａ"])
      expect(await approve(again)).toContain("second operator");
    expect(await said(`withdrawal paid ${withdrawalId}`)).toContain("not approved");
    expect((await stage.purse()).held).toBe(1_200_000n);
    expect(await said(`withdrawal show ${withdrawalId}`)).toMatch(/approved by\s+mina \(needs 2\)/);

    expect(await approve("reza")).toContain("It is approved");
    expect(await said(`withdrawal paid ${withdrawalId} --ref 77`)).toContain("is paid");
    const order = { playerId: stage.player.id, withdrawalId };
    expect((await withdrawalOf(context, order))?.state).toBe("paid");
    const kept = await eventsOf(context, { subject: `withdrawal ${withdrawalId}` });
    expect(
      kept.filter(({ after }) => !after?.refused).map(({ operator, action }) => `${operator} ${action}`),
    ).toEqual(["mina withdrawal paid", "reza withdrawal approve", "mina withdrawal approve"]);
  });

  test("a small withdrawal needs one, and a refused one goes back", async () => {
    await stage.fund(50_000n);
    const payeeId = await stage.payee();
    const first = await stage.withdraw(10_000n, { payeeId });
    expect(await said(`withdrawal approve ${first}`)).toContain("It is approved");
    const second = await stage.withdraw(20_000n, { payeeId });
    expect(await said(`withdrawal refuse ${second} --reason unclear`)).toContain("given back");
    expect((await stage.purse()).held).toBe(10_000n);
  });

  test("while an alarm is open no withdrawal is let out, and the operator is told where to look", async () => {
    await stage.fund(50_000n);
    const withdrawalId = await stage.withdraw(10_000n);
    await context.db.script(`insert into wallet.alarms (invariant, subject, freezes, found_at, found_last_at)
      values ('I3', 'asset 1', true, now(), now())`);
    expect(await said(`withdrawal approve ${withdrawalId}`)).toContain("alarm list");
    const alarm = /^(\d+)/m.exec(await said("alarm list"))?.[1];
    const close = (operator: string) => said(`alarm close ${alarm} --reason counted`, operator);
    expect(await close("mina")).toContain("It needs two");
    expect(await said(`alarm approve ${alarm} --reason counted`)).toContain("another operator");
    for (const same of ["mina", "MINA"]) expect(await close(same)).toContain("second operator");
    expect(await said(`withdrawal approve ${withdrawalId}`)).toContain("alarm list");
    expect(await close("reza")).toContain("is closed");
    expect(await said(`withdrawal approve ${withdrawalId}`)).toContain("It is approved");
  });
});

describe("everything else", () => {
  test("an operator says from which sum on payouts are told, and it is written down", async () => {
    expect(await said("alarm list")).toContain("Payouts of 1000000.00 P and more");
    expect(await said("alarm payouts --from 0")).toContain("from: not an amount above zero");
    expect(await said("alarm payouts --from 2500.50")).toContain("Payouts of 2500.50 P");
    expect(await said("alarm list")).toContain("Payouts of 2500.50 P and more");
    expect(await said("audit payouts")).toContain("1000000.00 P");
  });

  test("instructions of a method are changed language by language, and what was there is kept", async () => {
    expect(await said("method list")).toContain("transfer");
    expect(
      await obey(office(), { args: ["method", "set", "transfer", "--en", "Card 1234"], operator: "mina" }),
    ).toMatchObject({
      ok: true,
    });
    await said("method set transfer --off");
    const [off, text] = await eventsOf(context, { subject: "method transfer" });
    expect(off).toMatchObject({
      before: {
        isOn: true,
        instructions: '{"en": "Card 1234", "fa": "۶۰۳۷"}'.replaceAll(": ", ":").replaceAll(", ", ","),
      },
    });
    expect(text?.before?.instructions).toContain("6037");
    expect(await said("method list")).toMatch(/transfer\s+deposit\s+manual\s+off/);
    await said("method set transfer --on");
  });

  test("what a provider paid is written down once for the number on its statement", async () => {
    const { id: playerId } = stage.player;
    await receiveDeposit(context, { playerId, key: "d", amount: P(9_000n), provider: "paywell" });
    const settle = "provider settle paywell --side deposit --amount 90.00 --key 2026-11";
    expect(await said("suspense")).toMatch(/paywell\s+deposit\s+-90\.00 P/);
    expect(await said(settle)).toContain("is movement");
    expect(await said(settle)).toContain("was written down before");
    expect(await said(settle.replace("90.00", "91.00"))).toContain("used for something else");
    expect(await said("suspense")).toMatch(/paywell\s+deposit\s+0\.00 P/);
  });

  test("the longest number on a statement of the longest provider is written down, for each side by itself", async () => {
    const { id: playerId } = stage.player;
    const provider = "p".repeat(40);
    await receiveDeposit(context, { playerId, key: "long", amount: P(9_000n), provider });
    await holdFunds(context, { playerId, key: "long-hold", amount: P(5_000n) });
    await payHold(context, { playerId, key: "long-paid", amount: P(5_000n), provider });
    const settle = (side: string, amount: string, key: string) =>
      said(`provider settle ${provider} --side ${side} --amount ${amount} --key ${key}`);
    const longest = "k".repeat(45);
    expect(await settle("deposit", "90.00", longest)).toContain("is movement");
    expect(await settle("withdrawal", "50.00", longest)).toContain("is movement");
    expect(await settle("deposit", "1.00", `${longest}k`)).toContain("key: not right");
  });

  test("a player is shut out, let in, put below another, and given a bonus", async () => {
    const other = await cashierStage(context);
    const { id } = stage.player;
    await setAccountType(context, { playerId: id, accountType: 1 });
    await setAccountType(context, { playerId: other.player.id, accountType: 1 });
    expect(await said(`player block ${id} --reason asked`)).toContain("is shut out");
    expect(await said(`player show ${id}`)).toMatch(/state\s+blocked/);
    await said(`player unblock ${id}`);
    expect(await said(`player upline ${id} --upline ${other.player.id} --reason friends`)).toContain(
      "stands below",
    );
    // The new agent is told from when on they count, by the clock.
    const [told] = (await messagesOf(context, { playerId: other.player.id, page: 1 })).rows;
    const until = lineFrom(context.now()).toISOString();
    expect(told).toMatchObject({ kind: "teamJoined", facts: { number: String(id), until } });
    expect(await said(`player upline ${other.player.id} --upline ${id} --reason friends`)).toContain(
      "below this one",
    );
    const grant = `bonus grant ${id} --amount 2.50 --reason birthday --key b1`;
    expect(await said(`bonus grant ${id} --amount 2.50 --reason birthday`)).toContain("key: missing");
    expect(await said(`${grant} --terms none`)).toContain("no such terms");
    const [, bonus = ""] = /is bonus (\S+), active/.exec(await said(grant)) ?? [];
    expect(await said(grant)).toContain(`It was given before: 2.50 P is bonus ${bonus}`);
    expect(await said(`bonus list ${id}`)).toMatch(/active\s+operator\s+2\.50 P\s+0\.00 P\s+12\.50 P/);
    expect(await said(`bonus release ${bonus} --reason earned`)).toContain("2.50 P became cash");
    expect(await said(`bonus forfeit ${bonus} --reason mistake`)).toContain("is over");
    expect(await said("bonus terms set fast --times 11 --weights RNG:100 --days 7")).toContain("ten times");
    expect(await said("bonus terms set fast --times 2 --weights RNG:100 --days 7")).toContain("fast is kept");
    expect(await said("bonus terms list")).toMatch(/standard:[\s\S]*fast:|fast:[\s\S]*standard:/);
    const cash = (await balancesOf(context, { playerId: id })).find(({ asset }) => asset === "P");
    expect(cash?.minor).toBe(250n);
    const did = (await eventsOf(context, { subject: `player ${id}` })).map(({ action }) => action);
    expect(did).toEqual([
      "bonus release",
      "bonus grant",
      "bonus grant",
      "bonus grant",
      "player upline",
      "player unblock",
      "player block",
    ]);
  });

  test("the ledger is checked and the jobs are listed on demand", async () => {
    expect(await said("ledger check")).toBe("0 new, 0 open.");
    expect(await said("ledger check --whole")).toBe("0 new, 0 open.");
    expect(await said("seals verify")).toContain("0 seals over 0 movements agree");
    await stage.fund(5_000n);
    await sealFinished(context);
    expect(await said("seals verify")).toMatch(/^1 seals over \d+ movements agree/);
    const changed = await context.db
      .transaction(async (db) => {
        await db.script(
          "set session_replication_role = replica; update ledger.postings set amount = amount + 1",
        );
        const answer = await obey(
          { ...office(), context: { ...context, db } },
          { args: ["seals", "verify"], operator: "mina" },
        );
        throw Object.assign(new Error("put back"), { answer });
      })
      .catch((fault) => fault.answer);
    expect(changed).toMatchObject({
      ok: false,
      error: expect.stringContaining("at seal 1 the movements under it"),
    });
    expect(await said("jobs")).toBe("Nothing has run yet.");
    expect(await said("differences list")).toBe(
      "Every vendor and we remember the same: no difference is open.",
    );
  });

  test("players for the conformance kit come with words to give to it, and one token that has ended", async () => {
    const told = await said("vendor kit-player ACME dice --players 3");
    expect(told).toMatch(/^--vendor ACME --game dice --expired-token \S+( --player \d+ --token \S+){3}$/);
    const [event] = await eventsOf(context, { subject: "vendor ACME" });
    expect(JSON.stringify(event?.after)).not.toContain(/--token (\S+)/.exec(told)?.[1]);
  });
});
