/** Short words have too many neighbours: a slip is forgiven from four letters on, two from eight on. */
function slipsForgiven(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * The word of a list that somebody may have meant, or null: the one with the fewest slips, and of two with as many
 * the earlier. A slip is a letter too many, too few, another one, or two that changed places.
 */
export function closestWord(typed: string, words: Iterable<string>): string | null {
  const most = slipsForgiven(typed.length);
  let best: string | null = null;
  let fewest = most + 1;
  for (const word of words) {
    if (Math.abs(word.length - typed.length) >= fewest) continue;
    const found = slips(typed, word, fewest - 1);
    if (found >= fewest) continue;
    best = word;
    fewest = found;
    if (fewest === 1) break;
  }
  return best;
}

/** How many slips lie between two words; more than `most` is told as one more. */
function slips(left: string, right: string, most: number): number {
  let earlier: number[] = [];
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      current.push(cost({ left, right, row, column, earlier, previous, current }));
    }
    if (Math.min(...current) > most) return most + 1;
    earlier = previous;
    previous = current;
  }
  return previous[right.length] ?? most + 1;
}

type Cell = {
  readonly left: string;
  readonly right: string;
  readonly row: number;
  readonly column: number;
  readonly earlier: readonly number[];
  readonly previous: readonly number[];
  readonly current: readonly number[];
};

function cost({ left, right, row, column, earlier, previous, current }: Cell): number {
  const at = (line: readonly number[], index: number) => line[index] ?? Number.POSITIVE_INFINITY;
  const same = left[row - 1] === right[column - 1];
  const plain = Math.min(
    at(previous, column) + 1,
    at(current, column - 1) + 1,
    at(previous, column - 1) + (same ? 0 : 1),
  );
  const swapped =
    row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
  return swapped ? Math.min(plain, at(earlier, column - 2) + 1) : plain;
}
