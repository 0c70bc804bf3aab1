/**
 * How a slip makes lines out of its legs: each line is an accumulator of its own, with a stake of its own. A system of
 * `k/n` is every line of k legs; those with names of their own are all lines from so many legs on.
 */
export const NAMED_SYSTEMS = {
  trixie: { legs: 3, from: 2 },
  patent: { legs: 3, from: 1 },
  yankee: { legs: 4, from: 2 },
  lucky15: { legs: 4, from: 1 },
  canadian: { legs: 5, from: 2 },
  lucky31: { legs: 5, from: 1 },
  heinz: { legs: 6, from: 2 },
  lucky63: { legs: 6, from: 1 },
} as const;

export type NamedSystem = keyof typeof NAMED_SYSTEMS;

export const MULTIPLE_LEGS_MAX = 12;
const SYSTEM_LEGS_MIN = 3;
const SYSTEM_LEGS_MAX = 8;

/** A line is the places of its legs on the slip. */
export type SlipLine = readonly number[];

/** Every system that so many legs can make, simplest first. */
export function systemsOf(legs: number): string[] {
  if (legs < SYSTEM_LEGS_MIN || legs > SYSTEM_LEGS_MAX) return [];
  const sized = Array.from({ length: legs - 2 }, (_, nth) => `${nth + 2}/${legs}`);
  const named = Object.entries(NAMED_SYSTEMS).filter(([, system]) => system.legs === legs);
  return [...sized, ...named.map(([name]) => name)];
}

/** The lines of a system; null when so many legs do not make it. */
export function linesOf(system: string, legs: number): SlipLine[] | null {
  if (!systemsOf(legs).includes(system)) return null;
  if (isNamed(system)) return allFrom(NAMED_SYSTEMS[system].from, legs);
  return choose(Number(system.split("/")[0]), legs);
}

export function isNamed(system: string): system is NamedSystem {
  return Object.hasOwn(NAMED_SYSTEMS, system);
}

/** One line of all legs. */
export function wholeLine(legs: number): SlipLine {
  return Array.from({ length: legs }, (_, nth) => nth);
}

function allFrom(smallest: number, legs: number): SlipLine[] {
  return Array.from({ length: legs - smallest + 1 }, (_, nth) => choose(nth + smallest, legs)).flat();
}

function choose(size: number, from: number, first = 0): SlipLine[] {
  if (size === 0) return [[]];
  const lines: SlipLine[] = [];
  for (let place = first; place <= from - size; place += 1) {
    for (const rest of choose(size - 1, from, place + 1)) lines.push([place, ...rest]);
  }
  return lines;
}
