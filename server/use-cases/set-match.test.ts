import { beforeEach, expect, test } from "vitest";
import { openBrand } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { publishClaim } from "#tests/setup/offer-stage.ts";
import { officeSaid } from "#tests/setup/office-said.ts";
import { matchesOf } from "../bonuses/index.ts";
import type { Brand } from "../brand/index.ts";
import { promotionRules } from "../http/visitor/own-promotions.ts";
import { promotionOf } from "../promotions/index.ts";

let context: TestContext;
let brand: Brand;

beforeEach(async () => {
  context = await testContext();
  brand = await openBrand(context);
  await publishClaim(context, "spring", { kind: "join" });
});

async function said(words: string): Promise<string> {
  const answer = await officeSaid(context, words);
  context.clock.forward(2000);
  return answer;
}

const SUMS = "--percent 50 --least 20 --most 200 --once first";

async function standing() {
  const rules = await promotionRules({ context, brand });
  const asked = { language: "fa", audience: "guests", at: context.now(), rules } as const;
  const { status, rule } = (await promotionOf(context, { id: "spring", ...asked })) ?? {};
  return `${status} ${rule}`;
}

test("P01 a promotion of a match is open while the match gives, and each names the other in the office", async () => {
  expect(await standing()).toBe("joining null");
  expect(await said(`match set welcome ${SUMS} --promotion spring`)).toMatch(
    /^welcome is offered\.\nIts terms stand on the page of the promotion spring\.\npercent\s+50\n/,
  );
  expect(await standing()).toBe("joining open");
  expect(await said("match list")).toMatch(/^welcome .*\sspring\s+on$/m);
  expect(await said("promotion list")).toMatch(/^spring .*\smatch welcome\s/m);
  expect(await said("promotion show spring")).toBe("spring is shown.\nIt gives by match welcome.");
  expect(await said("match stop welcome --reason over")).toMatch(/no more\.\nThe page of spring says/);
  expect(await standing()).toBe("closed stopped");
  expect(await said("promotion list")).toMatch(/match welcome \(off\)/);
  await said(`match set second ${SUMS} --promotion spring`);
  expect(await standing()).toBe("joining open");
  await said("match set second --promotion none");
  expect(await standing()).toBe("closed stopped");
});

test("P01 a match is told of by a promotion that is there and promises nothing of its own", async () => {
  expect(await said(`match set welcome ${SUMS} --promotion nobody`)).toContain("no such promotion");
  await publishClaim(context, "gift");
  expect(await said(`match set welcome ${SUMS} --promotion gift`)).toMatch(
    /kind join.*gift is of the kind claim\.$/,
  );
  expect(await said("match list")).toBe("Deposits bring no bonus.");
});

test("P01 a match that is set again changes in what is said, and its end is to come", async () => {
  expect(await said("match set welcome --percent 50")).toContain(
    "or gives something else, needs --percent, --least, --most",
  );
  await said("bonus terms set quick --times 2 --weights RNG:100 --days 3");
  const until = "--until 2030-01-01T00:00Z";
  await said(`match set welcome ${SUMS} --terms quick --offer-days 3 --budget 900 ${until}`);
  const [before] = await matchesOf(context, brand.id);
  expect(await said("match set welcome --percent 60")).toMatch(
    /\npercent\s+60\nleast\s+20\.00 P\nmost\s+200\.00 P\nonce\s+first\nterms\s+quick\n[\s\S]*budget\s+900\.00 P\n.*\nuntil\s+2030-01-01/,
  );
  expect(await matchesOf(context, brand.id)).toEqual([{ ...before, percent: 60 }]);
  expect(await said("match set welcome --budget none --until none")).toMatch(
    /budget\s+no end\n.*\nuntil\s+no end/,
  );
  expect(await said("match set welcome --until 2020-01-01T00:00:00Z")).toContain(
    "would end before it begins",
  );
  expect(await said("match set welcome --until 2020-01-01")).toContain(
    "such as 2026-05-05T18:30+03:30, or none",
  );
});
