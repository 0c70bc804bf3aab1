import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { speechOf } from "#app/i18n/speech.server.ts";
import { verifyAny } from "#server/studio/verify/index.ts";
import { lineMeanings } from "./line-meanings.server.ts";

const FILE = new URL("../../../public/verifier/vectors.json", import.meta.url);
const QUERIES = (JSON.parse(readFileSync(FILE, "utf8")) as { query: string }[]).map(
  ({ query }) => new URLSearchParams(query),
);

async function meaningsOf(query: URLSearchParams) {
  const checked = verifyAny(query);
  if (!checked.ok) throw new Error(checked.refusal.reason);
  return lineMeanings(checked.value.lines, query, await speechOf("en"));
}

async function ofGame(game: string) {
  const query = QUERIES.find((one) => one.get("game") === game);
  if (!query) throw new Error(`no round of ${game}`);
  return meaningsOf(query);
}

test("G11 cards of a check are shown as cards with their names, whether an outcome numbers or writes them", async () => {
  expect(await ofGame("blackjack")).toEqual({
    "Outcome: hands": {
      cards: [
        [
          { face: "6C", name: "6 of clubs" },
          { face: "AH", name: "ace of hearts" },
        ],
      ],
    },
    "Outcome: dealer": {
      cards: [
        [
          { face: "8H", name: "8 of hearts" },
          { face: "5H", name: "5 of hearts" },
          { face: "4S", name: "4 of spades" },
        ],
      ],
    },
  });
  expect(Object.keys(await ofGame("video-poker"))).toEqual(["Outcome: dealt", "Outcome: hand"]);
  expect(await ofGame("bakara")).toMatchObject({ Player: { cards: [[{ face: "2S" }, { face: "6S" }]] } });
  expect(await ofGame("dice")).toEqual({});
});

test("G11 every fall and every spin of a check is a step that says what paid in it", async () => {
  const falls = QUERIES.filter((query) => ["baran-e-gol", "hezar-gereh"].includes(query.get("game") ?? ""));
  for (const query of falls) {
    const meaning = (await meaningsOf(query))["Outcome: drops"];
    const steps = meaning && "steps" in meaning ? meaning.steps : [];
    expect(new Set(steps.map(({ title }) => title)).size).toBe(steps.length);
    for (const { rows, said } of steps) expect([rows.length, said.length > 0]).toEqual([5, true]);
  }
  expect(falls.length).toBeGreaterThan(1);
  const spun = (await ofGame("shab-e-kavir"))["Outcome: spins"];
  expect(spun).toMatchObject({
    steps: [{ rows: ["EBESH", "GFGCB", "HECCE"], said: [expect.stringContaining("2.50")] }],
  });
});
