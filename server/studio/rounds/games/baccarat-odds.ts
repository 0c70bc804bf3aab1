import { type Rational, rational } from "../../rational.ts";
import { type BaccaratWinner, bankerDraws, isNatural, playerDraws } from "./baccarat.ts";
import { DECKS } from "./cards.ts";

/** How many cards of eight decks count nothing, one, two … nine. */
const OF_POINTS = Array.from({ length: 10 }, (_, points) => DECKS * (points === 0 ? 16 : 4));
const POINTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const IN_SHOE = DECKS * 52;
/** Ways to lay six cards in a row. Below 2^53, so plain numbers count them exactly. */
const WAYS = [0, 1, 2, 3, 4, 5].reduce((ways, dealt) => ways * (IN_SHOE - dealt), 1);

/** In how many ways the cards come that a hand of four, five or six does not need. */
const NOT_LAID = [1, IN_SHOE - 5, (IN_SHOE - 4) * (IN_SHOE - 5)];

type BaccaratWays = Readonly<Record<BaccaratWinner, number>>;

let counted: BaccaratWays | undefined;

/** In how many of all ways to lay six cards each hand wins, counted over every hand. */
export function baccaratWays(): BaccaratWays {
  counted ??= countWays();
  return counted;
}

export function baccaratChance(winner: BaccaratWinner): Rational {
  return rational(BigInt(baccaratWays()[winner]), BigInt(WAYS));
}

/** A pair: the second card of a hand is one of the others of the first one's rank. */
export function pairChance(): Rational {
  return rational(BigInt(DECKS * 4 - 1), BigInt(IN_SHOE - 1));
}

function countWays(): BaccaratWays {
  const left = [...OF_POINTS];
  const ways = { player: 0, banker: 0, tie: 0 };

  /** Lays a card of each kind that is left, and says in how many ways it could have come. */
  function each(then: (points: number, ways: number) => void): void {
    for (const points of POINTS) {
      const many = left[points] ?? 0;
      if (many === 0) continue;
      left[points] = many - 1;
      then(points, many);
      left[points] = many;
    }
  }

  function end(player: number, banker: number, many: number, notLaid: number): void {
    const winner = player === banker ? "tie" : player > banker ? "player" : "banker";
    ways[winner] += many * (NOT_LAID[notLaid] ?? 1);
  }

  function bank(player: number, banker: number, third: number | null, many: number): void {
    const unlaid = third === null ? 2 : 1;
    if (!bankerDraws(banker, third)) end(player, banker, many, unlaid);
    else each((card, more) => end(player, (banker + card) % 10, many * more, unlaid - 1));
  }

  each((p1, a) =>
    each((p2, b) =>
      each((b1, c) =>
        each((b2, d) => {
          const player = (p1 + p2) % 10;
          const banker = (b1 + b2) % 10;
          const many = a * b * c * d;
          if (isNatural(player, banker)) end(player, banker, many, 2);
          else if (playerDraws(player))
            each((card, more) => bank((player + card) % 10, banker, card, many * more));
          else bank(player, banker, null, many);
        }),
      ),
    ),
  );
  return ways;
}
