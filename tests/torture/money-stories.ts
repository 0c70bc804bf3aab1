import type { Story } from "./story.ts";

/** A provider's callback, told more than once, and once for ten times the amount. */
const deposited: Story = async (scene) => {
  const amount = BigInt(scene.random.between(100, 900));
  const fee = scene.random.chance(0.5) ? { fee: "5" } : {};
  await scene.give(scene.money("receiveDeposit", "d", amount, fee), "OK");
  await scene.give(scene.money("receiveDeposit", "d", amount * 10n, fee), "DUPLICATE_CONFLICT");
};

/** Money set aside, and then paid, given back, or sent to a vendor. What is not there is not set aside. */
const withdrawn: Story = async (scene) => {
  const amount = BigInt(scene.random.between(10, 90));
  const ends = [
    scene.money("payHold", "e", amount, { fee: "2" }),
    scene.money("releaseHold", "e", amount),
    scene.money("sendHoldToVendor", "e", amount),
  ] as const;
  const end = scene.random.pick(ends);
  await scene.give(scene.money("receiveDeposit", "d", amount), "OK");
  const held = await scene.give(scene.money("holdFunds", "h", amount), "OK", "INSUFFICIENT_FUNDS");
  if (held.code !== "OK") return;
  await scene.give(end, "OK");
  if (end.command === "sendHoldToVendor")
    await scene.give(scene.money("receiveFromVendor", "v", amount), "OK");
};

/** Two players pay each other at once: whoever locks them in two orders waits for ever. */
const exchanged: Story = async (scene) => {
  const amount = BigInt(scene.random.between(1, 60));
  const there = scene.money("transferToPlayer", "t", amount, { toPlayer: scene.other.ref });
  const label = `of-${scene.player.ref}`;
  const back = scene.money("transferToPlayer", label, amount, {
    player: scene.other.ref,
    toPlayer: scene.player.ref,
  });
  await Promise.all([
    scene.give(there, "OK", "INSUFFICIENT_FUNDS"),
    scene.give({ ...back, player: scene.other.ref }, "OK", "INSUFFICIENT_FUNDS"),
  ]);
};

/** A bonus is played with beside cash; what is left of it becomes cash or is taken back. */
const bonused: Story = async (scene) => {
  const amount = BigInt(scene.random.between(20, 200));
  const end = scene.random.chance(0.5) ? ("releaseBonus" as const) : ("forfeitBonus" as const);
  const bet = scene.bet("b", scene.stakeMinor());
  await scene.give(scene.money("grantBonus", "g", amount), "OK");
  const stood = await scene.stake(bet);
  await scene.give(scene.win("w", scene.stakeMinor(), "b"), stood ? "OK" : "TX_CANCELLED");
  await scene.give(scene.money(end, "e", amount / 2n), "OK", "INSUFFICIENT_FUNDS");
};

/** A deposit that was none, taken back by two operators at once. */
const reversed: Story = async (scene) => {
  const amount = BigInt(scene.random.between(10, 90));
  const { transferId } = await scene.give(scene.money("receiveDeposit", "d", amount), "OK");
  if (transferId === null) return scene.fail("a deposit has no number");
  const codes = ["OK", "TX_CANCELLED", "INSUFFICIENT_FUNDS"] as const;
  const answers = await Promise.all([
    scene.give(scene.money("reverseMovement", "r", amount, { transferId }), ...codes),
    scene.give(scene.money("reverseMovement", "s", amount, { transferId }), ...codes),
  ]);
  if (answers.filter(({ code }) => code === "OK").length > 1) scene.fail("a deposit was taken back twice");
};

const pointed: Story = async (scene) => {
  const points = { asset: "PTS" } as const;
  await scene.give(scene.money("issuePoints", "i", 100n, points), "OK");
  await scene.give(
    scene.money("redeemPoints", "r", 60n, { ...points, pays: "30" }),
    "OK",
    "INSUFFICIENT_FUNDS",
  );
};

/** What the house moves by itself, with how often it is told among all. */
export const MONEY_STORIES: readonly (readonly [Story, number])[] = [
  [deposited, 6],
  [withdrawn, 6],
  [exchanged, 5],
  [bonused, 5],
  [reversed, 3],
  [pointed, 2],
];
