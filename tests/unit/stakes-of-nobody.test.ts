import { expect, test } from "vitest";
import { listedStakes } from "#app/pages/play/published-stakes.server.ts";
import { TABLE } from "#tests/setup/bakara-seat.ts";
import { roundsStage } from "#tests/setup/rounds-stage.ts";

test("G11 a round that nobody staked in has an empty list once betting is closed, and one that there is not has none", async () => {
  const stage = await roundsStage();
  const { id: round } = await stage.opened(TABLE);
  const listed = (named: { game: string; round: string }) => listedStakes(stage.context, named);
  expect(await listed({ game: TABLE, round }), "betting is open").toBeNull();
  await stage.playOut(TABLE);
  const { entropy } = await stage.roundOf(round);
  expect(await listed({ game: TABLE, round })).toEqual({ game: TABLE, round, entropy, stakes: [] });
  expect(await listed({ game: "parvaz", round })).toBeNull();
  expect(await listed({ game: TABLE, round: "none" })).toBeNull();
});
