import { beforeAll, expect, test } from "vitest";
import { eventsOf } from "#server/audit/index.ts";
import { hasOfflinePage } from "#server/download/index.ts";
import { openBrand } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { officeSaid } from "#tests/setup/office-said.ts";

let context: TestContext;

beforeAll(async () => {
  context = await testContext();
  await openBrand(context);
});

/** What was done, or the sentence of the refusal. Readers keep the list for a second. */
function said(words: string): Promise<string> {
  context.clock.forward(1000);
  return officeSaid(context, words);
}

test("an address is offered, listed and taken out, and both are kept with who did it", async () => {
  expect(await said("domain list")).toBe("This brand has no addresses.");
  expect(await said("domain add https://nard.test")).toBe("https://nard.test/ is offered.");
  expect(await said("domain add https://m.nard.test --device 3 --position 2")).toContain(
    "does not answer on that host",
  );
  expect(await said("domain add https://nard.test/nard.apk --type app --position 3")).toContain("is offered");
  expect(await said("domain list")).toMatch(
    /nard\.test\/ +0 +WEB\n.*m\.nard\.test\/ +3 +WEB\n.*nard\.apk +0 +APP/,
  );
  expect(await said("domain remove https://nard.test")).toContain("is not offered any more");
  expect(await said("domain list")).not.toContain("//nard.test/ ");
  const events = await eventsOf(context, { subject: "domain https://nard.test" });
  expect(events.map(({ action, operator }) => `${action} by ${operator}`).sort()).toEqual([
    "domain add by mina",
    "domain remove by mina",
  ]);
});

test.each([
  ["domain add ftp://nard.test", "An address is https://host"],
  ["domain add https://m.nard.test --device 3", "is offered already"],
  ["domain add https://m.nard.test --device 4", "device: not right"],
  ["domain add https://m.nard.test --type page", "type: one of WEB, APP"],
  ["domain remove https://none.nard.test", "is not offered"],
  ["offline set", "Say --on or --off."],
])("%s is refused: %s", async (words, sentence) => {
  expect(await said(words)).toContain(sentence);
});

test("the offline page is switched off and on", async () => {
  const brandId = "nard";
  expect(await said("offline set --off")).toBe("Browsers give up the offline page.");
  context.clock.forward(1000);
  expect(await hasOfflinePage(context, brandId)).toBe(false);
  expect(await said("offline set --on")).toBe("Browsers keep the offline page.");
  context.clock.forward(1000);
  expect(await hasOfflinePage(context, brandId)).toBe(true);
});
