import type { Story } from "./story.ts";

/** One number, two contents: one of them is done or refused, and the other is a conflict for ever. */
export const reused: Story = async (scene) => {
  const stakeMinor = scene.stakeMinor();
  const other = scene.random.pick<{ amount: string } | { round: string }>([
    { amount: `${stakeMinor + 1n}` },
    { round: `${scene.name} elsewhere` },
  ]);
  const [bet, imitation] = [scene.bet("b", stakeMinor), scene.bet("b", stakeMinor, other)];
  if (scene.random.chance(0.5)) {
    await scene.stake(bet);
    await scene.give(imitation, "DUPLICATE_CONFLICT");
  } else {
    const codes = ["OK", "INSUFFICIENT_FUNDS", "DUPLICATE_CONFLICT"] as const;
    const answers = await Promise.all([scene.give(bet, ...codes), scene.give(imitation, ...codes)]);
    const conflicts = answers.filter(({ code }) => code === "DUPLICATE_CONFLICT").length;
    if (conflicts !== 1) scene.fail(`${conflicts} of two contents of one number were conflicts`);
  }
  await scene.give(scene.win("p", 10n, null, { kind: "PROMO" }), "OK");
  await scene.give(scene.win("p", 11n, null, { kind: "PROMO" }), "DUPLICATE_CONFLICT");
};

export const together: Story = async (scene) => {
  const tooMuch = scene.random.chance(0.3) ? 10n ** 15n : scene.stakeMinor();
  const order = scene.batch([
    scene.bet("b1", scene.stakeMinor()),
    scene.win("w1", scene.stakeMinor(), "b1"),
    scene.bet("b2", tooMuch),
    scene.win("w2", scene.stakeMinor(), "b2"),
  ]);
  const { code, operations } = await scene.give(order, "OK", "INSUFFICIENT_FUNDS");
  if (code === "OK" && operations?.length !== 4) scene.fail("a batch was answered in part");
};

/** A refusal stays one when the money is there at last. */
export const remembered: Story = async (scene) => {
  const dearMinor = 1_000_000_000n;
  const dear = scene.bet("b", dearMinor);
  await scene.stake(dear);
  await scene.give(scene.win("p", dearMinor, null, { kind: "PROMO" }), "OK");
  await scene.stake(dear);
  await scene.stake(scene.bet("c", dearMinor));
};

export const topUp: Story = async (scene) => {
  await scene.give(scene.win("p", BigInt(scene.random.between(50, 300)), null, { kind: "PROMO" }), "OK");
};

export const corrected: Story = async (scene) => {
  const [bet, amount] = [scene.bet("b", scene.stakeMinor()), scene.stakeMinor()];
  const [more, less] = [scene.correct("a", "IN", amount), scene.correct("c", "OUT", amount)];
  if (!(await scene.stake(bet))) return;
  await scene.give(more, "OK");
  await scene.give(less, "OK", "INSUFFICIENT_FUNDS");
  await scene.give(scene.undo("x", "b"), "ROUND_SETTLED");
};

export const closed: Story = async (scene) => {
  const [bet, late] = [scene.bet("b", scene.stakeMinor()), scene.bet("c", scene.stakeMinor())];
  if (!(await scene.stake(bet))) return;
  await scene.give(scene.endRound(), "OK");
  await scene.give(late, "ROUND_CLOSED");
  await scene.give(scene.undo("x", "b"), "ROUND_SETTLED");
  await scene.give(scene.win("w", scene.stakeMinor(), "b"), "OK");
};

/** Payouts that name a stake of another player, in another currency, of another round. */
export const strayed: Story = async (scene) => {
  const label = `of-${scene.player.ref}`;
  const bet = scene.bet(label, scene.stakeMinor());
  const elsewhere = scene.currency === "P" ? "TRIAL" : "P";
  const stood = await scene.stake(bet);
  await scene.give(
    scene.unknown(scene.win("v", 200n, label, { round: scene.name }), scene.other),
    "BET_NOT_FOUND",
  );
  await scene.give(
    scene.win("w1", 200n, label, { currency: elsewhere }),
    stood ? "CURRENCY_MISMATCH" : "TX_CANCELLED",
  );
  const astray = scene.unknown(scene.win("w2", 200n, label, { round: `${scene.name} elsewhere` }));
  await scene.give(astray, stood ? "BET_NOT_FOUND" : "TX_CANCELLED");
  await scene.give(scene.win("w3", 200n, label), stood ? "OK" : "TX_CANCELLED");
};

export const wonBack: Story = async (scene) => {
  const [bet, win] = [scene.bet("b", scene.stakeMinor()), scene.win("w", scene.stakeMinor(), "b")];
  const stood = await scene.stake(bet);
  await scene.give(win, stood ? "OK" : "TX_CANCELLED");
  const back = await scene.give(scene.undo("x", "w"), "OK", "INSUFFICIENT_FUNDS");
  await scene.give(scene.undo("y", "b"), stood && back.code !== "OK" ? "ROUND_SETTLED" : "OK");
};

export const forged: Story = async ({ book, bet, stakeMinor, random, fail }) => {
  const status = await book.forge(bet("forged", stakeMinor()), random.between(0, 1));
  if (status !== null && status !== 401) fail(`a forged stake was answered with ${status}`);
};
