import { beforeEach, expect, test } from "vitest";
import { openBrand } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { publishClaim } from "#tests/setup/offer-stage.ts";
import { officeSaid } from "#tests/setup/office-said.ts";
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
  expect(await said(`match set welcome ${SUMS} --promotion spring`)).toBe(
    "welcome is offered.\nIts terms stand on the page of the promotion spring.",
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
  await said(`match set second ${SUMS}`);
  expect(await standing()).toBe("closed stopped");
});

test("P01 a match is told of by a promotion that is there and promises nothing of its own", async () => {
  expect(await said(`match set welcome ${SUMS} --promotion none`)).toContain("no such promotion");
  await publishClaim(context, "gift");
  expect(await said(`match set welcome ${SUMS} --promotion gift`)).toMatch(
    /kind join.*gift is of the kind claim\.$/,
  );
  expect(await said("match list")).toBe("Deposits bring no bonus.");
});
