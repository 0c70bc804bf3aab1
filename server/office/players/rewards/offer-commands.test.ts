import { beforeEach, expect, test } from "vitest";
import { openBrand } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { offerPlayer, publishClaim } from "#tests/setup/offer-stage.ts";
import { officeSaid } from "#tests/setup/office-said.ts";
import { openRaffle } from "#tests/setup/raffle-stage.ts";
import { offerNames } from "../../../http/visitor/offer-names.ts";
import { findOffer } from "../../../offers/index.ts";
import { seedVip } from "../../../vip/index.ts";

let context: TestContext;
let brand: Awaited<ReturnType<typeof openBrand>>;

beforeEach(async () => {
  context = await testContext();
  brand = await openBrand(context);
  await seedVip(context);
  await publishClaim(context, "spring");
});

const said = (words: string) => officeSaid(context, words);

test("P01 an operator says what a promotion gives, reads it as it is judged, tries it out and ends it", async () => {
  const terms = "--gives cash --amount 0:5,3:12.50 --deposited 20 --within week --once weekly --budget 40";
  expect(await said(`offer set spring ${terms}`)).toMatch(
    /^spring is offered\.\n[\s\S]*\nbudget\s+40\.00 P\n/,
  );
  expect(await said("offer list")).toMatch(
    /spring\s+cash 5\.00 P, from level 3 on 12\.50 P\s+weekly\s+0\.00 P\s+40\.00 P\s+no end\s.*\son\s+20\.00 P paid in within a week/,
  );
  const sara = await offerPlayer(context, brand, "sara");
  await sara.counted();
  context.clock.forward(2000);
  expect(await sara.claim("spring")).toBe(5_00n);
  context.clock.forward(2000);
  expect(await said("offer list")).toMatch(/spring .* 5\.00 P\s+40\.00 P/);
  expect(await said("offer set spring --budget 4")).toContain("given already");
  context.clock.forward(7 * 86_400_000);
  expect(await said("offer dry-run spring --weeks 1")).toMatch(/players looked at\s+1\n/);
  expect(await said("offer dry-run spring --weeks 9")).toContain("not 1 to 8");
  expect(await said("offer stop spring --reason over")).toContain(
    "spring is offered no more.\nIts page stays",
  );
  expect(await said("offer stop spring --reason over")).toContain("gives nothing by rule");
});

test("P01 P04 tickets of a raffle are set, listed and counted in tickets", async () => {
  await openRaffle(context, brand, { code: "yalda" });
  const tickets = "offer set spring --gives tickets --budget 8 --amount";
  expect(await said(`${tickets} 2 --raffle nobody`)).toContain("no such raffle");
  expect(await said(`${tickets} 6 --raffle yalda`)).toContain("more tickets than the raffle");
  expect(await said(`${tickets} 1.5 --raffle yalda`)).toContain("cannot be given");
  expect(await said(`${tickets} 2`)).toContain("cannot be given");
  expect(await said(`${tickets} 2 --raffle yalda`)).toContain("spring is offered.");
  const sara = await offerPlayer(context, brand, "sara");
  context.clock.forward(2000);
  expect(await sara.claim("spring")).toBe(2n);
  context.clock.forward(2000);
  expect(await said("offer list")).toMatch(
    /2 tickets of yalda\s+once\s+2 tickets\s+8 tickets\s.*\son\s+everybody/,
  );
});

test.each([
  ["nothing that there is", "set summer --gives cash --amount 1", "no such promotion"],
  ["sums that fall", "set spring --gives cash --amount 0:5,0:6", "cannot be given"],
  ["a sum of nothing", "set spring --gives cash --amount 0", "cannot be given"],
  ["rounds of no game", "set spring --gives rounds --amount 1", "cannot be given"],
  ["a condition of nothing", "set spring --gives cash --amount 1 --weekdays someday", "cannot be"],
  ["a day in a row", "set spring --gives cash --amount 1 --streak 1", "--streak is 2 to 60 days."],
  [
    "a level of nobody",
    "set spring --gives cash --amount 1 --level 9",
    "no such level. See: level list. 9 is",
  ],
  ["more from a level of nobody", "set spring --gives cash --amount 0:1,7:2", "7 is above the highest"],
  ["nothing said of it", "set spring --level 2", "or gives something else, needs --gives and --amount."],
  [
    "an end without its zone",
    "set spring --gives cash --amount 1 --until 2030-01-01",
    "2026-05-05T18:30+03:30, or none",
  ],
  [
    "rounds of another house",
    "set spring --gives rounds --many 1 --amount 0.01 --free-game KAV/takht-e-nard",
    "This is none: KAV/takht-e-nard.",
  ],
  [
    "rounds at no bet",
    "set spring --gives rounds --many 1 --amount 0.07 --free-game takht-e-nard",
    "Of takht-e-nard: 0.01 P",
  ],
  ["what nobody knows", "set spring --gives cash --amount 1 --also luck>1", "judges nobody"],
  [
    "an end before it begins",
    "set spring --gives cash --amount 1 --until 2020-01-01T00:00:00Z",
    "end before",
  ],
  ["terms of nobody", "set spring --gives bonus --amount 1 --terms none", "no such terms"],
  [
    "cashback by claim",
    "cashback spring --percent 5 --weights RNG:100 --most 50",
    "spring is of the kind claim.",
  ],
  ["too much cashback", "cashback spring --percent 51 --weights RNG:100 --most 50", "0.01 to 50"],
])("P01 an offer of %s is not set", async (_what, words, why) => {
  expect(await said(`offer ${words}`)).toContain(why);
  expect(await said("offer list")).toBe("No promotion gives anything by rule.");
});

test("P01 free rounds of an offer count what they would have cost, and their game has two names", async () => {
  const rounds = "--gives rounds --free-game NARD/takht-e-nard --amount 0.10 --many 5";
  expect(await said(`offer set spring ${rounds} --budget 10`)).toContain(
    "5 rounds of NARD/takht-e-nard: bet 0.10 P, worth 10.00 P\n",
  );
  const [sara, omid] = [await offerPlayer(context, brand, "sara"), await offerPlayer(context, brand, "omid")];
  expect(await sara.claim("spring")).toBe(10_00n);
  expect(await omid.claim("spring")).toBe("budgetSpent");
  context.clock.forward(2000);
  expect(await said("offer list")).toMatch(/once\s+10\.00 P\s+10\.00 P/);
  expect(await said("offer set spring --free-game takht-e-nard --budget 20")).toMatch(
    /\nbudget\s+20\.00 P\n/,
  );
});

test("P01 a rule that is set again changes in what is said, and none takes a word away", async () => {
  const limits = "--budget 100 --day-budget 50 --until 2030-01-01T00:00Z --once daily";
  const asked =
    "--level 2 --language fa,en --staked 20 --on RNG --within month --rounds 3 --game NARD/x --hours 18-24";
  await said(`offer set spring --gives cash --amount 0:5,3:12.50 ${limits} ${asked} --first-deposit`);
  const before = await findOffer(context, { brand: brand.id, promotion: "spring" });
  expect(await said("offer set spring --amount 7")).toMatch(
    /gives\s+cash 7\.00 P\nonce\s+daily\ngiven\s+0\.00 P\nbudget\s+100\.00 P\na day\s+50\.00 P\nfrom\s.*\nuntil\s+2030-01-01 /,
  );
  const after = await findOffer(context, { brand: brand.id, promotion: "spring" });
  expect(after).toEqual({ ...before, gift: { what: "cash", steps: [{ level: 0, minor: 7_00n }] } });
  const bare = "--budget none --day-budget none --until none --first-deposit none --staked none --hours none";
  expect(await said(`offer set spring ${bare}`)).toMatch(
    /budget\s+no end\na day\s+no end\n.*\nuntil\s+no end\nis\s+on\nto whom\s+level 2 or above and language fa or en and 3 rounds of NARD\/x within a week$/,
  );
  expect(await said("offer set spring --gives bonus")).toContain(
    "or gives something else, needs --gives and --amount",
  );
  await said("offer set spring --budget 100");
  expect(await said("offer set spring --gives points --amount 5")).toContain("said in something else");
  expect(await said("offer set spring --gives points --amount 5 --budget none")).toMatch(/gives\s+points 5 /);
});

test("P01 a level without a name is said in the digits of a language", async () => {
  const { levelOf } = await offerNames({ context, brand, language: "fa" }, []);
  expect([levelOf(0), levelOf(9)]).toEqual([expect.any(String), "۹"]);
});

test("P01 a cashback that is set again keeps what is not said of it", async () => {
  await said("offer draft weekly-cashback");
  const rule =
    "--percent 0:3,3:5.5 --weights RNG:100,LIVE:50 --least 2 --most 500 --as bonus --budget 900 --level 1";
  await said(`offer cashback weekly-cashback ${rule}`);
  const before = await findOffer(context, { brand: brand.id, promotion: "weekly-cashback" });
  expect(await said("offer cashback weekly-cashback --most 400")).toMatch(/\nbudget\s+900\.00 P\n/);
  const after = await findOffer(context, { brand: brand.id, promotion: "weekly-cashback" });
  expect(after).toEqual({ ...before, gift: { ...before?.gift, mostMinor: 400_00n } });
  const gives = { what: "cash", amount: "10" } as const;
  const application = { once: "daily", pictures: "required", gives } as const;
  await publishClaim(context, "lucky-photo", { kind: "apply", application });
  const list = await said("promotion list");
  expect(list).toMatch(/^weekly-cashback .*\scashback\s/m);
  expect(list).toMatch(/^lucky-photo .*\sapplication \(cash 10\)\s/m);
});

test("P01 a draft of the program lies hidden until its rule is set, once; weeks are told when one is over", async () => {
  expect(await said("offer draft weekly-cashback")).toBe("weekly-cashback is there, and hidden.");
  expect(await said("offer draft weekly-cashback")).toContain("there already");
  const claimed = await said("offer set weekly-cashback --gives cash --amount 1 --deposit 20");
  expect(claimed).toMatch(/match set\. weekly-cashback is of the kind join\.$/);
  expect(await said("offer draft nothing")).toContain("has no promotion of that name");
  const cashback = "offer cashback weekly-cashback --percent 0:3,3:5.5 --weights RNG:100,LIVE:50 --most 500";
  expect(await said(cashback)).toContain("from the first whole one on");
  expect(await said("offer list")).toMatch(
    /weekly-cashback\s+cashback as cash 3%, from level 3 on 5\.5%\s+weekly/,
  );
  expect(await said("offer weeks")).toBe("No week is over yet.");
});

test("P05 an operator widens what a level takes out in a day, and takes that back", async () => {
  expect(await said("level set 3 --withdrawals 9 --withdrawn 90000 --first")).toBe("Level 3 is set.");
  context.clock.forward(2000);
  expect(await said("level list")).toMatch(/\n3\s.*\s9\s+90,?000\.00 P\s+first/);
  expect(await said("level set 3 --first --not-first")).toContain("--first or --not-first");
  expect(await said("level set 3 --withdrawals 1001")).toContain("1 to 1000");
  expect(await said("level set 3")).toContain("what to change");
  expect(await said("level set 3 --withdrawals 0 --withdrawn 0 --not-first")).toBe("Level 3 is set.");
  context.clock.forward(2000);
  expect(await said("level list")).toMatch(/\n3\s.*\sbrand\s+brand/);
});
