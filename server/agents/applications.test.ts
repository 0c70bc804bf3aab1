import { beforeAll, describe, expect, test } from "vitest";
import { openBrand, registrationOf } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import {
  findPlayer,
  inviteCodeOf,
  isAgentType,
  type Player,
  setAccountType,
  setPlayerState,
  setUpline,
  uplineOf,
} from "../accounts/index.ts";
import { registerPlayer } from "../accounts/parts.ts";
import type { Brand } from "../brand/index.ts";
import { teamGrowth } from "../team/index.ts";
import {
  applicationForm,
  applyAsPartner,
  approveApplication,
  findApplication,
  partnerApplications,
  refuseApplication,
} from "./index.ts";

let context: TestContext;
let brand: Brand;
let nth = 0;

beforeAll(async () => {
  context = await testContext();
  brand = await openBrand(context);
});

async function member(referralCode: string | null = null, accountType: 0 | 4 = 0): Promise<Player> {
  nth += 1;
  const registration = registrationOf(`partner${nth}`, { referralCode });
  const made = await registerPlayer(context, { brand, language: "fa", registration, accountType });
  const player = made.ok ? await findPlayer(context, made.value.playerId) : null;
  if (!player) throw new Error("Nobody was registered.");
  return player;
}

const typeOf = async ({ id }: Player) => (await findPlayer(context, id))?.accountType;

function apply(contact: string, player: Player | null = null) {
  const message = "I know many people who play backgammon.";
  const applied = { name: "Nima", channel: "telegram", contact, country: null, message } as const;
  return applyAsPartner(context, { brandId: brand.id, language: "fa", player, applied });
}

async function referenceOf(contact: string, player: Player | null = null): Promise<string> {
  const made = await apply(contact, player);
  if (!made.ok) throw new Error(made.refusal.reason);
  return made.value.reference;
}

const ABOVE = {
  name: "test.above",
  text: "select ancestor from team.lines where descendant = $1::bigint and until is null order by depth",
  row: { ancestor: 0n },
};

/** Everybody above somebody now, nearest first. */
const aboveNow = async ({ id }: Player) =>
  (await context.db.call(ABOVE, [id])).map(({ ancestor }) => ancestor);

const decision = (reference: string) => ({ reference, operator: "mina", reason: "we talked" });

describe("applying", () => {
  test("R17 an application is kept and found by its reference, however that is typed", async () => {
    const reference = await referenceOf("@nima_one");
    expect(reference).toMatch(/^A-[0-9A-HJKMNP-TV-Z]{8}$/);
    for (const typed of [reference, reference.toLowerCase(), ` ${reference.replace("-", "")} `]) {
      expect(await findApplication(context, typed)).toMatchObject({ contact: "@nima_one", state: "open" });
    }
    for (const typed of ["", "D-00000000", "A-1", "A-UUUUUUUU", "A-00000000"]) {
      expect(await findApplication(context, typed)).toBeNull();
    }
  });

  test("R17 one contact has one open application, however it is spelled, also of two at once", async () => {
    const both = await Promise.all([apply("+98 912 345 67 89"), apply("0098-912-3456789")]);
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(await apply("(+98) 9123456789")).toMatchObject({ refusal: { reason: "applicationOpen" } });
    const open = (await partnerApplications(context, { state: "open" })).find(({ contact }) =>
      contact.includes("912"),
    );
    await refuseApplication(context, decision(open?.reference ?? ""));
    expect(await apply("+989123456789")).toMatchObject({ ok: true });
  });

  test("one account has one open application; who is an agent already, or plays for play money, has none", async () => {
    const player = await member();
    expect(await apply("first@example.com", player)).toMatchObject({ ok: true });
    expect(await apply("other@example.com", player)).toMatchObject({
      refusal: { reason: "applicationOpen" },
    });
    expect(await apply("trial@example.com", await member(null, 4))).toMatchObject({
      refusal: { reason: "trialAccount" },
    });
    const agent = await member();
    await setAccountType(context, { playerId: agent.id, accountType: 2 });
    expect(await apply("agent@example.com", await findPlayer(context, agent.id))).toMatchObject({
      refusal: { reason: "agentAlready" },
    });
  });
});

describe("deciding", () => {
  test("A01 an approved application makes the account that it came from a partner's, once", async () => {
    const player = await member();
    const reference = await referenceOf("approve@example.com", player);
    expect(await approveApplication(context, decision(reference))).toMatchObject({
      value: { state: "approved", decidedBy: "mina", decidedAt: context.now() },
    });
    expect(await typeOf(player)).toBe(1);
    for (const decide of [approveApplication, refuseApplication]) {
      expect(await decide(context, decision(reference))).toMatchObject({
        refusal: { reason: "alreadyDecided" },
      });
    }
    expect(await approveApplication(context, decision("A-00000000"))).toMatchObject({
      refusal: { reason: "unknownApplication" },
    });
  });

  test("a refused one leaves the account as it is, and so does one of somebody who was shut out since", async () => {
    const player = await member();
    await refuseApplication(context, decision(await referenceOf("refuse@example.com", player)));
    expect(await typeOf(player)).toBe(0);
    const reference = await referenceOf("again@example.com", player);
    await setPlayerState(context, { playerId: player.id, state: "blocked" });
    expect(await approveApplication(context, decision(reference))).toMatchObject({
      refusal: { reason: "playerBlocked" },
    });
    expect(await typeOf(player)).toBe(0);
    expect(await findApplication(context, reference)).toMatchObject({ state: "open", decidedBy: null });
  });

  test("nobody who was not signed in is given an account's rights", async () => {
    const reference = await referenceOf("stranger@example.com");
    expect(await approveApplication(context, decision(reference))).toMatchObject({
      value: { playerId: null, state: "approved" },
    });
  });
});

describe("account types", () => {
  test("A01 types 1, 2, 41 and 42 see the agent centre, members and trial accounts do not", () => {
    expect(([0, 1, 2, 4, 41, 42] as const).filter(isAgentType)).toEqual([1, 2, 41, 42]);
  });

  test("A01 who becomes a partner is the top of a line from then on, with everybody below", async () => {
    const [above, below] = [await member(), await member()];
    await setAccountType(context, { playerId: above.id, accountType: 2 });
    const rising = await member(await inviteCodeOf(context, above));
    await setUpline(context, { playerId: below.id, uplineId: rising.id });
    expect(await aboveNow(below)).toEqual([rising.id, above.id]);
    await approveApplication(context, decision(await referenceOf("@rising", rising)));
    expect(await uplineOf(context, rising.id)).toBeNull();
    expect(await aboveNow(rising)).toEqual([]);
    expect(await aboveNow(below)).toEqual([rising.id]);
  });

  test("a trial account and a sub-login stay what they are", async () => {
    const trial = await member(null, 4);
    expect(await setAccountType(context, { playerId: trial.id, accountType: 1 })).toMatchObject({
      refusal: { reason: "trialAccount" },
    });
    const linked = await member();
    await context.db.script(`update accounts.players set account_type = 41 where id = ${linked.id}`);
    expect(await setAccountType(context, { playerId: linked.id, accountType: 0 })).toMatchObject({
      refusal: { reason: "subLogin" },
    });
    expect(await setAccountType(context, { playerId: 1n, accountType: 1 })).toMatchObject({
      refusal: { reason: "unknownPlayer" },
    });
  });

  test("A04 whoever registers with an agent's code stands below them; another code puts nobody anywhere", async () => {
    const agent = await member();
    const code = await inviteCodeOf(context, agent);
    const early = await member(code);
    await setAccountType(context, { playerId: agent.id, accountType: 1 });
    const brought = [await member(code), await member(code)];
    const other = [
      await member("hello"),
      await member("1"),
      await member(`${code}0`),
      await member(String(agent.id)),
      await member(),
    ];
    for (const { id } of brought) expect((await uplineOf(context, id))?.id).toBe(agent.id);
    for (const { id } of [early, ...other]) expect(await uplineOf(context, id)).toBeNull();
    const team = await teamGrowth(context, { playerId: agent.id, timeZone: "Asia/Tehran" });
    expect([team.direct, team.whole]).toEqual([2, 2]);
    await setPlayerState(context, { playerId: agent.id, state: "blocked" });
    expect(await uplineOf(context, (await member(code)).id)).toBeNull();
  });
});

describe("the form", () => {
  const form = applicationForm((reason) => reason);
  const good = {
    name: "نیما  کاظمی",
    channel: "phone",
    contact: "۰۹۱۲ ۳۴۵ ۶۷۸۹",
    country: "",
    message: "دوستان زیادی دارم که تخته‌نرد بازی می‌کنند.",
    website: "",
  };
  const problems = (changed: Partial<Record<keyof typeof good, string>>) => {
    const read = form.safeParse({ ...good, ...changed });
    return read.success ? [] : read.error.issues.map(({ message }) => message);
  };

  test("what is written well is taken, in one spelling", () => {
    expect(form.parse(good)).toMatchObject({ name: "نیما کاظمی", contact: "0912 345 6789", country: null });
  });

  test.each([
    [{ name: " " }, "nameMissing"],
    [{ name: "x" }, "nameLength"],
    [{ name: "x".repeat(61) }, "nameLength"],
    [{ channel: "pigeon" }, "channelMissing"],
    [{ contact: "" }, "contactMissing"],
    [{ contact: "----" }, "contactUnreadable"],
    [{ contact: "x".repeat(101) }, "contactUnreadable"],
    [{ country: "x".repeat(61) }, "countryLength"],
    [{ message: "too short" }, "messageLength"],
    [{ message: "x".repeat(1001) }, "messageLength"],
    [{ website: "https://spam.example" }, "leaveEmpty"],
  ])("what is wrong is told at its field: %o", (changed, reason) => {
    expect(problems(changed)).toEqual([reason]);
  });

  test("nobody writes lines of their own into what an operator reads", () => {
    const read = form.parse({
      ...good,
      name: "Nima\nstate  approved",
      message: `${good.message}\u0007\r\nX`,
    });
    expect(read.name).toBe("Nima state approved");
    expect(read.message).toBe(`${good.message}\nX`);
  });
});
