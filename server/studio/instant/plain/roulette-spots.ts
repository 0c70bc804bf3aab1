/** A place on the table where chips can lie: the numbers that it covers, and how many times it pays the chips. */
export type Spot = { readonly id: string; readonly kind: SpotKind; readonly numbers: readonly number[] };

export type SpotKind = "straight" | "split" | "street" | "corner" | "line" | "dozen" | "column" | "half";

/** With the chips themselves. */
export const SPOT_PAYS: Readonly<Record<SpotKind, number>> = {
  straight: 36,
  split: 18,
  street: 12,
  corner: 9,
  line: 6,
  dozen: 3,
  column: 3,
  half: 2,
};

const REDS: readonly number[] = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];

const NUMBERS = Array.from({ length: 36 }, (_, nth) => nth + 1);

/** Numbers lie in rows of three: 1 2 3, 4 5 6 … 34 35 36; the nought touches 1, 2 and 3. */
function spot(kind: SpotKind, id: string, numbers: readonly number[]): Spot {
  return { id, kind, numbers };
}

function inside(): Spot[] {
  const across = NUMBERS.filter((one) => one % 3 !== 0);
  const rows = NUMBERS.filter((one) => one % 3 === 1);
  return [
    ...[0, ...NUMBERS].map((one) => spot("straight", `n${one}`, [one])),
    ...[1, 2, 3].map((one) => spot("split", `s0x${one}`, [0, one])),
    ...across.map((one) => spot("split", `s${one}x${one + 1}`, [one, one + 1])),
    ...NUMBERS.filter((one) => one <= 33).map((one) => spot("split", `s${one}x${one + 3}`, [one, one + 3])),
    spot("street", "t0x1x2", [0, 1, 2]),
    spot("street", "t0x2x3", [0, 2, 3]),
    ...rows.map((one) => spot("street", `t${one}`, [one, one + 1, one + 2])),
    spot("corner", "c0", [0, 1, 2, 3]),
    ...across
      .filter((one) => one <= 32)
      .map((one) => spot("corner", `c${one}`, [one, one + 1, one + 3, one + 4])),
    ...rows
      .filter((one) => one <= 31)
      .map((one) => spot("line", `l${one}`, [one, one + 1, one + 2, one + 3, one + 4, one + 5])),
  ];
}

function outside(): Spot[] {
  const where = (is: (one: number) => boolean) => NUMBERS.filter(is);
  return [
    ...[1, 2, 3].map((nth) =>
      spot(
        "dozen",
        `d${nth}`,
        where((one) => Math.ceil(one / 12) === nth),
      ),
    ),
    ...[1, 2, 3].map((nth) =>
      spot(
        "column",
        `k${nth}`,
        where((one) => (one - 1) % 3 === nth - 1),
      ),
    ),
    spot("half", "red", REDS),
    spot(
      "half",
      "black",
      where((one) => !REDS.includes(one)),
    ),
    spot(
      "half",
      "even",
      where((one) => one % 2 === 0),
    ),
    spot(
      "half",
      "odd",
      where((one) => one % 2 === 1),
    ),
    spot(
      "half",
      "low",
      where((one) => one <= 18),
    ),
    spot(
      "half",
      "high",
      where((one) => one >= 19),
    ),
  ];
}

export const SPOTS: readonly Spot[] = [...inside(), ...outside()];
