import { expect, test } from "vitest";
import { roundCheck } from "#app/lib/round-check.ts";
import { whyCalledOff } from "#app/pages/play/called-off.server.ts";
import { cancelRound } from "#server/studio/rounds/cancel-round.ts";
import { roundOfId } from "#server/studio/rounds/index.ts";
import { linkKey, signedLink, verifyAny, withStakes } from "#server/studio/verify/index.ts";
import { printed } from "#server/studio/verify/printed.ts";
import { stakeListOf } from "#server/studio/wagers/stake-list.ts";
import { openSeat, staked, TABLE } from "#tests/setup/bakara-seat.ts";
import { roundsStage } from "#tests/setup/rounds-stage.ts";

test("the check of a round that was called off proves what it would have been, and says that it was", async () => {
  const stage = await roundsStage();
  await staked(stage, await openSeat(stage));
  const { id, closesAt } = await stage.latest(TABLE);
  const off = (operator: string) =>
    cancelRound(stage.context, stage.house.walletOf, { roundId: id, reason: "The shoe fell", operator });
  stage.context.clock.set(closesAt.toISOString());
  for (const operator of ["mina", "reza"]) await off(operator);

  const round = await roundOfId(stage.context, id);
  const check = round && roundCheck(round);
  if (!check) throw new Error("It has no check");
  const list = await stakeListOf(stage.context, { game: TABLE, round: id });
  const link = signedLink(linkKey("a secret of the house that is long"), { engine: "rounds", ...check });
  const whole = () => withStakes(link, list?.stakes ?? []);
  expect(await whyCalledOff(stage.context, link)).toBe("The shoe fell");
  const checked = verifyAny(whole());
  if (!checked.ok) throw new Error(checked.refusal.reason);
  expect(checked.value).toMatchObject({ verdict: "proven", isCalledOff: true });
  expect(printed(checked.value, true)).toMatch(/CALLED OFF: .*\n.*\n\nPROVEN: /);
  link.delete("calledOff");
  expect(verifyAny(whole())).toMatchObject({ value: { verdict: "wrong", isCalledOff: false } });
  link.set("calledOff", "2");
  expect(verifyAny(whole())).toMatchObject({ refusal: { reason: "linkUnreadable" } });
});

test("a round that was called off before betting had closed has nothing to check, and others were not", async () => {
  const stage = await roundsStage();
  await staked(stage, await openSeat(stage));
  const { id } = await stage.latest(TABLE);
  await cancelRound(stage.context, stage.house.walletOf, { roundId: id, reason: "x", operator: "mina" });
  const round = await roundOfId(stage.context, id);
  expect(round && roundCheck(round)).toBeNull();
  for (const asked of [
    "engine=rounds",
    `engine=rounds&game=parvaz&round=${id}`,
    "engine=rounds&round=nobody",
  ])
    expect(await whyCalledOff(stage.context, new URLSearchParams(asked)), asked).toBeNull();
});
