import {
  closed,
  corrected,
  forged,
  remembered,
  reused,
  strayed,
  together,
  topUp,
  wonBack,
} from "./odd-stories.ts";
import type { Story } from "./story.ts";

const played: Story = async (scene) => {
  const [bet, more] = [scene.bet("b", scene.stakeMinor()), scene.random.chance(0.3)];
  const wins = Array.from({ length: more ? 2 : 1 }, (_, nth) =>
    scene.win(`w${nth}`, BigInt(scene.random.between(0, 480)), "b", { endRound: scene.random.chance(0.2) }),
  );
  const stood = await scene.stake(bet);
  for (const win of wins) await scene.give(win, stood ? "OK" : "TX_CANCELLED");
};

const undone: Story = async (scene) => {
  const [bet, first, second] = [
    scene.bet("b", scene.stakeMinor()),
    scene.undo("x", "b"),
    scene.undo("y", "b"),
  ];
  const stood = await scene.stake(bet);
  const answers = scene.random.chance(0.5)
    ? await Promise.all([scene.give(first, "OK"), scene.give(second, "OK")])
    : [await scene.give(first, "OK"), await scene.give(second, "OK")];
  const refunds = answers.filter(({ transferId }) => transferId !== null).length;
  if (refunds !== (stood ? 1 : 0)) scene.fail(`was refunded ${refunds} times`);
};

const raced: Story = async (scene) => {
  const [bet, undo] = [scene.bet("b", scene.stakeMinor()), scene.undo("x", "b")];
  const gives = [
    () => scene.give(bet, "OK", "INSUFFICIENT_FUNDS", "TX_CANCELLED"),
    () => scene.give(undo, "OK"),
  ];
  await Promise.all(scene.random.shuffled(gives).map((give) => give()));
};

const buried: Story = async (scene) => {
  const [undo, bet] = [scene.undo("x", "b"), scene.bet("b", scene.stakeMinor())];
  const { transferId } = await scene.give(undo, "OK");
  if (transferId !== null) scene.fail("was refunded what it never staked");
  await scene.give(bet, "TX_CANCELLED");
  await scene.give(scene.win("w", 100n, "b"), "TX_CANCELLED");
};

/** The vendor heard nothing of its stake and takes it back without asking. */
const silent: Story = async (scene) => {
  await scene.book.tryOnce(
    scene.bet("b", scene.stakeMinor()),
    scene.random.between(0, 1),
    scene.random.between(1, 40),
  );
  await scene.give(scene.undo("x", "b"), "OK");
};

const early: Story = async (scene) => {
  const [bet, win] = [scene.bet("b", scene.stakeMinor()), scene.win("w", scene.stakeMinor(), "b")];
  await Promise.all([
    scene.give(win, "OK", "TX_CANCELLED"),
    scene.book.pause(scene.random.between(0, 60)).then(() => scene.stake(bet)),
  ]);
  const paid = win.answer?.code === "OK";
  if (paid !== (bet.answer?.code === "OK")) scene.fail("was paid without its stake, or not with it");
};

const settledOrUndone: Story = async (scene) => {
  const [bet, win, undo] = [
    scene.bet("b", scene.stakeMinor()),
    scene.win("w", scene.stakeMinor(), "b"),
    scene.undo("x", "b"),
  ];
  const stood = await scene.stake(bet);
  const gives = [() => scene.give(win, "OK", "TX_CANCELLED"), () => scene.give(undo, "OK", "ROUND_SETTLED")];
  await Promise.all(scene.random.shuffled(gives).map((give) => give()));
  const [paid, refunded] = [win.answer?.code === "OK", undo.answer?.code === "OK"];
  if (stood ? paid === refunded : paid)
    scene.fail(`was ${paid ? "" : "not "}paid and ${refunded ? "" : "not "}refunded`);
};

const paidAfterUndone: Story = async (scene) => {
  const bet = scene.bet("b", scene.stakeMinor());
  await scene.stake(bet);
  await scene.give(scene.undo("x", "b"), "OK");
  await scene.give(scene.win("w", scene.stakeMinor(), "b"), "TX_CANCELLED");
};

const undoneAfterPaid: Story = async (scene) => {
  const [bet, win] = [scene.bet("b", scene.stakeMinor()), scene.win("w", scene.stakeMinor(), "b")];
  const stood = await scene.stake(bet);
  await scene.give(win, stood ? "OK" : "TX_CANCELLED");
  await scene.give(scene.undo("x", "b"), stood ? "ROUND_SETTLED" : "OK");
};

/** What vendors and players do to each other, with how often it is told among all. */
export const GAME_STORIES: readonly (readonly [Story, number])[] = [
  [played, 14],
  [undone, 8],
  [raced, 9],
  [buried, 5],
  [silent, 5],
  [early, 6],
  [settledOrUndone, 9],
  [paidAfterUndone, 4],
  [undoneAfterPaid, 5],
  [reused, 7],
  [together, 7],
  [remembered, 3],
  [topUp, 6],
  [corrected, 4],
  [closed, 3],
  [strayed, 5],
  [wonBack, 4],
  [forged, 1],
];
