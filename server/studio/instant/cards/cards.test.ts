import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { proofCount } from "#tests/setup/proof.ts";
import { type Draw, drawFrom, pf1Draw } from "../../fairness/pf1.ts";
import { pick } from "../../fairness/pick.ts";
import { CHI_SQUARE_99_PERCENT, chiSquareScore } from "../../testing/chi-square.ts";
import type { Json } from "../../wagers/wager-statements.ts";
import published from "../figures.json" with { type: "json" };
import { blackjack, costHundredths, payoutHundredths } from "./blackjack.ts";
import { basicStrategy } from "./blackjack-strategy.ts";
import { type BlackjackAction, playTable } from "./blackjack-table.ts";
import { countPoker } from "./count-poker.ts";
import { type PokerHand, pokerHand } from "./poker-hand.ts";
import { POKER_PAYS, videoPoker } from "./video-poker.ts";

const SHORT = 20_000;
const ROUNDS = proofCount("ROUNDS", SHORT);

const RANKS = "23456789TJQKA";
const SUITS = "shdc";
const card = (text: string) => SUITS.indexOf(text[1] ?? "") * 13 + RANKS.indexOf(text[0] ?? "");
const cards = (text: string) => text.split(" ").map(card);

const drawOf = (code: string, nonce: number) =>
  pf1Draw(code, { serverSeed: "ca".repeat(32), clientSeed: "cards", nonce });

/** Draws that deal just these cards from a pack (or six) that lies in order. */
function dealing(wanted: readonly number[], packs = 1): Draw {
  const order = Array.from({ length: 52 * packs }, (_, place) => place);
  let nth = 0;
  return () => {
    const from = order.findIndex((place, at) => at >= nth && place % 52 === wanted[nth]);
    const at = from === -1 ? nth : from;
    [order[nth], order[at]] = [order[at] ?? 0, order[nth] ?? 0];
    nth += 1;
    return at - nth + 1;
  };
}

describe("video poker", () => {
  test.each<[string, PokerHand | null]>([
    ["Ts Js Qs Ks As", "royalFlush"],
    ["As 2s 3s 4s 5s", "straightFlush"],
    ["9h 8h 7h 6h 5h", "straightFlush"],
    ["9h 9s 9d 9c 5h", "four"],
    ["9h 9s 9d 5c 5h", "fullHouse"],
    ["2h 9h 4h Kh 5h", "flush"],
    ["As 2h 3s 4s 5s", "straight"],
    ["Ts Jh Qs Ks As", "straight"],
    ["Qs Kh As 2s 3s", null],
    ["9h 9s 9d 6c 5h", "three"],
    ["9h 9s 6d 6c 5h", "twoPair"],
    ["Jh Js 6d 2c 5h", "jacks"],
    ["Th Ts 6d 2c 5h", null],
    ["Ah Ks 6d 2c 5h", null],
  ])("%s is %s", (text, hand) => {
    expect(pokerHand(cards(text))).toBe(hand);
  });

  /** It takes half a minute: `npm run test:returns` counts. */
  test.runIf(ROUNDS > SHORT)(
    "the published return is what counting every hold comes to",
    () => {
      const { rtp, royalChance } = countPoker(POKER_PAYS);
      expect(rtp.numerator.toString()).toBe(published.videoPoker.numerator);
      expect(rtp.denominator.toString()).toBe(published.videoPoker.denominator);
      const oneIn = (royalChance.denominator + royalChance.numerator - 1n) / royalChance.numerator;
      expect(oneIn.toString()).toBe(published.videoPoker.royalOneIn);
    },
    300_000,
  );

  test("the published return was counted for this table", () => {
    expect(Object.values(POKER_PAYS)).toEqual([80_000, 5_000, 2_500, 800, 600, 400, 300, 200, 100]);
    expect(published.videoPoker.rtpBasisPoints).toBe(9_839);
  });

  test("held cards stay where they are, and the others come from the pack in order", () => {
    const draw = () => dealing(cards("Js 2h 7d 9c Ks Jh Jd 3s 4s 5s"));
    const round = { choice: {}, stakeMinor: 100n };
    const dealt = videoPoker.play({ ...round, actions: [], draw: draw() });
    expect(dealt.payoutMinor).toBeNull();
    const drawn = videoPoker.play({ ...round, actions: [{ hold: [0, 4] }], draw: draw() });
    expect(drawn.shown).toMatchObject({ hand: cards("Js Jh Jd 3s Ks"), name: "three", times: 300 });
    expect(drawn.payoutMinor).toBe(300n);
  });

  test("nothing of the cards that are still in the pack is shown before they are drawn", () => {
    fc.assert(
      fc.property(fc.nat(), (nonce) => {
        const known = pick(drawOf("video-poker", nonce), { count: 10, of: 52 });
        const other = [...known.slice(0, 5), ...known.slice(5).reverse()];
        const shown = (order: readonly number[]) =>
          videoPoker.play({ choice: {}, stakeMinor: 100n, actions: [], draw: dealing(order) }).shown;
        expect(shown(known)).toEqual(shown(other));
        expect((shown(known) as { dealt: number[] }).dealt).toEqual(known.slice(0, 5));
      }),
      { numRuns: 50 },
    );
  });

  test("every card comes equally often", () => {
    const counts = new Array<number>(52).fill(0);
    for (let nonce = 0; nonce < 10_000; nonce += 1) {
      for (const one of pick(drawOf("video-poker", nonce), { count: 10, of: 52 }))
        counts[one] = (counts[one] ?? 0) + 1;
    }
    expect(chiSquareScore(counts)).toBeLessThan(CHI_SQUARE_99_PERCENT);
  });
});

type Shown = {
  hands: { cards: number[]; total: number; result: string | null; stakes: number }[];
  dealer: { cards: number[]; total: number };
  offers: string[];
};

/** Deals in the order player, dealer, player, dealer, and then as they are drawn. */
function dealt(text: string, ...actions: BlackjackAction[]) {
  const draw = dealing(cards(text), 6);
  const played = blackjack.play({ choice: {}, stakeMinor: 100n, actions, draw });
  return { ...played, shown: played.shown as Shown };
}

describe("blackjack", () => {
  test("a natural pays six to five, and a push against another", () => {
    expect(dealt("As 9h Ks 7d").payoutMinor).toBe(220n);
    expect(dealt("As Kh Ks Ad").payoutMinor).toBe(100n);
    expect(dealt("As Ah Ks Kd", "decline").payoutMinor).toBe(100n);
  });

  test("under a ten the dealer looks at once; under an ace after the insurance", () => {
    expect(dealt("5s Kh 9s Ad")).toMatchObject({ payoutMinor: 0n, shown: { offers: [] } });
    const asked = dealt("5s Ah 9s Kd");
    expect(asked).toMatchObject({ payoutMinor: null, shown: { offers: ["insure", "decline"] } });
    expect(asked.costOf("insure")).toBe(50n);
    expect(dealt("5s Ah 9s Kd", "insure").payoutMinor).toBe(150n);
    expect(dealt("5s Ah 9s Kd", "decline").payoutMinor).toBe(0n);
    const lost = dealt("Ts Ah 9s 7d", "insure", "stand");
    expect(lost.payoutMinor).toBe(200n);
  });

  test("the dealer stands on a soft 17 and draws to 16", () => {
    expect(dealt("Ts 6h 8s Ad", "stand").shown.dealer).toMatchObject({ total: 17, cards: cards("6h Ad") });
    expect(dealt("Ts 6h 8s Td 5c", "stand")).toMatchObject({
      payoutMinor: 0n,
      shown: { dealer: { total: 21 } },
    });
  });

  test("a hand above 21 loses before the dealer draws", () => {
    const bust = dealt("Ts 6h 6s Td Kc", "hit");
    expect(bust.shown).toMatchObject({ hands: [{ result: "bust" }], dealer: { cards: cards("6h Td") } });
    expect(bust.payoutMinor).toBe(0n);
  });

  test("a double takes one card and pays twice", () => {
    expect(dealt("6s 6h 5s Td Tc Kh", "double").payoutMinor).toBe(400n);
    expect(dealt("6s 6h 5s Td Tc Kh").costOf("double")).toBe(100n);
  });

  test("a pair is split once, each hand is played and may be doubled; aces get one card each", () => {
    const split = dealt("8s 6h 8d Td 3c Tc", "split");
    expect(split.shown.offers).toEqual(["hit", "stand", "double"]);
    const won = dealt("8s 6h 8d Td 3c Tc Tc Tc", "split", "double", "stand");
    expect(won.shown.hands).toMatchObject([
      { stakes: 2, total: 21 },
      { stakes: 1, total: 18 },
    ]);
    expect(won.payoutMinor).toBe(600n);
    const aces = dealt("As 6h Ad Td Kc 5c Tc", "split");
    expect(aces.shown.hands).toMatchObject([
      { total: 21, result: "win" },
      { total: 16, result: "win" },
    ]);
    expect(aces.payoutMinor).toBe(400n);
  });

  test("what the table does not offer costs nothing because it cannot be done", () => {
    const table = dealt("5s 6h 9s Td");
    for (const action of ["split", "insure", "decline", "surrender", null, 1] as Json[])
      expect(table.costOf(action)).toBeNull();
    expect(() => playTable(dealing(cards("5s 6h 9s Td"), 6), ["split"])).toThrow();
  });

  test("the card face down and those to come are nowhere in what is shown while a hand is played", () => {
    fc.assert(
      fc.property(fc.nat(), fc.array(fc.constantFrom("hit" as const, "stand" as const)), (nonce, wishes) => {
        const actions: BlackjackAction[] = [];
        for (const wish of wishes) {
          const draw = drawOf("blackjack", nonce);
          const played = blackjack.play({ choice: {}, stakeMinor: 100n, actions, draw });
          if (played.payoutMinor !== null) break;
          const { dealer } = played.shown as Shown;
          expect(dealer.cards).toHaveLength(1);
          expect(dealer.total).toBeLessThanOrEqual(11);
          actions.push((played.shown as Shown).offers.includes("decline") ? "decline" : wish);
        }
      }),
      { numRuns: 100 },
    );
    const hidden = (hole: string) => dealt(`5s 6h 9s ${hole}`).shown;
    expect(hidden("Td")).toEqual(hidden("2c"));
  });

  test("basic strategy returns what is published, within three deviations", () => {
    const draw = drawFrom(words());
    let staked = 0;
    let paid = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const { stake, payout } = playedByStrategy(draw);
      staked += stake;
      paid += payout;
    }
    const deviation =
      published.blackjack.deviationMillionths * Math.sqrt(Number(published.blackjack.rounds) / ROUNDS);
    const share = published.blackjack.rtpBasisPoints / 10_000;
    expect(Math.abs(paid / staked - share) * 1_000_000).toBeLessThan(3 * deviation);
  }, 3_600_000);
});

function playedByStrategy(draw: Draw): { stake: number; payout: number } {
  const drawn: number[] = [];
  const actions: BlackjackAction[] = [];
  for (;;) {
    let nth = 0;
    const table = playTable((below) => {
      if (nth === drawn.length) drawn.push(draw(below));
      nth += 1;
      return drawn[nth - 1] ?? 0;
    }, actions);
    const action = basicStrategy(table);
    if (action === null) {
      const stake = actions.reduce((sum, one) => sum + costHundredths(one), 100);
      return { stake, payout: payoutHundredths(table) };
    }
    actions.push(action);
  }
}

/** Marsaglia's xorshift: fast, and the same in every run. */
function words(): () => number {
  let [x, y, z, w] = [123_456_789, 362_436_069, 521_288_629, 88_675_123];
  return () => {
    const mixed = x ^ (x << 11);
    [x, y, z] = [y, z, w];
    w = w ^ (w >>> 19) ^ mixed ^ (mixed >>> 8);
    return w >>> 0;
  };
}
