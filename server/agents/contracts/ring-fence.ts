/** What a person of a team came to for the house by what counts: in a period, and ever until it ended. */
export type PersonResult = {
  readonly playerId: bigint;
  readonly result: bigint;
  readonly lifetime: bigint;
};

/** A person, with what is carried of theirs: nought, or below it. */
export type Person = PersonResult & { readonly carriedIn: bigint };

/** A person whose gain from the house is kept apart, so that nobody else's loss makes it up. */
export type RingFence = Person & {
  /** What of it the person's own loss made up. */
  readonly setOff: bigint;
  /** What came to it in this period: nought, or below it. */
  readonly added: bigint;
  readonly carriedOut: bigint;
};

export type CarriedFence = Pick<RingFence, "playerId" | "carriedOut">;

type Fenced = { readonly setOff: bigint; readonly fences: readonly RingFence[] };

/**
 * What is set off against what people carry, and what of their gains goes on. A person from whom the house ever had more
 * than it gave is not fenced, and a fence ends with the period in which that comes to be.
 */
export function ringFences(limit: bigint, persons: readonly Person[], earned: bigint): Fenced {
  const sorted = persons.toSorted((one, other) => (one.playerId < other.playerId ? -1 : 1));
  const setOff = sorted.reduce((sum, one) => sum + setOffOf(one), 0n);
  const counted = earned - setOff;
  const isHigh = ({ result }: Person) => counted < 0n && result <= -limit;
  const added = sharedOut(
    sorted.filter((one) => isHigh(one) && one.lifetime < 0n),
    -counted,
  );
  const fences = sorted
    .filter((one) => one.carriedIn < 0n || isHigh(one))
    .map((one) => {
      const parts = { setOff: setOffOf(one), added: added.get(one.playerId) ?? 0n };
      const left = one.carriedIn + parts.setOff + parts.added;
      return { ...one, ...parts, carriedOut: one.lifetime < 0n ? left : 0n };
    });
  return { setOff, fences };
}

function setOffOf({ carriedIn, result }: Person): bigint {
  if (result <= 0n) return 0n;
  return result < -carriedIn ? result : -carriedIn;
}

/** At most so much, in proportion to what each gained; rounded on the way, so that the parts are the whole. */
function sharedOut(people: readonly Person[], most: bigint): ReadonlyMap<bigint, bigint> {
  const gained = people.reduce((sum, { result }) => sum - result, 0n);
  const whole = gained < most ? gained : most;
  let [behind, given] = [0n, 0n];
  return new Map(
    people.map(({ playerId, result }) => {
      behind -= result;
      const before = given;
      given = (whole * behind) / gained;
      return [playerId, before - given];
    }),
  );
}
