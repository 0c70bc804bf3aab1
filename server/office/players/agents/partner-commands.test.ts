import { beforeAll, expect, test } from "vitest";
import { eventsOf } from "#server/audit/index.ts";
import { openBrand } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { minorOf, paidMember } from "#tests/setup/real-stakes.ts";
import { findPlayer, type Player } from "../../../accounts/index.ts";
import { applyAsPartner } from "../../../agents/index.ts";
import type { Brand } from "../../../brand/index.ts";
import { messagesOf } from "../../../messages/index.ts";
import { pointsConfig, rewardsOf, seedPoints } from "../../../points/index.ts";
import { levelsOf, seedVip } from "../../../vip/index.ts";
import { obey } from "../../commands.ts";

let context: TestContext;
let brand: Brand;
let player: Player;

beforeAll(async () => {
  context = await testContext();
  brand = await openBrand(context);
  await seedVip(context);
  await seedPoints(context);
  player = await paidMember(context, brand, { username: "mina", cashMinor: 100n });
});

const payments = { deposits: new Map(), payouts: new Map(), callbacks: new Map(), alarm() {} };

/** What was done, or the sentence of the refusal. No payment provider is asked. */
async function said(...args: string[]): Promise<string> {
  const office = { context, sealsFile: "/nowhere/seals.log", payments };
  const answer = await obey(office, { args, operator: "omid" });
  return answer.ok ? answer.lines.join("\n") : answer.error;
}

async function application(contact: string): Promise<string> {
  const made = await applyAsPartner(context, {
    brandId: brand.id,
    language: "en",
    player,
    applied: {
      name: "Mina",
      channel: "email",
      contact,
      country: "Iran",
      message: "I know many\npeople who play.",
    },
  });
  if (!made.ok) throw new Error(made.refusal.reason);
  return made.value.reference;
}

test("R17 an operator lists, reads, refuses and approves applications, and what was done is kept", async () => {
  expect(await said("partner", "applications")).toBe("No application is open.");
  const first = await application("mina@example.com");
  expect(await said("partner", "applications")).toContain(`${first}  Mina  email mina@example.com`);
  expect(await said("partner", "show", first.toLowerCase())).toMatch(/message +I know many \/ people/);
  expect(await said("partner", "refuse", first)).toContain("reason: missing");
  expect(await said("partner", "refuse", first, "--reason", "no answer")).toBe(`${first} is refused.`);
  expect(await said("partner", "approve", first)).toContain("does not wait for that decision any more");
  expect((await findPlayer(context, player.id))?.accountType).toBe(0);

  const second = await application("mina@example.com");
  expect(await said("partner", "approve", second)).toContain(`Player ${player.id} is a partner.`);
  expect((await findPlayer(context, player.id))?.accountType).toBe(1);
  expect(await said("partner", "applications", "--state", "approved")).toContain(second);
  expect(await eventsOf(context, { subject: `application ${second}` })).toMatchObject([
    { operator: "omid", action: "partner approve", after: { state: "approved", player: String(player.id) } },
  ]);
  const { rows } = await messagesOf(context, { playerId: player.id, page: 1 });
  expect(rows).toContainEqual(
    expect.objectContaining({ kind: "partnerApproved", facts: { reference: second } }),
  );
  expect(rows.filter(({ kind }) => kind === "partnerRefused")).toMatchObject([
    { facts: { reason: expect.any(String) } },
  ]);
  expect(await said("partner", "show", "A-00000000")).toBe("There is no such application.");
});

test("P03 an operator gives points once for a key, and sees what a player has", async () => {
  const give = () => said("points", "give", String(player.id), "250", "--reason", "sorry", "--key", "k1");
  expect(await give()).toMatch(/^250 ★ are movement \d+\.$/);
  expect(await give()).toMatch(/were given before/);
  expect(await minorOf(context, player.id, "PTS")).toBe(250n);
  const shown = await said("points", "show", String(player.id));
  expect(shown).toMatch(/points +250 ★/);
  expect(shown).toMatch(/level +0 Agate/);
  expect(await said("points", "give", "7", "1", "--reason", "x", "--key", "k")).toBe(
    "There is no such player.",
  );
});

test("P03 an operator changes what a reward costs, how many are left and whether it is given", async () => {
  const listed = async () => (await rewardsOf(context, { brandId: brand.id, language: "en" }))[0];
  expect(await said("reward", "set", "bonus-10", "--cost", "900", "--stock", "3")).toBe("bonus-10 is set.");
  expect(await listed()).toMatchObject({ id: "bonus-10", cost: { minor: 900n }, stock: 3 });
  expect(await said("reward", "set", "bonus-10", "--stock", "none", "--off")).toBe("bonus-10 is set.");
  expect(await listed()).toMatchObject({ id: "bonus-50" });
  expect(await said("reward", "list")).toMatch(/bonus-10 .* 900 ★ .* off/);
  expect(await said("reward", "set", "bonus-10")).toBe("Say what to change.");
  expect(await said("reward", "set", "nothing", "--on")).toContain("There is no such reward");
});

test("R06 what a level takes is set between its neighbours, and the first takes nothing", async () => {
  expect(await said("level", "set", "1")).toBe("Say what to change.");
  expect(await said("level", "set", "99", "--percent", "120")).toContain("no such level");
  expect(await said("level", "set", "0", "--reward", "5")).toContain("rank 0");
  expect(await said("level", "set", "1", "--staked", "0")).toContain("more than the one below");
  expect(await said("level", "set", "1", "--percent", "99")).toContain("100 to 1000");
  expect(await said("level", "set", "1", "--staked", "12.34", "--percent", "150", "--reward", "7")).toBe(
    "Level 1 is set.",
  );
  const levels = (await levelsOf(laterContext(), brand.id)).filter(({ rank }) => rank === 1);
  expect(levels).toMatchObject([{ stakedMinor: 1234n, pointsPercent: 150, rewardPoints: 7n }]);
});

test("P03 what a point takes and what it is worth is set, in whole multiples", async () => {
  expect(await said("points", "worth", "--points", "300", "--least", "500")).toContain("whole multiple");
  expect(await said("points", "worth", "--points", "300", "--worth", "2", "--least", "600")).toBe(
    "The rates are set.",
  );
  expect(await pointsConfig(laterContext(), brand.id)).toMatchObject({
    convertPoints: 300n,
    convertMinor: 200n,
    convertMinPoints: 600n,
  });
});

/** What is kept for a second is read anew. */
function laterContext(): TestContext {
  context.clock.forward(2000);
  return context;
}
