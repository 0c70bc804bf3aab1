/** An exact fraction. The denominator is above zero and the two have no common factor. */
export type Rational = { readonly numerator: bigint; readonly denominator: bigint };

/** Reduced. Throws for a denominator that is not above zero. */
export function rational(numerator: bigint, denominator: bigint): Rational {
  if (denominator <= 0n) throw new Error("A fraction needs a denominator above zero");
  const common = greatestCommonDivisor(numerator < 0n ? -numerator : numerator, denominator);
  return { numerator: numerator / common, denominator: denominator / common };
}

export function plus(left: Rational, right: Rational): Rational {
  return rational(
    left.numerator * right.denominator + right.numerator * left.denominator,
    left.denominator * right.denominator,
  );
}

export function times(left: Rational, right: Rational): Rational {
  return rational(left.numerator * right.numerator, left.denominator * right.denominator);
}

/** The fraction in whole units of 1/`unit`, rounded down: in basis points with a `unit` of 10000. */
export function wholeUnits(value: Rational, unit: bigint): bigint {
  return (value.numerator * unit) / value.denominator;
}

/** N of "one in N", rounded up. Throws for what never happens. */
export function oneIn(chance: Rational): bigint {
  return (chance.denominator + chance.numerator - 1n) / chance.numerator;
}

/** The whole part of the square root. */
export function squareRoot(value: bigint): bigint {
  if (value < 2n) return value;
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / 2));
  for (let next = (root + value / root) / 2n; next < root; next = (root + value / root) / 2n) root = next;
  return root;
}

function greatestCommonDivisor(left: bigint, right: bigint): bigint {
  let [larger, smaller] = [left, right];
  while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}
