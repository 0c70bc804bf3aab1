import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { type TestContext, testContext } from "#tests/setup/database.ts";

const TEXTS = 2_000;
/** What a text of JSON writes in more than one letter, and what a careless writer of JSON would. */
const AWKWARD = [
  '"',
  "\\",
  "/",
  "\b",
  "\f",
  "\n",
  "\r",
  "\t",
  "\u0001",
  "\u001f",
  "\u007f",
  "\u2028",
  "ی",
  "😀",
];

let context: TestContext;

beforeAll(async () => {
  context = await testContext();
});

/** The content of a stake as older rows have it, beside what is said of it now. */
const CONTENTS = {
  name: "contents-then-and-now",
  text: `select sha256(convert_to(jsonb_build_array('TRIAL', 100::bigint, said.text, said.text, said.text, null, 'false',
      said.text)::text, 'UTF8')) as then,
    ledger.content_of(row('debit', 'S', '1', 'k', 'TRIAL', '100', said.text, said.text, said.text, null, null, null, null,
      said.text)::ledger.command, 1::smallint, 100) as now
    from unnest($1::text[]) as said (text)`,
};

describe("the content of a command", () => {
  test("a key that was used before keeps its content, whatever letters it has", async () => {
    const letter = fc.oneof(fc.constantFrom(...AWKWARD), fc.string({ unit: "binary", maxLength: 3 }));
    const said = fc.array(letter, { maxLength: 12 }).map((letters) => letters.join("").replaceAll("\0", ""));
    const texts = [...AWKWARD, ...fc.sample(said, TEXTS)];
    const contents = await context.db.call<{ then: Uint8Array; now: Uint8Array }>(CONTENTS, [texts]);
    expect(contents).toHaveLength(texts.length);
    const changed = texts.filter(
      (_, nth) => !Buffer.from(contents[nth]?.then ?? []).equals(Buffer.from(contents[nth]?.now ?? [0])),
    );
    expect(changed).toEqual([]);
  });
});
